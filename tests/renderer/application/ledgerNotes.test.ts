import { chooseUniformly } from '@aerodrome/engine/bots/uniformChoice.ts';
import { hash } from '@aerodrome/engine/core/hash.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { checkLine, type LedgerLine, truncateLine } from '@aerodrome/engine/meta/ledger.ts';
import { emptyRoster, withProfile } from '@aerodrome/engine/meta/roster.ts';
import { type About, writeSave } from '@aerodrome/engine/saves/format.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { expect, test, vi } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { rebuildLedger } from '../../../renderer/application/ledgerLines.ts';
import { startPreset } from '../../../renderer/application/matches/newMatch.ts';
import { PlayerRecords } from '../../../renderer/application/playerRecords.ts';
import { readInProcess } from '../../../renderer/application/readings.ts';
import { dataFolder, ok } from '../../electron/host/folder.ts';
import { noon } from '../../meta/tournamentHelpers.ts';
import { playable } from '../games/playableGames.ts';
import { applicationOver } from './evening.ts';

const folder = dataFolder();
const nothing = () => undefined;

/** The file of a match between a person and a bot that was played to its end, with its own notes. */
function matchFile(notes: About, steps = Number.POSITIVE_INFINITY): string {
  let { match } = startPreset('track', playable.track.presets[0]);
  const rng = new SeededRandom(5);
  for (let step = 0; match.outcome === null && step < steps; step++) {
    const [seat] = match.awaiting();
    match = match.submit(chooseUniformly(match.legalActions(seat), rng));
  }
  return writeSave(match, { title: 'A duel', players: ['Anna', 'Ben'], kinds: ['human', 'human'], ...notes });
}

/** Reads every match of the folder into the ledger, as the button on the pilots' screen does. */
function rebuilt(host: Host, records: PlayerRecords): Promise<Problem | null> {
  return rebuildLedger({
    host,
    records,
    sources: [],
    read: readInProcess,
  });
}

const long = (length: number) => 'x'.repeat(length);

const notesOfOthers: [string, About][] = [
  ['a name of 65 letters', { players: [long(65), 'Ben'] }],
  ['a name of 30 pairs of surrogates and one more', { players: [`x${'🛩'.repeat(31)}`, 'Ben'] }],
  ['a profile id of 65 letters', { persons: [long(65), 'ben'] }],
  ['a date without a time', { updated: '2026-01-01' }],
  ['a date of no calendar', { updated: 'yesterday' }],
  ['a date before the first year', { updated: '1234-01-01T00:00:00Z' }],
  ['a long slot', { errand: 'tournament', errandId: 'an-evening', slot: long(900), attempt: 1 }],
  ['an empty slot', { errand: 'campaign', errandId: 'a-war', slot: '', attempt: 1 }],
  ['a long document id', { errand: 'campaign', errandId: long(900), slot: '1.0', attempt: 1 }],
];

test.each(notesOfOthers)(
  'a match file with %s counts, and the ledger can be read at the next start',
  async (_, notes) => {
    const host = await folder.open();
    ok(await host.write('matches', 'before', matchFile({ updated: noon }), 0));
    ok(await host.write('matches', 'from-a-friend', matchFile({ updated: noon, ...notes }), 0));
    expect(await rebuilt(host, new PlayerRecords(host, readInProcess, nothing))).toBeNull();
    const reports: (Problem | null)[] = [];
    const next = new PlayerRecords(host, readInProcess, (problem) => reports.push(problem));
    expect((await next.lines()).map(({ match }) => match).sort()).toEqual(['before', 'from-a-friend']);
    expect(reports).toEqual([]);
  },
);

test.each(notesOfOthers.slice(0, 3))('a running match with %s is entered when it ends', async (_, notes) => {
  const host = await folder.open();
  const { matches, records } = applicationOver(host);
  const opened = await matches.read('from-a-friend', matchFile(notes, 4));
  if ('problem' in opened) throw new Error(JSON.stringify(opened.problem));
  let { match } = opened.ok;
  const rng = new SeededRandom(7);
  while (match.outcome === null) match = match.submit(chooseUniformly(match.legalActions(match.awaiting()[0]), rng));
  await matches.append('from-a-friend', { ...opened.ok, match });
  await records.flush();
  const lines = await new PlayerRecords(host, readInProcess, nothing).lines();
  expect(lines.map((line) => line.match)).toEqual(['from-a-friend']);
});

const line = (match: string, changes: Partial<LedgerLine> = {}): LedgerLine => ({
  match,
  at: noon,
  game: 'track',
  scenario: null,
  source: 'casual',
  seats: [
    {
      name: 'Anna',
      person: 'anna',
      side: 0,
      role: 'pilot',
      planes: ['spad'],
      result: 'won',
      dealt: 3,
      taken: 0,
      victories: 1,
    },
    {
      name: 'Ben',
      person: null,
      side: 1,
      role: 'pilot',
      planes: ['albatros'],
      result: 'lost',
      dealt: 0,
      taken: 3,
      victories: 0,
    },
  ],
  rated: true,
  ...changes,
});

/** A ledger as an earlier version wrote it, without looking at its lines. */
function ledgerText(lines: readonly unknown[]): string {
  const whole = { aerodrome: 1, kind: 'ledger', about: { title: '2026' }, year: 2026, lines };
  return JSON.stringify({ ...whole, checksum: hash(whole) });
}

test('an unreadable ledger is rebuilt: good lines stay, long notes are cut, the others are stored and named', async () => {
  const host = await folder.open();
  const [anna] = line('m').seats;
  const tooLong = line('m-2', { seats: [{ ...anna, person: long(65) }] });
  const broken = { ...line('m-3'), source: 'nowhere' };
  ok(await host.write('players', 'ledger-2026', ledgerText([line('m-1'), tooLong, broken, 7]), 0));
  const reports: (Problem | null)[] = [];
  const records = new PlayerRecords(host, readInProcess, (problem) => problem && reports.push(problem));
  // Several screens ask at once.
  const [lines, again] = await Promise.all([records.lines(), records.lines()]);
  expect(again).toEqual(lines);
  expect(lines).toEqual([line('m-1'), line('m-2', { seats: [{ ...anna, person: null }] })]);
  expect(reports).toHaveLength(1);
  const [{ params }] = reports as [Problem];
  expect(explain(reports[0] as Problem)).toBe(
    `The pilots’ records of 2026 could not be read and were repaired. 2 entries were left out: Anna – Ben, 2026-05-02; an entry without names. They are stored in the folder “players”, file ${params?.file}.`,
  );
  const stored = ok(await host.read('players', String(params?.file).replace('.json', '')));
  expect(JSON.parse(stored.text).lines).toEqual([broken, 7]);

  expect(await records.putLine(line('m-4'))).toBeNull();
  const next = new PlayerRecords(host, readInProcess, (problem) => problem && reports.push(problem));
  expect((await next.lines()).map(({ match }) => match)).toEqual(['m-1', 'm-2', 'm-4']);
  expect(reports).toHaveLength(1);
});

const withoutLines: [string, string][] = [
  ['no lines', JSON.stringify({ aerodrome: 1, kind: 'ledger', about: {}, year: 2026, lines: 'none' })],
  ['another kind of document', JSON.stringify({ aerodrome: 1, kind: 'roster', about: {}, profiles: [] })],
  ['a key that is not allowed', '{"aerodrome":1,"kind":"ledger","__proto__":{"lines":[]}}'],
];

test.each(withoutLines)('a ledger with %s is stored beside, and rebuilt from the matches', async (_, text) => {
  const host = await folder.open();
  ok(await host.write('matches', 'a-match', matchFile({ updated: noon }), 0));
  ok(await host.write('players', 'ledger-2026', text, 0));
  const application = applicationOver(host);
  const reports: Problem[] = [];
  application.onProblem((problem) => reports.push(problem));
  await vi.waitFor(async () => {
    expect((await application.records.lines()).map(({ match }) => match)).toEqual(['a-match']);
  });
  expect(reports).toMatchObject([{ code: 'ledger.leftOut', params: { year: '2026', count: 1 } }]);
  const stored = ok(await host.read('players', String(reports[0].params?.file).replace('.json', '')));
  expect(JSON.parse(stored.text).lines).toEqual([text]);
});

test('the match of a line that was left out of an unreadable ledger is entered from its file', async () => {
  const host = await folder.open();
  ok(await host.write('matches', 'm-2', matchFile({ updated: noon }), 0));
  ok(await host.write('players', 'ledger-2026', ledgerText([line('m-1'), { ...line('m-2'), source: 'nowhere' }]), 0));
  const { records } = applicationOver(host);
  await vi.waitFor(async () => {
    expect((await records.lines()).map(({ match }) => match).sort()).toEqual(['m-1', 'm-2']);
  });
});

test('a ledger of a newer version is left alone', async () => {
  const host = await folder.open();
  const text = ledgerText([line('m-1')]).replace('"aerodrome":1', '"aerodrome":2');
  ok(await host.write('players', 'ledger-2026', text, 0));
  const records = new PlayerRecords(host, readInProcess, nothing);
  expect(await records.lines()).toEqual([]);
  expect(await records.putLine(line('m-2'))).toMatchObject({ code: 'save.tooNew' });
  expect(ok(await host.read('players', 'ledger-2026')).text).toBe(text);
});

test('a folder that cannot be written shows the good lines of an unreadable ledger and leaves its file alone', async () => {
  const host = await folder.open();
  const text = ledgerText([line('m-1'), 7]);
  ok(await host.write('players', 'ledger-2026', text, 0));
  const readOnly: Host = { ...host, write: async () => ({ problem: { code: 'host.folderReadOnly' } }) };
  expect(await new PlayerRecords(readOnly, readInProcess, nothing).lines()).toEqual([line('m-1')]);
  expect(ok(await host.read('players', 'ledger-2026')).text).toBe(text);
});

test('an invalid line is refused with its description, and later lines are entered', async () => {
  const host = await folder.open();
  const reports: (Problem | null)[] = [];
  const records = new PlayerRecords(host, readInProcess, (problem) => problem && reports.push(problem));
  expect(await records.putLine(line('m-1', { seats: [] }))).toMatchObject({ code: 'ledger.refused' });
  expect(await records.putLine(line('m-2'))).toBeNull();
  expect(reports).toMatchObject([{ code: 'ledger.refused', params: { path: 'seats' } }]);
  expect((await new PlayerRecords(host, readInProcess, nothing).lines()).map(({ match }) => match)).toEqual(['m-2']);
});

test('the description of a refused line isolates the direction of each name', async () => {
  const records = new PlayerRecords(await folder.open(), readInProcess, nothing);
  const { seats } = line('m-1');
  const names = ['דוד', 'محمد'];
  const named = seats.map((seat, i) => ({ ...seat, name: names[i], result: 'nothing' as never }));
  expect(await records.putLine(line('m-1', { seats: named }))).toMatchObject({
    code: 'ledger.refused',
    params: { line: `\u2068דוד\u2069 – \u2068محمد\u2069, ${noon.slice(0, 10)}` },
  });
});

test('a roster with a name that cannot be read back is refused, and the previous roster stays', async () => {
  const host = await folder.open();
  const reports: (Problem | null)[] = [];
  const records = new PlayerRecords(host, readInProcess, (problem) => problem && reports.push(problem));
  const profile = { id: 'anna', name: 'Anna', emblem: 'star', colour: 'red', created: noon, retired: false };
  const roster = withProfile(emptyRoster, profile);
  expect(await records.changeRoster(() => roster)).toBeNull();
  const problem = await records.changeRoster((before) => withProfile(before, { ...profile, name: long(61) }));
  expect(problem).toEqual({ code: 'document.unwritable', params: { path: 'profiles.0.name' } });
  expect(reports).toEqual([problem]);
  expect(await records.roster()).toEqual(roster);
  expect(await new PlayerRecords(host, readInProcess, nothing).roster()).toEqual(roster);
});

test('fitting a line twice has the same result as fitting it once', () => {
  const [anna] = line('m').seats;
  const seats = [
    {
      ...anna,
      name: '',
      planes: ['', ...Array.from({ length: 20 }, (_, i) => `${long(70)}${i}`)],
      dealt: 0.5,
      taken: -1,
    },
    { ...anna, name: `${'x'.repeat(59)}🛩`, person: '', victories: Number.NaN, thrown: [1.5, 2] as const },
  ];
  const fitted = truncateLine(
    line('m', { at: 'never', scenario: long(99), slot: long(99), sourceId: long(99), seats }),
  );
  expect(checkLine(fitted)).toBeNull();
  expect(truncateLine(fitted)).toEqual(fitted);
  expect(fitted.seats[1].name).toBe('x'.repeat(59));
});
