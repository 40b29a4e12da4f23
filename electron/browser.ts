import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { setLanguage } from '@aerodrome/engine/text/catalogue.ts';
import { languageFor } from '@aerodrome/engine/text/language.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import './strings.ts';
import { findRunningShell, removeLaunchPage, renewLaunchPage, writeLaunchPage } from './browser/launchPage.ts';
import { hasSandboxedBrowser, openInBrowser } from './browser/openInBrowser.ts';
import { serve } from './browser/server.ts';
import { dataFolder } from './dataFolder.ts';
import { openHost } from './host/index.ts';
import { readPage } from './page.ts';
import { version } from './version.ts';

// The browser shell, for machines without Electron: a local server, and the same page in the user's own browser.
const { values } = parseArgs({
  options: { data: { type: 'string' }, 'no-open': { type: 'boolean' }, stay: { type: 'boolean' } },
});
const folder = values.data === undefined ? dataFolder() : resolve(values.data);

// Node reads the locale from the environment (LANG, LC_ALL).
setLanguage(languageFor([new Intl.DateTimeFormat().resolvedOptions().locale]));
run();

async function run(): Promise<void> {
  const running = await findRunningShell(folder);
  if (running) {
    await show('shell.browser.already', running.launchPage, running.address);
    console.log(say('shell.browser.enterCode', { address: running.address }));
    return;
  }

  let quit = (): void => {};
  const quitting = new Promise<void>((resolve) => {
    quit = resolve;
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, quit);
  let onLockAcquired = (): void => {};
  const host = await openHost({ folder, shell: 'browser', version, quit, onLockAcquired: () => onLockAcquired() });
  const endWithLastPage = () => {
    console.log(say('shell.browser.lastPageGone'));
    quit();
  };
  const shell = await serve(host, readPage(join(import.meta.dirname, '../renderer')), {
    onCodeUsed: (code) => console.log(say('shell.browser.nextCode', { code })),
    ...(!values.stay && { onLastPageGone: endWithLastPage }),
  });
  let launchPage = writeLaunchPage(folder, shell);
  onLockAcquired = () => {
    launchPage = renewLaunchPage(launchPage, folder, shell);
  };
  await show('shell.browser.open', launchPage, shell.address);
  console.log(say('shell.browser.code', { address: shell.address, code: shell.code }));

  await quitting;
  onLockAcquired = () => {};
  removeLaunchPage(launchPage, shell);
  await shell.close();
  await host.close();
}

/**
 * Prints the launch page and opens it in a browser. Other users can read process arguments, so these contain the name of a
 * file that only its owner can read, or an address without the token, whose page asks for the printed code.
 */
async function show(key: string, launchPage: string, address: string): Promise<void> {
  const launchUrl = pathToFileURL(launchPage).href;
  if (!values['no-open']) await openInBrowser((await hasSandboxedBrowser()) ? address : launchUrl);
  console.log(say(key, { address: launchUrl }));
}
