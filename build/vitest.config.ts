import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { mutatingAsAsked } from './mutants/plugin.ts';
import { SlowTestsFirst } from './slowTestsFirst.ts';

/** What replaces modules of Node has to have its own ones. */
const apart = ['tests/electron/host/disk.test.ts'];

/** The looks of the soak that `npm test` leaves out. */
const soakLooks = ['tests/e2e/soak/{english1024,german1280,german1024}.ts'];

/** What happy-dom would fetch by itself, and then where a page would go. */
const offline = {
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
  navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true },
};

export default defineConfig({
  plugins: [mutatingAsAsked(resolve(import.meta.dirname, '..'))],
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // Tests read English, whatever their machine speaks.
    env: { LC_ALL: 'C' },
    sequence: { sequencer: SlowTestsFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', ...apart],
          // Files share what they import: to fetch the engine anew for each took longer than most of their tests.
          isolate: false,
          // Conformance plays thousands of whole games within one test.
          testTimeout: 300_000,
        },
      },
      { extends: true, test: { name: 'apart', include: apart } },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          environment: 'happy-dom',
          // The page loads nothing but what is imported.
          environmentOptions: { happyDOM: { settings: offline } },
          setupFiles: 'tests/components/setup.ts',
          // Whole matches are played here, too, and a busy machine is slow, not wrong.
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts', ...(process.env.AERODROME_SOAK ? soakLooks : [])],
          globalSetup: 'tests/e2e/setup.ts',
          setupFiles: 'tests/e2e/pageErrors.setup.ts',
          isolate: false,
          // Windows and browsers wait more than they compute: more of them than there are cores. As vitest wants it for
          // another number of workers, they come after all else.
          maxWorkers: 3,
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
