/**
 * Command-line switches that let another program inspect the game, change it or run in its place. Electron fuses disable
 * Node's switches; there are none for these of Chromium.
 */
const debuggingSwitches = [
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

/** The first such switch on the command line, or `null`. */
export function findDebuggingSwitch(has: (name: string) => boolean): string | null {
  return debuggingSwitches.find(has) ?? null;
}
