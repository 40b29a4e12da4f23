import { expect, test } from 'vitest';
import { findDebuggingSwitch } from '../../electron/debuggingSwitches.ts';

const startedWith = (...names: string[]) => findDebuggingSwitch((name) => names.includes(name));

test.each([
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
])('the debugging switch %s is found', (name) => {
  expect(startedWith('data', name)).toBe(name);
});

test('other switches are allowed', () => {
  expect(startedWith('data', 'no-sandbox', 'disable-gpu', 'log-net-log', 'force-device-scale-factor')).toBeNull();
});
