import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Random } from '@aerodrome/engine/core/random.ts';
import { chooseOrder, landSortie, openSorties } from '@aerodrome/engine/meta/campaign/applyEvent.ts';
import { readDefinition } from '@aerodrome/engine/meta/campaign/checkDefinition.ts';
import { type CampaignDefinition, isQuiet } from '@aerodrome/engine/meta/campaign/definition.ts';
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

/** The example of the handbook's chapter "Write your own". */
export const exampleText = readFileSync(resolve(import.meta.dirname, '../../docs/campaigns/example.json'), 'utf8');

export function example(): CampaignDefinition {
  const read = readDefinition(exampleText);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.definition;
}

export function campaignSetup(definition: CampaignDefinition, settled: Partial<CampaignSetup> = {}): CampaignSetup {
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
export interface RunningCampaign extends CampaignDocument {
  state: CampaignState;
}

/** The state folded from the first event, without the cache. */
export function foldUncached({ war, log }: Pick<CampaignDocument, 'war' | 'log'>): CampaignState {
  return campaignLog.fold({ war, log: [...log] });
}

/** Appends a legal event. */
export function append(
  { about, war, log }: Pick<RunningCampaign, 'about' | 'war' | 'log'>,
  event: Untimed<CampaignEvent>,
): RunningCampaign {
  const appended = campaignLog.append({ about, war, log }, at, event);
  if ('problem' in appended) throw new Error(appended.problem.code);
  return { ...appended.ok, state: copyState(campaignLog.fold(appended.ok)) };
}

export function beginCampaign(war: CampaignSetup): RunningCampaign {
  const { names, size } = war.definition.roster;
  const sides =
    war.mode === 'rivals' ? [war.side, ...war.definition.sides.filter((side) => side !== war.side)] : [war.side];
  const pilots = sides.map((side) => names[side].slice(0, size));
  return append({ about: {}, war, log: [] }, { type: 'begun', pilots });
}

/** Prepares every flight with the default preparation. */
export function prepareAll(running: RunningCampaign): RunningCampaign {
  return running.state.flights.reduce(
    (now, _, flight) => append(now, { type: 'prepared', flight, preparation: proposePreparation(now.state, flight) }),
    running,
  );
}

/** A debrief in which all planes of the first flight come home or all are shot down. */
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

export interface MissionOutcome {
  grade: number;
  down: boolean;
  done: number;
  fate: Random;
}

/** The state after a mission with this result, without a log. */
export function stateAfterMission(before: CampaignState, { grade, down, done, fate }: MissionOutcome): CampaignState {
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
  // Diaries are dropped, to save memory over thousands of states.
  state.past = state.past.map((past) => ({ ...past, sorties: [], diary: [], paper: null, fates: [], medals: [] }));
  return state;
}

export function stateAfterChoice(before: CampaignState, order: string, random: Random): CampaignState {
  const state = copyState(before);
  chooseOrder(state, order, random);
  return state;
}

export function isMission(definition: CampaignDefinition, order: string): boolean {
  return !isQuiet(definition.missions[order]);
}
