import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import type { LedgerLine } from '@aerodrome/engine/meta/ledger.ts';
import { expect, test, vi } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { damagedLedgers } from '../../../renderer/application/playerRecords.ts';
import { dataFolder, ok } from '../../electron/host/folder.ts';
import { noon } from '../../meta/tournamentHelpers.ts';
import { applicationOver, eveningId, flyEvening, shortBeginning } from './evening.ts';

const folder = dataFolder();
/** However busy the machine is. */
const waitFor = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000 });
const ledgerFile = () => folder.path('players', 'ledger-2026.json');
const codes = (problems: readonly Problem[]) => problems.map(({ code }) => code);

/** The line of a match whose file is gone. */
const line = (match: string): LedgerLine => {
  const seat = { role: 'duellist', planes: [], dealt: 1, taken: 0, victories: 1 };
  return {
    match,
    at: noon,
    game: 'track',
    scenario: 'duel',
    source: 'casual',
    seats: [{ ...seat, name: 'ANNA', person: 'anna', side: 0, result: 'won' }],
    rated: true,
  };
};

/** An application that has written two lines; the earlier generation of the ledger has only the first. */
async function withLines() {
  const real = await folder.open();
  let beforeNextWrite: (() => void) | null = null;
  const host: Host = {
    ...real,
    write(...args) {
      beforeNextWrite?.();
      beforeNextWrite = null;
      return real.write(...args);
    },
  };
  const application = applicationOver(host);
  const { records } = application;
  for (const match of ['m-1', 'm-2']) expect(await records.putLine(line(match))).toBeNull();
  const reported: string[][] = [];
  application.onReports((problems) => reported.push(codes(problems)));
  const matchesOf = async () => (await records.lines()).map(({ match }) => match).sort();
  const damageBeforeNextWrite = () => {
    beforeNextWrite = damage;
  };
  return { application, records, reported, matchesOf, damageBeforeNextWrite };
}

/** The host reads its folder again before the next write. */
function damage(): void {
  writeFileSync(ledgerFile(), 'torn');
  rmSync(folder.path('owner.lock'));
}

test('lines in memory are entered again after the host replaced a damaged ledger by an earlier generation', async () => {
  const { application, reported, matchesOf } = await withLines();
  damage();
  application.settings.put('{}');
  await waitFor(() => expect(reported).toEqual([['host.generationRestored', 'pilots.rebuilt']]));
  expect(await matchesOf()).toEqual(['m-1', 'm-2']);
  expect(application.hasPendingWrites).toBe(false);
  expect(await (await withoutMemory()).lines()).toHaveLength(2);
});

test('lines in memory are entered again after the host set a damaged ledger aside', async () => {
  const { application, reported, matchesOf } = await withLines();
  for (const name of readdirSync(folder.path('players', 'kept'))) rmSync(folder.path('players', 'kept', name));
  damage();
  application.settings.put('{}');
  await waitFor(() => expect(reported).toEqual([['host.setAside', 'pilots.rebuilt']]));
  expect(await matchesOf()).toEqual(['m-1', 'm-2']);
  expect(await (await withoutMemory()).lines()).toHaveLength(2);
});

test('a line whose write was refused because the ledger was replaced meanwhile is entered', async () => {
  const { application, records, reported, matchesOf, damageBeforeNextWrite } = await withLines();
  damageBeforeNextWrite();
  expect(await records.putLine(line('m-3'))).toMatchObject({ code: 'host.stale' });
  await waitFor(() => expect(reported).toHaveLength(1));
  expect(await matchesOf()).toEqual(['m-1', 'm-2', 'm-3']);
  expect(application.hasPendingWrites).toBe(false);
  expect(await records.putLine(line('m-4'))).toBeNull();
  expect(await (await withoutMemory()).lines()).toHaveLength(4);
});

test('a ledger that the host replaced at its start is rebuilt from the files of the matches', async () => {
  const host = await folder.open();
  const page = applicationOver(host);
  await flyEvening({ ...page, read: page.workers.read, source: page.tournaments }, 3, shortBeginning);
  await page.assignments.open(page.tournaments, eveningId);
  await page.records.flush();
  const before = await page.records.lines();
  expect(before.length).toBeGreaterThan(1);
  await host.close();
  writeFileSync(ledgerFile(), 'torn');
  const next = await folder.open();
  const { reports } = ok(await next.info());
  expect(codes(reports)).toEqual(['host.generationRestored']);
  const application = applicationOver(next, false, reports);
  const reported: string[][] = [];
  application.onReports((problems) => reported.push(codes(problems)));
  await waitFor(() => expect(reported).toEqual([['host.generationRestored', 'pilots.rebuilt']]));
  const slots = (lines: readonly LedgerLine[]) => lines.map(({ slot }) => slot).sort();
  expect(slots(await application.records.lines())).toEqual(slots(before));
});

test('only reports about ledgers are about the records', () => {
  const reports: Problem[] = [
    { code: 'host.generationRestored', params: { file: 'ledger-2025', what: 'titled', title: '2025' } },
    { code: 'host.setAside', params: { file: 'ledger-2026' } },
    { code: 'host.damaged', params: { file: 'ledger-2024' } },
    { code: 'host.setAside', params: { file: 'ledger-1812' } },
    { code: 'host.setAside', params: { file: 'roster' } },
    { code: 'host.setAside' },
  ];
  expect(damagedLedgers(reports)).toEqual(['ledger-2025', 'ledger-2026']);
});

/** The records of a page that is opened now. */
async function withoutMemory() {
  const host = await folder.open();
  return applicationOver(host).records;
}
