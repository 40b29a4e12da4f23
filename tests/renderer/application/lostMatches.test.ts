import { readFile, rm, writeFile } from 'node:fs/promises';
import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { nextEvents } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { expect, test } from 'vitest';
import { dataFolder } from '../../electron/host/folder.ts';
import { noon, setUp, startTournament, unwrapDocument } from '../../meta/tournamentHelpers.ts';
import { eveningId, type Page, pageOver, playOn } from './evening.ts';

const folder = dataFolder();
const matchFile = (id: string) => folder.path('matches', `${id}.json`);

/** The first leg of an evening that is not strict, five steps of it flown. */
async function fiveSteps(page: Page) {
  const beginning = startTournament(setUp('roundRobin', { strict: false }), 3);
  const paired = unwrapDocument(tournamentLog.append(beginning, noon, ...nextEvents(tournamentLog.fold(beginning))));
  await page.source.documents.put(eveningId, paired);
  const flying = await page.assignments.startMatch(page.tournaments, eveningId, paired, 'r1.1/0', {
    matchId: 'the-match',
  });
  if ('problem' in flying) throw new Error(flying.problem.code);
  await playOn(page, flying.ok.matchDocument, 5);
  return flying.ok;
}

test('a match whose file is missing is reported as lost, and continues from its last copy with a notice', async () => {
  const page = pageOver(await folder.open());
  const { document } = await fiveSteps(page);
  await rm(matchFile('the-match'));
  expect(await page.assignments.fileStatus({ matchId: 'the-match' })).toMatchObject({ status: 'lost' });
  const again = await page.assignments.startMatch(page.tournaments, eveningId, document, 'r1.1/0', {
    matchId: 'never-used',
  });
  expect(again).toMatchObject({ ok: { matchDocument: { id: 'the-match' }, restored: true } });
  // Copies are made a minute apart, so less than a minute is lost.
  expect('ok' in again && again.ok.matchDocument.match.length).toBeGreaterThan(0);
  await playOn(page, 'ok' in again ? again.ok.matchDocument : ({} as never), 1);
});

test('a match without any step cannot be lost: it starts with the same deal', async () => {
  const page = pageOver(await folder.open());
  const { document, matchDocument } = await fiveSteps(page);
  await rm(matchFile('the-match'));
  await rm(folder.path('matches', 'kept', 'the-match.1'));
  expect(await page.assignments.fileStatus({ matchId: 'the-match' })).toEqual({ status: 'notCreated' });
  const next = pageOver(await folder.open(folder.path('elsewhere')));
  await next.source.documents.put(eveningId, document);
  const flown = await next.assignments.startMatch(next.tournaments, eveningId, document, 'r1.1/0', {
    matchId: 'never-used',
  });
  expect(
    'ok' in flown && [flown.ok.matchDocument.match.seed, flown.ok.matchDocument.match.length, flown.ok.restored],
  ).toEqual([matchDocument.match.seed, 1, false]);
});

test('a broken match file stays until a person restores its copy; then it is moved to the removed files', async () => {
  const page = pageOver(await folder.open());
  const { document } = await fiveSteps(page);
  const whole = await readFile(matchFile('the-match'), 'utf8');
  const broken = whole.replace('"seed":', '"sead":');
  await writeFile(matchFile('the-match'), broken);
  expect(await page.assignments.fileStatus({ matchId: 'the-match' })).toMatchObject({ status: 'broken' });
  expect(
    await page.assignments.startMatch(page.tournaments, eveningId, document, 'r1.1/0', { matchId: 'never-used' }),
  ).toHaveProperty('problem');
  expect(await readFile(matchFile('the-match'), 'utf8')).toBe(broken);
  expect(await page.assignments.restore({ matchId: 'the-match' })).toBeNull();
  expect(await page.assignments.fileStatus({ matchId: 'the-match' })).toMatchObject({ status: 'running' });
  expect(await readFile(folder.path('matches', 'removed', 'the-match.json'), 'utf8')).toBe(broken);
});

test('a match without a readable copy is not restored', async () => {
  const page = pageOver(await folder.open());
  await fiveSteps(page);
  await writeFile(matchFile('the-match'), '{"aerodrome":1}');
  await writeFile(folder.path('matches', 'kept', 'the-match.1'), '{"aerodrome":1}');
  expect(await page.assignments.restore({ matchId: 'the-match' })).toEqual({ code: 'assignment.noCopy' });
  expect(await readFile(matchFile('the-match'), 'utf8')).toBe('{"aerodrome":1}');
});

test('a lost match that is played again has another deal and the same people, and its slot has one result', async () => {
  const page = pageOver(await folder.open());
  const { document, matchDocument } = await fiveSteps(page);
  const again = await page.assignments.startMatch(page.tournaments, eveningId, document, 'r1.1/0', {
    replaceLost: true,
    matchId: 'second-try',
  });
  if ('problem' in again) throw new Error(again.problem.code);
  expect(again.ok.matchDocument).toMatchObject({
    id: 'second-try',
    assignment: { attempt: 2 },
    profileIds: matchDocument.profileIds,
  });
  expect(again.ok.matchDocument.match.seed).not.toBe(matchDocument.match.seed);
  await playOn(page, again.ok.matchDocument);
  const opened = await page.assignments.open(page.source, eveningId);
  expect('ok' in opened && tournamentLog.fold(opened.ok).pairs.get('r1.1')?.legs[0].state).toBe('flown');
  expect((await page.records.lines()).map(({ match }) => match)).toEqual(['second-try']);
});

test('a match that is counted as lost forfeits its leg, and has no ledger line', async () => {
  const page = pageOver(await folder.open());
  const { document } = await fiveSteps(page);
  const lost = unwrapDocument(tournamentLog.append(document, noon, { type: 'forfeit', pair: 'r1.1', leg: 0, by: 1 }));
  await page.source.documents.put(eveningId, lost);
  await page.assignments.open(page.source, eveningId);
  expect(tournamentLog.fold(lost).pairs.get('r1.1')).toMatchObject({ done: true, winner: 0 });
  expect(await page.records.lines()).toEqual([]);
});

test('a damaged tournament continues from its last readable copy, and the damaged file is moved to the removed files', async () => {
  const host = await folder.open();
  const page = pageOver(host);
  const { document } = await fiveSteps(page);
  const file = folder.path('tournaments', `${eveningId}.json`);
  const whole = await readFile(file, 'utf8');
  await writeFile(file, whole.replace('"legs":1', '"legs":2'));
  const { documents } = pageOver(host).source;
  expect(await documents.open(eveningId)).toHaveProperty('problem');
  expect(await documents.put(eveningId, document)).not.toBeNull();
  const copy = await documents.latestReadableGeneration(eveningId);
  expect(copy?.content.log.length).toBeLessThan(document.log.length);
  expect(copy && (await documents.revertTo(eveningId, copy.text))).toBeNull();
  expect(await documents.open(eveningId)).toEqual({ ok: copy?.content });
  expect(await readFile(folder.path('tournaments', 'removed', `${eveningId}.json`), 'utf8')).toContain('"legs":2');
  expect(copy && (await documents.put(eveningId, copy.content))).toBeNull();
});
