import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { InlineConfig } from 'vite';

const root = resolve(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

/** Each entry is bundled into one CommonJS file: a sandboxed preload script cannot load others. */
export const shellEntries = ['main', 'preload', 'browser'] as const;

/** The build of one shell entry. Only Node and Electron modules stay external. */
export function shellConfig(entry: (typeof shellEntries)[number]): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    define: { __VERSION__: JSON.stringify(version) },
    publicDir: false,
    ssr: { noExternal: true, external: ['electron'] },
    build: {
      ssr: `electron/${entry}.ts`,
      target: 'node20',
      outDir: 'dist/shells',
      emptyOutDir: false,
      rolldownOptions: {
        // Players build the shells at their first start, and need no report of how long each plugin took.
        checks: { bundlerTimings: false },
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
      },
    },
  };
}
