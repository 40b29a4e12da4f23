import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Random } from '@aerodrome/engine/core/random.ts';
import { chooseOrder, landSortie, openSorties } from '@aerodrome/engine/meta/campaign/applyEvent.ts';
import { readDefinition } from '@aerodrome/engine/meta/campaign/checkDefinition.ts';
import { type Definition, isQuiet } from '@aerodrome/engine/meta/campaign/definition.ts';
import { type CampaignDocument, campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import type { CampaignEvent } from '@aerodrome/engine/meta/campaign/events.ts';
import { missionOptions, sortieRulesOf } from '@aerodrome/engine/meta/campaign/missionOptions.ts';
import { sortieCount } from '@aerodrome/engine/meta/campaign/orders.ts';
import { checkPreparation, proposePreparation } from '@aerodrome/engine/meta/campaign/preparation.ts';
import {
  type CampaignSetup,
  type CampaignState,
  copyState,
  gameSideOf,
  missionOf,
} from '@aerodrome/engine/meta/campaign/state.ts';
import type { Debrief, PlaneDebrief } from '@aerodrome/engine/meta/debrief.ts';
import type { Untimed } from '@aerodrome/engine/meta/eventLog.ts';

export const at = '1926-11-11T11:00:00Z';

/** The three days that "Write your own" is about. */
export const exampleText = readFileSync(resolve(import.meta.dirname, '../../docs/campaigns/example.json'), 'utf8');

export function example(): Definition {
  const read = readDefinition(exampleText);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.definition;
}

export function warOf(definition: Definition, settled: Partial<CampaignSetup> = {}): CampaignSetup {
  const mode = settled.mode ?? 'solo';
  const names = mode === 'solo' ? ['Anna'] : ['Anna', 'Bruno'];
  return {
    definition,
    seed: 7,
    mode,
    side: definition.playable[0],
    difficulty: 'pilot',
    ironman: false,
    gentle: false,
    byTheBook: false,
    persons: names.map((name) => ({ name, person: null })),
    ...settled,
  };
}

/** A campaign with its folded state. */
export interface Running extends CampaignDocument {
  state: CampaignState;
}

/** The state folded from the first event on, past the cache. */
export function refolded({ war, log }: Pick<CampaignDocument, 'war' | 'log'>): CampaignState {
  return campaignLog.fold({ war, log: [...log] });
}

/** Appends an event that can happen. */
export function append(
  { about, war, log }: Pick<Running, 'about' | 'war' | 'log'>,
  event: Untimed<CampaignEvent>,
): Running {
  const appended = campaignLog.append({ about, war, log }, at, event);
  if ('problem' in appended) throw new Error(appended.problem.code);
  return { ...appended.ok, state: copyState(campaignLog.fold(appended.ok)) };
}

export function begin(war: CampaignSetup): Running {
  const { names, size } = war.definition.roster;
  const sides =
    war.mode === 'rivals' ? [war.side, ...war.definition.sides.filter((side) => side !== war.side)] : [war.side];
  const pilots = sides.map((side) => names[side].slice(0, size));
  return append({ about: {}, war, log: [] }, { type: 'begun', pilots });
}

/** Every flight does what is proposed to it. */
export function prepareAll(running: Running): Running {
  return running.state.flights.reduce(
    (now, _, flight) => append(now, { type: 'prepared', flight, preparation: proposePreparation(now.state, flight) }),
    running,
  );
}

/** A debrief in which our planes come home or all fall, and the other side has one that does neither. */
export function debriefOf(state: CampaignState, { won = false, down = false, victories = 0, done = 0 } = {}): Debrief {
  const mission = missionOf(state);
  const side = gameSideOf(state, state.lead, mission);
  const options = missionOptions(state, state.lead);
  const count = sortieRulesOf(mission).planes(options) + (mission.charge ? 1 : 0);
  const plane = (of: number, number: number): PlaneDebrief => ({
    key: `${of}.${number}`,
    seat: of,
    side: of,
    taken: 0,
    dealt: 0,
    victories: of === side ? victories : 0,
    fate: of === side && down ? 'shotDown' : 'home',
  });
  const planes = [0, 1].flatMap((of) => Array.from({ length: count }, (_, number) => plane(of, number)));
  return {
    game: mission.game,
    scenario: typeof options.scenario === 'string' ? options.scenario : null,
    ending: 'shotDown',
    winners: won ? [side] : [],
    turns: 9,
    planes,
    margin: [0, 0],
    most: 6,
    mission: { done, of: 4 },
  };
}

export interface Step {
  grade: number;
  down: boolean;
  done: number;
  fate: Random;
}

/** What a state becomes by a mission that went so, without a log. */
export function flownSo(before: CampaignState, { grade, down, done, fate }: Step): CampaignState {
  const state = copyState(before);
  for (const flight of state.flights.keys()) {
    const preparation = proposePreparation(state, flight);
    const refused = checkPreparation(state, flight, preparation);
    if (refused) throw new Error(`${state.order}: ${refused.code}`);
    state.preparations[flight] = preparation;
  }
  openSorties(state);
  const debrief = debriefOf(state, { down, done, victories: Math.max(0, grade) });
  for (let sortie = 0; sortie < sortieCount(state); sortie++) landSortie(state, sortie, debrief, grade, fate);
  // A walk of thousands carries no diaries along.
  state.past = state.past.map((past) => ({ ...past, sorties: [], diary: [], paper: null, fates: [], medals: [] }));
  return state;
}

export function choseSo(before: CampaignState, order: string, random: Random): CampaignState {
  const state = copyState(before);
  chooseOrder(state, order, random);
  return state;
}

export function isFlown(definition: Definition, order: string): boolean {
  return !isQuiet(definition.missions[order]);
}
