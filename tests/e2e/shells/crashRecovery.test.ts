import { createSocket } from 'node:dgram';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../../../build/scripts/app/chromium.ts';
import { newFolder, type OpenElectronApp, openElectronApp, root } from '../electron.ts';
import { expectConsoleError, watchErrors } from '../pageErrors.ts';
import { addressIn, pagePattern, RunningCommand } from '../process.ts';

const binary = inject('electron');
let game: OpenElectronApp | null = null;
afterEach(async () => {
  await game?.close().catch(() => {});
  game = null;
});

/** Opens a game whose dialogs are recorded and answered with a button number, or left open. */
async function answering(answer: number | null): Promise<OpenElectronApp> {
  const opened = await openElectronApp();
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

const asked = ({ app }: OpenElectronApp) => app.evaluate(() => (globalThis as unknown as { asked: string[][] }).asked);
const loads = ({ app }: OpenElectronApp) =>
  app.evaluate(() => (globalThis as unknown as { loaded: number[] }).loaded.length);
/** Evaluates in the present process of the page, and retries while the page hangs. */
const inPage = ({ app }: OpenElectronApp, expression: string) =>
  app.evaluate(({ BrowserWindow }, expression) => {
    const answer = BrowserWindow.getAllWindows()[0].webContents.executeJavaScript(expression).catch(String);
    return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 3000, 'no answer'))]);
  }, expression);
const isThere = (opened: OpenElectronApp) => inPage(opened, 'document.getElementById("app").childElementCount > 0');

describe.runIf(binary)('a crashed page', () => {
  const crash = ({ app }: OpenElectronApp) =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].webContents.forcefullyCrashRenderer());

  test('a crashed page can be reloaded', async () => {
    const opened = await answering(0);
    await crash(opened);
    await expect.poll(() => asked(opened)).toEqual([[expect.stringContaining('has crashed'), 'Reload', 'Quit']]);
    await expect.poll(() => loads(opened)).toBe(1);
    await expect.poll(() => isThere(opened)).toBe(true);
    await expect.poll(() => inPage(opened, 'aerodrome.info()')).toMatchObject({ ok: { readOnly: false } });
    await crash(opened);
    await expect.poll(async () => (await asked(opened)).length).toBe(2);
  });

  test('the game can be quit after a crash and releases the folder lock', async () => {
    const opened = await answering(1);
    const closed = opened.app.waitForEvent('close');
    await crash(opened).catch(() => {});
    await closed;
    expect(existsSync(join(opened.folder, 'owner.lock'))).toBe(false);
  });
});

describe.runIf(binary)('a page that hangs', () => {
  /** Blocks the page with an endless loop. */
  async function hang({ page }: OpenElectronApp): Promise<void> {
    await page.evaluate('setTimeout(() => { for (;;); }); null');
  }

  test('a page that hangs can be closed', async () => {
    const opened = await answering(1);
    const closed = opened.app.waitForEvent('close');
    await hang(opened);
    await opened.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].close());
    await closed;
    expect(existsSync(join(opened.folder, 'owner.lock'))).toBe(false);
  });

  test('a page that hangs can be reloaded', async () => {
    const opened = await answering(1);
    await hang(opened);
    // Chromium does not detect a page that hangs while a debugger is attached, so the event is emitted by hand.
    await opened.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].emit('unresponsive'));
    await expect
      .poll(() => asked(opened))
      .toEqual([[expect.stringContaining('is not responding'), 'Wait', 'Reload', 'Quit']]);
    await expect.poll(() => loads(opened)).toBe(1);
    await expect.poll(() => isThere(opened)).toBe(true);
  });

  test('the dialog closes once a page that hung responds', async () => {
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
  test('Ctrl+R reloads the page', async () => {
    game = await openElectronApp();
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

  test('the window opens with its stored bounds on an existing screen', async () => {
    const bounds = ({ app }: OpenElectronApp) =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].getNormalBounds());
    const opened = await openElectronApp();
    const place = { x: 120, y: 90, width: 1100, height: 700 };
    await opened.app.evaluate(({ BrowserWindow }, place) => BrowserWindow.getAllWindows()[0].setBounds(place), place);
    await expect.poll(() => bounds(opened)).toEqual(place);
    await opened.close();
    game = await openElectronApp([], opened.folder);
    await expect.poll(() => game && bounds(game)).toEqual(place);
  });
});

/** Script: the ICE candidates of a WebRTC connection, or none when gathering is complete. */
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

/** Ways to get the globals of another window. Each has WebRTC of its own. */
const otherWindows: Readonly<Record<string, string>> = {
  'a frame': "document.body.appendChild(document.createElement('iframe')).contentWindow",
  'the first frame': "(document.body.append(document.createElement('IFRAME')), window[0])",
  'a frame with a namespace': `document.body.appendChild(
    document.createElementNS('http://www.w3.org/1999/xhtml', 'h:iframe')).contentWindow`,
  'a frame with two names': `(() => {
    const names = ['div', 'iframe'];
    return document.body.appendChild(document.createElement({ toString: () => names.shift() })).contentWindow;
  })()`,
  'a frame of another document': `document.body.appendChild(document.implementation
    .createDocument('http://www.w3.org/1999/xhtml', 'iframe').documentElement).contentWindow`,
  'a frame in markup': `(() => {
    const parent = document.body.appendChild(document.createElement('div'));
    parent.innerHTML = '<iframe></iframe>';
    return parent.firstChild.contentWindow;
  })()`,
  'a frame in parsed markup': `document.body.appendChild(
    new DOMParser().parseFromString('<iframe>', 'text/html').querySelector('iframe')).contentWindow`,
  'a frame in a downloaded document': `(async () => {
    const request = new XMLHttpRequest();
    request.open('GET', 'data:text/html,<iframe>');
    request.responseType = 'document';
    await new Promise((done) => {
      request.onload = done;
      request.send();
    });
    return document.body.appendChild(request.responseXML.querySelector('iframe')).contentWindow;
  })()`,
  'a custom element that is a frame': `(() => {
    const Frame = class extends HTMLIFrameElement {};
    customElements.define('a-frame', Frame, { extends: 'iframe' });
    return document.body.appendChild(new Frame()).contentWindow;
  })()`,
  'an object': "document.body.appendChild(document.createElement('object')).contentWindow",
  'a window': "window.open('about:blank')",
};

/** The ways by which a script of the page gets WebRTC from another window. */
async function regained(page: Page): Promise<string[]> {
  expectConsoleError(page, /This document requires 'TrustedHTML'/);
  const names: string[] = [];
  for (const [name, code] of Object.entries(otherWindows)) {
    const found = await page.evaluate(`(async () => {
      try { return 'RTCPeerConnection' in await (${code}); } catch { return false; }
    })()`);
    if (found) names.push(name);
  }
  return names;
}

describe('WebRTC', () => {
  test.runIf(binary)('WebRTC finds no network address in Electron', async () => {
    const server = await counting();
    game = await openElectronApp();
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

  test('WebRTC does not exist in the page of the browser shell', async () => {
    const server = await counting();
    const args = [join(root, 'dist/shells/browser.cjs'), '--no-open', '--data', newFolder()];
    const shell = new RunningCommand(process.execPath, args);
    const browser = await launchChromium();
    const page = await browser.newPage({ locale: 'en-US' });
    watchErrors(page.context());
    const other = await browser.newPage({ locale: 'en-US' });
    const usual = await other.evaluate(gather(server.port));
    expect(usual).toBe('an address');
    await expect.poll(() => server.packets()).toBeGreaterThan(0);
    await other.close();
    const address = addressIn(await shell.waitForOutput(pagePattern));
    await Promise.all([page.waitForResponse('**/api/info'), page.goto(address)]);
    const gone = await page.evaluate(gather(server.port));
    expect(gone).toBe('gone');
    expect(await regained(page)).toEqual([]);
    // While the page asks for the code, it has not connected to the shell yet.
    const asking = await browser.newPage({ locale: 'en-US' });
    watchErrors(asking.context());
    expectConsoleError(asking, /status of 401/);
    await asking.goto(new URL('/', address).href);
    await asking.getByRole('textbox', { name: 'Code' }).waitFor();
    const alsoGone = await asking.evaluate(gather(server.port));
    expect(alsoGone).toBe('gone');
    expect(await regained(asking)).toEqual([]);
    await browser.close();
    await shell.kill();
    server.close();
  });
});
