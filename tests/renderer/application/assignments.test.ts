import { readDocument } from '@aerodrome/engine/meta/document.ts';
import { tournamentFormat, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { nextEvents } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { casualLine } from '../../../renderer/application/ledgerLines.ts';
import { matchNotes } from '../../../renderer/application/matches/match.ts';
import { dataFolder } from '../../electron/host/folder.ts';
import {
  betterSeedWins,
  enterResults,
  manualResultEvent,
  noon,
  pairNextRound,
  setUp,
  startTournament,
  unwrapDocument,
} from '../../meta/tournamentHelpers.ts';
import { beginning, eveningId, flyEvening, type Page, pageOver, playOn, remains } from './evening.ts';

const folder = dataFolder();

/** The first leg of an evening, in the air. */
async function firstLeg(page: Page) {
  const begun = beginning(1);
  const paired = unwrapDocument(tournamentLog.append(begun, noon, ...nextEvents(tournamentLog.fold(begun))));
  expect(await page.source.documents.put(eveningId, paired)).toBeNull();
  const flying = await page.assignments.startMatch(page.tournaments, eveningId, paired, 'r1.1/0', {
    matchId: 'first-match',
  });
  if ('problem' in flying) throw new Error(JSON.stringify(flying.problem));
  return flying.ok;
}

const onDisk = async (host: Host) => {
  const read = await host.read('tournaments', eveningId);
  const document = 'ok' in read ? readDocument(tournamentFormat, read.ok.text) : null;
  if (!document || 'problem' in document) throw new Error('unreadable');
  return tournamentLog.fold(document.ok);
};

test('the file of a match stores its assignment, and a later page reads it', async () => {
  const page = pageOver(await folder.open());
  const { matchDocument } = await firstLeg(page);
  const assignment = { kind: 'tournament', id: eveningId, slot: 'r1.1/0', attempt: 1, strict: true };
  expect(matchDocument).toMatchObject({ assignment, strict: true, profileIds: ['profile-p2', 'profile-p3'] });
  const read = await page.host.read('matches', 'first-match');
  const { about } = JSON.parse('ok' in read ? read.ok.text : '');
  expect(matchNotes(about, 2)).toMatchObject({ assignment, strict: true });
  expect((await onDisk(page.host)).pairs.get('r1.1')?.legs[0].state).toBe('flying');
});

test('a continued match has the clocks and hints that it was left with', async () => {
  const page = pageOver(await folder.open());
  const { matchDocument, document } = await firstLeg(page);
  await playOn(page, { ...matchDocument, hints: 2, timeLeftMs: { 0: 1500 } }, 3);
  const again = await page.assignments.startMatch(page.tournaments, eveningId, document, 'r1.1/0', {
    matchId: 'never-used',
  });
  expect(again).toMatchObject({
    ok: { matchDocument: { id: 'first-match', hints: 2, timeLeftMs: { 0: 1500 } }, restored: false },
  });
  expect('ok' in again && again.ok.matchDocument.match.length).toBe(4);
});

test('a removed match is restored, and the answer says so', async () => {
  const page = pageOver(await folder.open());
  const { matchDocument, document } = await firstLeg(page);
  await playOn(page, matchDocument, 3);
  await page.host.remove('matches', 'first-match');
  const again = await page.assignments.startMatch(page.tournaments, eveningId, document, 'r1.1/0', {
    matchId: 'never-used',
  });
  expect(again).toMatchObject({ ok: { restored: true } });
  expect('ok' in again && again.ok.matchDocument.match.length).toBe(4);
});

test('a finished match in a folder of another process stays in the air until that process settles it', async () => {
  const owner = await folder.open();
  const page = pageOver(owner);
  const { matchDocument } = await firstLeg(page);
  await playOn(page, matchDocument);
  const guest = pageOver(await folder.open());
  const seen = await guest.assignments.open(guest.source, eveningId);
  // It is shown as it came out, but nothing was written.
  expect('ok' in seen && tournamentLog.fold(seen.ok).pairs.get('r1.1')?.legs[0].state).toBe('flown');
  expect((await onDisk(owner)).pairs.get('r1.1')?.legs[0].state).toBe('flying');
  expect(await guest.records.lines()).toEqual([]);
  await page.assignments.open(page.source, eveningId);
  expect((await onDisk(owner)).pairs.get('r1.1')?.legs[0].state).toBe('flown');
  expect(await page.records.lines()).toHaveLength(1);
});

test('a finished match is settled once a full disk has room again', async () => {
  const real = await folder.open();
  let full = false;
  const host: Host = {
    ...real,
    write: (kind, id, text, revision) =>
      full && kind !== 'matches'
        ? Promise.resolve({ problem: { code: 'host.diskFull' } })
        : real.write(kind, id, text, revision),
  };
  const page = pageOver(host);
  const { matchDocument } = await firstLeg(page);
  await playOn(page, matchDocument);
  full = true;
  await page.assignments.open(page.source, eveningId);
  expect((await onDisk(real)).pairs.get('r1.1')?.legs[0].state).toBe('flying');
  expect(await page.records.lines()).toEqual([]);
  full = false;
  await page.assignments.open(page.source, eveningId);
  expect((await onDisk(real)).pairs.get('r1.1')?.legs[0].state).toBe('flown');
  expect(await page.records.lines()).toHaveLength(1);
});

test('a change that is written while a match is read stays, and the match is settled as well', async () => {
  const real = await folder.open();
  let meanwhile: (() => unknown) | null = null;
  const host: Host = {
    ...real,
    async read(kind, id) {
      const answer = await real.read(kind, id);
      if (kind === 'matches') meanwhile?.();
      return answer;
    },
  };
  const page = pageOver(host);
  const { matchDocument, document } = await firstLeg(page);
  await playOn(page, matchDocument);
  meanwhile = () => {
    meanwhile = null;
    page.source.documents.put(
      eveningId,
      unwrapDocument(tournamentLog.append(document, noon, { type: 'renamed', id: 'p1', name: 'Another' })),
    );
  };
  await page.assignments.open(page.source, eveningId);
  const state = await onDisk(real);
  expect(state.pairs.get('r1.1')?.legs[0].state).toBe('flown');
  expect(state.entrants.map(({ name }) => name)).toContain('Another');
});

test('a read during a write returns the new content', async () => {
  const real = await folder.open();
  let meanwhile: (() => Promise<unknown>) | null = null;
  const host: Host = {
    ...real,
    async read(kind, id) {
      const answer = await real.read(kind, id);
      const now = meanwhile;
      meanwhile = null;
      await now?.();
      return answer;
    },
  };
  const { documents } = pageOver(host).source;
  const before = beginning(1);
  await documents.put(eveningId, before);
  const after = unwrapDocument(tournamentLog.append(before, noon, { type: 'renamed', id: 'p1', name: 'Another' }));
  meanwhile = () => documents.put(eveningId, after);
  expect(await documents.open(eveningId)).toEqual({ ok: after });
  expect(documents.latest(eveningId)).toEqual(after);
});

test('the ledger follows the document: corrected lines are replaced, and lines of voided typed results are removed', async () => {
  const page = pageOver(await folder.open());
  await flyEvening(page, 2);
  const before = await page.records.lines();
  expect(before).toHaveLength(3);
  const opened = await page.assignments.open(page.source, eveningId);
  if ('problem' in opened) throw new Error(opened.problem.code);
  const leg = tournamentLog.fold(opened.ok).pairs.get('r1.1')?.legs[0];
  const turned = leg?.winner === 0 ? 1 : 0;
  await page.source.documents.put(
    eveningId,
    unwrapDocument(tournamentLog.append(opened.ok, noon, manualResultEvent('r1.1', 0, turned))),
  );
  await page.assignments.open(page.source, eveningId);
  const after = await page.records.lines();
  expect(after).toHaveLength(3);
  expect(after).not.toEqual(before);

  const other = pageOver(await folder.open(folder.path('other')));
  const begun = beginning(1);
  const paired = unwrapDocument(tournamentLog.append(begun, noon, ...nextEvents(tournamentLog.fold(begun))));
  const result = unwrapDocument(tournamentLog.append(paired, noon, manualResultEvent('r1.1', 0, 1)));
  await other.source.documents.put(eveningId, result);
  await other.assignments.open(other.source, eveningId);
  expect(await other.records.lines()).toMatchObject([{ match: null, sourceId: eveningId, slot: 'r1.1/0' }]);
  await other.source.documents.put(
    eveningId,
    unwrapDocument(tournamentLog.append(result, noon, { type: 'voided', event: result.log.length - 1, why: 'x' })),
  );
  await other.assignments.open(other.source, eveningId);
  expect(await other.records.lines()).toEqual([]);
});

test('all owed lines of a document are one write of the ledger, and the document is delivered before it', async () => {
  const host = await folder.open();
  const ledgerWrites: string[] = [];
  const counting: Host = {
    ...host,
    write: (kind, id, ...rest) => {
      if (id.startsWith('ledger')) ledgerWrites.push(id);
      return host.write(kind, id, ...rest);
    },
  };
  const page = pageOver(counting);
  const evening = enterResults(pairNextRound(startTournament(setUp('roundRobin', { legs: 4 }), 16)), betterSeedWins);
  await page.source.documents.put(eveningId, evening);
  const writesWhenDelivered: number[] = [];
  await page.assignments.open(page.source, eveningId, (document) => {
    expect(document).toEqual(evening);
    writesWhenDelivered.push(ledgerWrites.length);
  });
  expect(await page.records.lines()).toHaveLength(32);
  expect({ writesWhenDelivered, ledgerWrites }).toEqual({ writesWhenDelivered: [0], ledgerWrites: ['ledger-2026'] });
});

test('a finished casual match has a ledger line too', async () => {
  const page = pageOver(await folder.open());
  const { matchDocument } = await firstLeg(page);
  expect(casualLine(matchDocument, noon)).toBeNull();
  await playOn(page, matchDocument);
  const line = casualLine({ ...matchDocument, assignment: undefined }, noon);
  expect(line).toMatchObject({ match: 'first-match', source: 'casual', game: 'track', rated: true });
  if (line)
    await Promise.all([
      page.records.putLine(line),
      page.records.putLine({ ...line, match: 'another' }),
      page.records.putLine(line),
    ]);
  expect((await page.records.lines()).map(({ match }) => match)).toEqual(['first-match', 'another']);
  expect((await remains(page)).evening).not.toBeNull();
});

test('a ledger that cannot be read for a moment is not replaced by an empty one', async () => {
  const host = await folder.open();
  let away = false;
  const blinking: Host = {
    ...host,
    read: (kind, id) => (away && kind === 'players' ? Promise.reject(new Error('away')) : host.read(kind, id)),
  };
  const page = pageOver(blinking);
  await flyEvening(page, 1);
  const before = await page.records.lines();
  expect(before.length).toBeGreaterThan(0);
  away = true;
  expect(await page.records.putLine({ ...before[0], match: 'another' })).toMatchObject({ code: 'host.unreachable' });
  away = false;
  expect(await page.records.lines()).toEqual(before);
  expect(await page.records.putLine({ ...before[0], match: 'another' })).toBeNull();
  expect(await page.records.lines()).toHaveLength(before.length + 1);
});
