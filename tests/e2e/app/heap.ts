import type { CDPSession, Page } from '@playwright/test';

/** Memory of a page. */
export interface MemoryUse {
  /** Reachable objects, strings and nodes. */
  heapMb: number;
  /** Compiled code; it grows for hundreds of matches, because hot functions are optimized. */
  codeMb: number;
  /** Number of canvas contexts, 2D or WebGL. */
  canvases: number;
}

/** Returns a function that measures the memory of a page after garbage collection. */
export async function memoryProbe(page: Page): Promise<() => Promise<MemoryUse>> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('HeapProfiler.enable');
  return async () => {
    // Objects with finalizers are collected at the second run.
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
