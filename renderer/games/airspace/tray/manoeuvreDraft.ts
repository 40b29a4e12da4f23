import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import type { AirspaceAction, Manoeuvre, Move } from '@aerodrome/engine/games/airspace/state.ts';
import type { LegalOption } from '../../../table/table.ts';

/** A manoeuvre under construction; with 0 hexes only the first rotation is set. */
export interface ManoeuvreDraft extends Omit<Manoeuvre, 'hexes'> {
  hexes: 0 | 1 | 2;
}

export const emptyDraft: ManoeuvreDraft = { move: 'level', hexes: 0, before: 0, between: 0, after: 0 };

/** Steps of the stick: turn by a sixth, or fly one hex ahead. */
export type StickMove = 'left' | 'right' | 'ahead';

export function manoeuvreDraftOf(action: AirspaceAction | null): ManoeuvreDraft | null {
  if (action?.type !== 'manoeuvre') return null;
  const { move, hexes, before, between, after } = action;
  return { move, hexes: hexes === 1 ? 1 : 2, before, between, after };
}

/** Adds a step. The rules decide whether the result is legal. */
export function steer(order: ManoeuvreDraft, step: StickMove): ManoeuvreDraft {
  if (step !== 'ahead') {
    const by = step === 'left' ? -1 : 1;
    return order.hexes === 0 ? { ...order, before: order.before + by } : { ...order, after: order.after + by };
  }
  if (order.hexes === 0) return { ...order, hexes: 1 };
  return { ...order, hexes: 2, between: order.after, after: 0 };
}

/** Removes the last step: a rotation or a hex. Without a hex the height is reset, too. */
export function stepBack(order: ManoeuvreDraft): ManoeuvreDraft {
  const { hexes, before, between, after } = order;
  if (hexes === 0) return { ...order, before: before - Math.sign(before) };
  if (after !== 0) return { ...order, after: after - Math.sign(after) };
  if (hexes === 2) return { ...order, hexes: 1, between: 0, after: between };
  return { ...order, hexes: 0, move: 'level' };
}

/** The draft at another height: the longest part of its path that is legal there. */
export function withHeight(
  order: ManoeuvreDraft,
  move: Move,
  ways: readonly LegalOption<AirspaceTypes>[],
): ManoeuvreDraft {
  const straight = { ...emptyDraft, hexes: 1 as const };
  const once = { ...order, hexes: 1 as const, between: 0, after: order.hexes === 2 ? order.between : order.after };
  for (const shortened of [order, once, { ...once, after: 0 }, straight]) {
    const candidate = { ...shortened, move };
    if (picksFor(candidate, ways)) return candidate;
  }
  return { ...straight, move };
}

/** The picks that spell a draft, if it is a legal turn. */
export function picksFor(order: ManoeuvreDraft, ways: readonly LegalOption<AirspaceTypes>[]): readonly Spot[] | null {
  const { move, hexes, before, between, after } = order;
  const way = ways.find(({ action }) => {
    const other = manoeuvreDraftOf(action);
    return (
      other !== null &&
      other.move === move &&
      other.hexes === hexes &&
      other.before === before &&
      other.between === between &&
      other.after === after
    );
  });
  return way && 'path' in way.spelling ? way.spelling.path : null;
}

/** A line of the order slip: an action and its cost. */
export interface Step {
  id: 'left' | 'right' | 'ahead' | 'climb' | 'dive';
  cost: number;
}

/** The steps in the order in which they are flown, the height last. */
export function stepsOf({ move, hexes, before, between, after }: ManoeuvreDraft): Step[] {
  const turn = (by: number): Step[] => (by === 0 ? [] : [{ id: by < 0 ? 'left' : 'right', cost: Math.abs(by) }]);
  const ahead: Step[] = [{ id: 'ahead', cost: 2 }];
  return [
    ...turn(before),
    ...(hexes > 0 ? ahead : []),
    ...(hexes > 1 ? [...turn(between), ...ahead] : []),
    ...turn(after),
    ...(move === 'climb' ? [{ id: 'climb', cost: 3 } as const] : []),
    ...(move === 'dive' ? [{ id: 'dive', cost: -2 } as const] : []),
  ];
}

/** The draft made of these steps, legal or not. */
function orderFrom(steps: readonly Step[]): ManoeuvreDraft {
  let order = emptyDraft;
  for (const { id, cost } of steps) {
    if (id === 'climb' || id === 'dive') order = { ...order, move: id };
    else for (let i = 0; i < (id === 'ahead' ? 1 : cost); i++) order = steer(order, id);
  }
  return order;
}

/** The draft without one step: all other steps if that is legal, else the longest legal part before it. */
export function withoutStep(
  order: ManoeuvreDraft,
  at: number,
  ways: readonly LegalOption<AirspaceTypes>[],
): ManoeuvreDraft {
  const steps = stepsOf(order);
  const candidates = [steps.filter((_, i) => i !== at), ...steps.slice(0, at).map((_, i) => steps.slice(0, at - i))];
  const legal = candidates.map(orderFrom).find((rest) => rest.hexes === 0 || picksFor(rest, ways) !== null);
  return legal ?? emptyDraft;
}
