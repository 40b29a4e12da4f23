/** Caches the setting by the options object, for pictures that are drawn from a file or for the rules. */
export function cacheByOptions<O extends object, S>(openSetting: (options: O) => S): (options: O) => S {
  const cache = new WeakMap<O, S>();
  return (options) => {
    const cached = cache.get(options);
    if (cached !== undefined) return cached;
    const setting = openSetting(options);
    cache.set(options, setting);
    return setting;
  };
}
