import type { LedgerLine } from '@aerodrome/engine/meta/ledger.ts';
import { type Profile, withProfile } from '@aerodrome/engine/meta/roster.ts';
import { foldPilotRecord } from '@aerodrome/engine/meta/statistics.ts';
import { expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { dataFolder } from '../../electron/host/folder.ts';
import { noon } from '../../meta/tournamentHelpers.ts';
import { type Page, pageOver } from './evening.ts';

const folder = dataFolder();

const profile = (id: string): Profile => {
  return { id, name: id.toUpperCase(), emblem: 'star', colour: 'red', created: noon, retired: false };
};

function lineOf(year: string): LedgerLine {
  const seat = { role: 'duellist', planes: [], dealt: 1, taken: 0, victories: 1 };
  return {
    match: `m-${year}`,
    at: noon.replace('2026', year),
    game: 'track',
    scenario: 'duel',
    source: 'casual',
    seats: [
      { ...seat, name: 'ANNA', person: 'anna', side: 0, result: 'won' },
      { ...seat, name: 'BRUNO', person: 'bruno', side: 1, result: 'lost' },
    ],
    rated: true,
  };
}

/** Anna has won a match of each year against Bruno, and both are on the roster. */
async function twoYears(page: Page) {
  await page.records.changeRoster((roster) => withProfile(withProfile(roster, profile('anna')), profile('bruno')));
  for (const year of ['2025', '2026']) expect(await page.records.putLine(lineOf(year))).toBeNull();
}

test('merging two profiles reassigns the lines of every year and removes one profile', async () => {
  const page = pageOver(await folder.open());
  await twoYears(page);
  expect(await page.records.deleteProfile('anna', profile('bruno'), 'a guest')).toBeNull();
  expect((await page.records.profiles()).map(({ id }) => id)).toEqual(['bruno']);
  const lines = await page.records.lines();
  expect(foldPilotRecord(lines, 'anna').all.played).toBe(0);
  expect(lines.flatMap(({ seats }) => seats.map(({ person }) => person))).toEqual(Array(4).fill('bruno'));
});

test('a deleted profile becomes a guest, and the figures of the others stay the same', async () => {
  const page = pageOver(await folder.open());
  await twoYears(page);
  expect(await page.records.deleteProfile('anna', null, 'a guest')).toBeNull();
  const lines = await page.records.lines();
  expect(lines.map(({ seats: [seat] }) => [seat.name, seat.person])).toEqual(Array(2).fill(['a guest', null]));
  expect(foldPilotRecord(lines, 'bruno').all).toMatchObject({ played: 2, lost: 2 });
});

test('a profile stays if the ledger cannot be written', async () => {
  const real = await folder.open();
  let full = false;
  const host: Host = {
    ...real,
    write: (...args) =>
      full && args[1].startsWith('ledger')
        ? Promise.resolve({ problem: { code: 'host.diskFull' } })
        : real.write(...args),
  };
  const page = pageOver(host);
  await twoYears(page);
  full = true;
  expect(await page.records.deleteProfile('anna', null, 'a guest')).toEqual({ code: 'host.diskFull' });
  expect((await page.records.profiles()).map(({ id }) => id)).toEqual(['anna', 'bruno']);
});

/** A host whose next matching call of `list` or `read` fails once, as if the shell was busy. */
function failingOnce(real: Host, channel: 'list' | 'read', id: string | null) {
  let armed = false;
  const fails = (of: typeof channel, asked: string | null) => {
    if (!armed || of !== channel || asked !== id) return false;
    armed = false;
    return true;
  };
  const busy = async () => ({ problem: { code: 'host.busy' } });
  const host: Host = {
    ...real,
    list: (kind) => (fails('list', null) ? busy() : real.list(kind)),
    read: (kind, document) => (fails('read', document) ? busy() : real.read(kind, document)),
  };
  const failNext = () => {
    armed = true;
  };
  return { host, failNext };
}

test.each([
  ['the list', 'list', null],
  ['the ledger of one year', 'read', 'ledger-2025'],
] as const)('no line of any year is lost if %s cannot be read once', async (_, channel, id) => {
  const real = await folder.open();
  await twoYears(pageOver(real));
  const before = await pageOver(real).records.lines();
  const { host, failNext } = failingOnce(real, channel, id);
  const page = pageOver(host);
  failNext();
  expect(await page.records.rewrite((lines) => [...lines])).toEqual({ code: 'host.busy' });
  expect(await pageOver(real).records.lines()).toEqual(before);
  failNext();
  expect(await page.records.deleteProfile('anna', profile('bruno'), 'a guest')).toEqual({ code: 'host.busy' });
  expect((await pageOver(real).records.profiles()).map((one) => one.id)).toEqual(['anna', 'bruno']);
  expect(await page.records.deleteProfile('anna', profile('bruno'), 'a guest')).toBeNull();
  expect(await pageOver(real).records.lines()).toHaveLength(before.length);
});

test('a line is not entered into a year that cannot be read once, and the lines of that year stay', async () => {
  const real = await folder.open();
  await twoYears(pageOver(real));
  const [line] = await pageOver(real).records.lines();
  const { host, failNext } = failingOnce(real, 'read', 'ledger-2025');
  const { records } = pageOver(host);
  failNext();
  expect(await records.putLine({ ...line, match: 'another' })).toEqual({ code: 'host.busy' });
  expect(await pageOver(real).records.lines()).toHaveLength(2);
});

test('profiles stay if the roster cannot be read once before a profile is added', async () => {
  const real = await folder.open();
  await twoYears(pageOver(real));
  const { host, failNext } = failingOnce(real, 'read', 'roster');
  const { records } = pageOver(host);
  failNext();
  expect((await records.roster()).profiles).toEqual([]);
  failNext();
  expect(await records.changeRoster((roster) => withProfile(roster, profile('carla')))).toEqual({ code: 'host.busy' });
  expect(await records.changeRoster((roster) => withProfile(roster, profile('carla')))).toBeNull();
  expect((await pageOver(real).records.profiles()).map(({ id }) => id)).toEqual(['anna', 'bruno', 'carla']);
});

test('lines of a year whose first write failed stay when all years are rewritten', async () => {
  const real = await folder.open();
  let full = true;
  const host: Host = {
    ...real,
    write: (...args) => (full ? Promise.resolve({ problem: { code: 'host.diskFull' } }) : real.write(...args)),
  };
  const page = pageOver(host);
  const line = lineOf('2026');
  expect(await page.records.putLine(line)).toEqual({ code: 'host.diskFull' });
  full = false;
  expect(await page.records.rewrite((lines) => [...lines, { ...line, match: 'another' }])).toBeNull();
  expect(await pageOver(real).records.lines()).toHaveLength(2);
});
