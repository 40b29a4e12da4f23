import type { SeededRandom } from '@aerodrome/engine/core/random.ts';

/** Names of properties that every object inherits. */
const inheritedNames = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)]);

/** Values that a careless or hostile writer could put anywhere. */
const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  -1,
  0,
  1,
  2,
  0.5,
  99,
  2 ** 31,
  2 ** 53,
  1e300,
  '',
  'x',
  'x'.repeat(70),
  'x'.repeat(5000),
  [],
  {},
  [0],
  { type: 'x' },
  deep(20),
  deep(80),
];

function pick<T>(list: readonly T[], random: SeededRandom): T {
  return list[random.below(list.length)];
}

type Container = Record<string, unknown>;

/** Walks down from the root and stops at a random depth, so that long lists do not hide the other parts. */
function pickPlace(root: Container, random: SeededRandom): { of: Container; key: string } | null {
  let of = root;
  for (;;) {
    const keys = Object.keys(of);
    if (keys.length === 0) return null;
    const key = pick(keys, random);
    const value = of[key];
    const isEnd = typeof value !== 'object' || value === null || Object.keys(value).length === 0;
    if (isEnd || random.below(4) === 0) return { of, key };
    of = value as Container;
  }
}

/** Sets a property, even one called `__proto__`. Lists get no names: JSON does not write them. */
function put(of: Container, key: string, value: unknown): void {
  if (Array.isArray(of) && !/^\d+$/.test(key)) return;
  Object.defineProperty(of, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Long parts of a file, which would hide the others: texts of stories, and boxes, which are files of their own. */
const longParts: readonly (string | undefined)[] = ['words', 'box'];

/** The keys that lead to each place of a file, except inside the long parts. */
function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || longParts.includes(path.at(-1))) return [];
  return Object.entries(value).flatMap(([key, item]) => [[...path, key], ...pathsIn(item, [...path, key])]);
}

interface Outline {
  paths: readonly string[][];
  /** All names and short texts: what one part refers to in another. */
  words: readonly string[];
}

const outlines = new Map<string, Outline>();

function outlineOf(text: string): Outline {
  const known = outlines.get(text);
  if (known) return known;
  const paths = pathsIn(JSON.parse(text));
  const values = [...text.matchAll(/"([^"\\]{1,40})"/g)].map(([, word]) => word);
  const outline = { paths, words: [...new Set([...values, ...inheritedNames])] };
  outlines.set(text, outline);
  return outline;
}

/** A place by its path; `null` if an earlier change has removed it. */
function placeAt(root: Container, path: readonly string[]): { of: Container; key: string } | null {
  let of: unknown = root;
  for (const key of path.slice(0, -1)) of = (of as Container)?.[key];
  const key = path.at(-1);
  return typeof of === 'object' && of !== null && key !== undefined ? { of: of as Container, key } : null;
}

/** A key may have become the name of a method, such as `at` of a list. */
function valueAt({ of, key }: { of: Container; key: string }): unknown {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}

/** Changes one random place of a record of plain JSON. */
function mutatePlace(root: Container, { paths, words }: Outline, random: SeededRandom): void {
  const pickAny = () => (random.below(2) === 0 ? pickPlace(root, random) : placeAt(root, pick(paths, random)));
  const place = pickAny();
  if (!place) return;
  const { of, key } = place;
  const value = valueAt(place);
  const other = pickAny();
  const otherValue = other ? valueAt(other) : undefined;
  const mutations: (() => void)[] = [
    () => put(of, key, structuredClone(pick(oddValues, random))),
    () => (Array.isArray(of) ? of.splice(Number(key), 1) : delete of[key]),
    () => put(of, key, structuredClone(otherValue)),
    () => put(of, key, pick(inheritedNames, random)),
    () => put(of, key, pick(words, random)),
    () => put(of, pick(inheritedNames, random), value),
    () => put(of, pick(words, random), structuredClone(otherValue)),
    () => put(of, key, typeof value === 'number' ? value + pick([-1, 1, 1000, 0.5], random) : [value, value]),
    () => put(of, key, Array.isArray(value) ? [...value, ...value] : { [key]: value }),
    () => put(of, key, { ...(value as Container), [pick(words, random)]: pick(words, random) }),
    () => Array.isArray(of) && of.splice(Number(key), 0, ...Array(1 + random.below(200)).fill(value)),
    () =>
      put(of, key, typeof value === 'string' ? value.slice(0, random.below(value.length + 1)) : JSON.stringify(value)),
  ];
  pick(mutations, random)();
}

/** The text with characters flipped, left out, repeated or put in, regardless of JSON. */
export function mutateText(text: string, random: SeededRandom): string {
  const at = random.below(text.length + 1);
  const end = at + random.below(12);
  const junk = String.fromCharCode(...Array.from({ length: random.below(5) }, () => 9 + random.below(120)));
  const flipped = String.fromCharCode((text.charCodeAt(at) || 0) ^ (1 << random.below(8)));
  return pick(
    [
      () => text.slice(0, at) + flipped + text.slice(at + 1),
      () => text.slice(0, at) + text.slice(end),
      () => text.slice(0, end) + text.slice(at),
      () => text.slice(0, at) + junk + text.slice(end),
      () => text.slice(0, at),
      () => text.replace(/-?\d+/, pick(['1e999', '-0', '9007199254740993', '1e-7'], random)),
    ],
    random,
  )();
}

/** One to three random changes of a JSON file; `seal` gives the changed record a matching checksum. */
export function mutateJson(text: string, random: SeededRandom, seal: (record: Container) => string): string {
  if (random.below(8) === 0) return mutateText(text, random);
  const record: Container = JSON.parse(text);
  for (let changes = 1 + random.below(3); changes > 0; changes--) mutatePlace(record, outlineOf(text), random);
  return seal(record);
}

/** The text with a line left out, doubled or moved. */
export function mutateLines(text: string, random: SeededRandom): string {
  const lines = text.split('\n');
  const [line] = lines.splice(random.below(lines.length), 1);
  for (let copies = random.below(3); copies > 0; copies--) lines.splice(random.below(lines.length + 1), 0, line);
  return lines.join('\n');
}

/** The mutated bytes of a packed file. */
export function mutateBytes(bytes: Uint8Array, random: SeededRandom): Uint8Array {
  const at = random.below(bytes.length);
  const copy = new Uint8Array(bytes);
  copy[at] ^= 1 << random.below(8);
  return random.below(3) === 0 ? copy.slice(0, at) : copy;
}
