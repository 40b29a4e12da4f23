import type { CDPSession, Page } from '@playwright/test';

/** What a page holds, in megabytes. */
export interface MemoryUse {
  /** Objects, texts, nodes: what somebody still points to. */
  heapMb: number;
  /** What the engine has compiled. It compiles better what runs often, for hundreds of matches. */
  codeMb: number;
  /** Canvases that have a picture of their own, by the graphics card or without. */
  canvases: number;
}

/** Tells what a page holds, once all that nobody needs is swept away. */
export async function memoryProbe(page: Page): Promise<() => Promise<MemoryUse>> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('HeapProfiler.enable');
  return async () => {
    // What is kept only to be told that it is gone goes at the second sweep.
    for (let sweep = 0; sweep < 2; sweep++) await inspector.send('HeapProfiler.collectGarbage');
    return sumSnapshot(await snapshot(inspector));
  };
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
  strings: string[];
}

async function snapshot(inspector: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const hear = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  inspector.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await inspector.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  inspector.off('HeapProfiler.addHeapSnapshotChunk', hear);
  return JSON.parse(chunks.join(''));
}

function sumSnapshot({ snapshot: { meta }, nodes, strings }: Snapshot): MemoryUse {
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => meta.node_fields.indexOf(field));
  const held = { heapMb: 0, codeMb: 0, canvases: 0 };
  for (let node = 0; node < nodes.length; node += meta.node_fields.length) {
    const kind = meta.node_types[0][nodes[node + type]];
    held[kind === 'code' ? 'codeMb' : 'heapMb'] += nodes[node + size] / 2 ** 20;
    if (kind === 'native' && /^(?:CanvasRenderingContext2D|WebGL2?RenderingContext)$/.test(strings[nodes[node + name]]))
      held.canvases++;
  }
  return held;
}
