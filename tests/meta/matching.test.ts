import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import {
  type Edge,
  minimumCostMatching,
  packCosts,
  perfectMatching,
} from '@aerodrome/engine/meta/tournament/matching.ts';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** The cheapest maximum matching, by trying all of them. */
function bruteForce(count: number, edges: readonly Edge[]): { pairs: number; cost: number } {
  const cost = new Map(edges.map((edge) => [edge.a * count + edge.b, edge.cost]));
  const best = (free: readonly number[]): { pairs: number; cost: number } => {
    if (free.length < 2) return { pairs: 0, cost: 0 };
    const [first, ...others] = free;
    let found = best(others);
    for (const other of others) {
      const price = cost.get(first * count + other);
      if (price === undefined) continue;
      const rest = best(others.filter((one) => one !== other));
      const here = { pairs: rest.pairs + 1, cost: rest.cost + price };
      if (here.pairs > found.pairs || (here.pairs === found.pairs && here.cost < found.cost)) found = here;
    }
    return found;
  };
  return best(Array.from({ length: count }, (_, i) => i));
}

function randomGraph(rng: SeededRandom): { count: number; edges: Edge[] } {
  const count = 2 + rng.below(9);
  const density = 1 + rng.below(10);
  // Small costs make many ties, large ones use all bits.
  const widest = [3, 100, 2 ** 20][rng.below(3)];
  const shift = rng.below(2) === 0 ? 1 : 2 ** 29;
  const edges: Edge[] = [];
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      if (rng.below(10) < density) edges.push({ a, b, cost: rng.below(widest) * shift });
    }
  }
  return { count, edges };
}

function totalOf(mates: readonly number[], edges: readonly Edge[]): { pairs: number; cost: number } {
  const used = edges.filter(({ a, b }) => mates[a] === b);
  for (const [vertex, mate] of mates.entries()) if (mate >= 0) expect(mates[mate]).toBe(vertex);
  expect(used).toHaveLength(mates.filter((mate) => mate >= 0).length / 2);
  return { pairs: used.length, cost: used.reduce((sum, { cost }) => sum + cost, 0) };
}

test('the matching of 2,000 random graphs is as large and cheap as possible', () => {
  const rng = new SeededRandom(11);
  for (let i = 0; i < 2000; i++) {
    const { count, edges } = randomGraph(rng);
    expect(totalOf(minimumCostMatching(count, edges), edges)).toEqual(bruteForce(count, edges));
  }
});

test('a perfect matching is complete, or null', () => {
  expect(
    perfectMatching(4, [
      { a: 0, b: 1, cost: 5 },
      { a: 2, b: 3, cost: 5 },
      { a: 0, b: 2, cost: 1 },
    ]),
  ).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(
    perfectMatching(4, [
      { a: 0, b: 1, cost: 0 },
      { a: 0, b: 2, cost: 0 },
      { a: 0, b: 3, cost: 0 },
    ]),
  ).toBeNull();
  expect(perfectMatching(0, [])).toEqual([]);
});

test('packed costs compare lexicographically, summed over all pairs', () => {
  const rows = [
    [0, 7, 3],
    [1, 0, 0],
    [0, 8, 0],
    [0, 7, 4],
  ];
  const packed = packCosts(rows, 4) as number[];
  expect(packed[1]).toBeGreaterThan(4 * packed[2]);
  expect(packed[2]).toBeGreaterThan(packed[3]);
  expect(packed[3]).toBe(packed[0] + 1);
  expect(packCosts([[2 ** 30, 2 ** 30]], 32)).toBeNull();
  expect(() => minimumCostMatching(2, [{ a: 0, b: 1, cost: 2 ** 50 }])).toThrow(RangeError);
});

test('the bundled matching gives the same results in strict mode', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aerodrome-matching-'));
  try {
    const entry = join(folder, 'entry.ts');
    const source = resolve(import.meta.dirname, '../../engine/meta/tournament/matching.ts');
    await writeFile(
      entry,
      `import { minimumCostMatching } from ${JSON.stringify(source)};\nconst { count, edges } = JSON.parse(process.argv[2]);\nconsole.log(JSON.stringify(minimumCostMatching(count, edges)));\n`,
    );
    await build({
      configFile: false,
      logLevel: 'error',
      root: resolve(import.meta.dirname, '../..'),
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir: folder,
        emptyOutDir: false,
        rollupOptions: { output: { entryFileNames: 'bundle.mjs' } },
      },
    });
    const rng = new SeededRandom(12);
    for (let i = 0; i < 3; i++) {
      const graph = randomGraph(rng);
      const said = execFileSync(process.execPath, [join(folder, 'bundle.mjs'), JSON.stringify(graph)], {
        encoding: 'utf8',
      });
      expect(JSON.parse(said)).toEqual(minimumCostMatching(graph.count, graph.edges));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
