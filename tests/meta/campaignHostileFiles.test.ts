import { clone } from '@aerodrome/engine/core/clone.ts';
import { checkDefinition } from '@aerodrome/engine/meta/campaign/checkDefinition.ts';
import { landingEvent, takeOffEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import { maxAirframes, maxChances } from '@aerodrome/engine/meta/campaign/definition.ts';
import {
  type CampaignDocument,
  campaignFormat,
  campaignLog,
  newCampaign,
} from '@aerodrome/engine/meta/campaign/document.ts';
import { deliverAirframes } from '@aerodrome/engine/meta/campaign/effects.ts';
import type { CampaignEvent } from '@aerodrome/engine/meta/campaign/events.ts';
import { proposePreparation } from '@aerodrome/engine/meta/campaign/preparation.ts';
import { readDocument, writeDocument } from '@aerodrome/engine/meta/document.ts';
import { describe, expect, test } from 'vitest';
import { append, at, beginCampaign, campaignSetup, debriefOf, example, prepareAll } from './campaignHelpers.ts';

// biome-ignore lint/suspicious/noExplicitAny: broken on purpose, wherever it can be broken
type Broken = any;

const inherited = Object.getOwnPropertyNames(Object.prototype);

/** All parts of a definition that hold a name. */
const places: [string, (definition: Broken, name: string) => void][] = [
  ['the start', (all, name) => (all.start = name)],
  ['the next mission', (all, name) => (all.missions.letters.results[0].next = name)],
  ['an offer', (all, name) => (all.missions.ridge.offers[0].order = name)],
  ['the mission of a challenge', (all, name) => (all.challenges = [{ key: 'a', mission: name, when: { all: [] } }])],
  [
    'a mission',
    (all, name) => Object.defineProperty(all.missions, name, { value: all.missions.walk, enumerable: true }),
  ],
  ['a condition', (all, name) => (all.endings[0].when = ownRecord(name, ['letters', 1]))],
  ['an effect', (all, name) => (all.missions.letters.results[0].effects = [ownRecord(name, ['letters', 1])])],
  ['a counter', (all, name) => (all.counters[3].key = name)],
  ['a counter in a condition', (all, name) => (all.endings[0].when = { atLeast: [name, 1] })],
  ['a figure', (all, name) => (all.endings[0].when = { figure: [name, 1] })],
  ['a flag', (all, name) => (all.missions.letters.results[0].effects = [{ set: name }])],
  ['a side', (all, name) => (all.sides = [name, 'south'])],
  ['a game', (all, name) => (all.missions.letters.game = name)],
  ['an option', (all, name) => (all.missions.letters.options = ownRecord(name, 1))],
  ['a type', (all, name) => (all.hangar[0].type = name)],
  ['a medal', (all, name) => (all.roster.medals[0].key = name)],
  ['an ending', (all, name) => (all.endings[0].id = name)],
];

function ownRecord(key: string, value: unknown): unknown {
  return JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value)}}`);
}

test.each(places)('a definition is refused if %s has the name of a JavaScript object property', (_, put) => {
  for (const name of inherited) {
    const definition = clone(example()) as Broken;
    put(definition, name);
    const read = checkDefinition(definition);
    expect('problems' in read ? read.problems.length : 0, name).toBeGreaterThan(0);
  }
});

test('a landing with as many chances as a definition may have can be stored', () => {
  const definition = clone(example());
  definition.modes = ['rivals'];
  const { letters } = definition.missions;
  const never = (count: number) => ({ any: Array.from({ length: count }, () => ({ chance: [0, 1] as const })) });
  // None of them is true, so all are drawn, for each flight.
  const groups = [...Array.from({ length: Math.floor(maxChances / 12) }, () => never(12)), never(maxChances % 12)];
  letters.results = [{ when: { any: groups }, next: 'walk' }, { next: 'ridge' }];
  expect(checkDefinition(definition)).toEqual({ definition });
  let running = prepareAll(beginCampaign(campaignSetup(definition, { mode: 'rivals' })));
  running = append(running, takeOffEvent(running, 0, 'a-match'));
  running = append(running, landingEvent(running, 0, debriefOf(running.state, { down: true })));
  const { state: _state, ...document } = running;
  const landing = document.log.at(-1);
  expect(landing?.type === 'flown' && landing.draws.length).toBeGreaterThan(2 * maxChances);
  expect(readDocument(campaignFormat, writeDocument(campaignFormat, document))).toEqual({ ok: document });
});

test('a hangar holds at most its limit of airframes, each with its own id', () => {
  const { state } = beginCampaign(campaignSetup(example()));
  const [flight] = state.flights;
  for (let i = 0; i < 40; i++) deliverAirframes(state, flight, i % 2 === 0 ? 'red' : 'brown', 12);
  expect(flight.hangar).toHaveLength(maxAirframes);
  expect(new Set(flight.hangar.map(({ id }) => id)).size).toBe(maxAirframes);
});

describe('the take-off of a campaign file', () => {
  const written = (answer: ReturnType<typeof campaignLog.append>) => {
    if ('problem' in answer) throw new Error(JSON.stringify(answer.problem));
    return answer.ok;
  };
  const { war } = beginCampaign(campaignSetup(example()));
  const begun = written(newCampaign(war, [war.definition.roster.names.north.slice(0, 2)], at));
  const preparation = proposePreparation(campaignLog.fold(begun), 0);
  const ready = written(campaignLog.append(begun, at, { type: 'prepared', flight: 0, preparation }));
  const event = { at, ...takeOffEvent(ready, 0, 'match-1') } as CampaignEvent & { type: 'flying' };
  const problemOf = (changes: Partial<typeof event>) => {
    const document: CampaignDocument = { ...ready, log: [...ready.log, { ...event, ...changes }] };
    const read = readDocument(campaignFormat, writeDocument(campaignFormat, document));
    return 'problem' in read ? read.problem.params?.what : null;
  };

  test('a legal take-off can be read back', () => {
    expect(problemOf({})).toBeNull();
  });

  test.each([
    ['an option that the game does not have', { options: { ...event.options, colour: 'red' } }],
    ['an option of another kind', { options: { ...event.options, scenario: 7 } }],
    ['planes that do not exist', { options: { ...event.options, planes: ['kite', 'balloon'] } }],
  ])('a take-off is refused with %s', (_, changes) => {
    expect(problemOf(changes)).toBe('campaign.wrongOptions');
  });

  test.each([
    ['a person who is not there', { seats: [{ person: 1 }, { level: 2 }] }],
    ['a bot of no level', { seats: [{ person: 0 }, { level: 9 }] }],
    ['a seat too few', { seats: [{ person: 0 }] }],
    ['a seat too many', { seats: [{ person: 0 }, { level: 2 }, { level: 2 }] }],
  ])('a take-off is refused with %s', (_, changes) => {
    expect(problemOf(changes)).toBe('campaign.wrongSeats');
  });
});

describe('the landing of a campaign file', () => {
  const aloft = () => {
    const ready = prepareAll(beginCampaign(campaignSetup(example())));
    return append(ready, takeOffEvent(ready, 0, 'match-1'));
  };

  test('a result without planes of a side that flew is refused', () => {
    const running = aloft();
    const debrief = debriefOf(running.state, { won: true });
    const landing = landingEvent(running, 0, debrief);
    const planes = debrief.planes.filter(({ side }) => side !== 0);
    expect(campaignLog.append(running, at, { ...landing, debrief: { ...debrief, planes } } as typeof landing)).toEqual({
      problem: { code: 'campaign.noPlanes' },
    });
  });

  test('a result with a plane of a third side does not fit the schema', () => {
    const running = aloft();
    const debrief = debriefOf(running.state, { won: true });
    const { state: _state, ...document } = append(running, landingEvent(running, 0, debrief));
    const text = writeDocument(campaignFormat, document);
    expect(readDocument(campaignFormat, text)).toEqual({ ok: document });
    const changed = clone(document) as Broken;
    changed.log.at(-1).debrief.planes[0].side = 4;
    expect(() => writeDocument(campaignFormat, changed)).toThrow();
  });
});

test('a proposed preparation leaves pilots for the second of two sorties', () => {
  const definition = clone(example());
  definition.modes = ['partners'];
  const order = definition.start;
  Object.assign(definition.missions[order], { twice: true, pilots: { least: 1, most: 2 } });
  definition.roster.size = 2;
  expect(checkDefinition(definition)).toEqual({ definition });
  const { state } = beginCampaign(campaignSetup(definition, { mode: 'partners' }));
  expect(proposePreparation(state, 0).pilots.map((pilots) => pilots.length)).toEqual([1, 1]);
});

test('a mission with a passenger needs at least two pilots', () => {
  const definition = clone(example());
  Object.assign(definition.missions[definition.start], { charge: true, pilots: { least: 1, most: 2 } });
  const read = checkDefinition(definition);
  expect('problems' in read && read.problems.map(({ code }) => code)).toEqual(['campaign.definition.outOfBounds']);
});

test('a campaign file without its first event is refused', () => {
  const { state: _state, ...document } = beginCampaign(campaignSetup(example()));
  expect(readDocument(campaignFormat, writeDocument(campaignFormat, document))).toEqual({ ok: document });
  const text = writeDocument(campaignFormat, { ...document, log: [] });
  expect(readDocument(campaignFormat, text)).toMatchObject({ problem: { params: { path: 'log', what: 'empty' } } });
});
