import { clone } from '../../core/clone.ts';
import { type Random, TapeRandom } from '../../core/random.ts';
import type { Debrief } from '../debrief.ts';
import { addPilot, arrive, sendReplacements, sortiesOf } from './assignSorties.ts';
import { isQuiet } from './definition.ts';
import type { CampaignEvent } from './events.ts';
import { priceOf } from './legal.ts';
import { manualDebrief } from './manualResult.ts';
import { applyMatchResult, pay } from './matchResult.ts';
import { settle } from './settle.ts';
import type { CampaignState } from './state.ts';

/** What an event makes of a state, as a new one. */
export function applyEvent(before: CampaignState, event: CampaignEvent): CampaignState {
  // The definition is never written to, and is by far the largest part.
  const { war, ...rest } = before;
  const state: CampaignState = { war, ...clone(rest) };
  switch (event.type) {
    case 'begun':
      begin(state, event.pilots, event.emblems ?? []);
      break;
    case 'chose':
      chooses(state, event.order, new TapeRandom(event.draws));
      break;
    case 'prepared':
      state.preparations[event.flight] = event.preparation;
      if (event.preparation.spent.some(({ buy }) => buy === 'intelligence')) state.known[event.flight] = true;
      state.stage = state.preparations.every((one) => one !== null) ? 'ready' : 'preparing';
      break;
    case 'flying':
      flies(state, event);
      break;
    case 'flown':
      comesDown(state, event.sortie, event.debrief, null, new TapeRandom(event.draws));
      break;
    case 'typed':
      if (state.stage !== 'flying') openSorties(state);
      if (event.result.note !== '') state.sorties[event.sortie].note = event.result.note;
      comesDown(
        state,
        event.sortie,
        manualDebrief(state, event.result),
        event.result.grade,
        new TapeRandom(event.draws),
      );
      break;
    case 'noted':
      state.past[event.number].notes[event.flight] = event.text;
      break;
    // What it leads back to is the fold's to know.
    case 'reflown':
      state.reflights.push(event.from);
      break;
  }
  return state;
}

function begin(
  state: CampaignState,
  pilots: readonly (readonly string[])[],
  emblems: readonly (readonly string[])[],
): void {
  const { definition, side, mode } = state.war;
  const other = definition.sides[1 - definition.sides.indexOf(side)];
  for (const [at, names] of pilots.entries()) {
    const counters = Object.fromEntries(definition.counters.map(({ key, start }) => [key, start]));
    if (state.war.difficulty === 'ace' && 'stores' in counters) counters.stores = Math.min(1, counters.stores);
    const flight = {
      side: at === 0 ? side : other,
      pilots: [],
      hangar: [],
      counters,
      nemesis: null,
      diarist: 'p1',
      first: 'p1',
      named: definition.roster.size,
      met: 0,
    };
    state.flights.push(flight);
    for (const [number, name] of names.entries()) {
      const pilot = addPilot(state, flight, name, true);
      const emblem = emblems[at]?.[number];
      if (emblem !== undefined) pilot.emblem = emblem;
    }
  }
  if (mode === 'rivals') for (const { key, shared } of definition.counters) if (shared) mirror(state, key);
  arrive(state, definition.start);
}

function mirror({ flights: [ours, theirs] }: CampaignState, key: string): void {
  theirs.counters[key] = 0 - ours.counters[key];
}

export function chooses(state: CampaignState, order: string, random: Random): void {
  state.price = priceOf(state, order);
  state.order = order;
  state.preparations = state.flights.map(() => null);
  state.stage = 'preparing';
  const chosen = state.war.definition.missions[order];
  if (!isQuiet(chosen)) {
    sendReplacements(state);
    return;
  }
  state.before = state.flights.map(({ counters }) => ({ ...counters }));
  settle(state, random);
}

export function openSorties(state: CampaignState): void {
  state.before = state.flights.map(({ counters }) => ({ ...counters }));
  pay(state);
  state.stage = 'flying';
  state.sorties = Array.from({ length: sortiesOf(state) }, () => ({
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

function flies(state: CampaignState, event: CampaignEvent & { type: 'flying' }): void {
  if (state.stage !== 'flying') openSorties(state);
  const { sortie, matchId, seed, options, seats, attempt } = event;
  state.sorties[sortie] = { stage: 'flying', matchId, seed, options, seats, attempt, debrief: null, typed: null };
}

export function comesDown(
  state: CampaignState,
  at: number,
  debrief: Debrief,
  typed: number | null,
  random: Random,
): void {
  const sortie = state.sorties[at];
  sortie.stage = 'flown';
  sortie.debrief = debrief;
  sortie.typed = typed;
  applyMatchResult(state, at, debrief, random);
  if (state.sorties.every(({ stage }) => stage === 'flown')) settle(state, random);
}
