/**
 * Whether an untrusted value equals this plain data: the same fields, nothing inherited, no −0 for 0. It walks the data
 * and not the value, so a hostile value can neither make it throw nor run for ever.
 */
export function isExactly(value: unknown, data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return Object.is(value, data);
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(data)) {
    if (prototype !== Array.prototype || (value as unknown[]).length !== data.length) return false;
  } else if (prototype !== Object.prototype && prototype !== null) return false;
  const keys = Object.keys(data);
  if (Object.keys(value).length !== keys.length) return false;
  const fields = value as Record<string, unknown>;
  return keys.every((key) => Object.hasOwn(value, key) && isExactly(fields[key], (data as typeof fields)[key]));
}
