import { say } from '@aerodrome/engine/text/say.ts';
import { app, type BrowserWindow, dialog } from 'electron';

/**
 * Stands by a window whose page has died or hangs: a person can load it again, and finds the match as it was last kept,
 * or quit. Neither can be asked of the page itself any more.
 */
export function offerRecovery(window: BrowserWindow): void {
  const { webContents: page } = window;
  let asking: AbortController | null = null;
  let closing = false;
  /** Its process was ended from here. */
  let ended = false;

  const ask = async (message: string, choices: readonly { label: string; run: () => void }[]): Promise<void> => {
    if (asking || window.isDestroyed()) return;
    const question = new AbortController();
    asking = question;
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message,
      buttons: choices.map(({ label }) => label),
      defaultId: 0,
      cancelId: 0,
      signal: question.signal,
    });
    asking = null;
    if (!question.signal.aborted && !window.isDestroyed()) choices[response]?.run();
  };

  const quit = {
    label: say('shell.trouble.quit'),
    // The page could not be asked whether it minds.
    run: () => {
      window.destroy();
      app.quit();
    },
  };
  page.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    asking?.abort();
    asking = null;
    if (ended) page.reload();
    else ask(say('shell.gone'), [{ label: say('shell.trouble.reload'), run: () => page.reload() }, quit]);
    ended = false;
  });
  window.on('unresponsive', () => {
    const reload = {
      label: say('shell.trouble.reload'),
      // Only a new process hears anything.
      run: () => {
        ended = true;
        page.forcefullyCrashRenderer();
      },
    };
    const wait = { label: say('shell.hangs.wait'), run: () => {} };
    ask(say('shell.hangs'), closing ? [wait, quit] : [wait, reload, quit]);
  });
  window.on('responsive', () => asking?.abort());
  // A window that is about to close would close with the process of its page.
  window.on('close', () => {
    closing = true;
  });
  page.on('will-prevent-unload', () => {
    closing = false;
  });
}
