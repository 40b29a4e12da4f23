import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Viewer } from '@aerodrome/engine/core/game.ts';
import { type Random, shuffle } from '@aerodrome/engine/core/random.ts';
import { tilesOf } from '@aerodrome/engine/games/track/data/box.ts';
import type { TrackOptions } from '@aerodrome/engine/games/track/options.ts';
import type { Plan, TrackState } from '@aerodrome/engine/games/track/state.ts';
import { pick } from '../policies.ts';
import type { Table } from '../run.ts';

/**
 * Deals the information hidden from a viewer again: other seats' hands, bags and lost tiles, their sealed tiles, the
 * objectives. Public conclusions stay true: a shown tile is held, a brown biplane that flies on after a 0 has a 1 or a
 * 2, and objectives agree with every take-off.
 */
export function varyHidden(table: Table, state: TrackState, viewer: Viewer, rng: Random): TrackState {
  const options = table.options as TrackOptions;
  const varied = clone(state);
  for (const owner of table.game.seats.keys()) {
    if (owner === viewer) continue;
    dealAnew(options, varied, owner, rng);
    if (varied.swaps[owner]) varied.swaps[owner] = varied.pilots[owner].hand.filter(() => rng.below(2, 'vary') === 0);
    if (varied.plans[owner]) varied.plans[owner] = planAnew(options, varied, owner, rng);
  }
  if (viewer !== 0 && options.scenario === 'rescue') objectivesAnew(varied, rng);
  return varied;
}

/** Bags and the stack of objectives, in an order that nobody sees. */
export function shuffleUnseen(_table: Table, state: TrackState, rng: Random): TrackState {
  const shuffled = clone(state);
  for (const { bag } of shuffled.pilots) shuffle(bag, rng, 'vary');
  shuffle(shuffled.objectives.stack, rng, 'vary');
  return shuffled;
}

const inSecret = (state: TrackState) => state.phase.startsWith('planning.');

function printed({ box, biplanes }: TrackOptions, owner: number, tile: number): number {
  return tilesOf(box.biplanes[biplanes[owner]])[tile].value;
}

/** Only after it has been asked does a brown biplane's hand tell anything: before, it may be about to crash. */
function mustFlyLow({ biplanes }: TrackOptions, state: TrackState, owner: number): boolean {
  const brown = biplanes[owner] === 'brown' && state.pilots[owner].afterZero;
  return brown && inSecret(state) && !state.planes[owner].down;
}

function isLow(options: TrackOptions, owner: number, tile: number): boolean {
  return [1, 2].includes(printed(options, owner, tile));
}

function dealAnew(options: TrackOptions, state: TrackState, owner: number, rng: Random): void {
  const pilot = state.pilots[owner];
  const pool = shuffle([...pilot.hand, ...pilot.bag, ...pilot.lost], rng, 'vary');
  const first: number[] = [];
  const plan = state.plans[owner];
  if (plan && inSecret(state) && state.first === owner && pilot.hand.includes(plan.tile)) first.push(plan.tile);
  else if (mustFlyLow(options, state, owner)) first.push(...pool.filter((t) => isLow(options, owner, t)).slice(0, 1));
  const tiles = [...first, ...pool.filter((tile) => !first.includes(tile))];
  const count = pilot.hand.length;
  const lost = pilot.lost.length;
  pilot.hand = tiles.slice(0, count).sort((a, b) => a - b);
  pilot.lost = tiles.slice(count, count + lost);
  pilot.bag = tiles.slice(count + lost);
}

/**
 * Another plan that looks the same: of a revealed one nothing can change, of a shown one only a covered charge tile.
 */
function planAnew(options: TrackOptions, state: TrackState, owner: number, rng: Random): Plan {
  const plan = state.plans[owner] as Plan;
  if (!inSecret(state)) return plan;
  const charge = plan.charge === undefined ? {} : { charge: pick(state.chargeTiles.hand, rng) };
  if (state.first === owner) return state.showsCharge ? plan : { ...plan, ...charge };
  const { hand } = state.pilots[owner];
  const allowed = mustFlyLow(options, state, owner) ? hand.filter((tile) => isLow(options, owner, tile)) : hand;
  const tile = hand.length === 0 || state.planes[owner].down ? plan.tile : pick(allowed, rng);
  const loops = tile >= 0 && printed(options, owner, tile) === 3 && loopIsNear(options, state.planes[owner].space);
  return { type: 'plan', seat: owner, tile, loop: loops && rng.below(2, 'vary') === 0, ...charge };
}

/** A 3 loops from where the loop leaves the ring, and from one or two spaces before. */
function loopIsNear({ box, board }: TrackOptions, space: number): boolean {
  if (space >= 8) return false;
  return box.boards[board].loops.some(({ leaves }) => (leaves - space + 8) % 8 <= 2);
}

function objectivesAnew(state: TrackState, rng: Random): void {
  const { objectives } = state;
  const { held, shown } = objectives;
  const all = [...held, ...objectives.stack];
  const fits = (order: readonly number[]) =>
    shown.every((fact) => order.slice(0, fact.held).includes(fact.airfield) === fact.matched);
  let order: number[];
  do order = shuffle([...all], rng, 'vary');
  while (!fits(order));
  objectives.held = order.slice(0, held.length);
  objectives.stack = order.slice(held.length);
}
