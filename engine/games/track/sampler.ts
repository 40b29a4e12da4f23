import type { Seat } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { copy } from './copy.ts';
import type { GameData } from './gameData.ts';
import { followsZero, mustFollowZero } from './rules/planning.ts';
import { forBothPilots, none, type Pilot, type TrackState } from './state.ts';
import type { PilotView, TrackView } from './view.ts';

/**
 * Tables that a seat could be looking at. The certain parts of a view are laid out once; each sample deals the rest.
 * Sealed choices of other seats are open again, so the search has to choose them; the hidden part of a partly open plan
 * is drawn.
 */
export function sampler(gameData: GameData, view: TrackView, seat: Seat): (rng: Random) => TrackState {
  const known = knownPart(gameData, view);
  const hidden = view.pilots.findIndex(({ hand }) => hand === undefined);
  const dealer = hidden === none ? null : dealerOf(gameData, view, known, hidden);
  const covered = coveredCharge(view, seat);
  const orders = view.objectives.held || view.objectives.heldCount === 0 ? null : objectiveOrders(gameData, view);
  return (rng) => {
    const state = copy(known);
    if (dealer !== null) dealer(state.pilots[hidden], rng);
    if (covered !== none) {
      const { hand } = state.chargeTiles;
      const { tile = none, loop = false } = view.pilots[covered].plan ?? {};
      state.plans[covered] = gameData.plan(covered, tile, loop, hand[rng.below(hand.length, 'determinize')]);
    }
    if (orders !== null) {
      const order = orders[rng.below(orders.length, 'determinize')];
      state.objectives.held = order.slice(0, view.objectives.heldCount);
      state.objectives.stack = order.slice(view.objectives.heldCount);
    }
    return state;
  };
}

/** The table without what is hidden: other hands are empty, other sealed choices open. */
function knownPart(gameData: GameData, view: TrackView): TrackState {
  const { held = [], heldCount, stackCount, shown } = view.objectives;
  return copy({
    phase: view.phase,
    outcome: view.outcome,
    round: view.round,
    turn: view.turn,
    planes: view.planes as TrackState['planes'],
    pilots: forBothPilots((owner) => knownPilot(view.pilots[owner])),
    swaps: forBothPilots((owner) => view.pilots[owner].swap ?? null),
    plans: forBothPilots((owner) => {
      const { plan } = view.pilots[owner];
      // A view shows what others have sealed only where it lies open.
      if (plan?.tile === undefined || plan.loop === undefined) return null;
      return gameData.plan(owner, plan.tile, plan.loop, plan.charge ?? 0);
    }),
    first: view.first,
    showsCharge: view.showsCharge,
    exitOpenTo: view.exitOpenTo,
    takesExit: view.takesExit,
    shooter: view.shooter,
    hits: view.hits as number[],
    oddHit: view.oddHit,
    toLose: view.toLose,
    targets: view.targets as number[],
    objectives: {
      stack: heldCount + stackCount === 0 ? [] : gameData.objectives.filter((tile) => !held.includes(tile)),
      held: held as number[],
      shown,
    },
    rescued: view.rescued,
    landed: view.landed,
    takeOff: view.takeOff,
    chargeTiles: view.chargeTiles as TrackState['chargeTiles'],
    slots: view.slots as number[],
  });
}

const isRevealed = ({ phase }: TrackView) => !phase.startsWith('planning.');

function knownPilot({ hand, lost, unseen, played, stack, afterZero, jammed }: PilotView): Pilot {
  const open = { played: played as number[], stack: stack as number[] };
  return { hand: [...(hand ?? [])], bag: [...unseen], ...open, lost: [...(lost ?? [])], afterZero, jammed };
}

/** The owner of a first-shown plan whose charge tile is covered for this seat, or `none`. */
function coveredCharge(view: TrackView, seat: Seat): number {
  if (isRevealed(view) || view.first === none || view.first === seat) return none;
  const { plan } = view.pilots[view.first];
  const known = plan === undefined || plan.charge !== undefined;
  return known || view.chargeTiles.hand.length === 0 ? none : view.first;
}

type Dealer = (pilot: Pilot, rng: Random) => void;

/**
 * Deals hand, lost tiles and bag out of what is unseen, so that the hand could have led to what has been seen since.
 */
function dealerOf(gameData: GameData, view: TrackView, known: TrackState, owner: Seat): Dealer {
  const { handCount, lostCount, plan } = view.pilots[owner];
  // A tile that was shown is still in the hand until all are turned up.
  const shown = isRevealed(view) || handCount === 0 ? none : (plan?.tile ?? none);
  // A brown biplane that did not crash after its 0 has a 1 or a 2.
  const low = !isRevealed(view) && mustFollowZero(gameData, known, owner);
  return (pilot, rng) => {
    const { bag } = pilot;
    if (shown !== none) swap(bag, bag.indexOf(shown), 0);
    do {
      for (let at = shown === none ? 0 : 1; at < handCount + lostCount; at++) {
        swap(bag, at, at + rng.below(bag.length - at, 'determinize'));
      }
    } while (low && !hasLow(gameData, owner, bag, handCount));
    pilot.hand = bag.slice(0, handCount).sort(ascending);
    pilot.lost = bag.slice(handCount, handCount + lostCount);
    pilot.bag = bag.slice(handCount + lostCount);
  };
}

function swap(list: number[], a: number, b: number): void {
  const item = list[a];
  list[a] = list[b];
  list[b] = item;
}

const ascending = (a: number, b: number) => a - b;

function hasLow(gameData: GameData, owner: Seat, tiles: readonly number[], count: number): boolean {
  for (let at = 0; at < count; at++) if (followsZero(gameData, owner, tiles[at])) return true;
  return false;
}

/** Every order of the objectives that agrees with each take-off so far. */
function objectiveOrders(gameData: GameData, { objectives }: TrackView): readonly (readonly number[])[] {
  return gameData.objectiveOrders.filter((order) =>
    objectives.shown.every(({ airfield, held, matched }) => order.slice(0, held).includes(airfield) === matched),
  );
}
