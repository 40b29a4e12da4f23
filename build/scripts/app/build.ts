import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { shellConfig, shellEntries } from '../../vite.electron.config.ts';
import { fingerprint } from './fingerprint.ts';
import { completeLicences } from './licences.ts';
import { root } from './root.ts';

interface Part {
  /** Files and folders that the result depends on. */
  sources: readonly string[];
  results: readonly string[];
  make(): Promise<void>;
}

const sharedSources = ['package.json', 'package-lock.json', 'engine', 'build/scripts/app'];

const parts: Record<'page' | 'shells', Part> = {
  page: {
    sources: [
      ...sharedSources,
      'renderer',
      'electron/contract.ts',
      'build/vite.config.ts',
      'build/steadyPrograms.ts',
      'build/licences',
    ],
    results: ['dist/renderer/index.html'],
    make: () => makePage(resolve(root, 'dist/renderer')),
  },
  shells: {
    sources: [...sharedSources, 'electron', 'build/vite.electron.config.ts', 'build/icons/512x512.png'],
    results: [...shellEntries.map((entry) => `dist/shells/${entry}.cjs`), 'dist/shells/icon.png'],
    async make() {
      const { build } = await import('vite');
      for (const entry of shellEntries) await build(shellConfig(entry));
      copyFileSync(resolve(root, 'build/icons/512x512.png'), resolve(root, 'dist/shells/icon.png'));
    },
  },
};

async function makePage(folder: string, plugins: () => Plugin[] = () => []): Promise<void> {
  const { build } = await import('vite');
  await build({
    root: resolve(root, 'renderer'),
    configFile: resolve(root, 'build/vite.config.ts'),
    logLevel: 'warn',
    plugins: plugins(),
    // Workers are bundles of their own.
    worker: { plugins },
    build: { outDir: folder },
  });
  const licences = resolve(folder, 'licences.txt');
  writeFileSync(licences, completeLicences(readFileSync(licences, 'utf8'), licenceOf));
}

/** The stored licence text of a package that has none of its own. */
function licenceOf(name: string): string | null {
  const file = resolve(root, 'build/licences', `${name.replace('/', '-')}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Builds in production mode: the test runner sets another NODE_ENV, with which the page is slower and twice as large. */
async function inProductionMode(make: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await make();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Builds a page with extra plugins into a folder outside `dist`. Browser tests serve it (`AERODROME_PAGE`). */
export async function buildChangedPage(folder: string, plugins: () => Plugin[]): Promise<void> {
  await inProductionMode(() => makePage(folder, plugins));
}

/** Builds the parts whose sources have changed since the last build, and returns their names. `tell` is called before each. */
export async function buildStale(tell: (part: string) => void = () => {}): Promise<string[]> {
  const stampFile = resolve(root, 'dist/built-from.json');
  const stamps: Record<string, string> = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
  const made: string[] = [];
  for (const [name, { sources, results, make }] of Object.entries(parts)) {
    const print = fingerprint(root, sources);
    if (stamps[name] === print && results.every((file) => existsSync(resolve(root, file)))) continue;
    tell(name);
    await inProductionMode(make);
    made.push(name);
    stamps[name] = print;
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, JSON.stringify(stamps));
  }
  return made;
}
