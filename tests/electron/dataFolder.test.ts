import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from '../../electron/dataFolder.ts';

const home = '/users/ace';

test.each<[NodeJS.Platform, NodeJS.ProcessEnv, string]>([
  ['linux', {}, join(home, '.local/share/Aerodrome')],
  ['linux', { XDG_DATA_HOME: '/data' }, join('/data/Aerodrome')],
  ['linux', { XDG_DATA_HOME: 'relative' }, join(home, '.local/share/Aerodrome')],
  ['darwin', { XDG_DATA_HOME: '/data' }, join(home, 'Library/Application Support/Aerodrome')],
  ['win32', { APPDATA: '/appdata' }, join('/appdata/Aerodrome')],
  ['win32', {}, join(home, 'AppData/Roaming/Aerodrome')],
])('the data folder is in the usual place of %s, with %o', (platform, env, folder) => {
  expect(dataFolder({ platform, env, home })).toBe(folder);
});
