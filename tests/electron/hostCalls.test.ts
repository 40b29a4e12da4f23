import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Channel } from '../../electron/contract.ts';
import { openHost } from '../../electron/host/index.ts';
import { callHost, isChannel } from '../../electron/hostCalls.ts';
import { forgedLine } from '../saves/tailed.ts';

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

/** The smallest document that takes lines. */
const text = `{"aerodrome":3,\n"checksum":"${'0'.repeat(16)}"}\n`;
const right: Record<Channel, unknown[]> = {
  info: [],
  list: ['matches'],
  write: ['matches', 'a', text, 0, 'summary'],
  append: ['matches', 'a', forgedLine(text, {}), 1, 'summary'],
  writeSummary: ['matches', 'a', 1, 'summary'],
  readSummaries: ['matches', ['a']],
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
/** Number of arguments that a channel needs: the summary of a written document may be missing. */
const requiredCount = (channel: Channel) => (channel === 'write' || channel === 'append' ? 4 : right[channel].length);

test('every channel of the contract reaches the host, and the host has no other', async () => {
  expect(['close', ...channels].sort()).toEqual(Object.keys(host).sort());
  for (const channel of channels) {
    expect(isChannel(channel)).toBe(true);
    expect(await callHost(host, channel, right[channel])).toHaveProperty('ok');
  }
  for (const name of ['close', 'constructor', '', 'Info', undefined, 7]) expect(isChannel(name)).toBe(false);
});

test('a document can be written without a summary', async () => {
  expect(await callHost(host, 'write', ['matches', 'b', text, 0])).toEqual({ ok: { revision: 1 } });
});

describe.each(channels)('%s', (channel) => {
  const wrong: unknown[] = [
    [...right[channel], 'more'],
    ...right[channel]
      .slice(0, requiredCount(channel))
      .flatMap((_, place) => [right[channel].slice(0, place), right[channel].with(place, undefined)]),
    ...right[channel].flatMap((arg, place) =>
      [null, {}, [1], true, typeof arg === 'string' ? 1 : '1'].map((other) => right[channel].with(place, other)),
    ),
    null,
    {},
    'info',
  ];

  test.each(wrong.map((args) => [args]))('a call with wrong arguments is refused: %j', async (args) => {
    expect(await callHost(host, channel, args)).toEqual({ problem: { code: 'host.refused' } });
  });
});
