import { accessSync, constants, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setLanguage } from '@aerodrome/engine/text/catalogue.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { app, dialog, ipcMain, Menu, protocol, session } from 'electron';
import './strings.ts';
import { channels } from './contract.ts';
import { dataFolder } from './dataFolder.ts';
import { findDebuggingSwitch } from './debuggingSwitches.ts';
import { isLink } from './host/folders.ts';
import { openHost } from './host/index.ts';
import { callHost, refusal } from './hostCalls.ts';
import { languageOf } from './language.ts';
import { menuTemplate } from './menu.ts';
import { readPage } from './page.ts';
import { blockNetwork, origin, scheme, servePage } from './pageSession.ts';
import { extensions, filesInArguments, ShellRequestQueue } from './shellRequests.ts';
import { version } from './version.ts';
import { blockNavigation, openWindow } from './window.ts';

// Not strict: Chromium's own switches are among the arguments.
const { values } = parseArgs({ options: { data: { type: 'string' } }, strict: false });
const folder = typeof values.data === 'string' ? resolve(values.data) : dataFolder();

const debuggingSwitch = app.isPackaged ? findDebuggingSwitch((name) => app.commandLine.hasSwitch(name)) : null;
if (debuggingSwitch !== null) {
  console.error(say('shell.debugging', { switch: `--${debuggingSwitch}` }));
  process.exit(2);
}

app.setName('Aerodrome');
const profile = profileFolder();
app.setPath('userData', profile);
// The game needs no network: disable name resolution.
app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND');
app.commandLine.appendSwitch('disable-background-networking');
protocol.registerSchemesAsPrivileged([
  { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
]);

// A second instance passes its files to the first one and quits.
const files = filesInArguments(process.argv.slice(1), process.cwd());
const shellRequests = new ShellRequestQueue();
if (app.requestSingleInstanceLock({ files })) start();
else app.quit();

function start(): void {
  app.on('session-created', blockNetwork);
  app.on('web-contents-created', (_event, contents) => blockNavigation(contents));
  app.on('window-all-closed', () => app.quit());
  // macOS reports a double-clicked file by this event, possibly before `ready`.
  app.on('open-file', (event, path) => {
    event.preventDefault();
    shellRequests.open(path);
  });
  for (const file of files) shellRequests.open(file);
  app
    .whenReady()
    .then(openApp)
    .catch((error) => {
      console.error(error);
      app.exit(1);
    });
}

async function openApp(): Promise<void> {
  const opening = openHost({ folder, shell: 'electron', version, shellRequests, quit: () => app.quit() });
  closeBeforeQuitting(async () => (await opening).close());
  const host = await opening;
  setLanguage(languageOf(await host.readSettings(), app.getPreferredSystemLanguages()));
  const actions = { open: chooseFile, about: () => shellRequests.add({ show: 'credits' }) };
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, app.isPackaged, actions)));
  // An in-memory session: only the host stores anything.
  const memorySession = session.fromPartition('aerodrome', { cache: false });
  servePage(memorySession, readPage(join(import.meta.dirname, '../renderer')));
  const window = openWindow(memorySession, import.meta.dirname, profile);
  const contents = window.webContents;
  for (const channel of channels) {
    ipcMain.handle(channel, ({ sender, senderFrame }, ...args) => {
      const isPage = sender === contents && senderFrame === contents.mainFrame && senderFrame.origin === origin;
      return isPage ? callHost(host, channel, args) : refusal;
    });
  }
  app.on('second-instance', (_event, _args, _folder, data) => {
    for (const file of filesFromSecondInstance(data)) shellRequests.open(file);
    if (window.isDestroyed()) return;
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  });
}

async function chooseFile(): Promise<void> {
  const { filePaths } = await dialog.showOpenDialog({
    properties: ['openFile'],
    filters: [{ name: say('shell.matches'), extensions }],
  });
  for (const file of filePaths) shellRequests.open(file);
}

/** The files named by a second instance. The data is untrusted: any program of the same user can send it. */
function filesFromSecondInstance(data: unknown): string[] {
  const { files } = (data ?? {}) as { files?: unknown };
  return Array.isArray(files)
    ? filesInArguments(files.filter((file) => typeof file === 'string').slice(0, 8), '/')
    : [];
}

/**
 * The folder of Chromium's own files, which include its single-instance lock: one for each data folder. If the data folder
 * is not writable, a temporary folder is used; without a lock Chromium would quit silently.
 */
function profileFolder(): string {
  const profile = join(folder, 'electron');
  try {
    mkdirSync(profile, { recursive: true, mode: 0o700 });
    if (isLink(profile)) throw new Error('a symbolic link is not followed');
    accessSync(profile, constants.W_OK);
    return profile;
  } catch {
    return mkdtempSync(join(tmpdir(), 'aerodrome-'));
  }
}

/** Delays quitting until pending writes are finished and the folder lock is released. */
function closeBeforeQuitting(close: () => Promise<void>): void {
  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    close().finally(() => {
      closed = true;
      // Electron ignores a `quit` inside the event handler.
      setImmediate(() => app.quit());
    });
  });
}
