import { clone } from '@aerodrome/engine/core/clone.ts';
import { FixedRandom, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { bundleLines, readBundle } from '@aerodrome/engine/meta/bundle.ts';
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
import { append, at, begin, debriefOf, example, prepareAll, type Running, refolded, warOf } from './campaignHelpers.ts';

const oneWar = campaigns.find(({ id }) => id === 'one-war')!;

function takeOff(running: Running, sortie = 0, matchId = `match-${running.log.length}`): Running {
  return append(running, takeOffEvent(running, sortie, matchId));
}

function land(running: Running, how: Parameters<typeof debriefOf>[1] = {}, sortie = 0): Running {
  return append(running, landingEvent(running, sortie, debriefOf(running.state, how)));
}

/** The handbook's war after its first mission. */
function afterOne(settled: Parameters<typeof warOf>[1] = {}): Running {
  return land(takeOff(prepareAll(begin(warOf(example(), settled)))), { won: true, victories: 1 });
}

function documentOf({ war, log, state }: Running): CampaignDocument {
  return { about: summarizeCampaign(state, at), war, log };
}

describe('the log', () => {
  test('folds to what step by step came of it, from any beginning of it', () => {
    const running = afterOne();
    expect(refolded(running)).toEqual(running.state);
    for (let length = 0; length <= running.log.length; length++)
      campaignLog.fold({ war: running.war, log: running.log.slice(0, length) });
  });

  test('keeps what chance said: a fold never draws', () => {
    const running = takeOff(prepareAll(begin(warOf(oneWar))));
    const down = landingEvent(running, 0, debriefOf(running.state, { down: true }));
    if (down.type !== 'flown') throw new Error();
    expect(down.draws.length).toBeGreaterThan(0);
    const other = { ...down, draws: down.draws.map((draw) => ({ ...draw, value: (draw.value + 5) % draw.bound })) };
    expect(append(running, other).state.past[0].fates).not.toEqual(append(running, down).state.past[0].fates);
    const short = { ...down, draws: [] };
    expect(campaignLog.append(running, at, short)).toEqual({ problem: { code: 'campaign.wrongDraws' } });
  });

  test('settles alike however often it is asked, until something is written', () => {
    const running = takeOff(prepareAll(begin(warOf(oneWar))));
    const debrief = debriefOf(running.state, { down: true });
    expect(landingEvent(running, 0, debrief)).toEqual(landingEvent({ ...running, log: [...running.log] }, 0, debrief));
  });

  test('takes no event that cannot happen', () => {
    const running = begin(warOf(example()));
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

describe('preparation', () => {
  test('may be changed until take-off, and is paid for then', () => {
    let running = begin(warOf(example()));
    const bought = { ...proposePreparation(running.state, 0), spent: [{ buy: 'height' as const }] };
    running = append(running, { type: 'prepared', flight: 0, preparation: bought });
    expect(running.state.flights[0].counters.prestige).toBe(1);
    const free = append(running, { type: 'prepared', flight: 0, preparation: proposePreparation(running.state, 0) });
    expect(takeOff(free).state.flights[0].counters.prestige).toBe(1);
    expect(takeOff(running).state.flights[0].counters.prestige).toBe(0);
  });

  test('keeps what it was told about the enemy', () => {
    let running = begin(warOf(example()));
    const told = { ...proposePreparation(running.state, 0), spent: [{ buy: 'intelligence' as const }] };
    running = append(running, { type: 'prepared', flight: 0, preparation: told });
    expect(running.state.known).toEqual([true]);
    expect(checkPreparation(running.state, 0, proposePreparation(running.state, 0))?.code).toBe(
      'campaign.alreadyKnown',
    );
  });

  test('says why not: hospital, two places at once, prestige, another order’s plane, a loan while one is ready', () => {
    const { state } = begin(warOf(example()));
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

  test('lets a battered plane fly patched up, unless all is by the book', () => {
    const { state } = begin(warOf(example()));
    state.flights[0].hangar[0].state = 'workshop';
    state.preparations = [{ ...proposePreparation(state, 0), airframes: [['red.1']] }];
    expect(matchOptions(state, 0)).toMatchObject({ handicaps: true, damage: [2, 0] });
    const strict = { ...state, war: { ...state.war, byTheBook: true } };
    expect(checkPreparation(strict, 0, state.preparations[0]!)?.code).toBe('campaign.airframe.workshop');
    expect(matchOptions(strict, 0)).not.toHaveProperty('handicaps');
  });
});

describe('a mission flown anew', () => {
  test('is ready to take off as it was, and marked once it has been flown', () => {
    const first = afterOne();
    const again = append(first, { type: 'reflown', from: 0 });
    expect(again.state.stage).toBe('ready');
    expect(again.state.past).toEqual([]);
    const other = takeOff(again);
    expect(other.state.sorties[0]).toMatchObject({ attempt: 2, stage: 'flying' });
    expect(other.state.sorties[0].seed).not.toBe(takeOff(prepareAll(begin(first.war))).state.sorties[0].seed);
    expect(land(other).state.past.map(({ reflown }) => reflown)).toEqual([true]);
    expect(refolded(other)).toEqual(other.state);
  });

  test('is not for ironmen, who type nothing in either', () => {
    const running = afterOne({ ironman: true });
    expect(checkEvent(running.state, { at, type: 'reflown', from: 0 })?.code).toBe('campaign.ironman');
    expect(canDuplicate(documentOf(running))).toBe(false);
    const ready = prepareAll(begin(running.war));
    const result = { grade: 2, lost: [[]], victories: [[1]], note: '' };
    expect(campaignLog.append(ready, at, manualResultEvent(ready, 0, result))).toEqual({
      problem: { code: 'campaign.ironman' },
    });
  });

  test('cadets have one a chapter that is not marked', () => {
    const again = append(afterOne({ difficulty: 'cadet' }), { type: 'reflown', from: 0 });
    expect(land(takeOff(again)).state.past[0].reflown).toBe(false);
    const third = append(land(takeOff(again)), { type: 'reflown', from: 0 });
    expect(land(takeOff(third)).state.past[0].reflown).toBe(true);
  });
});

test('a mission on a real table is typed in: its grade, what was lost, and whose victories', () => {
  const ready = prepareAll(begin(warOf(oneWar)));
  const result = { grade: 1, lost: [[0]], victories: [[2]], note: 'Kitchen table' };
  const { state } = append(ready, manualResultEvent(ready, 0, result));
  expect(state.past[0].grades).toEqual([1]);
  expect(state.flights[0].pilots[0].victories).toBe(2);
  expect(state.past[0].fates).toHaveLength(1);
  expect(state.past[0].sorties[0]).toMatchObject({ matchId: null, typed: 1 });
});

describe('rivals', () => {
  test('prepare each for themselves, and what one gains of the sector the other loses', () => {
    let running = begin(warOf(example(), { mode: 'rivals' }));
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

  test('who flies one colour: the lead keeps it', () => {
    let running = begin(warOf(oneWar, { mode: 'rivals' }));
    running = prepareAll(running);
    const { biplanes } = matchOptions(running.state, 0) as { biplanes: string[] };
    expect(biplanes[0]).toBe('red');
    expect(new Set(biplanes).size).toBe(2);
  });
});

test('partners fly an order with one seat one after the other, and their grades are added', () => {
  let running = takeOff(prepareAll(begin(warOf(example(), { mode: 'partners' }))));
  expect(running.state.sorties.map(({ stage }) => stage)).toEqual(['flying', 'ready']);
  expect(running.state.sorties[0].seats).toEqual([{ person: 0 }, { level: 2 }]);
  const won = (state: Running['state']) => ({ ...debriefOf(state), winners: [0] });
  running = append(running, landingEvent(running, 0, won(running.state)));
  expect(running.state.past).toEqual([]);
  running = takeOff(running, 1);
  expect(running.state.sorties[1].seats).toEqual([{ person: 1 }, { level: 2 }]);
  running = append(running, landingEvent(running, 1, won(running.state)));
  expect(running.state.past[0].grades).toEqual([2]);
});

describe('fates', () => {
  const war = warOf(oneWar);
  const mission = missionOf({ ...begin(war).state, order: 'works' });

  test.each(['shotDown', 'crashed', 'resigned', 'left'] as const)(
    'of who was %s come as often as the table says',
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
        // Four degrees of freedom: one in a thousand is above.
        expect(chiSquared).toBeLessThan(18.5);
      }
    },
  );

  test('cadets are not killed, and where all are gentle nobody is taken either', () => {
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

  test('a steady hand draws the worst again, once', () => {
    const row = fateRowOf(war, mission, 'shotDown')!;
    expect(drawFate(row, true, new FixedRandom({ fate: [9, 0] }))).toEqual({ outcome: 'unhurt', again: true });
    expect(drawFate(row, true, new FixedRandom({ fate: [9, 9] }))).toEqual({ outcome: 'killed', again: true });
    expect(drawFate(row, false, new FixedRandom({ fate: [9] }))).toEqual({ outcome: 'killed', again: false });
  });
});

describe('its file', () => {
  test('gives back what was written, and is refused where an event could not have happened', () => {
    const document = documentOf(afterOne());
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

  test('goes out with its matches and comes in under other names, to the same state', () => {
    const document = documentOf(afterOne());
    const [id] = matchIds(document);
    const lines = bundleLines({
      kind: 'campaign',
      document: writeDocument(campaignFormat, document),
      matches: [{ id, text: '{}' }],
    });
    const read = readBundle(lines);
    if (!('ok' in read)) throw new Error();
    const back = readDocument(campaignFormat, read.ok.document);
    if (!('ok' in back)) throw new Error();
    const renamed = renameMatches(back.ok, new Map([[id, 'elsewhere']]));
    expect(matchIds(renamed)).toEqual(['elsewhere']);
    const named = JSON.parse(JSON.stringify(campaignLog.fold(renamed)).replaceAll('elsewhere', id));
    expect(named).toEqual(campaignLog.fold(document));
  });

  test('copied, what is in the air takes off with the same seed and a match of its own', () => {
    const aloft = takeOff(prepareAll(begin(warOf(example()))));
    const copy = duplicateCampaign(documentOf(aloft), () => 'another');
    const [mine] = flyingSorties(aloft, String);
    const [theirs] = flyingSorties(copy, String);
    expect(theirs).toEqual({ ...mine, matchId: 'another' });
    expect(copy.about.copy).toBe(true);
    expect(matchIds(documentOf(aloft))).not.toContain('another');
  });

  test('tells the ledger of every match once', () => {
    const running = afterOne();
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

test('an order with nothing to fly is settled by being chosen, and the war ends with an epilogue for everybody', () => {
  const running = afterOne();
  expect(running.state.offers).toEqual(['ridge', 'walk']);
  const { state } = append(running, orderEvent(running, 'walk'));
  expect(state.stage).toBe('ended');
  expect(state.ending).toBe('delivered');
  const told = epiloguesOf(state, 0).map(({ message }) => campaignText(state.war.definition, message));
  expect(told).toEqual(['Ada Quill became a postman.', 'Bram Oster became a postman.']);
});
