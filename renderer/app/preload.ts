import { loadStrings } from '@aerodrome/engine/text/catalogue.ts';
import { allGameStrings, screens, sheets } from './screens/index.ts';

/** Everything that the menu does not need, in the order in which people probably need it. The services are loaded already. */
export const preloads: readonly (() => Promise<unknown>)[] = [
  () => loadStrings(allGameStrings),
  screens.Match.preload,
  async () => {
    const { loadTable, playable } = await import('../games/index.ts');
    for (const game of Object.keys(playable)) await loadTable(game);
  },
  ...Object.values(screens).map(({ preload }) => preload),
  ...Object.values(sheets).map(({ preload }) => preload),
];

/**
 * Loads one piece after the other while the page is idle, so that screens need not wait later. Returns a function that stops
 * it, and resolves when nothing is being loaded any more.
 */
export function preloadWhenIdle(): () => Promise<void> {
  let isStopped = false;
  let current: Promise<unknown> = Promise.resolve();
  const loadNext = (index: number) => {
    const load = preloads[index];
    // Not every browser has idle callbacks. A piece that was not loaded here is loaded when it is needed.
    if (!load || isStopped || !('requestIdleCallback' in window)) return;
    requestIdleCallback(() => {
      if (isStopped) return;
      current = load().catch(() => {});
      current.then(() => loadNext(index + 1));
    });
  };
  loadNext(0);
  return async () => {
    isStopped = true;
    await current;
  };
}
