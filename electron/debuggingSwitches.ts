/**
 * What Chromium and Node can be told at their start that would let another program look into the game, change it, or run
 * in its place. Fuses shut Node's own; these are Chromium's, which has no fuses.
 */
const debugging = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-debugging-targets',
  'remote-allow-origins',
  'inspect',
  'inspect-brk',
  'inspect-port',
  'js-flags',
  'auto-open-devtools-for-tabs',
  'load-extension',
  'disable-web-security',
  'browser-subprocess-path',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'gpu-launcher',
] as const;

/** The first such switch that the game was started with, or `null`. */
export function findDebuggingSwitch(has: (name: string) => boolean): string | null {
  return debugging.find(has) ?? null;
}
