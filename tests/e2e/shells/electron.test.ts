import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  chromiumArguments,
  displayEnvironment,
  newFolder,
  type OpenElectronApp,
  openElectronApp,
  root,
} from '../electron.ts';
import { expectConsoleError } from '../pageErrors.ts';

const binary = inject('electron');
const text = JSON.stringify({ aerodrome: 1, about: { title: 'Dawn' } });

describe.runIf(binary)('the Electron shell', () => {
  let game: OpenElectronApp;
  beforeAll(async () => {
    // A fake device, so that there is a permission to deny.
    game = await openElectronApp(['--use-fake-device-for-media-stream']);
    await game.app.evaluate(({ BrowserWindow }) => {
      const navigations: string[] = [];
      Object.assign(globalThis, { navigations });
      BrowserWindow.getAllWindows()[0].webContents.on('will-frame-navigate', ({ url }) => navigations.push(url));
    });
  });
  afterAll(() => game.close());

  const inPage = <T>(expression: string): Promise<T> => game.page.evaluate(expression);
  /** The number of navigation events. */
  const navigations = () =>
    game.app.evaluate(() => (globalThis as unknown as { navigations: string[] }).navigations.length);

  describe('the window', () => {
    test('the window shows the page of the app scheme once it is ready', async () => {
      expect(game.page.url()).toBe('app://aerodrome/');
      await expect.poll(() => game.page.title()).toBe('Aerodrome');
      await expect
        .poll(() => game.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].isVisible()))
        .toBe(true);
      await expect.poll(() => inPage('document.getElementById("app").childElementCount')).toBeGreaterThan(0);
    });

    test('the window opens at 1280 × 800, has a minimum of 1024 × 640 and a dark background before the page is loaded', async () => {
      await expect.poll(() => inPage('[innerWidth, innerHeight]')).toEqual([1280, 800]);
      await game.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].setContentSize(300, 200));
      await expect
        .poll(() => game.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].getContentSize()))
        .toEqual([1024, 640]);
      const colour = await game.app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0].getBackgroundColor(),
      );
      expect(colour.toLowerCase()).toBe('#1c0f0d');
    });

    test('the window has an application menu that cannot load other pages', async () => {
      const labels = await game.app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label));
      expect(labels).toEqual(
        process.platform === 'darwin' ? expect.arrayContaining(['View']) : ['Game', 'Edit', 'View', 'Window', 'Help'],
      );
    });
  });

  describe('the page', () => {
    test('the page runs isolated in a sandbox, without Node and without webviews', async () => {
      const preferences = await game.app.evaluate(({ BrowserWindow }) => {
        const [{ webContents }] = BrowserWindow.getAllWindows();
        // Not in Electron's types: the effective preferences.
        return (webContents as unknown as { getLastWebPreferences(): Record<string, unknown> }).getLastWebPreferences();
      });
      expect(preferences).toMatchObject({
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        nodeIntegrationInSubFrames: false,
        webSecurity: true,
        webviewTag: false,
      });
      expect(
        await inPage(
          '["require", "process", "module", "Buffer", "global", "electron"].filter((name) => name in window)',
        ),
      ).toEqual([]);
      expect(await inPage('typeof document.createElement("webview").loadURL')).toBe('undefined');
    });

    test('the page has exactly the methods of the contract and cannot change them', async () => {
      expect(await inPage('Object.keys(window.aerodrome).sort()')).toEqual([
        'append',
        'exportBackup',
        'importBackup',
        'info',
        'list',
        'nextShellRequest',
        'quit',
        'read',
        'readGeneration',
        'readSettings',
        'readSummaries',
        'remove',
        'restore',
        'write',
        'writeSettings',
        'writeSummary',
      ]);
      expect(await inPage('Object.values(window.aerodrome).every((method) => typeof method === "function")')).toBe(
        true,
      );
      await inPage('try { window.aerodrome.info = null; window.aerodrome = null; } catch {}');
      expect(await inPage('window.aerodrome.info()')).toMatchObject({ ok: { shell: 'electron', folder: game.folder } });
    });

    test('the page has its Content Security Policy as a header, and it is in force', async () => {
      expectConsoleError(game.page, /Content Security Policy|This document requires 'TrustedScript'/);
      const headers = await inPage<Record<string, string>>(
        'fetch("./").then((answer) => Object.fromEntries(answer.headers))',
      );
      expect(headers).toMatchObject({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
          "connect-src 'self' data:; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
          "require-trusted-types-for 'script'; trusted-types default",
        'x-content-type-options': 'nosniff',
        'content-type': 'text/html; charset=utf-8',
      });
      const broken = await inPage<string[]>(`new Promise((resolve) => {
        const broken = [];
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          broken.push(effectiveDirective);
          if (broken.length === 5) resolve(broken.sort());
        });
        const inline = document.createElement('script');
        try {
          inline.textContent = 'window.inlineRan = true';
        } catch {
          // Trusted Types refuse the text.
        }
        import('https://aerodrome.example/script.js').catch(() => {});
        const frame = document.createElement('iframe');
        frame.src = 'https://aerodrome.example/';
        const picture = new Image();
        picture.src = 'https://aerodrome.example/picture.png';
        document.body.append(inline, frame, picture);
        fetch('https://aerodrome.example/').catch(() => {});
      })`);
      expect(broken).toEqual(['connect-src', 'frame-src', 'img-src', 'require-trusted-types-for', 'script-src-elem']);
      expect(await inPage('"inlineRan" in window')).toBe(false);
    });

    test.each(['geolocation', 'notifications', 'camera', 'microphone', 'midi', 'clipboard-read', 'persistent-storage'])(
      'the page may not use what it does not need: %s',
      async (name) => {
        expect(await inPage(`navigator.permissions.query({ name: '${name}' }).then(({ state }) => state)`)).toBe(
          'denied',
        );
      },
    );

    test('the page is denied a permission that it requests', async () => {
      expectConsoleError(game.page, /^Permissions policy violation/);
      expect(await inPage('Notification.requestPermission()')).toBe('denied');
      expect(
        await inPage('navigator.mediaDevices.getUserMedia({ audio: true }).then(() => "given", ({ name }) => name)'),
      ).toBe('NotAllowedError');
      const place =
        'new Promise((resolve) => navigator.geolocation.getCurrentPosition(() => resolve("given"), ({ code }) => resolve(code)))';
      expect(await inPage(place)).toBe(1);
    });

    test.each([
      ['an address', 'location.href = "https://aerodrome.example/"'],
      ['a file', 'location.href = "file:///etc/hostname"'],
      ['another page of ours', 'location.href = "app://aerodrome/index.html"'],
      ['a link', 'Object.assign(document.createElement("a"), { href: "https://aerodrome.example/" }).click()'],
      ['a script as an address', 'location.href = "javascript:document.title = 1"'],
      ['data as an address', 'location.href = "data:text/html,<title>other</title>"'],
    ])('the page does not navigate by %s', async (_, expression) => {
      const refusals: unknown[] = [];
      game.page.on('console', (message) => refusals.push(message));
      expectConsoleError(game.page, /^Not allowed to (load local resource|navigate)|Content Security Policy/);
      const before = await navigations();
      await inPage(`window.stayed = true; ${expression}; null`);
      // Either the shell refuses, or Chromium does and prints a message.
      await expect.poll(async () => refusals.length + (await navigations()) - before).toBeGreaterThan(0);
      expect(await inPage('[location.href, document.title, window.stayed]')).toEqual([
        'app://aerodrome/',
        'Aerodrome',
        true,
      ]);
    });

    test('the page cannot open a window', async () => {
      expect(await inPage('window.open("https://aerodrome.example/")')).toBeNull();
      expect(await inPage('window.open("app://aerodrome/")')).toBeNull();
      const link = 'Object.assign(document.createElement("a"), { href: "app://aerodrome/", target: "_blank" }).click()';
      await inPage(link);
      // `window.open` waits for the answer of the shell.
      const windows = await game.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
      expect(windows).toBe(1);
    });
  });

  describe('the app scheme', () => {
    /** Fetches in the main process, without a Content Security Policy. */
    const fetchIn = (address: string, method = 'GET') =>
      game.app.evaluate(
        async ({ session }, [address, method]) => {
          const answer = await session.fromPartition('aerodrome').fetch(address, { method });
          return { status: answer.status, text: await answer.text() };
        },
        [address, method],
      );

    test('the app scheme serves the page', async () => {
      expect(await fetchIn('app://aerodrome/index.html')).toMatchObject({
        status: 200,
        text: expect.stringContaining('<title>'),
      });
    });

    test.each([
      'app://aerodrome/../shells/main.cjs',
      'app://aerodrome/%2e%2e/shells/main.cjs',
      'app://aerodrome/..%2fshells%2fmain.cjs',
      'app://aerodrome/..\\shells\\main.cjs',
      'app://aerodrome//etc/hostname',
      'app://aerodrome/etc/hostname',
      'app://aerodrome/assets',
      'app://elsewhere/index.html',
    ])('the app scheme serves nothing else: %s', async (address) => {
      expect(await fetchIn(address)).toEqual({ status: 404, text: '' });
    });

    test('the app scheme accepts GET only', async () => {
      expect(await fetchIn('app://aerodrome/index.html', 'POST')).toEqual({ status: 404, text: '' });
    });
  });

  describe('the channels', () => {
    test('the channels read and write the files of the data folder', async () => {
      expect(await inPage(`aerodrome.write('matches', 'dawn', ${JSON.stringify(text)}, 0)`)).toEqual({
        ok: { revision: 1 },
      });
      expect(await inPage(`aerodrome.read('matches', 'dawn')`)).toEqual({ ok: { text, revision: 1 } });
      expect(await inPage(`aerodrome.list('matches')`)).toMatchObject({
        ok: [{ id: 'dawn', about: { title: 'Dawn' } }],
      });
    });

    test.each([
      'aerodrome.list()',
      'aerodrome.list("matches", 1)',
      'aerodrome.list({ toString: "matches" })',
      'aerodrome.read("matches", ["dawn"])',
      'aerodrome.write("matches", "dawn", "{}", "1")',
      'aerodrome.info(null)',
    ])('the channels refuse wrong arguments: %s', async (expression) => {
      expect(await inPage(expression)).toEqual({ problem: { code: 'host.refused' } });
    });

    test.each(['../dawn', 'C:', 'Dawn', ''])('the channels refuse invalid ids: %s', async (id) => {
      expect(await inPage(`aerodrome.read('matches', '${id}')`)).toEqual({ problem: { code: 'host.badId' } });
    });

    test('the channels answer no other page, even one with the preload script', async () => {
      const answer = await game.app.evaluate(
        async ({ BrowserWindow }, preload) => {
          const stranger = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
          await stranger.loadURL('data:text/html,stranger');
          const answer = await stranger.webContents.executeJavaScript('window.aerodrome.info()');
          stranger.destroy();
          return answer;
        },
        join(root, 'dist/shells/preload.cjs'),
      );
      expect(answer).toEqual({ problem: { code: 'host.refused' } });
    });
  });

  test('a second start with the same folder shows the window of the first and ends', async () => {
    await game.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].hide());
    expect(await startAgain(game.folder)).toBe(0);
    const visible = () =>
      game.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.isVisible()));
    await expect.poll(visible).toEqual([true]);
  });
});

describe.runIf(binary)('Electron', () => {
  test('Electron finishes writes and releases the lock when the page quits', async () => {
    const game = await openElectronApp();
    await game.page.evaluate(`aerodrome.write('matches', 'dusk', ${JSON.stringify(text)}, 0)`);
    const closed = game.app.waitForEvent('close');
    // The window may be gone before the answer is there.
    await game.page.evaluate('aerodrome.quit()').catch(() => {});
    await closed;
    expect(existsSync(join(game.folder, 'owner.lock'))).toBe(false);
    const next = await openElectronApp([], game.folder);
    const read = await next.page.evaluate(`aerodrome.read('matches', 'dusk')`);
    expect(read).toEqual({ ok: { text, revision: 1 } });
    await next.close();
  });

  test('Electron opens with a folder that is not writable and reports it', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const game = await openElectronApp([], join(file, 'below'));
    const info = await game.page.evaluate('aerodrome.info()');
    expect(info).toMatchObject({
      ok: { readOnly: true, reports: [expect.objectContaining({ code: 'host.notAFolder' })] },
    });
    await game.close();
  });
});

function startAgain(folder: string): Promise<number | null> {
  const args = [...chromiumArguments, root, '--data', folder];
  const second = spawn(binary as string, args, { env: displayEnvironment(), stdio: 'ignore' });
  return new Promise((resolve) => second.on('exit', resolve));
}
