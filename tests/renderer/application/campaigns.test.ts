import { clone } from '@aerodrome/engine/core/clone.ts';
import { manualResultEvent, takeOffEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import { type CampaignDocument, campaignLog, newCampaign } from '@aerodrome/engine/meta/campaign/document.ts';
import { proposePreparation } from '@aerodrome/engine/meta/campaign/preparation.ts';
import { behindTheLines } from '@aerodrome/engine/meta/campaigns/behindTheLines/index.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { exportBundle, importBundle } from '../../../renderer/application/bundles.ts';
import { dataFolder } from '../../electron/host/folder.ts';
import { campaignSetup } from '../../meta/campaignHelpers.ts';
import { noon } from '../../meta/tournamentHelpers.ts';
import { playOn } from './evening.ts';
import { ok, type WarPage, warId, warPageOver } from './war.ts';

const folder = dataFolder();
const id = warId;

/** *Behind the Lines*, prepared for its first mission. */
function prepared(settled: Parameters<typeof campaignSetup>[1] = {}): CampaignDocument {
  const begun = ok(newCampaign(campaignSetup(behindTheLines, settled), [['Ada', 'Ben', 'Cem']], noon));
  const preparation = proposePreparation(campaignLog.fold(begun), 0);
  return ok(campaignLog.append(begun, noon, { type: 'prepared', flight: 0, preparation }));
}

const flyFirst = (page: WarPage, document: CampaignDocument, match = 'first-match') =>
  page.assignments.startMatch(page.campaigns, id, document, '0.0', { matchId: match });

async function inTheAir(page: WarPage, document = prepared()) {
  const flying = await flyFirst(page, document);
  if ('problem' in flying) throw new Error(flying.problem.code);
  return flying.ok;
}

async function opened(page: WarPage): Promise<CampaignDocument> {
  const read = await page.assignments.open(page.source, id);
  if ('problem' in read) throw new Error(read.problem.code);
  return read.ok;
}

test('a mission that was killed before its match was created takes off with the same seed', async () => {
  const real = await folder.open();
  const dies: Host = {
    ...real,
    write: (kind, ...rest) => (kind === 'matches' ? Promise.reject() : real.write(kind, ...rest)),
  };
  expect(await flyFirst(warPageOver(dies), prepared())).toMatchObject({ problem: { code: 'host.unreachable' } });
  const page = warPageOver(real);
  const document = await opened(page);
  const state = campaignLog.fold(document);
  expect(state.sorties[0]).toMatchObject({ stage: 'flying', matchId: 'first-match' });
  expect(await page.assignments.fileStatus({ matchId: 'first-match' })).toEqual({ status: 'notCreated' });
  const { matchDocument } = await inTheAir(page, document);
  expect(matchDocument).toMatchObject({
    id: 'first-match',
    assignment: { kind: 'campaign', id, slot: '0.0', attempt: 1 },
  });
  expect(matchDocument.match.seed).toBe(state.sorties[0].seed);
});

test('a mission takes off whose title is too long for the notes of a match once names are filled in', async () => {
  const definition = { ...clone(behindTheLines) };
  const { start } = definition;
  definition.words = {
    en: { ...definition.words.en, [`mission.${start}.title`]: '{pilot}'.repeat(20) },
  };
  const pilot = 'A'.repeat(60);
  const begun = ok(newCampaign(campaignSetup(definition), [[pilot, 'Ben', 'Cem']], noon));
  const preparation = proposePreparation(campaignLog.fold(begun), 0);
  const document = ok(campaignLog.append(begun, noon, { type: 'prepared', flight: 0, preparation }));
  const page = warPageOver(await folder.open());
  expect((await inTheAir(page, document)).matchDocument.title).toBe(pilot.repeat(17).slice(0, 1000));
});

test('a match that no file can store is a problem, and not an exception', async () => {
  const page = warPageOver(await folder.open());
  const { document } = await inTheAir(page);
  const [assigned] = page.source.runningMatches(document, id);
  const [pilot] = assigned.participants;
  const tooLong = { ...assigned, matchId: 'another', participants: [{ ...pilot, name: 'x'.repeat(1001) }, pilot] };
  const problem = { code: 'assignment.cannotStart' };
  expect(await page.assignments.openOrCreateMatch(tooLong)).toEqual({ problem });
  expect(await page.assignments.openOrCreateMatch({ ...assigned, matchId: 'another', options: {} })).toEqual({
    problem,
  });
  expect(explain(problem)).not.toContain('assignment');
});

test('a mission that was killed during its match continues after the last step', async () => {
  const page = warPageOver(await folder.open());
  const { matchDocument, document } = await inTheAir(page);
  await playOn(page, matchDocument, 3);
  const later = warPageOver(page.host);
  expect(campaignLog.fold(await opened(later)).stage).toBe('flying');
  const again = await flyFirst(later, document, 'never-used');
  expect('ok' in again && [again.ok.matchDocument.id, again.ok.matchDocument.match.length]).toEqual(['first-match', 4]);
});

/** The person gives the match up, and that is the last that is written. */
async function giveUp(
  { matches }: WarPage,
  matchDocument: Awaited<ReturnType<typeof inTheAir>>['matchDocument'],
): Promise<void> {
  const { match } = matchDocument;
  const resign = match.asides(0).find((aside) => match.game.asideKind(aside) === 'resign');
  if (!resign) throw new Error('nobody may resign');
  matchDocument.match = match.submit(resign);
  expect(await matches.append(matchDocument.id, matchDocument)).toBeNull();
}

test('a mission that was killed before it was settled is settled from its file with the same results', async () => {
  const ends: unknown[] = [];
  for (const name of ['one', 'twin']) {
    const page = warPageOver(await folder.open(folder.path(name)));
    const { matchDocument } = await inTheAir(page, prepared({ seed: 11 }));
    await giveUp(page, matchDocument);
    const later = name === 'one' ? page : warPageOver(page.host);
    const document = await opened(later);
    const { log } = document;
    const state = campaignLog.fold(document);
    expect(state.past).toHaveLength(1);
    expect(state.past[0].fates).toMatchObject([{ from: 'resigned' }]);
    expect(await later.records.lines()).toMatchObject([{ match: 'first-match', source: 'campaign', sourceId: id }]);
    // Opened once more, nothing happens twice.
    expect(campaignLog.fold(await opened(warPageOver(page.host)))).toEqual(state);
    expect(await later.records.lines()).toHaveLength(1);
    ends.push({ state, log });
  }
  expect(ends[1]).toEqual(ends[0]);
});

test('a full disk leaves a finished mission in the air, and it is settled once there is room', async () => {
  const real = await folder.open();
  let full = false;
  const host: Host = {
    ...real,
    write: (kind, ...rest) =>
      full && kind === 'campaigns'
        ? Promise.resolve({ problem: { code: 'host.diskFull' } })
        : real.write(kind, ...rest),
  };
  const page = warPageOver(host);
  const { matchDocument } = await inTheAir(page);
  await playOn(page, matchDocument);
  full = true;
  await opened(page);
  expect(await page.records.lines()).toEqual([]);
  full = false;
  expect(campaignLog.fold(await opened(warPageOver(real))).past).toHaveLength(1);
});

test('a match of an ironman campaign is strict: nothing is taken back', async () => {
  const { matchDocument } = await inTheAir(warPageOver(await folder.open()), prepared({ ironman: true }));
  expect(matchDocument).toMatchObject({ strict: true, assignment: { strict: true } });
});

test('a campaign that is exported with its matches is the same after its import', async () => {
  const page = warPageOver(await folder.open());
  const { matchDocument } = await inTheAir(page);
  await playOn(page, matchDocument);
  const document = await opened(page);
  const { file, hasMatches } = await exportBundle(page.host, page.source.bundle, document);
  expect(hasMatches).toBe(true);
  const other = warPageOver(await folder.open(folder.path('elsewhere')));
  const taken = await importBundle({ ...other, newId: () => 'taken-in' }, await other.read('import', file));
  expect(taken).toEqual({ ok: 'taken-in' });
  const read = await other.assignments.open(other.source, 'taken-in');
  expect('ok' in read && campaignLog.fold(read.ok)).toEqual(campaignLog.fold(document));
  expect(await other.host.read('matches', 'first-match')).toMatchObject({ ok: {} });
});

test('a read-only folder leaves the match in the air, and it is settled once the folder can be written', async () => {
  const writable = await folder.open();
  const page = warPageOver(writable);
  const { matchDocument } = await inTheAir(page);
  await giveUp(page, matchDocument);
  const sealed: Host = { ...writable, write: () => Promise.resolve({ problem: { code: 'host.readOnly' } }) };
  const reader = warPageOver(sealed);
  await opened(reader);
  expect(await warPageOver(writable).records.lines()).toEqual([]);
  expect(campaignLog.fold(await opened(warPageOver(writable))).past).toHaveLength(1);
});

test('an unreadable match can be counted as lost, in an ironman campaign too, or played again', async () => {
  const page = warPageOver(await folder.open());
  const { document } = await inTheAir(page, prepared({ ironman: true }));
  const result = { grade: -2, lost: [], victories: [], note: '' };
  const strict = campaignLog.append(document, noon, manualResultEvent(document, 0, result));
  expect(strict).toEqual({ problem: { code: 'campaign.ironman' } });
  const given = ok(campaignLog.append(document, noon, manualResultEvent(document, 0, { ...result, gaveUp: true })));
  expect(campaignLog.fold(given).past[0]).toMatchObject({ grades: [-2], fates: [{ from: 'resigned' }] });
  expect(campaignLog.append(document, noon, takeOffEvent(document, 0, 'again'))).toEqual({
    problem: { code: 'campaign.ironman' },
  });

  const { document: lax } = await inTheAir(warPageOver(await folder.open(folder.path('lax'))));
  const again = takeOffEvent(lax, 0, 'again');
  expect(again).toMatchObject({ attempt: 2, matchId: 'again' });
  expect(again.type === 'flying' && again.seed).not.toBe(campaignLog.fold(lax).sorties[0].seed);
});
