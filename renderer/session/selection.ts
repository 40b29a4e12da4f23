import { compose } from '@aerodrome/engine/core/compose.ts';
import type { Action, AnyGame, GameState, Seat, Spelling, Spot, Warning } from '@aerodrome/engine/core/game.ts';
import { RecordingRandom, SeededRandom } from '@aerodrome/engine/core/random.ts';
import type { LegalOption, OrderDraft } from '../table/table.ts';
import type { SessionContext } from './context.ts';

/** Number of determinizations tried when extending a multi-step order. */
const maxSamples = 12;

type Session = Pick<SessionContext, 'match' | 'continuesOrder'>;

/** By the list of what may be done: what was put together of it. Page and statechart ask for the same, and a mouse again. */
const known = new WeakMap<
  readonly Action[],
  { continuesOrder: Session['continuesOrder']; orders: Map<string, OrderDraft> }
>();

/** How far a seat has come with pointing, worked out once as long as nothing happens. */
export function composeAt(session: Session, seat: Seat, picked: readonly Spot[]): OrderDraft {
  const legal = session.match.legalActions(seat);
  let kept = known.get(legal);
  if (kept?.continuesOrder !== session.continuesOrder) kept = undefined;
  const { orders } = kept ?? { orders: new Map<string, OrderDraft>() };
  if (!kept) known.set(legal, { continuesOrder: session.continuesOrder, orders });
  const key = picked.join('\n');
  const ordered = orders.get(key) ?? composeNow(session, seat, picked);
  orders.set(key, ordered);
  return ordered;
}

/**
 * How far a seat has come with pointing, by the legal actions of this moment. Where a decision leads straight to the
 * next one of the same order, the picks may go on: what would be open then is asked of a table that looks to the seat
 * just as this one does, so that nothing comes of it that the seat could not know.
 */
function composeNow({ match, continuesOrder }: Session, seat: Seat, picked: readonly Spot[]): OrderDraft {
  const { game } = match;
  const orders: Action[] = [];
  const picksPerAction: number[] = [];
  const thoughts: (() => readonly Warning[])[] = [];
  let view = match.view(seat);
  let legal = match.legalActions(seat);
  let warn = (action: Action) => match.warnings(action);
  for (let from = 0; ; ) {
    const legalOptions = legal.map((action): LegalOption => ({ action, spelling: game.spell(view, action) }));
    const spellings = new Map(legalOptions.map(({ action, spelling }) => [action, spelling]));
    const composed = compose(legal, (action) => spellings.get(action) as Spelling, picked.slice(from));
    const { action } = composed;
    if (action) {
      orders.push(action);
      picksPerAction.push(composed.picked.length);
      const thought = warn;
      thoughts.push(() => thought(action));
    }
    from += composed.picked.length;
    const ahead =
      action && composed.next.length === 0 && continuesOrder
        ? stepAhead(game, view, seat, action, continuesOrder)
        : null;
    if (!ahead) {
      const begun = action === null && composed.picked.length > 0;
      return {
        ...composed,
        picked: picked.slice(0, from),
        action: begun ? null : (orders.at(-1) ?? null),
        orders: begun ? [] : orders,
        picksPerAction,
        legalOptions,
        warnings: () => thoughts.flatMap((thought) => thought()),
      };
    }
    view = game.view(ahead, seat);
    legal = game.legalActions(ahead, seat);
    warn = (next) => game.warnings(ahead, next);
  }
}

/** The table after an action that draws nothing, where the same order goes on; `null` where it cannot. */
function stepAhead(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  action: Action,
  continuesOrder: NonNullable<Session['continuesOrder']>,
): GameState | null {
  for (let sample = 1; sample <= maxSamples; sample++) {
    const state = game.determinize(view, seat, new SeededRandom(sample));
    const rng = new RecordingRandom(new SeededRandom(sample));
    let turnedUp = false;
    game.step(state, action, rng, (event) => {
      turnedUp ||= event.reveals === true;
    });
    if (rng.draws.length > 0 || game.outcome(state) !== null) return null;
    const after = game.view(state, seat);
    if (game.awaiting(state).includes(seat) && continuesOrder(action, view, after)) return state;
    // What would be turned up decides, and may turn out otherwise.
    if (!turnedUp) return null;
  }
  return null;
}

/** Cuts the picks to the longest part that still leads to a legal action. */
export function trimPicks(context: SessionContext, seat: Seat): Partial<SessionContext> {
  if (context.picked.length === 0) return {};
  const { picked } = composeAt(context, seat, context.picked);
  if (picked.length === context.picked.length) return {};
  return { picked, pointed: null, picksTrimmed: true };
}

/** By spot: the picks that a click on it makes. `shortcuts` are those of the table, where `null` offers nothing. */
export function offeredPicks(
  { picked, next }: OrderDraft,
  composed: (picked: readonly Spot[]) => OrderDraft,
  shortcuts: ReadonlyMap<Spot, readonly Spot[] | null> = new Map(),
): ReadonlyMap<Spot, readonly Spot[]> {
  const picks = new Map<Spot, readonly Spot[]>();
  for (const spot of next) picks.set(spot, [...picked, spot]);
  // A picked spot can be picked again; and once the order is complete, its last spot can be replaced.
  for (const [i, spot] of picked.entries()) picks.set(spot, picked.slice(0, i + 1));
  const rest = picked.slice(0, -1);
  if (next.length === 0 && picked.length > 0)
    for (const spot of composed(rest).next) if (!picks.has(spot)) picks.set(spot, [...rest, spot]);
  for (const [spot, path] of shortcuts) {
    if (path) picks.set(spot, path);
    else picks.delete(spot);
  }
  return picks;
}
