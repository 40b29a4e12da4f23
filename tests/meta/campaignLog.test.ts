import { clone } from '@aerodrome/engine/core/clone.ts';
import { FixedRandom, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { bundleLines, readBundleLine } from '@aerodrome/engine/meta/bundle.ts';
import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import { checkEvent } from '@aerodrome/engine/meta/campaign/checkEvent.ts';
import {
  landingEvent,
  manualResultEvent,
  orderEvent,
  takeOffEvent,
} from '@aerodrome/engine/meta/campaign/createEvents.ts';
import {
  type CampaignDocument,
  campaignFormat,
  campaignLog,
  summarizeCampaign,
} from '@aerodrome/engine/meta/campaign/document.ts';
import { canDuplicate, duplicateCampaign } from '@aerodrome/engine/meta/campaign/duplicateCampaign.ts';
import type { CampaignEvent } from '@aerodrome/engine/meta/campaign/events.ts';
import { drawFate, fateOdds, fateRowOf } from '@aerodrome/engine/meta/campaign/fates.ts';
import { flyingSorties } from '@aerodrome/engine/meta/campaign/flyingSorties.ts';
import { campaignLedgerLines } from '@aerodrome/engine/meta/campaign/ledgerLines.ts';
import { checkPreparation, proposePreparation } from '@aerodrome/engine/meta/campaign/preparation.ts';
import { fateOutcomes, missionOf } from '@aerodrome/engine/meta/campaign/state.ts';
import { epiloguesOf } from '@aerodrome/engine/meta/campaign/storyPages.ts';
import { matchOptions } from '@aerodrome/engine/meta/campaign/takeOff.ts';
import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { readDocument, writeDocument } from '@aerodrome/engine/meta/document.ts';
import type { Untimed } from '@aerodrome/engine/meta/eventLog.ts';
import { matchIds, renameMatches } from '@aerodrome/engine/meta/renameMatches.ts';
import { describe, expect, test } from 'vitest';
import {
  append,
  at,
  beginCampaign,
  campaignSetup,
  debriefOf,
  example,
  foldUncached,
  prepareAll,
  type RunningCampaign,
} from './campaignHelpers.ts';

const oneWar = campaigns.find(({ id }) => id === 'one-war')!;

function takeOff(running: RunningCampaign, sortie = 0, matchId = `match-${running.log.length}`): RunningCampaign {
  return append(running, takeOffEvent(running, sortie, matchId));
}

function land(running: RunningCampaign, how: Parameters<typeof debriefOf>[1] = {}, sortie = 0): RunningCampaign {
  return append(running, landingEvent(running, sortie, debriefOf(running.state, how)));
}

/** The handbook's campaign after its first mission. */
function afterFirstMission(settled: Parameters<typeof campaignSetup>[1] = {}): RunningCampaign {
  return land(takeOff(prepareAll(beginCampaign(campaignSetup(example(), settled)))), { won: true, victories: 1 });
}

function documentOf({ war, log, state }: RunningCampaign): CampaignDocument {
  return { about: summarizeCampaign(state, at), war, log };
}

describe('the log of a campaign', () => {
  test('the log folds every prefix to the state that appending gave', () => {
    const running = afterFirstMission();
    expect(foldUncached(running)).toEqual(running.state);
    for (let length = 0; length <= running.log.length; length++)
      campaignLog.fold({ war: running.war, log: running.log.slice(0, length) });
  });

  test('the log stores random draws, so that a fold never draws', () => {
    const running = takeOff(prepareAll(beginCampaign(campaignSetup(oneWar))));
    const down = landingEvent(running, 0, debriefOf(running.state, { down: true }));
    if (down.type !== 'flown') throw new Error();
    expect(down.draws.length).toBeGreaterThan(0);
    const other = { ...down, draws: down.draws.map((draw) => ({ ...draw, value: (draw.value + 5) % draw.bound })) };
    expect(append(running, other).state.past[0].fates).not.toEqual(append(running, down).state.past[0].fates);
    const short = { ...down, draws: [] };
    expect(campaignLog.append(running, at, short)).toEqual({ problem: { code: 'campaign.wrongDraws' } });
  });

  test('the same landing event is created until something is appended', () => {
    const running = takeOff(prepareAll(beginCampaign(campaignSetup(oneWar))));
    const debrief = debriefOf(running.state, { down: true });
    expect(landingEvent(running, 0, debrief)).toEqual(landingEvent({ ...running, log: [...running.log] }, 0, debrief));
  });

  test('the log refuses an event that is illegal in its state', () => {
    const running = beginCampaign(campaignSetup(example()));
    const wrong: Untimed<CampaignEvent>[] = [
      { type: 'begun', pilots: [['Ada', 'Bram']] },
      { type: 'chose', order: 'ridge', draws: [] },
      { type: 'reflown', from: 0 },
      { type: 'noted', number: 0, flight: 0, text: 'too early' },
    ];
    for (const event of wrong) expect(campaignLog.append(running, at, event), event.type).toHaveProperty('problem');
    expect(() => takeOff(running)).toThrow();
  });
});

describe('the preparation of a mission', () => {
  test('a preparation can be changed until take-off, when it is paid for', () => {
    let running = beginCampaign(campaignSetup(example()));
    const bought = { ...proposePreparation(running.state, 0), spent: [{ buy: 'height' as const }] };
    running = append(running, { type: 'prepared', flight: 0, preparation: bought });
    expect(running.state.flights[0].counters.prestige).toBe(1);
    const free = append(running, { type: 'prepared', flight: 0, preparation: proposePreparation(running.state, 0) });
    expect(takeOff(free).state.flights[0].counters.prestige).toBe(1);
    expect(takeOff(running).state.flights[0].counters.prestige).toBe(0);
  });

  test('a changed preparation keeps the intelligence that was bought', () => {
    let running = beginCampaign(campaignSetup(example()));
    const told = { ...proposePreparation(running.state, 0), spent: [{ buy: 'intelligence' as const }] };
    running = append(running, { type: 'prepared', flight: 0, preparation: told });
    expect(running.state.knowsEnemyPlanes).toEqual([true]);
    expect(checkPreparation(running.state, 0, proposePreparation(running.state, 0))?.code).toBe(
      'campaign.alreadyKnown',
    );
  });

  test('a preparation is refused with a reason: wounded, named twice, too little prestige, wrong plane type, needless loan', () => {
    const { state } = beginCampaign(campaignSetup(example()));
    const good = proposePreparation(state, 0);
    const why = (change: object) => checkPreparation(state, 0, { ...good, ...change })?.code;
    expect(why({})).toBeUndefined();
    expect(why({ pilots: [['p1', 'p2']] })).toBe('campaign.wrongPilots');
    expect(why({ pilots: [['p9']] })).toBe('campaign.noSuchPilot');
    expect(why({ rests: 'p1' })).toBe('campaign.restsAndFlies');
    expect(why({ airframes: [['nieuport17.1']] })).toBe('campaign.notThisOrder');
    expect(why({ airframes: [['depot:brown']] })).toBe('campaign.notLent');
    expect(why({ airframes: [[]] })).toBe('campaign.wrongAirframes');
    expect(why({ spent: [{ buy: 'height' }, { buy: 'intelligence' }] })).toBe('campaign.prestigeShort');
    expect(why({ spent: [{ buy: 'groundCrew', airframe: 'red.1' }] })).toBe('campaign.notInWorkshop');
    const hurt = clone(state.flights);
    hurt[0].pilots[0].condition = 'wounded';
    expect(checkPreparation({ ...state, flights: hurt }, 0, good)?.code).toBe('campaign.pilot.wounded');
  });

  test('a damaged plane can fly with a handicap, unless the campaign is by the book', () => {
    const { state } = beginCampaign(campaignSetup(example()));
    state.flights[0].hangar[0].state = 'workshop';
    state.preparations = [{ ...proposePreparation(state, 0), airframes: [['red.1']] }];
    expect(matchOptions(state, 0)).toMatchObject({ handicaps: true, damage: [2, 0] });
    const strict = { ...state, war: { ...state.war, byTheBook: true } };
    expect(checkPreparation(strict, 0, state.preparations[0]!)?.code).toBe('campaign.airframe.workshop');
    expect(matchOptions(strict, 0)).not.toHaveProperty('handicaps');
  });
});

describe('a mission that is reflown', () => {
  test('a reflown mission starts from the state before its take-off, and is marked after landing', () => {
    const first = afterFirstMission();
    const again = append(first, { type: 'reflown', from: 0 });
    expect(again.state.stage).toBe('ready');
    expect(again.state.past).toEqual([]);
    const other = takeOff(again);
    expect(other.state.sorties[0]).toMatchObject({ attempt: 2, stage: 'flying' });
    expect(other.state.sorties[0].seed).not.toBe(takeOff(prepareAll(beginCampaign(first.war))).state.sorties[0].seed);
    expect(land(other).state.past.map(({ reflown }) => reflown)).toEqual([true]);
    expect(foldUncached(other)).toEqual(other.state);
  });

  test('ironman mode refuses to refly a mission, and refuses manual results', () => {
    const running = afterFirstMission({ ironman: true });
    expect(checkEvent(running.state, { at, type: 'reflown', from: 0 })?.code).toBe('campaign.ironman');
    expect(canDuplicate(documentOf(running))).toBe(false);
    const ready = prepareAll(beginCampaign(running.war));
    const result = { grade: 2, lost: [[]], victories: [[1]], note: '' };
    expect(campaignLog.append(ready, at, manualResultEvent(ready, 0, result))).toEqual({
      problem: { code: 'campaign.ironman' },
    });
  });

  test('a cadet can refly one mission per chapter without a mark', () => {
    const again = append(afterFirstMission({ difficulty: 'cadet' }), { type: 'reflown', from: 0 });
    expect(land(takeOff(again)).state.past[0].reflown).toBe(false);
    const third = append(land(takeOff(again)), { type: 'reflown', from: 0 });
    expect(land(takeOff(third)).state.past[0].reflown).toBe(true);
  });
});

test('a manual result sets the grade, the lost planes and the victories of a mission', () => {
  const ready = prepareAll(beginCampaign(campaignSetup(oneWar)));
  const result = { grade: 1, lost: [[0]], victories: [[2]], note: 'Kitchen table' };
  const { state } = append(ready, manualResultEvent(ready, 0, result));
  expect(state.past[0].grades).toEqual([1]);
  expect(state.flights[0].pilots[0].victories).toBe(2);
  expect(state.past[0].fates).toHaveLength(1);
  expect(state.past[0].sorties[0]).toMatchObject({ matchId: null, typed: 1 });
});

describe('rivals', () => {
  test('rivals prepare separately, and one gains of the sector what the other loses', () => {
    let running = beginCampaign(campaignSetup(example(), { mode: 'rivals' }));
    running = append(running, { type: 'prepared', flight: 0, preparation: proposePreparation(running.state, 0) });
    expect(running.state.stage).toBe('preparing');
    running = append(running, { type: 'prepared', flight: 1, preparation: proposePreparation(running.state, 1) });
    running = takeOff(running);
    expect(running.state.sorties[0].seats).toEqual([{ person: 0 }, { person: 1 }]);
    const debrief = { ...debriefOf(running.state), winners: [0] };
    const { state } = append(running, landingEvent(running, 0, debrief));
    expect(state.past[0].grades).toEqual([1, -1]);
    expect(state.flights.map(({ counters }) => counters.sector)).toEqual([1, -1]);
    expect(state.flights.map(({ counters }) => counters.letters)).toEqual([2, 0]);
    expect(state.lead).toBe(1);
  });

  test('the lead keeps its plane if both rivals choose the same type', () => {
    let running = beginCampaign(campaignSetup(oneWar, { mode: 'rivals' }));
    running = prepareAll(running);
    const { biplanes } = matchOptions(running.state, 0) as { biplanes: string[] };
    expect(biplanes[0]).toBe('red');
    expect(new Set(biplanes).size).toBe(2);
  });
});

test('partners fly a mission with one seat one after the other, and their grades are added', () => {
  let running = takeOff(prepareAll(beginCampaign(campaignSetup(example(), { mode: 'partners' }))));
  expect(running.state.sorties.map(({ stage }) => stage)).toEqual(['flying', 'ready']);
  expect(running.state.sorties[0].seats).toEqual([{ person: 0 }, { level: 2 }]);
  const won = (state: RunningCampaign['state']) => ({ ...debriefOf(state), winners: [0] });
  running = append(running, landingEvent(running, 0, won(running.state)));
  expect(running.state.past).toEqual([]);
  running = takeOff(running, 1);
  expect(running.state.sorties[1].seats).toEqual([{ person: 1 }, { level: 2 }]);
  running = append(running, landingEvent(running, 1, won(running.state)));
  expect(running.state.past[0].grades).toEqual([2]);
});

describe('the fates of pilots', () => {
  const war = campaignSetup(oneWar);
  const mission = missionOf({ ...beginCampaign(war).state, order: 'works' });

  test.each(['shotDown', 'crashed', 'resigned', 'left'] as const)(
    'fates of pilots after %s are drawn as often as the table of odds says',
    (fate) => {
      const row = fateRowOf(war, mission, fate)!;
      for (const steady of [false, true]) {
        const random = new SeededRandom(11);
        const counts: Record<string, number> = {};
        const draws = 10_000;
        for (let i = 0; i < draws; i++) {
          const { outcome } = drawFate(row, steady, random);
          counts[outcome] = (counts[outcome] ?? 0) + 1;
        }
        const odds = fateOdds(row, { steady });
        expect(fateOutcomes.reduce((sum, outcome) => sum + odds[outcome], 0)).toBeCloseTo(1, 9);
        const chiSquared = fateOutcomes.reduce((sum, outcome) => {
          const expected = odds[outcome] * draws;
          return expected === 0 ? sum : sum + ((counts[outcome] ?? 0) - expected) ** 2 / expected;
        }, 0);
        // Chi-squared with four degrees of freedom: 0.1 % of samples are above.
        expect(chiSquared).toBeLessThan(18.5);
      }
    },
  );

  test('cadets are never killed, and gentle campaigns take no prisoners, either', () => {
    expect(fateRowOf({ ...war, difficulty: 'cadet' }, mission, 'shotDown')).toMatchObject({
      killed: 0,
      prisoner: 3,
      gravely: 2,
    });
    expect(fateRowOf({ ...war, gentle: true }, mission, 'shotDown')).toMatchObject({
      killed: 0,
      prisoner: 0,
      unhurt: 5,
    });
    expect(fateRowOf(war, { ...mission, mild: true }, 'shotDown')).toMatchObject({ killed: 0, prisoner: 0 });
    expect(fateRowOf(war, mission, 'home')).toBeNull();
  });

  test('the worst outcomes of a steady pilot are drawn a second time, once', () => {
    const row = fateRowOf(war, mission, 'shotDown')!;
    expect(drawFate(row, true, new FixedRandom({ fate: [9, 0] }))).toEqual({ outcome: 'unhurt', again: true });
    expect(drawFate(row, true, new FixedRandom({ fate: [9, 9] }))).toEqual({ outcome: 'killed', again: true });
    expect(drawFate(row, false, new FixedRandom({ fate: [9] }))).toEqual({ outcome: 'killed', again: false });
  });
});

describe('the file of a campaign', () => {
  test('a campaign file can be read back unchanged, and is refused if it has an illegal event', () => {
    const document = documentOf(afterFirstMission());
    const text = writeDocument(campaignFormat, document);
    expect(readDocument(campaignFormat, text)).toEqual({ ok: document });
    const odd = { ...document, log: document.log.slice(1) };
    expect(readDocument(campaignFormat, writeDocument(campaignFormat, odd))).toMatchObject({
      problem: { code: 'save.invalid', params: { path: 'log.0' } },
    });
    const other = { ...document, war: { ...document.war, side: 'east' } };
    expect(readDocument(campaignFormat, writeDocument(campaignFormat, other))).toMatchObject({
      problem: { params: { path: 'war.side' } },
    });
  });

  test('a campaign is exported with its matches, and imported under other match ids to the same state', () => {
    const document = documentOf(afterFirstMission());
    const [id] = matchIds(document);
    const [first] = bundleLines({
      kind: 'campaign',
      document: writeDocument(campaignFormat, document),
      matches: [{ id, text: '{}' }],
    });
    const read = readBundleLine(first);
    if (!read || !('document' in read)) throw new Error();
    const back = readDocument(campaignFormat, read.document);
    if (!('ok' in back)) throw new Error();
    const renamed = renameMatches(back.ok, new Map([[id, 'elsewhere']]));
    expect(matchIds(renamed)).toEqual(['elsewhere']);
    const named = JSON.parse(JSON.stringify(campaignLog.fold(renamed)).replaceAll('elsewhere', id));
    expect(named).toEqual(campaignLog.fold(document));
  });

  test('the copy of a campaign gives a match in the air another id and the same seed', () => {
    const aloft = takeOff(prepareAll(beginCampaign(campaignSetup(example()))));
    const copy = duplicateCampaign(documentOf(aloft), () => 'another');
    const [mine] = flyingSorties(aloft, String);
    const [theirs] = flyingSorties(copy, String);
    expect(theirs).toEqual({ ...mine, matchId: 'another' });
    expect(copy.about.copy).toBe(true);
    expect(matchIds(documentOf(aloft))).not.toContain('another');
  });

  test('a campaign gives the ledger one line per match', () => {
    const running = afterFirstMission();
    expect(campaignLedgerLines(running, 'war-1', String)).toMatchObject([
      {
        match: running.state.past[0].sorties[0].matchId,
        source: 'campaign',
        sourceId: 'war-1',
        slot: '0.0',
        game: 'track',
      },
    ]);
  });
});

test('choosing an order without a match settles it, and the campaign ends with an epilogue for each pilot', () => {
  const running = afterFirstMission();
  expect(running.state.offers).toEqual(['ridge', 'walk']);
  const { state } = append(running, orderEvent(running, 'walk'));
  expect(state.stage).toBe('ended');
  expect(state.ending).toBe('delivered');
  const told = epiloguesOf(state, 0).map(({ message }) => campaignText(state.war.definition, message));
  expect(told).toEqual(['Ada Quill became a postman.', 'Bram Oster became a postman.']);
});
