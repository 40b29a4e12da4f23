import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import page from '../../build/vite.config.ts';
import { shellConfig, shellEntries } from '../../build/vite.electron.config.ts';

const read = (file: string): string => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');

test('npm ci prints errors only, because its engine warnings about Node 20 are wrong', () => {
  expect(read('.npmrc').split('\n')).toContain('loglevel=error');
});

test('package.json decides about every install script, so that npm does not ask', () => {
  const packages: Record<string, { hasInstallScript?: boolean }> = JSON.parse(read('package-lock.json')).packages;
  const scripted = Object.entries(packages).filter(([, entry]) => entry.hasInstallScript);
  const names = new Set(
    scripted.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );
  expect(Object.keys(JSON.parse(read('package.json')).allowScripts)).toEqual(expect.arrayContaining([...names]));
});

test('a build prints no report of plugin timings', () => {
  const silent = { checks: { bundlerTimings: false } };
  expect(page.build?.rolldownOptions).toMatchObject(silent);
  expect(page.worker?.rolldownOptions).toMatchObject(silent);
  for (const entry of shellEntries) expect(shellConfig(entry).build?.rolldownOptions).toMatchObject(silent);
});
