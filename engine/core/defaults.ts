import type { Debrief } from '../meta/debrief.ts';
import { endingOf } from '../text/ending.ts';
import type { Line, Narrator } from '../text/narrator.ts';
import type { Message, Param } from '../text/say.ts';
import type { Action, GameEvent, GameState, Outcome, Seat, SeatInfo, Viewer } from './game.ts';
import { itemAt } from './items.ts';

/** The view of a game without hidden information: its whole state. */
export type OpenView<S extends GameState> = S & { viewer: Viewer; awaiting: readonly Seat[] };

/** The types of a game without hidden information and, unless it names their type, without previews. */
export interface OpenGameTypes<
  O extends Record<string, unknown>,
  T,
  S extends GameState,
  A extends Action,
  E extends GameEvent,
  P = never,
> {
  options: O;
  gameData: T;
  state: S;
  action: A;
  view: OpenView<S>;
  event: E;
  preview: P;
}

export function openView<S extends GameState>(state: S, viewer: Viewer, awaiting: readonly Seat[]): OpenView<S> {
  return { viewer, awaiting, ...state };
}

/** The state behind an open view. Shares its parts with the view. */
export function stateOf<S extends GameState>(view: OpenView<S>): S {
  const { viewer: _viewer, awaiting: _awaiting, ...state } = view;
  return state as unknown as S;
}

/**
 * Names seats by their roles, and tells each event by the text `event.<game>.<type>`. The numbers and strings of the
 * event fill its gaps; `seat` becomes a name, and `outcome` becomes `ending` and `result`.
 */
export function defaultNarrator<A extends Action, E extends GameEvent>(
  game: string,
  seats: readonly SeatInfo[],
): Narrator<A, E> {
  const name = (seat: Seat): Message => ({ key: `role.${game}.${itemAt(seats, seat).role}` });
  return {
    name,
    action: () => null,
    narrate({ type, ...fields }): Line[] {
      const params: Record<string, Param> = {};
      for (const [field, value] of Object.entries(fields)) {
        if (field === 'seat') params.seat = name(value as Seat);
        else if (typeof value === 'string' || typeof value === 'number') params[field] = value;
      }
      const key = `event.${game}.${type}`;
      const { outcome } = fields as { outcome?: Outcome };
      if (!outcome) return [{ key, params }];
      const told = { ending: endingOf(game, outcome), result: resultOf(outcome, name) };
      return [{ key, params: { ...params, ...told }, heading: true }];
    },
  };
}

function resultOf({ winners, lost, major }: Outcome, name: (seat: Seat) => Message): Message {
  if (winners.length === 0) return { key: lost ? 'outcome.lost' : 'outcome.draw' };
  return { key: major ? 'outcome.major' : 'outcome.won', params: { winners: winners.map(name) } };
}

/** One plane a seat, none of them damaged. */
export function defaultDebrief(
  game: string,
  seats: readonly SeatInfo[],
  { outcome }: GameState,
  turns: number,
): Debrief {
  if (outcome === null) throw new Error('the match is not over');
  const planes = seats.map(({ side, role }, seat) => {
    return { key: role, seat, side, taken: 0, dealt: 0, victories: 0, fate: 'home' as const };
  });
  return { game, scenario: null, ...outcome, turns, planes, margin: [0, 0], most: 1 };
}
