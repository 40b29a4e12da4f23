import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openElectronApp } from '../electron.ts';
import { netLogTo, requestsIn } from '../netLog.ts';
import { expectConsoleError } from '../pageErrors.ts';

test.runIf(inject('electron'))('Electron makes no network requests and cannot reach a local server', async () => {
  let hits = 0;
  const server = createServer((_, response) => {
    hits++;
    response.end();
  });
  server.on('connection', () => hits++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  const log = join(inject('scratch'), 'net-log.json');
  const game = await openElectronApp(netLogTo(log));
  expectConsoleError(game.page, /Content Security Policy/);
  expectConsoleError(game.page, /'TrustedScriptURL' assignment/);
  // Waits for the end of every attempt.
  const ends = await game.page.evaluate<string[]>(`(async (address) => {
    const end = (target, ...names) =>
      new Promise((resolve) => names.forEach((name) => target.addEventListener(name, () => resolve(name))));
    const thrown = async (attempt) => {
      try {
        return await attempt();
      } catch {
        return 'error';
      }
    };
    const refused = end(window, 'securitypolicyviolation');
    navigator.sendBeacon(address);
    return [
      await refused,
      await thrown(() => fetch(address, { mode: 'no-cors' })),
      await end(Object.assign(new Image(), { src: address }), 'load', 'error'),
      await thrown(() => end(new WebSocket(address.replace('http', 'ws')), 'open', 'error')),
      await thrown(() => end(new Worker(address), 'message', 'error')),
    ];
  })('${address}')`);
  expect(ends).toEqual(['securitypolicyviolation', 'error', 'error', 'error', 'error']);
  const refused = await game.app.evaluate(
    ({ session }, address) =>
      Promise.all(
        [session.defaultSession, session.fromPartition('aerodrome')].map((own) => own.fetch(address).catch(String)),
      ),
    address,
  );
  expect(refused).toEqual(Array(2).fill(expect.stringContaining('ERR_BLOCKED_BY_CLIENT')));
  // Control: without the filter a request is in the log, although the name is not resolved.
  const control = 'http://control.example/';
  await game.app.evaluate(async ({ session }, address) => {
    session.defaultSession.webRequest.onBeforeRequest(null);
    await session.defaultSession.fetch(address).catch(() => {});
  }, control);
  await game.close();
  server.close();
  expect(requestsIn(log)).toEqual([control]);
  expect(hits).toBe(0);
});
