import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { HostInfo } from '../../../electron/contract.ts';
import { closeBrowser, sharedBrowser, startPreset } from '../app/table.ts';
import { newFolder, root } from '../electron.ts';
import { expectConsoleError, watchErrors } from '../pageErrors.ts';
import { addressIn, codePattern, pagePattern, RunningCommand } from '../process.ts';

let context: BrowserContext;
let shell: RunningCommand;
let entrance: string;
let address: string;
afterAll(closeBrowser);
beforeEach(async () => {
  context = await (await sharedBrowser()).newContext({ locale: 'en-US' });
  watchErrors(context);
  shell = new RunningCommand(process.execPath, [
    join(root, 'dist/shells/browser.cjs'),
    '--no-open',
    '--stay',
    '--data',
    newFolder(),
  ]);
  entrance = await shell.waitForOutput(pagePattern);
  address = addressIn(entrance);
});
afterEach(async () => {
  await context.close();
  await shell.kill();
});

/** Opens a tab with the game, and returns its first `info` request. */
async function openTab(): Promise<{ page: Page; info: Request }> {
  const page = await context.newPage();
  return { page, info: await load(page, () => page.goto(address)) };
}

async function load(page: Page, by: () => Promise<unknown>): Promise<Request> {
  const [answer] = await Promise.all([page.waitForResponse('**/api/info'), by()]);
  await answer.finished();
  return answer.request();
}

async function answerTo(request: Request): Promise<{ ok: HostInfo }> {
  return (await request.response())?.json();
}

async function isReadOnly(info: Request): Promise<boolean> {
  return (await answerTo(info)).ok.readOnly;
}

/** Makes a call with the headers of a tab. */
async function call(page: Page, like: Request, channel: string, args: unknown[]): Promise<unknown> {
  const { 'x-aerodrome-token': token, 'x-aerodrome-page': id } = like.headers();
  const headers = { 'content-type': 'application/json', 'x-aerodrome-token': token, 'x-aerodrome-page': id };
  const body = JSON.stringify(args);
  return page.evaluate(
    ([path, init]) => fetch(path as string, init as RequestInit).then((answer) => answer.json()),
    [`api/${channel}`, { method: 'POST', headers, body }],
  );
}

test('the game opens without console messages and sends requests to its own shell only', async () => {
  const page = await context.newPage();
  const asked = new Set<string>();
  const complaints: string[] = [];
  context.on('request', (request) => asked.add(new URL(request.url()).origin));
  page.on('pageerror', (error) => complaints.push(error.message));
  // A development build of React prints a message here.
  page.on('console', (message) => complaints.push(message.text()));
  const info = await load(page, () => page.goto(address));
  expect(await answerTo(info)).toMatchObject({ ok: { shell: 'browser', readOnly: false, reports: [] } });
  await expect.poll(() => page.title()).toBe('Aerodrome');
  await expect.poll(() => page.evaluate('document.getElementById("app").childElementCount')).toBeGreaterThan(0);
  // The first screen has loaded its code, pictures and fonts.
  await page.locator('.game-card').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => null));
  expect([...asked]).toEqual([new URL(address).origin]);
  expect(complaints).toEqual([]);
});

test('the launch page leads to the game, and the token is in no output and no argument', async () => {
  const page = await context.newPage();
  const info = await load(page, () => page.goto(entrance));
  expect(await answerTo(info)).toMatchObject({ ok: { shell: 'browser', readOnly: false } });
  expect(page.url()).toBe(address);
  const [, token] = address.split('#');
  expect(shell.text).not.toContain(token);
});

test('the Content Security Policy is in force in the page', async () => {
  const { page } = await openTab();
  expectConsoleError(page, /Content Security Policy/);
  const refusal = await page.evaluate('fetch("https://aerodrome.example/").catch(({ name }) => name)');
  expect(refusal).toBe('TypeError');
  const imported = await page.evaluate('import("data:text/javascript,").catch(({ name }) => name)');
  expect(imported).toBe('TypeError');
  // An inline script runs while it is appended, or never. A text node passes Trusted Types until then.
  expectConsoleError(page, /This document requires 'TrustedScript'/);
  const ran = await page.evaluate(`(() => {
    const script = document.createElement('script');
    script.append('window.ran = 1');
    document.body.append(script);
    return 'ran' in window;
  })()`);
  expect(ran).toBe(false);
});

test('text does not become markup or the address of a script, and the workers of the page run', async () => {
  const { page } = await openTab();
  expectConsoleError(page, /This document requires 'Trusted/);
  expectConsoleError(page, /Content Security Policy/i);
  const errorOf = (code: string) => page.evaluate(`(() => { try { ${code} } catch ({ name }) { return name } })()`);
  expect(await errorOf('document.createElement("div").innerHTML = "<b>"')).toBe('TypeError');
  expect(await errorOf('new Worker("data:text/javascript,")')).toBe('TypeError');
  expect(await errorOf('new Worker(new URL("assets/../api/info", location.href))')).toBe('TypeError');
  expect(await errorOf('trustedTypes.createPolicy("mine", { createHTML: (text) => text })')).toBe('TypeError');
  // The answer of the bot comes from a worker.
  await startPreset(page, 'Sparring', 3);
  await page.locator('.log li').filter({ hasText: 'Blue seals' }).waitFor({ state: 'attached' });
});

test('the address without the token asks for the printed code, and the right one opens the game once', async () => {
  const code = await shell.waitForOutput(codePattern);
  const enter = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: 'Code' }).fill(text);
    await page.keyboard.press('Enter');
  };
  const page = await context.newPage();
  expectConsoleError(page, /status of 401/);
  await page.goto(new URL('/', address).href);
  await enter(page, 'WRONG-CODES');
  await page.getByText('That is not the code.').waitFor();
  const info = await load(page, () => enter(page, code.toLowerCase()));
  expect(await isReadOnly(info)).toBe(false);
  expect(page.url()).toBe(address);
  await page.locator('.game-card').first().waitFor();
  // A reload needs no code.
  await load(page, () => page.reload());

  const another = await context.newPage();
  expectConsoleError(another, /status of 401/);
  await another.goto(new URL('/', address).href);
  await enter(another, code);
  await another.getByText('Each code can be used once.').waitFor();
  const next = await shell.waitForOutput(/The next one is [A-Z2-9-]{11}/);
  expect(await isReadOnly(await load(another, () => enter(another, next.slice(-11))))).toBe(true);
});

test('a page without the token cannot call the shell', async () => {
  const page = await context.newPage();
  expectConsoleError(page, /status of 401/);
  await page.goto(`${new URL('/', address).href}#wrong`);
  const [answer] = await Promise.all([page.waitForResponse('**/api/**'), page.reload()]);
  expect(answer.status()).toBe(401);
});

/** Starts a shell in which timers of a minute and more run a thousand times faster, and print when they are over. */
async function startHurried(...flags: string[]): Promise<RunningCommand> {
  const patch = `const real = setTimeout;
    globalThis.setTimeout = (run, ms) =>
      ms < 60000 ? real(run, ms) : real(() => { run(); console.log('A minute is over.') }, ms / 1000)`;
  const fastMinutes = `data:text/javascript,${encodeURIComponent(patch)}`;
  const command = [join(root, 'dist/shells/browser.cjs'), '--no-open', '--data', newFolder(), ...flags];
  const hurried = new RunningCommand(process.execPath, ['--import', fastMinutes, ...command]);
  address = addressIn(await hurried.waitForOutput(pagePattern));
  return hurried;
}

test('the shell ends after its last page was closed, also if a page without the write lock was closed', async () => {
  const hurried = await startHurried();
  const [writer, reader] = [await openTab(), await openTab()];
  expect([await isReadOnly(writer.info), await isReadOnly(reader.info)]).toEqual([false, true]);
  for (const { page } of [reader, writer]) {
    await page.locator('.game-card').first().waitFor();
    await page.close();
  }
  expect(await hurried.ended).toBe(0);
  expect(hurried.text).toContain('--stay');
});

test('with --stay the shell outlives its last page', async () => {
  const hurried = await startHurried('--stay');
  const { page } = await openTab();
  await page.locator('.game-card').first().waitFor();
  await page.close();
  await hurried.waitForOutput(/A minute is over/);
  expect((await fetch(address)).status).toBe(200);
  expect(hurried.text).not.toContain('--stay');
  await hurried.kill();
});

test('a shell whose folder was deleted writes its launch page again with its first save', async () => {
  const { page, info } = await openTab();
  rmSync(dirname(fileURLToPath(entrance)), { recursive: true });
  expect(await call(page, info, 'writeSettings', ['{}'])).toEqual({ ok: null });
  expect(addressIn(entrance)).toBe(address);
});

test('the first of two tabs has the write lock, and the second gets it when the first is closed', async () => {
  const first = await openTab();
  const second = await openTab();
  expect([await isReadOnly(first.info), await isReadOnly(second.info)]).toEqual([false, true]);
  expect(await call(first.page, first.info, 'writeSettings', ['{}'])).toEqual({ ok: null });
  expect(await call(second.page, second.info, 'writeSettings', ['{}'])).toEqual({
    problem: { code: 'host.ownedElsewhere' },
  });
  await first.page.close();
  const again = await load(second.page, () => second.page.reload());
  expect(await isReadOnly(again)).toBe(false);
  expect(await call(second.page, again, 'writeSettings', ['{}'])).toEqual({ ok: null });
});

test('a reloaded tab reacquires the write lock every time', async () => {
  const { page } = await openTab();
  for (let time = 0; time < 4; time++) {
    expect(await isReadOnly(await load(page, () => page.reload()))).toBe(false);
  }
});

test('Quit in the page ends the shell', async () => {
  const { page, info } = await openTab();
  // Connections end with the shell: that of the write lock, and those of a page that still loads code, fonts and lists.
  expectConsoleError(page, /net::ERR_.*\/(?:api|assets)\//);
  expect(await call(page, info, 'quit', [])).toEqual({ ok: null });
  expect(await shell.ended).toBe(0);
});
