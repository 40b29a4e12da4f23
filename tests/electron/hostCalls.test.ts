import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Channel } from '../../electron/contract.ts';
import { openHost } from '../../electron/host/index.ts';
import { callHost, isChannel } from '../../electron/hostCalls.ts';

let folder: string;
let host: Awaited<ReturnType<typeof openHost>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerodrome-calls-'));
  host = await openHost({ folder, shell: 'browser', version: '0', quit: () => {} });
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

const text = JSON.stringify({ aerodrome: 1, about: {} });
const right: Record<Channel, unknown[]> = {
  info: [],
  list: ['matches'],
  write: ['matches', 'a', text, 0],
  read: ['matches', 'a'],
  remove: ['matches', 'a'],
  restore: ['matches', 'a'],
  readGeneration: ['matches', 'a', 1],
  readSettings: [],
  writeSettings: ['{}'],
  exportBackup: [''],
  importBackup: [''],
  nextShellRequest: [],
  quit: [],
};
const channels = Object.keys(right) as Channel[];

test('every channel of the contract reaches the host, and the host has no other', async () => {
  expect(['close', ...channels].sort()).toEqual(Object.keys(host).sort());
  for (const channel of channels) {
    expect(isChannel(channel)).toBe(true);
    expect(await callHost(host, channel, right[channel])).toHaveProperty('ok');
  }
  for (const name of ['close', 'constructor', '', 'Info', undefined, 7]) expect(isChannel(name)).toBe(false);
});

describe.each(channels)('%s', (channel) => {
  const wrong: unknown[] = [
    [...right[channel], 'more'],
    ...right[channel].map((_, place) => right[channel].slice(0, place)),
    ...right[channel].flatMap((arg, place) =>
      [null, undefined, {}, [], true, typeof arg === 'string' ? 1 : '1'].map((other) =>
        right[channel].with(place, other),
      ),
    ),
    null,
    {},
    'info',
  ];

  test.each(wrong.map((args) => [args]))('a call with wrong arguments is refused: %j', async (args) => {
    expect(await callHost(host, channel, args)).toEqual({ problem: { code: 'host.refused' } });
  });
});
