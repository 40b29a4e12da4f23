import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { steadyPrograms } from './steadyPrograms.ts';

/** Players build the page at their first start, and need no report of how long each plugin took. */
const quiet = { checks: { bundlerTimings: false } };

/** The page, for both shells: plain files with relative addresses, nothing inlined, so that a strict policy can hold. */
export default defineConfig({
  root: 'renderer',
  base: './',
  plugins: [react(), steadyPrograms()],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The page carries others' code, and their licences ask to travel with it.
    license: { fileName: 'licences.txt' },
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: quiet,
  },
  worker: { format: 'es', rolldownOptions: quiet },
});
