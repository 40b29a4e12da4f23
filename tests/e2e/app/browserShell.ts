import { join } from 'node:path';
import { serve } from '../../../electron/browser/server.ts';
import { openHost } from '../../../electron/host/index.ts';
import { readPage } from '../../../electron/page.ts';
import { root } from '../electron.ts';

/** Read once for all tests of a file. `AERODROME_PAGE` names the folder of another page: one with a deliberate fault. */
let page: ReturnType<typeof readPage> | null = null;

/**
 * The browser shell over a data folder, without a process of its own: the same server and the same host over the same
 * files, once per test. The tests of the shells test its process.
 */
export async function openBrowserShell(folder: string): Promise<{ gameUrl: string; close(): Promise<void> }> {
  page ??= readPage(process.env.AERODROME_PAGE ?? join(root, 'dist/renderer'));
  const host = await openHost({ folder, shell: 'browser', version: '0', quit: () => {} });
  const { gameUrl, close } = await serve(host, page);
  return {
    gameUrl,
    async close() {
      await close();
      await host.close();
    },
  };
}
