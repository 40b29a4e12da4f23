import { createSocket } from 'node:dgram';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../../../build/scripts/app/chromium.ts';
import { newFolder, type OpenGame, openGame, root } from '../electron.ts';
import { watchErrors } from '../pageErrors.ts';
import { addressIn, pagePattern, Running } from '../process.ts';

const binary = inject('electron');
let game: OpenGame | null = null;
afterEach(async () => {
  await game?.close().catch(() => {});
  game = null;
});

/** A game whose questions are answered by the number of a button, or left open, and noted. */
async function answering(answer: number | null): Promise<OpenGame> {
  const opened = await openGame();
  game = opened;
  await opened.app.evaluate(({ BrowserWindow, dialog }, answer) => {
    const asked: string[][] = [];
    const loaded: number[] = [];
    Object.assign(globalThis, { asked, loaded });
    BrowserWindow.getAllWindows()[0].webContents.on('did-finish-load', () => loaded.push(1));
    dialog.showMessageBox = (async (_window: unknown, options: Electron.MessageBoxOptions) => {
      asked.push([options.message, ...(options.buttons ?? [])]);
      const left = new Promise((resolve) => options.signal?.addEventListener('abort', resolve));
      if (answer === null) await left.then(() => asked.push(['withdrawn']));
      return { response: answer ?? 0, checkboxChecked: false };
    }) as typeof dialog.showMessageBox;
  }, answer);
  return opened;
}

const asked = ({ app }: OpenGame) => app.evaluate(() => (globalThis as unknown as { asked: string[][] }).asked);
const loads = ({ app }: OpenGame) => app.evaluate(() => (globalThis as unknown as { loaded: number[] }).loaded.length);
/** In the page, past whatever was attached to the process it had before; one that still hangs never answers, so ask again. */
const inPage = ({ app }: OpenGame, expression: string) =>
  app.evaluate(({ BrowserWindow }, expression) => {
    const answer = BrowserWindow.getAllWindows()[0].webContents.executeJavaScript(expression).catch(String);
    return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 3000, 'no answer'))]);
  }, expression);
const isThere = (opened: OpenGame) => inPage(opened, 'document.getElementById("app").childElementCount > 0');

describe.runIf(binary)('a page that has died', () => {
  const crash = ({ app }: OpenGame) =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].webContents.forcefullyCrashRenderer());

  test('can be loaded again', async () => {
    const opened = await answering(0);
    await crash(opened);
    await expect.poll(() => asked(opened)).toEqual([[expect.stringContaining('has crashed'), 'Reload', 'Quit']]);
    await expect.poll(() => loads(opened)).toBe(1);
    await expect.poll(() => isThere(opened)).toBe(true);
    await expect.poll(() => inPage(opened, 'aerodrome.info()')).toMatchObject({ ok: { readOnly: false } });
    await crash(opened);
    await expect.poll(async () => (await asked(opened)).length).toBe(2);
  });

  test('can be quit, and gives the folder back', async () => {
    const opened = await answering(1);
    const closed = opened.app.waitForEvent('close');
    await crash(opened).catch(() => {});
    await closed;
    expect(existsSync(join(opened.folder, 'owner.lock'))).toBe(false);
  });
});

describe.runIf(binary)('a page that hangs', () => {
  /** Real work without end. */
  async function hang({ page }: OpenGame): Promise<void> {
    await page.evaluate('setTimeout(() => { for (;;); }); null');
  }

  test('can be closed', async () => {
    const opened = await answering(1);
    const closed = opened.app.waitForEvent('close');
    await hang(opened);
    await opened.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].close());
    await closed;
    expect(existsSync(join(opened.folder, 'owner.lock'))).toBe(false);
  });

  test('can be loaded again', async () => {
    const opened = await answering(1);
    await hang(opened);
    // Chromium itself does not look while somebody is attached to the page, as a test is.
    await opened.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].emit('unresponsive'));
    await expect
      .poll(() => asked(opened))
      .toEqual([[expect.stringContaining('is not responding'), 'Wait', 'Reload', 'Quit']]);
    await expect.poll(() => loads(opened)).toBe(1);
    await expect.poll(() => isThere(opened)).toBe(true);
  });

  test('is not asked about any more once it answers', async () => {
    const opened = await answering(null);
    await opened.app.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      window.emit('unresponsive');
      window.emit('unresponsive');
      window.emit('responsive');
    });
    await expect
      .poll(async () => (await asked(opened)).map(([first]) => first))
      .toEqual([expect.stringContaining('is not responding'), 'withdrawn']);
    await expect.poll(() => isThere(opened)).toBe(true);
  });
});

describe.runIf(binary)('the window', () => {
  test('loads its page again by Ctrl+R', async () => {
    game = await openGame();
    await game.page.evaluate('window.before = true');
    const key = await game.app.evaluate(({ BrowserWindow, Menu }) => {
      const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? [];
      const reload = items.find(({ role }) => role === ('reload' as string));
      const [window] = BrowserWindow.getAllWindows();
      reload?.click(undefined, window, window.webContents);
      return (reload as unknown as { getDefaultRoleAccelerator(): string }).getDefaultRoleAccelerator();
    });
    expect(key).toBe('CmdOrCtrl+R');
    await expect.poll(() => game?.page.evaluate('"before" in window').catch(() => true)).toBe(false);
  });

  test('opens again where it was, and on a screen that is there', async () => {
    const bounds = ({ app }: OpenGame) =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].getNormalBounds());
    const opened = await openGame();
    const place = { x: 120, y: 90, width: 1100, height: 700 };
    await opened.app.evaluate(({ BrowserWindow }, place) => BrowserWindow.getAllWindows()[0].setBounds(place), place);
    await expect.poll(() => bounds(opened)).toEqual(place);
    await opened.close();
    game = await openGame([], opened.folder);
    await expect.poll(() => game && bounds(game)).toEqual(place);
  });
});

/** What a page that wants to be found by others gets: an address of its own, or none once the search is over. */
const gather = (port: number) => `(async () => {
  if (!('RTCPeerConnection' in window)) return 'gone';
  const connection = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] });
  // Kept, and not closed: it goes on asking the server.
  Object.assign(window, { connection });
  connection.createDataChannel('x');
  const found = new Promise((resolve) => {
    connection.onicecandidate = ({ candidate }) => candidate?.candidate && resolve('an address');
    connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && resolve('none');
  });
  await connection.setLocalDescription(await connection.createOffer());
  return found;
})()`;

async function counting(): Promise<{ port: number; packets(): number; close(): void }> {
  const socket = createSocket('udp4');
  let packets = 0;
  socket.on('message', () => packets++);
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { port: socket.address().port, packets: () => packets, close: () => socket.close() };
}

describe('WebRTC', () => {
  test.runIf(binary)('finds no way out of Electron', async () => {
    const server = await counting();
    game = await openGame();
    const kept = await game.page.evaluate(gather(server.port));
    expect([kept, server.packets()]).toEqual(['none', 0]);
    // With another policy the same page would have found one.
    await game.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0].webContents.setWebRTCIPHandlingPolicy('default'),
    );
    const found = await game.page.evaluate(gather(server.port));
    expect(found).toBe('an address');
    await expect.poll(() => server.packets()).toBeGreaterThan(0);
    server.close();
  });

  test('is not there in a browser', async () => {
    const server = await counting();
    const args = [join(root, 'dist/shells/browser.cjs'), '--no-open', '--data', newFolder()];
    const shell = new Running(process.execPath, args);
    const browser = await launchChromium();
    const page = await browser.newPage({ locale: 'en-US' });
    watchErrors(page.context());
    const other = await browser.newPage({ locale: 'en-US' });
    const found = await other.evaluate(gather(server.port));
    expect(found).toBe('an address');
    await expect.poll(() => server.packets()).toBeGreaterThan(0);
    await other.close();
    const address = addressIn(await shell.says(pagePattern));
    await Promise.all([page.waitForResponse('**/api/info'), page.goto(address)]);
    const gone = await page.evaluate(gather(server.port));
    expect(gone).toBe('gone');
    await browser.close();
    await shell.kill();
    server.close();
  });
});
