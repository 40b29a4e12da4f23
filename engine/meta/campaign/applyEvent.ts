import { itemAt } from '../../core/items.ts';
import { type Random, TapeError, TapeRandom } from '../../core/random.ts';
import type { Result } from '../../core/result.ts';
import type { Debrief } from '../debrief.ts';
import { checkEvent, orderPrice } from './checkEvent.ts';
import { isQuiet } from './definition.ts';
import type { CampaignEvent } from './events.ts';
import { manualDebrief } from './manualResult.ts';
import { applyMatchResult, payPreparations } from './matchResult.ts';
import { addPilot, sendReplacements, sortieCount, startOrder } from './orders.ts';
import { settleMission } from './settleMission.ts';
import { type CampaignState, copyState } from './state.ts';

/** The reducer of a campaign. It writes to the state it is given. */
export function applyCampaignEvent(state: CampaignState, event: CampaignEvent): Result<CampaignState> {
  const problem = checkEvent(state, event);
  if (problem) return { problem };
  try {
    return { ok: event.type === 'reflown' ? refly(state, event.from) : applyChecked(state, event) };
  } catch (error) {
    if (error instanceof TapeError) return { problem: { code: 'campaign.wrongDraws' } };
    throw error;
  }
}

/** Goes back to the state before the take-off of a mission. */
function refly({ takeOffs, reflights }: CampaignState, mission: number): CampaignState {
  const index = takeOffs.findIndex(({ missionNumber: number }) => number === mission);
  const before = copyState({ ...itemAt(takeOffs, index), takeOffs: takeOffs.slice(0, index) });
  return { ...before, reflights: [...reflights, mission] };
}

function applyChecked(state: CampaignState, event: Exclude<CampaignEvent, { type: 'reflown' }>): CampaignState {
  switch (event.type) {
    case 'begun':
      beginCampaign(state, event.pilots, event.emblems ?? []);
      break;
    case 'chose':
      chooseOrder(state, event.order, new TapeRandom(event.draws));
      break;
    case 'prepared':
      state.preparations[event.flight] = event.preparation;
      if (event.preparation.spent.some(({ buy }) => buy === 'intelligence'))
        state.knowsEnemyPlanes[event.flight] = true;
      state.stage = state.preparations.every((one) => one !== null) ? 'ready' : 'preparing';
      break;
    case 'flying': {
      startMission(state);
      const { sortie, matchId, seed, options, seats, attempt } = event;
      state.sorties[sortie] = { stage: 'flying', matchId, seed, options, seats, attempt, debrief: null, typed: null };
      break;
    }
    case 'flown':
      landSortie(state, event.sortie, event.debrief, null, new TapeRandom(event.draws));
      break;
    case 'typed': {
      const { sortie, result, draws } = event;
      startMission(state);
      if (result.note !== '') itemAt(state.sorties, sortie).note = result.note;
      landSortie(state, sortie, manualDebrief(state, result), result.grade, new TapeRandom(draws));
      break;
    }
    case 'noted': {
      const past = itemAt(state.past, event.number);
      state.past[event.number] = { ...past, notes: past.notes.with(event.flight, event.text) };
      break;
    }
  }
  return state;
}

/** Starts the mission at its first take-off, and keeps the state before it for a refly. */
function startMission(state: CampaignState): void {
  if (state.stage === 'flying') return;
  const { takeOffs, ...before } = copyState(state);
  state.takeOffs = [...takeOffs, before];
  openSorties(state);
}

function beginCampaign(
  state: CampaignState,
  pilots: readonly (readonly string[])[],
  emblems: readonly (readonly string[])[],
): void {
  const { definition, side, mode } = state.war;
  for (const [at, names] of pilots.entries()) {
    const counters = Object.fromEntries(definition.counters.map(({ key, start }) => [key, start]));
    if (state.war.difficulty === 'ace' && 'stores' in counters) counters.stores = Math.min(1, counters.stores);
    const flight = {
      side: at === 0 ? side : itemAt(definition.sides, 1 - definition.sides.indexOf(side)),
      pilots: [],
      hangar: [],
      counters,
      nemesis: null,
      diarist: 'p1',
      first: 'p1',
      ownNamesUsed: definition.roster.size,
      enemyNamesUsed: 0,
    };
    state.flights.push(flight);
    for (const [number, name] of names.entries()) {
      const pilot = addPilot(state, flight, name, true);
      const emblem = emblems[at]?.[number];
      if (emblem !== undefined) pilot.emblem = emblem;
    }
  }
  if (mode === 'rivals') for (const { key, shared } of definition.counters) if (shared) mirrorCounter(state, key);
  startOrder(state, definition.start);
}

function mirrorCounter({ flights }: CampaignState, key: string): void {
  itemAt(flights, 1).counters[key] = 0 - itemAt(itemAt(flights, 0).counters, key);
}

export function chooseOrder(state: CampaignState, order: string, random: Random): void {
  state.price = orderPrice(state, order);
  state.order = order;
  state.preparations = state.flights.map(() => null);
  state.stage = 'preparing';
  const chosen = itemAt(state.war.definition.missions, order);
  if (!isQuiet(chosen)) {
    sendReplacements(state);
    return;
  }
  state.countersAtTakeOff = state.flights.map(({ counters }) => ({ ...counters }));
  settleMission(state, random);
}

export function openSorties(state: CampaignState): void {
  state.countersAtTakeOff = state.flights.map(({ counters }) => ({ ...counters }));
  payPreparations(state);
  state.stage = 'flying';
  state.sorties = Array.from({ length: sortieCount(state) }, () => ({
    stage: 'ready',
    matchId: null,
    seed: 0,
    options: {},
    seats: [],
    attempt: 0,
    debrief: null,
    typed: null,
  }));
}

export function landSortie(
  state: CampaignState,
  at: number,
  debrief: Debrief,
  typed: number | null,
  random: Random,
): void {
  const sortie = itemAt(state.sorties, at);
  sortie.stage = 'flown';
  sortie.debrief = debrief;
  sortie.typed = typed;
  applyMatchResult(state, at, debrief, random);
  if (state.sorties.every(({ stage }) => stage === 'flown')) settleMission(state, random);
}
