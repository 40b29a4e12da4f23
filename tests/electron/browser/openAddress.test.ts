import { expect, test } from 'vitest';
import { opener } from '../../../electron/browser/openAddress.ts';

test.each<[NodeJS.Platform, string[]]>([
  ['darwin', ['open']],
  ['win32', ['rundll32', 'url.dll,FileProtocolHandler']],
  ['linux', ['xdg-open']],
  ['freebsd', ['xdg-open']],
])('%s opens an address in the browser of its choice, without a shell in between', (platform, command) => {
  expect(opener(platform)).toEqual(command);
});
