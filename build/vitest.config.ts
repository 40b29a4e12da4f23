import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { mutatingAsAsked } from './mutants/plugin.ts';
import { SlowTestsFirst } from './slowTestsFirst.ts';

/** Tests that mock Node modules, or begin without any loaded text, run isolated. */
const apart = [
  'tests/electron/host/append.test.ts',
  'tests/electron/host/disk.test.ts',
  'tests/electron/host/faultInjection.test.ts',
  'tests/renderer/application/coldStrings.test.ts',
];

/** Looks of the soak that `npm test` omits. */
const soakLooks = ['tests/e2e/soak/{english1024,german1280,german1024}.ts'];

/** Prevents happy-dom from loading files and navigating. */
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
    // Tests expect English, independent of the system language.
    env: { LC_ALL: 'C' },
    sequence: { sequencer: SlowTestsFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', ...apart],
          setupFiles: 'tests/strings.setup.ts',
          // Files share imported modules: loading the engine for each took longer than most of their tests.
          isolate: false,
          // Conformance plays thousands of whole games within one test.
          testTimeout: 300_000,
          // Some hooks bundle a program.
          hookTimeout: 120_000,
        },
      },
      { extends: true, test: { name: 'apart', include: apart, testTimeout: 300_000 } },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          environment: 'happy-dom',
          // The page loads only imported modules.
          environmentOptions: { happyDOM: { settings: offline } },
          setupFiles: 'tests/components/setup.ts',
          // Whole matches are played here, too, possibly on a busy machine.
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts', ...(process.env.AERODROME_SOAK ? soakLooks : [])],
          globalSetup: 'tests/e2e/setup.ts',
          setupFiles: ['tests/strings.setup.ts', 'tests/e2e/pageErrors.setup.ts'],
          isolate: false,
          // Windows and browsers wait more than they compute, so there are more workers than cores. Vitest runs projects with
          // different numbers of workers one after the other, by `groupOrder`.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          // Whole matches are played by clicks.
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // For busy machines.
          expect: { poll: { timeout: 45_000 } },
        },
      },
    ],
  },
});
