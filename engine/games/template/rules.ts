import { setup } from 'xstate';
import type { Emit, Seat } from '../../core/game.ts';
import type { EntryRule } from '../../core/phases.ts';
import type { Random } from '../../core/random.ts';
import { noSeats, onlySeat } from '../../core/seats.ts';
import { type GameData, startFuel, type TemplateAction, type TemplateEvent, type TemplateState } from './state.ts';

const speeds = [1, 2, 3];

/** Phases with `next` ask no seat; a turn waits for the seat whose turn it is, and both may resign. */
export function chart() {
  return setup({
    types: { context: {} as TemplateState, events: {} as { type: string } },
    guards: { decided: ({ context }) => context.outcome !== null },
  }).createMachine({
    id: 'template',
    context: {} as TemplateState,
    initial: 'wind',
    states: {
      wind: { on: { next: 'turn' } },
      turn: { on: { fly: [{ guard: 'decided', target: 'over' }, { target: 'wind' }], resign: 'over' } },
      over: { type: 'final' },
    },
  });
}

export function create(): TemplateState {
  return { phase: 'wind', outcome: null, flown: [0, 0], fuel: [startFuel, startFuel], seat: 1, wind: 0, turns: 0 };
}

/** A turn begins: the other seat flies, and the wind is rolled. */
export const rollWind: EntryRule<TemplateState, TemplateEvent> = (draft, rng, emit) => {
  draft.seat = 1 - draft.seat;
  draft.turns++;
  draft.wind = rng.below(3, 'wind');
  emit?.({ type: 'windRolled', seat: draft.seat, wind: draft.wind });
};

export function awaiting({ phase, seat }: TemplateState): readonly Seat[] {
  return phase === 'turn' ? onlySeat(seat) : noSeats;
}

/** The legal moves of a seat. Each space beyond the first costs a unit of fuel. */
export function legalActions(state: TemplateState, seat: Seat): TemplateAction[] {
  if (!awaiting(state).includes(seat)) return [];
  return speeds.filter((speed) => speed - 1 <= state.fuel[seat]).map((speed) => ({ type: 'fly', seat, speed }));
}

export function asides({ outcome, fuel }: TemplateState, seat: Seat): TemplateAction[] {
  return outcome === null && fuel[seat] !== undefined ? [{ type: 'resign', seat }] : [];
}

export function apply(
  { finish }: GameData,
  draft: TemplateState,
  action: TemplateAction,
  _rng: Random,
  emit: Emit<TemplateEvent>,
): void {
  const { seat } = action;
  if (action.type === 'resign') {
    emit?.({ type: 'resigned', seat });
    end(draft, { ending: 'resigned', winners: [1 - seat] }, emit);
    return;
  }
  const spaces = action.speed + draft.wind;
  draft.fuel[seat] -= action.speed - 1;
  draft.flown[seat] += spaces;
  emit?.({ type: 'flew', seat, spaces, flown: draft.flown[seat] });
  if (draft.flown[seat] >= finish) end(draft, { ending: 'finished', winners: [seat] }, emit);
}

function end(draft: TemplateState, outcome: NonNullable<TemplateState['outcome']>, emit: Emit<TemplateEvent>): void {
  draft.outcome = outcome;
  emit?.({ type: 'over', outcome });
}
