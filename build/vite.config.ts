import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { steadyPrograms } from './steadyPrograms.ts';

/** The page is built at the first start of the game, so a report of plugin timings is not wanted. */
const quiet = { checks: { bundlerTimings: false } };

/** The page for both shells: files with relative URLs and nothing inlined, as the Content Security Policy requires. */
export default defineConfig({
  root: 'renderer',
  base: './',
  plugins: [react(), steadyPrograms()],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // One style sheet, in the order of renderer/styles.ts: sheets that are loaded with their screens would override each other in
    // the order of use.
    cssCodeSplit: false,
    // The page carries others' code, and their licences ask to travel with it.
    license: { fileName: 'licences.txt' },
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      ...quiet,
      output: { codeSplitting: { groups: [{ name: 'styles', test: /renderer\/.*\.css$/ }] } },
    },
  },
  worker: { format: 'es', rolldownOptions: quiet },
});
