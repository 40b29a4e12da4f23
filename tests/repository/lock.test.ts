import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

type Entry = { resolved?: string; integrity?: string; link?: boolean };

const file = resolve(import.meta.dirname, '../../package-lock.json');
const packages: Record<string, Entry> = JSON.parse(readFileSync(file, 'utf8')).packages;

// The four machines the game is built and played on, in the spelling of each tool.
test.each([
  ['rolldown', '@rolldown/binding-', ['darwin-arm64', 'darwin-x64', 'win32-x64-msvc', 'linux-x64-gnu']],
  ['biome', '@biomejs/cli-', ['darwin-arm64', 'darwin-x64', 'win32-x64', 'linux-x64']],
  ['esbuild', '@esbuild/', ['darwin-arm64', 'darwin-x64', 'win32-x64', 'linux-x64']],
  ['lightningcss', 'lightningcss-', ['darwin-arm64', 'darwin-x64', 'win32-x64-msvc', 'linux-x64-gnu']],
  ['typescript', '@typescript/typescript-', ['darwin-arm64', 'darwin-x64', 'win32-x64', 'linux-x64']],
])('package-lock.json contains %s for every platform', (_tool, prefix, platforms) => {
  const wanted = platforms.map((platform) => `node_modules/${prefix}${platform}`);
  expect(Object.keys(packages)).toEqual(expect.arrayContaining(wanted));
});

test('package-lock.json has checksums and no download URLs, so that any registry can be used', () => {
  const fetched = Object.entries(packages).filter(([path, entry]) => path.startsWith('node_modules/') && !entry.link);
  expect(fetched.filter(([, entry]) => entry.resolved !== undefined)).toEqual([]);
  expect(fetched.filter(([, entry]) => entry.integrity === undefined)).toEqual([]);
});
