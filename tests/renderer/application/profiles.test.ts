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

/** Anna has won a match of each year against Bruno, and both are on the roster. */
async function twoYears(page: Page) {
  const roster = withProfile(withProfile(await page.records.roster(), profile('anna')), profile('bruno'));
  await page.records.putRoster(roster);
  for (const year of ['2025', '2026']) {
    const seat = { role: 'duellist', planes: [], dealt: 1, taken: 0, victories: 1 };
    const line: LedgerLine = {
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
    expect(await page.records.putLine(line)).toBeNull();
  }
  return page.records.roster();
}

test('merging two profiles reassigns the lines of every year and removes one profile', async () => {
  const page = pageOver(await folder.open());
  const roster = await twoYears(page);
  expect(await page.records.deleteProfile(roster, 'anna', profile('bruno'), 'a guest')).toBeNull();
  expect((await page.records.profiles()).map(({ id }) => id)).toEqual(['bruno']);
  const lines = await page.records.lines();
  expect(foldPilotRecord(lines, 'anna').all.played).toBe(0);
  expect(lines.flatMap(({ seats }) => seats.map(({ person }) => person))).toEqual(Array(4).fill('bruno'));
});

test('a deleted profile becomes a guest, and the figures of the others stay the same', async () => {
  const page = pageOver(await folder.open());
  const roster = await twoYears(page);
  expect(await page.records.deleteProfile(roster, 'anna', null, 'a guest')).toBeNull();
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
  const roster = await twoYears(page);
  full = true;
  expect(await page.records.deleteProfile(roster, 'anna', null, 'a guest')).toEqual({ code: 'host.diskFull' });
  expect((await page.records.profiles()).map(({ id }) => id)).toEqual(['anna', 'bruno']);
});
