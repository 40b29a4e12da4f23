import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // Conformance plays thousands of whole games within one test.
    testTimeout: 120_000,
  },
});
