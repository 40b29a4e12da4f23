import { expect } from 'vitest';

/** The parts of a valibot schema that lead to further keys. */
interface Node {
  type: string;
  entries?: Readonly<Record<string, Node>>;
  item?: Node;
  items?: readonly Node[];
  options?: readonly Node[];
  wrapped?: Node;
}

/**
 * Expects every record in a value to have the keys of its schema, in that order; only optional ones may be missing. The
 * records whose keys were compared are added to `compared`.
 */
export function expectKeysOf(schema: object, value: unknown, compared: Set<object>): void {
  const { type, entries, item, items, options, wrapped } = schema as Node;
  if (type === 'nullable' || type === 'optional') {
    if (wrapped && value !== null && value !== undefined) expectKeysOf(wrapped, value, compared);
  } else if (entries) {
    const record = value as Record<string, unknown>;
    const keys = Object.keys(entries);
    expect(Object.keys(record)).toEqual(keys.filter((key) => entries[key].type !== 'optional' || key in record));
    for (const key of keys) expectKeysOf(entries[key], record[key], compared);
    compared.add(schema);
  } else if (item && Array.isArray(value)) {
    for (const one of value) expectKeysOf(item, one, compared);
  } else if (items && Array.isArray(value)) {
    for (const [index, one] of value.entries()) expectKeysOf(items[index], one, compared);
  } else if (type === 'union') {
    for (const option of options ?? []) expect(option.entries).toBeUndefined();
  }
}

/** Every record that a schema describes. */
export function recordsOf(schema: object): object[] {
  const { entries, item, items, wrapped } = schema as Node;
  const inner = [
    ...Object.values(entries ?? {}),
    ...(items ?? []),
    ...(item ? [item] : []),
    ...(wrapped ? [wrapped] : []),
  ];
  return [...(entries ? [schema] : []), ...inner.flatMap(recordsOf)];
}
