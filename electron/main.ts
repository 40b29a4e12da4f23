import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { app, ipcMain, Menu, protocol, session } from 'electron';
import { call, refusal } from './calls.ts';
import { channels } from './contract.ts';
import { dataFolder } from './data-folder.ts';
import { openHost } from './host/index.ts';
import { menuTemplate } from './menu.ts';
import { readPage } from './page.ts';
import { origin, scheme, servePage, silence } from './session.ts';
import { version } from './version.ts';
import { confine, openWindow } from './window.ts';

// Chromium has switches of its own among the arguments.
const { values } = parseArgs({ options: { data: { type: 'string' } }, strict: false });
const folder = typeof values.data === 'string' ? resolve(values.data) : dataFolder();

app.setName('Aerodrome');
// Chromium's own files, and with them the lock that makes a second start find the first, one for each data folder.
app.setPath('userData', join(folder, 'electron'));
// The game needs no network, so no name is ever looked up.
app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND');
app.commandLine.appendSwitch('disable-background-networking');
protocol.registerSchemesAsPrivileged([
  { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
]);

if (app.requestSingleInstanceLock()) start();
else app.quit();

function start(): void {
  app.on('session-created', silence);
  app.on('web-contents-created', (_event, contents) => confine(contents));
  app.on('window-all-closed', () => app.quit());
  app
    .whenReady()
    .then(open)
    .catch((error) => {
      console.error(error);
      app.exit(1);
    });
}

async function open(): Promise<void> {
  const opening = openHost({ folder, shell: 'electron', version, quit: () => app.quit() });
  closeBeforeQuitting(async () => (await opening).close());
  const host = await opening;
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, app.isPackaged)));
  // Nothing of the page outlives the window: what is kept, the host keeps.
  const memory = session.fromPartition('aerodrome', { cache: false });
  servePage(memory, readPage(join(import.meta.dirname, '../renderer')));
  const window = openWindow(memory, import.meta.dirname);
  const page = window.webContents;
  for (const channel of channels) {
    ipcMain.handle(channel, ({ sender, senderFrame }, ...args) => {
      const ours = sender === page && senderFrame === page.mainFrame && senderFrame.origin === origin;
      return ours ? call(host, channel, args) : refusal;
    });
  }
  app.on('second-instance', () => {
    if (window.isDestroyed()) return;
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  });
}

/** Lets writes that are under way be finished, and gives the folder back. */
function closeBeforeQuitting(close: () => Promise<void>): void {
  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    close().finally(() => {
      closed = true;
      app.quit();
    });
  });
}
