import { expect, test } from 'vitest';
import { openCommand } from '../../../electron/browser/openInBrowser.ts';

test.each<[NodeJS.Platform, string[]]>([
  ['darwin', ['open']],
  ['win32', ['rundll32', 'url.dll,FileProtocolHandler']],
  ['linux', ['xdg-open']],
  ['freebsd', ['xdg-open']],
])('%s opens a URL in the default browser without a command shell', (platform, command) => {
  expect(openCommand(platform)).toEqual(command);
});
