import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './longFirst.ts';
import { mutating } from './mutants/plugin.ts';

export default defineConfig({
  plugins: [mutating(resolve(import.meta.dirname, '..'))],
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // Tests read English, whatever their machine speaks.
    env: { LC_ALL: 'C' },
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
          // Conformance plays thousands of whole games within one test.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/setup.ts',
          // Windows and browsers come after all else.
          sequence: { groupOrder: 1 },
          // Whole matches are played button by button.
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // A busy machine is slow, not wrong.
          expect: { poll: { timeout: 45_000 } },
        },
      },
    ],
  },
});
