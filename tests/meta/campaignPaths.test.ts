import type { Random } from '@aerodrome/engine/core/random.ts';
import type { CampaignDefinition } from '@aerodrome/engine/meta/campaign/definition.ts';
import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { expect, test } from 'vitest';
import {
  beginCampaign,
  campaignSetup,
  example,
  isMission,
  type MissionOutcome,
  stateAfterChoice,
  stateAfterMission,
} from './campaignHelpers.ts';

/** A random source with a fixed answer: no harm, wounded, prisoner or killed. */
function fixedRandom(pick: (bound: number) => number): Random {
  return { below: (bound, name) => (name === 'fate' ? Math.max(0, pick(bound)) : bound - 1) };
}
const kindRandom = fixedRandom(() => 0);
const harshRandoms = [
  fixedRandom((bound) => bound >> 1),
  fixedRandom((bound) => bound - 3),
  fixedRandom((bound) => bound - 1),
];

const outcomes: MissionOutcome[] = [
  { grade: 2, down: false, done: 3, fate: kindRandom },
  { grade: 0, down: false, done: 2, fate: kindRandom },
  { grade: -1, down: false, done: 1, fate: kindRandom },
  ...harshRandoms.map((how) => ({ grade: -2, down: true, done: 0, fate: how })),
];

/** States with equal signatures have the same continuations. */
function signature({ order, flags, flights: [flight] }: CampaignState, asked: string): string {
  const { pilots, counters, nemesis, first } = flight;
  const originals = pilots.filter(({ original, condition }) => original && condition !== 'killed').length;
  const own = pilots.find(({ id }) => id === first)!;
  return JSON.stringify([
    order,
    flags.filter((flag) => asked.includes(`{"flag":"${flag}"}`)),
    Object.entries(counters).filter(
      ([key]) => key === 'sector' || new RegExp(`at(Least|Most)":\\["${key}"`).test(asked),
    ),
    // Only the number of thresholds that are met can change a condition.
    [...asked.matchAll(/"originals",(\d+)/g)].filter(([, least]) => originals >= Number(least)).length,
    asked.includes('"first"') && own.condition,
    asked.includes('"first.victories"') && own.victories >= 5,
    // Victories count up to the largest number in a condition.
    Math.min(
      Math.max(0, ...[...asked.matchAll(/"best",(\d+)/g)].map(([, most]) => Number(most))),
      Math.max(...pilots.map(({ victories }) => victories)),
    ),
    asked.includes('"aces"') && pilots.filter(({ victories }) => victories >= 5).length >= 3,
    asked.includes('{"nemesis":true}') && nemesis !== null,
  ]);
}

interface Walk {
  missions: Set<string>;
  endings: Set<string>;
  states: number;
  longest: number;
}

/** Visits all states of a campaign that differ in their signature; throws if one has no continuation. */
function visitAllStates(definition: CampaignDefinition, side: string): Walk {
  const walk: Walk = { missions: new Set(), endings: new Set(), states: 0, longest: 0 };
  const seen = new Set<string>();
  const asked = JSON.stringify([definition.missions, definition.endings]);
  const open: CampaignState[] = [beginCampaign(campaignSetup(definition, { side })).state];
  for (let state = open.pop(); state; state = open.pop()) {
    for (const { key, min, max } of definition.counters) {
      const value = state.flights[0].counters[key];
      if (value < min || value > max) throw new Error(`${key} is ${value}`);
    }
    if (state.stage === 'ended') {
      walk.endings.add(state.ending!);
      walk.longest = Math.max(walk.longest, state.past.length);
      continue;
    }
    const mark = signature(state, asked);
    if (seen.has(mark)) continue;
    seen.add(mark);
    walk.states++;
    for (const order of state.offers) {
      walk.missions.add(order);
      const chosen =
        state.offers.length > 1 || !isMission(definition, order) ? stateAfterChoice(state, order, kindRandom) : state;
      if (isMission(definition, order)) for (const step of outcomes) open.push(stateAfterMission(chosen, step));
      else open.push(chosen, stateAfterChoice(state, order, { below: () => 0 }));
    }
  }
  return walk;
}

/** Both sides if an ending depends on the side; otherwise the paths are the same. */
const cases = [example(), ...campaigns].flatMap((definition) => {
  const differ = JSON.stringify(definition.endings).includes('"side"');
  const sides = differ ? definition.playable : definition.playable.slice(0, 1);
  return sides.map((side) => [definition.id, side, definition] as const);
});

test.each(cases)(
  'every path through %s as %s can be played, and every mission and ending is reached',
  (_id, side, definition) => {
    const { missions, endings, longest } = visitAllStates(definition, side);
    expect([...missions].sort()).toEqual(Object.keys(definition.missions).sort());
    const other = definition.playable.find((one) => one !== side) ?? side;
    // Endings of the other side cannot be reached.
    const own = definition.endings.filter(({ when }) => !JSON.stringify(when ?? {}).includes(`"side":"${other}"`));
    expect([...endings].filter((id) => !own.some((ending) => ending.id === id))).toEqual([]);
    const reachable = own.filter(({ id }) => !isUnreachable(definition, id, side));
    expect(reachable.map(({ id }) => id).filter((id) => !endings.has(id))).toEqual([]);
    expect(longest).toBeLessThanOrEqual(Object.keys(definition.missions).length);
  },
);

/** Whether an earlier ending always applies to this side, so that later ones cannot be reached. */
function isUnreachable({ endings }: CampaignDefinition, id: string, side: string): boolean {
  const always = endings.findIndex(({ when }) => JSON.stringify(when) === JSON.stringify({ side }));
  return always >= 0 && endings.findIndex((ending) => ending.id === id) > always;
}
