/** The item at an index or key that must be there. Throws where it is missing, so that no `undefined` travels on. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T;
export function itemAt<T>(record: Readonly<Record<string, T>>, key: string | number): T;
export function itemAt<T>(items: Readonly<Record<string | number, T>>, key: string | number): T {
  const item = items[key];
  if (item === undefined) throw new RangeError(`nothing at ${key}`);
  return item;
}

export function lastOf<T>(list: readonly T[]): T {
  return itemAt(list, list.length - 1);
}
