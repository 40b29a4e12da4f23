/** Canonical JSON with sorted keys and no space: equal values give equal text. Reading a save spends most time here. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += text === '' ? canonical(item) : `,${canonical(item)}`;
    return `[${text}]`;
  }
  const record = value as Record<string, unknown>;
  for (const key of sortedKeys(record)) {
    const item = record[key];
    if (item !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(item)}`;
  }
  return `{${text}}`;
}

/** Keys read from a file are sorted already. */
function sortedKeys(record: object): string[] {
  const keys = Object.keys(record);
  let before = '';
  for (const key of keys) {
    if (key < before) return keys.sort();
    before = key;
  }
  return keys;
}

/** Limit of the cache of quoted keys. The games have some hundreds; a hostile file may have any number. */
const maxQuotedKeys = 1000;
const quotes = new Map<string, string>();

function quoted(key: string): string {
  const known = quotes.get(key);
  if (known !== undefined) return known;
  const quote = JSON.stringify(key);
  if (quotes.size < maxQuotedKeys) quotes.set(key, quote);
  return quote;
}

/** Whether two values have the same canonical text. Compares them without the text first, which is faster. */
export function equalsCanonically(a: unknown, b: unknown): boolean {
  return deepEquals(a, b) || canonical(a) === canonical(b);
}

function deepEquals(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!deepEquals(a[i], b[i])) return false;
    return true;
  }
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) if (!(Object.hasOwn(other, key) && deepEquals(one[key], other[key]))) return false;
  return true;
}

/**
 * 64 bits of a value's canonical JSON, in hexadecimal: two FNV-1a lanes over its UTF-16 units, with a final mix each.
 * It finds damage and divergence; it is no defence against somebody who forges both file and hash.
 */
export function hash(value: unknown): string {
  return hashText(canonical(value));
}

/** The hash of a text that is canonical JSON already. */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit ^ (a >>> 24), 0x85ebca6b);
  }
  return hex(mix(a ^ text.length)) + hex(mix(b + text.length));
}

function mix(lane: number): number {
  let x = lane ^ (lane >>> 16);
  x = Math.imul(x, 0x7feb352d);
  x ^= x >>> 15;
  x = Math.imul(x, 0x846ca68b);
  return x ^ (x >>> 16);
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
