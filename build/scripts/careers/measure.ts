import { clone } from '@aerodrome/engine/core/clone.ts';
import { SeededRandom, shuffle } from '@aerodrome/engine/core/random.ts';
import type { Definition, Difficulty } from '@aerodrome/engine/meta/campaign/definition.ts';
import { arrive, depot, picksOf, typesFor } from '@aerodrome/engine/meta/campaign/muster.ts';
import { proposal } from '@aerodrome/engine/meta/campaign/prepare.ts';
import { type CampaignState, gameSideOf, missionOf } from '@aerodrome/engine/meta/campaign/state.ts';
import { levelOf, takeOff } from '@aerodrome/engine/meta/campaign/takeOff.ts';
import { derive } from '@aerodrome/engine/meta/derive.ts';
import { fly } from './fly.ts';
import { add, cellOf, type Odds, type Outcome, outcomeOf } from './odds.ts';
import { begin, missionsOf, warOf } from './walk.ts';

/** Every cell of a campaign at a difficulty that has fewer matches than are wanted: a state that leads to it each. */
export function cellsToMeasure(
  definition: Definition,
  odds: Odds,
  difficulty: Difficulty,
  matches: number,
): Map<string, CampaignState> {
  const cells = new Map<string, CampaignState>();
  for (const side of definition.playable) {
    const { state: beginning } = begin(warOf(definition, side, difficulty, 1));
    for (const order of missionsOf(definition)) {
      const state = standingAt(beginning, order);
      const { key } = cellOf(state);
      if ((odds.cells[key]?.matches ?? 0) < matches) cells.set(key, state);
    }
  }
  return cells;
}

function standingAt(beginning: CampaignState, order: string): CampaignState {
  const { war, ...rest } = beginning;
  const state: CampaignState = { war, ...clone(rest) };
  arrive(state, order);
  return state;
}

/** A cell with so many matches in all, with planes as anybody might pick them: what was measured before counts. */
export function measure(state: CampaignState, odds: Odds, matches: number, tick: () => void): Outcome[] {
  const before = odds.cells[cellOf(state).key];
  const outcomes: Outcome[] = clone(before?.outcomes ?? []);
  for (let number = before?.matches ?? 0; number < matches; number++) {
    const war = { ...state.war, seed: number };
    const one: CampaignState = { ...state, war };
    const random = new SeededRandom(derive(number, 5));
    const types = shuffle([...(typesFor(one, 0) ?? [''])], random, 'plane');
    const planes = Array.from({ length: picksOf(one, 0) }, (_, plane) => `${depot}:${types[plane % types.length]}`);
    one.preparations = [{ ...proposal(one, 0), airframes: [planes] }];
    add(outcomes, outcomeOf(one, fly(missionOf(one).game, takeOff(one, 0, 0))));
    tick();
  }
  return outcomes.sort((a, b) => b.count - a.count);
}

export function describe(state: CampaignState): string {
  return `${state.order} ${gameSideOf(state, 0, missionOf(state))} ${levelOf(state)}`;
}
