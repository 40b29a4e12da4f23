/**
 * Is a value of which nothing is known exactly this plain data? No field more or less, nothing inherited, no −0 for 0.
 * It follows the data and not the value, so that nothing a stranger hands over can make it throw or run on.
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
