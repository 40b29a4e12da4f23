import type { Random } from '@aerodrome/engine/core/random.ts';
import type { Definition } from '@aerodrome/engine/meta/campaign/definition.ts';
import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { expect, test } from 'vitest';
import { begin, choseSo, example, flownSo, isFlown, type Step, warOf } from './campaignHelpers.ts';

/** Chance that always says the same: the kindest, a wound, a prison or the end; and no to everything else, or yes. */
function fate(pick: (bound: number) => number): Random {
  return { below: (bound, name) => (name === 'fate' ? Math.max(0, pick(bound)) : bound - 1) };
}
const kind = fate(() => 0);
const fates = [fate((bound) => bound >> 1), fate((bound) => bound - 3), fate((bound) => bound - 1)];

const steps: Step[] = [
  { grade: 2, down: false, done: 3, fate: kind },
  { grade: 0, down: false, done: 2, fate: kind },
  { grade: -1, down: false, done: 1, fate: kind },
  ...fates.map((how) => ({ grade: -2, down: true, done: 0, fate: how })),
];

/** States that lead to the same places: where the war stands, and how it goes for those it is about. */
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
    // How many thresholds are met is all that leads anywhere.
    [...asked.matchAll(/"originals",(\d+)/g)].filter(([, least]) => originals >= Number(least)).length,
    asked.includes('"first"') && own.condition,
    asked.includes('"first.victories"') && own.victories >= 5,
    // Each victory counts up to the most that anything asks for.
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

/** Every way through a campaign that differs in what matters; whoever gets stuck throws. */
function walkAll(definition: Definition, side: string): Walk {
  const walk: Walk = { missions: new Set(), endings: new Set(), states: 0, longest: 0 };
  const seen = new Set<string>();
  const asked = JSON.stringify([definition.missions, definition.endings]);
  const open: CampaignState[] = [begin(warOf(definition, { side })).state];
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
      const chosen = state.offers.length > 1 || !isFlown(definition, order) ? choseSo(state, order, kind) : state;
      if (isFlown(definition, order)) for (const step of steps) open.push(flownSo(chosen, step));
      else open.push(chosen, choseSo(state, order, { below: () => 0 }));
    }
  }
  return walk;
}

/** Both sides where an ending asks which it is; otherwise the ways are the same. */
const cases = [example(), ...campaigns].flatMap((definition) => {
  const differ = JSON.stringify(definition.endings).includes('"side"');
  const sides = differ ? definition.playable : definition.playable.slice(0, 1);
  return sides.map((side) => [definition.id, side, definition] as const);
});

test.each(cases)(
  'every way through %s for %s can be flown, and every mission and ending is met',
  (_id, side, definition) => {
    const { missions, endings, longest } = walkAll(definition, side);
    expect([...missions].sort()).toEqual(Object.keys(definition.missions).sort());
    const other = definition.playable.find((one) => one !== side) ?? side;
    // An ending that asks for the other side is the other side's.
    const own = definition.endings.filter(({ when }) => !JSON.stringify(when ?? {}).includes(`"side":"${other}"`));
    expect([...endings].filter((id) => !own.some((ending) => ending.id === id))).toEqual([]);
    const reachable = own.filter(({ id }) => !eclipsed(definition, id, side));
    expect(reachable.map(({ id }) => id).filter((id) => !endings.has(id))).toEqual([]);
    expect(longest).toBeLessThanOrEqual(Object.keys(definition.missions).length);
  },
);

/** Behind an ending that is this side's whatever happens none is reached. */
function eclipsed({ endings }: Definition, id: string, side: string): boolean {
  const always = endings.findIndex(({ when }) => JSON.stringify(when) === JSON.stringify({ side }));
  return always >= 0 && endings.findIndex((ending) => ending.id === id) > always;
}
