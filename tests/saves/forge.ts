import { checksumOf } from '@aerodrome/engine/saves/format.ts';

/** A place in plain JSON: the keys that lead there, and what stands there. */
export interface Place {
  path: string;
  value: unknown;
}

/** Every place below a value. */
export function placesIn(value: unknown, path = ''): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const at = path ? `${path}.${key}` : key;
    return [{ path: at, value: item }, ...placesIn(item, at)];
  });
}

/** Sets what a path of keys leads to; `undefined` removes it. */
export function change(record: unknown, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let at = record as Record<string, unknown>;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else Object.defineProperty(at, last, { value, enumerable: true, configurable: true, writable: true });
}

/** Changes places of a file; its checksum is made to fit again, as a forger would. */
export function forge(text: string, changes: Record<string, unknown>): string {
  const file = JSON.parse(text);
  for (const [path, value] of Object.entries(changes)) change(file, path, value);
  return seal(file);
}

/** The text of a file with the checksum that its content asks for. */
export function seal({ checksum: _old, ...file }: Record<string, unknown>): string {
  const { aerodrome, ...parts } = file;
  return JSON.stringify({ ...file, checksum: checksumOf(aerodrome as number, parts) });
}
