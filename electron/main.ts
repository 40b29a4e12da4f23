import { accessSync, constants, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setLanguage } from '@aerodrome/engine/text/catalogue.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { app, dialog, ipcMain, Menu, protocol, session } from 'electron';
import { channels } from './contract.ts';
import { dataFolder } from './dataFolder.ts';
import { findDebuggingSwitch } from './debuggingSwitches.ts';
import { isLink } from './host/folders.ts';
import { openHost } from './host/index.ts';
import { callHost, refusal } from './hostCalls.ts';
import { languageOf } from './language.ts';
import { menuTemplate } from './menu.ts';
import { readPage } from './page.ts';
import { blockNetwork, origin, scheme, servePage } from './session.ts';
import { extensions, filesInArguments, ShellRequestQueue } from './shellRequests.ts';
import { version } from './version.ts';
import { confine, openWindow } from './window.ts';

// Chromium has switches of its own among the arguments.
const { values } = parseArgs({ options: { data: { type: 'string' } }, strict: false });
const folder = typeof values.data === 'string' ? resolve(values.data) : dataFolder();

const forbidden = app.isPackaged ? findDebuggingSwitch((name) => app.commandLine.hasSwitch(name)) : null;
if (forbidden !== null) {
  console.error(say('shell.debugging', { switch: `--${forbidden}` }));
  process.exit(2);
}

app.setName('Aerodrome');
const profile = profileFolder();
app.setPath('userData', profile);
// The game needs no network, so no name is ever looked up.
app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND');
app.commandLine.appendSwitch('disable-background-networking');
protocol.registerSchemesAsPrivileged([
  { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
]);

// A start that finds the game running already leaves it what it was asked to open.
const files = filesInArguments(process.argv.slice(1), process.cwd());
const shellRequests = new ShellRequestQueue();
if (app.requestSingleInstanceLock({ files })) start();
else app.quit();

function start(): void {
  app.on('session-created', blockNetwork);
  app.on('web-contents-created', (_event, contents) => confine(contents));
  app.on('window-all-closed', () => app.quit());
  // On a Mac a file that was double-clicked comes this way, and maybe before the game is ready.
  app.on('open-file', (event, path) => {
    event.preventDefault();
    shellRequests.open(path);
  });
  for (const file of files) shellRequests.open(file);
  app
    .whenReady()
    .then(open)
    .catch((error) => {
      console.error(error);
      app.exit(1);
    });
}

async function open(): Promise<void> {
  const opening = openHost({ folder, shell: 'electron', version, shellRequests, quit: () => app.quit() });
  closeBeforeQuitting(async () => (await opening).close());
  const host = await opening;
  setLanguage(languageOf(await host.readSettings(), app.getPreferredSystemLanguages()));
  const asked = { open: chooseFile, about: () => shellRequests.add({ show: 'credits' }) };
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, app.isPackaged, asked)));
  // Nothing of the page outlives the window: what is kept, the host keeps.
  const memory = session.fromPartition('aerodrome', { cache: false });
  servePage(memory, readPage(join(import.meta.dirname, '../renderer')));
  const window = openWindow(memory, import.meta.dirname, profile);
  const page = window.webContents;
  for (const channel of channels) {
    ipcMain.handle(channel, ({ sender, senderFrame }, ...args) => {
      const ours = sender === page && senderFrame === page.mainFrame && senderFrame.origin === origin;
      return ours ? callHost(host, channel, args) : refusal;
    });
  }
  app.on('second-instance', (_event, _args, _folder, left) => {
    for (const file of filesFromSecondInstance(left)) shellRequests.open(file);
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

/** What another start has left: any program of this person's could have written it. */
function filesFromSecondInstance(left: unknown): string[] {
  const { files } = (left ?? {}) as { files?: unknown };
  return Array.isArray(files)
    ? filesInArguments(files.filter((file) => typeof file === 'string').slice(0, 8), '/')
    : [];
}

/**
 * Chromium's own files, and with them the lock by which a second start finds the first, one for each data folder. In a
 * folder that cannot be written it would find no lock to take, and end without a word.
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

/** Lets writes that are under way be finished, and gives the folder back. */
function closeBeforeQuitting(close: () => Promise<void>): void {
  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    close().finally(() => {
      closed = true;
      // Still within the event, Electron would not hear it.
      setImmediate(() => app.quit());
    });
  });
}
