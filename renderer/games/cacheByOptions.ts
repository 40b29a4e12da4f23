/** Caches game data by its options object, for callers that have options only: thumbnails and rule diagrams. */
export function cacheByOptions<O extends object, S>(openGameData: (options: O) => S): (options: O) => S {
  const cache = new WeakMap<O, S>();
  return (options) => {
    const cached = cache.get(options);
    if (cached !== undefined) return cached;
    const gameData = openGameData(options);
    cache.set(options, gameData);
    return gameData;
  };
}
