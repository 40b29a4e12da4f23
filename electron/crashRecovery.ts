import { say } from '@aerodrome/engine/text/say.ts';
import { app, type BrowserWindow, dialog } from 'electron';

/**
 * Crash recovery: when the page has crashed or hangs, a dialog of the shell offers to reload it or to quit. After a reload
 * the match continues from its last saved state.
 */
export function offerRecovery(window: BrowserWindow): void {
  const { webContents: contents } = window;
  let openDialog: AbortController | null = null;
  let closing = false;
  /** The shell has ended the renderer process itself, to reload a page that hangs. */
  let endedByShell = false;

  const ask = async (message: string, choices: readonly { label: string; run: () => void }[]): Promise<void> => {
    if (openDialog || window.isDestroyed()) return;
    const controller = new AbortController();
    openDialog = controller;
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message,
      buttons: choices.map(({ label }) => label),
      defaultId: 0,
      cancelId: 0,
      signal: controller.signal,
    });
    openDialog = null;
    if (!controller.signal.aborted && !window.isDestroyed()) choices[response]?.run();
  };

  const quit = {
    label: say('shell.trouble.quit'),
    // `destroy` skips `beforeunload`, which a crashed page cannot answer.
    run: () => {
      window.destroy();
      app.quit();
    },
  };
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    openDialog?.abort();
    openDialog = null;
    if (endedByShell) contents.reload();
    else ask(say('shell.gone'), [{ label: say('shell.trouble.reload'), run: () => contents.reload() }, quit]);
    endedByShell = false;
  });
  window.on('unresponsive', () => {
    const reload = {
      label: say('shell.trouble.reload'),
      // A page that hangs ignores `reload`; only a new process works.
      run: () => {
        endedByShell = true;
        contents.forcefullyCrashRenderer();
      },
    };
    const wait = { label: say('shell.hangs.wait'), run: () => {} };
    ask(say('shell.hangs'), closing ? [wait, quit] : [wait, reload, quit]);
  });
  window.on('responsive', () => openDialog?.abort());
  // Ending the renderer process of a window that is closing would close the window, so no reload is offered then.
  window.on('close', () => {
    closing = true;
  });
  contents.on('will-prevent-unload', () => {
    closing = false;
  });
}
