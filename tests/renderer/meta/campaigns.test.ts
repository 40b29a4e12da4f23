import { happened, newCampaign, runningOf } from '@aerodrome/engine/meta/campaign/book.ts';
import type { CampaignDocument } from '@aerodrome/engine/meta/campaign/document.ts';
import { proposal } from '@aerodrome/engine/meta/campaign/prepare.ts';
import { behindTheLines } from '@aerodrome/engine/meta/campaigns/behindTheLines/index.ts';
import { expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { writeMatch } from '../../../renderer/app/matchText.ts';
import { bundleWith, takeIn, textOf } from '../../../renderer/app/meta/bundles.ts';
import { campaignOwner, flySortie } from '../../../renderer/app/meta/campaigns.ts';
import { Errands } from '../../../renderer/app/meta/errands.ts';
import { Records } from '../../../renderer/app/meta/records.ts';
import { dataFolder } from '../../electron/host/folder.ts';
import { warOf } from '../../meta/campaigns.ts';
import { noon } from '../../meta/hall.ts';
import { type Page, playOn, read } from './evening.ts';

const folder = dataFolder();
const id = 'a-war';
const nothing = () => undefined;

/** What a page keeps of campaigns, over a real host. */
function pageOver(host: Host) {
  const revisions = new Map<string, number>();
  const records = new Records(host, nothing);
  const owner = campaignOwner(host, nothing);
  const matches = { seen: (match: string, revision: number) => void revisions.set(match, revision) };
  const errands = new Errands({ host, matches, owners: { campaign: owner }, records, read, now: () => noon });
  return { host, read, records, owner, errands, revisions };
}
type War = ReturnType<typeof pageOver>;

function ok(written: ReturnType<typeof newCampaign>): CampaignDocument {
  if ('problem' in written) throw new Error(written.problem.code);
  return written.document;
}

/** *Behind the Lines*, prepared for its first mission. */
function prepared(settled: Parameters<typeof warOf>[1] = {}): CampaignDocument {
  const begun = ok(newCampaign(warOf(behindTheLines, settled), [['Ada', 'Ben', 'Cem']], noon));
  const preparation = proposal(runningOf(begun).state, 0);
  return ok(happened(begun, { at: noon, type: 'prepared', flight: 0, preparation }));
}

const flyFirst = (page: War, document: CampaignDocument, match = 'first-match') =>
  flySortie({ ...page, newId: () => match, now: () => noon }, id, document, 0);

async function inTheAir(page: War, document = prepared()) {
  const flying = await flyFirst(page, document);
  if ('problem' in flying) throw new Error(flying.problem.code);
  return flying;
}

async function opened(page: War): Promise<CampaignDocument> {
  const read = await page.errands.open(page.owner, id);
  if ('problem' in read) throw new Error(read.problem.code);
  return read.document;
}

const play = (page: War, open: Awaited<ReturnType<typeof inTheAir>>['open'], steps?: number) =>
  playOn(page as unknown as Page, open, steps);

test('killed before its match is made, a mission is ready to take off with the very same seed', async () => {
  const real = await folder.open();
  const dies: Host = {
    ...real,
    write: (kind, ...rest) => (kind === 'matches' ? Promise.reject() : real.write(kind, ...rest)),
  };
  expect(await flyFirst(pageOver(dies), prepared())).toMatchObject({ problem: { code: 'host.unreachable' } });
  const page = pageOver(real);
  const document = await opened(page);
  const { state } = runningOf(document);
  expect(state.sorties[0]).toMatchObject({ stage: 'flying', matchId: 'first-match' });
  expect(await page.errands.find({ matchId: 'first-match' })).toEqual({ is: 'ready' });
  const { open } = await inTheAir(page, document);
  expect(open).toMatchObject({ id: 'first-match', errand: { kind: 'campaign', id, slot: '0.0', attempt: 1 } });
  expect(open.match.seed).toBe(state.sorties[0].seed);
});

test('killed in the air, it goes on from the last step', async () => {
  const page = pageOver(await folder.open());
  const { open, document } = await inTheAir(page);
  await play(page, open, 3);
  const later = pageOver(page.host);
  expect(runningOf(await opened(later)).state.stage).toBe('flying');
  const again = await flyFirst(later, document, 'never-used');
  expect('open' in again && [again.open.id, again.open.match.length]).toEqual(['first-match', 4]);
});

/** The person gives the match up, and that is the last that is written. */
async function giveUp({ host, revisions }: War, open: Awaited<ReturnType<typeof inTheAir>>['open']): Promise<void> {
  const { match } = open;
  const resign = match.asides(0).find((aside) => match.game.asideKind(aside) === 'resign');
  if (!resign) throw new Error('nobody may resign');
  match.submit(resign);
  const answer = await host.write('matches', open.id, writeMatch(open, noon), revisions.get(open.id) ?? 0);
  expect(answer).toMatchObject({ ok: {} });
}

test('killed before it was settled, it is settled from its file when it is next opened, to the same fates', async () => {
  const ends: unknown[] = [];
  for (const name of ['one', 'twin']) {
    const page = pageOver(await folder.open(folder.path(name)));
    const { open } = await inTheAir(page, prepared({ seed: 11 }));
    await giveUp(page, open);
    const later = name === 'one' ? page : pageOver(page.host);
    const { state, log } = runningOf(await opened(later));
    expect(state.past).toHaveLength(1);
    expect(state.past[0].fates).toMatchObject([{ from: 'resigned' }]);
    expect(await later.records.lines()).toMatchObject([{ match: 'first-match', source: 'campaign', sourceId: id }]);
    // Opened once more, nothing happens twice.
    expect(runningOf(await opened(pageOver(page.host))).state).toEqual(state);
    expect(await later.records.lines()).toHaveLength(1);
    ends.push({ state, log });
  }
  expect(ends[1]).toEqual(ends[0]);
});

test('a full disk at that moment leaves it in the air, and it is settled once there is room', async () => {
  const real = await folder.open();
  let full = false;
  const host: Host = {
    ...real,
    write: (kind, ...rest) =>
      full && kind === 'campaigns'
        ? Promise.resolve({ problem: { code: 'host.diskFull' } })
        : real.write(kind, ...rest),
  };
  const page = pageOver(host);
  const { open } = await inTheAir(page);
  await play(page, open);
  full = true;
  await opened(page);
  expect(await page.records.lines()).toEqual([]);
  full = false;
  expect(runningOf(await opened(pageOver(real))).state.past).toHaveLength(1);
});

test('ironman is strict at the table: nothing is taken back', async () => {
  const { open } = await inTheAir(pageOver(await folder.open()), prepared({ ironman: true }));
  expect(open).toMatchObject({ strict: true, errand: { strict: true } });
});

test('carried elsewhere with its matches, it stands there as it stood here', async () => {
  const page = pageOver(await folder.open());
  const { open } = await inTheAir(page);
  await play(page, open);
  const document = await opened(page);
  const { file, whole } = await bundleWith(page.host, page.owner.cargo, document);
  expect(whole).toBe(true);
  const text = await textOf(file);
  if ('problem' in text) throw new Error(text.problem.code);
  const other = pageOver(await folder.open(folder.path('elsewhere')));
  const taken = await takeIn({ ...other, newId: () => 'taken-in' }, text.text);
  expect(taken).toEqual({ id: 'taken-in' });
  const read = await other.errands.open(other.owner, 'taken-in');
  expect('document' in read && runningOf(read.document).state).toEqual(runningOf(document).state);
  expect(await other.host.read('matches', 'first-match')).toMatchObject({ ok: {} });
});
