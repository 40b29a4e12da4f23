import { compose } from '@aerodrome/engine/core/compose.ts';
import type { Action, AnyGame, GameState, Seat, Spelling, Spot, Warning } from '@aerodrome/engine/core/game.ts';
import { RecordingRandom, SeededRandom } from '@aerodrome/engine/core/random.ts';
import type { LegalOption, OrderDraft } from '../table/table.ts';
import type { SessionContext } from './context.ts';

/** Number of determinizations tried when extending a multi-step order. */
const maxSamples = 12;

type Session = Pick<SessionContext, 'match' | 'continuesOrder'>;

/** Cache of drafts by the list of legal actions, then by the picks. The page and the chart ask for the same drafts. */
const draftCache = new WeakMap<
  readonly Action[],
  { continuesOrder: Session['continuesOrder']; drafts: Map<string, OrderDraft> }
>();

/** The order that a seat's picks make so far; cached. */
export function composeAt(session: Session, seat: Seat, picked: readonly Spot[]): OrderDraft {
  const { continuesOrder } = session;
  const legal = session.match.legalActions(seat);
  let cached = draftCache.get(legal);
  if (cached?.continuesOrder !== continuesOrder || !cached) {
    cached = { continuesOrder, drafts: new Map() };
    draftCache.set(legal, cached);
  }
  const key = picked.join('\n');
  const draft = cached.drafts.get(key) ?? composeDraft(session, seat, picked);
  cached.drafts.set(key, draft);
  return draft;
}

/**
 * Composes an order from picks. Where an action leads straight to the next one of the same order, the picks continue
 * there: the next legal actions are those of a state that looks to the seat like the present one, so that the draft
 * contains nothing that the seat could not know.
 */
function composeDraft({ match, continuesOrder }: Session, seat: Seat, picked: readonly Spot[]): OrderDraft {
  const { game } = match;
  const orderActions: Action[] = [];
  const picksPerAction: number[] = [];
  const warningsOfActions: (() => readonly Warning[])[] = [];
  let view = match.view(seat);
  let legal = match.legalActions(seat);
  let warningsOf = (action: Action) => match.warnings(action);
  for (let from = 0; ; ) {
    const legalOptions = legal.map((action): LegalOption => ({ action, spelling: game.spell(view, action) }));
    const spellings = new Map(legalOptions.map(({ action, spelling }) => [action, spelling]));
    const composed = compose(legal, (action) => spellings.get(action) as Spelling, picked.slice(from));
    const { action } = composed;
    if (action) {
      orderActions.push(action);
      picksPerAction.push(composed.picked.length);
      const warningsNow = warningsOf;
      warningsOfActions.push(() => warningsNow(action));
    }
    from += composed.picked.length;
    const nextState =
      action && composed.next.length === 0 && continuesOrder
        ? sampleNextState(game, view, seat, action, continuesOrder)
        : null;
    if (!nextState) {
      const isIncomplete = action === null && composed.picked.length > 0;
      return {
        ...composed,
        picked: picked.slice(0, from),
        action: isIncomplete ? null : (orderActions.at(-1) ?? null),
        orderActions: isIncomplete ? [] : orderActions,
        picksPerAction,
        legalOptions,
        warnings: () => warningsOfActions.flatMap((warnings) => warnings()),
      };
    }
    view = game.view(nextState, seat);
    legal = game.legalActions(nextState, seat);
    warningsOf = (next) => game.warnings(nextState, next);
  }
}

/** A possible state after an action, if the action uses no random numbers and the order continues; else `null`. */
function sampleNextState(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  action: Action,
  continuesOrder: NonNullable<Session['continuesOrder']>,
): GameState | null {
  for (let sample = 1; sample <= maxSamples; sample++) {
    const state = game.determinize(view, seat, new SeededRandom(sample));
    const rng = new RecordingRandom(new SeededRandom(sample));
    let hasReveal = false;
    game.step(state, action, rng, (event) => {
      hasReveal ||= event.reveals === true;
    });
    if (rng.draws.length > 0 || game.outcome(state) !== null) return null;
    const after = game.view(state, seat);
    if (game.awaiting(state).includes(seat) && continuesOrder(action, view, after)) return state;
    // The result depends on what is revealed: another sample may continue.
    if (!hasReveal) return null;
  }
  return null;
}

/** Trims the picks to the longest part that still leads to a legal action. */
export function trimPicks(context: SessionContext, seat: Seat): Partial<SessionContext> {
  if (context.picked.length === 0) return {};
  const { picked } = composeAt(context, seat, context.picked);
  if (picked.length === context.picked.length) return {};
  return { picked, pointed: null, picksTrimmed: true };
}

/** By spot: the picks that a click on it makes. `shortcuts` are those of the table, where `null` removes a spot. */
export function offeredPicks(
  { picked, next }: OrderDraft,
  composeWith: (picked: readonly Spot[]) => OrderDraft,
  shortcuts: ReadonlyMap<Spot, readonly Spot[] | null> = new Map(),
): ReadonlyMap<Spot, readonly Spot[]> {
  const picks = new Map<Spot, readonly Spot[]>();
  for (const spot of next) picks.set(spot, [...picked, spot]);
  // A picked spot can be picked again; and once the order is complete, its last spot can be replaced.
  for (const [i, spot] of picked.entries()) picks.set(spot, picked.slice(0, i + 1));
  const rest = picked.slice(0, -1);
  if (next.length === 0 && picked.length > 0)
    for (const spot of composeWith(rest).next) if (!picks.has(spot)) picks.set(spot, [...rest, spot]);
  for (const [spot, path] of shortcuts) {
    if (path) picks.set(spot, path);
    else picks.delete(spot);
  }
  return picks;
}
