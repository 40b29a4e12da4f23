import type { Seat } from '../../core/game.ts';
import { type Random, shuffle } from '../../core/random.ts';
import { fits, legalPlans } from './rules/planning.ts';
import type { Setting } from './setting.ts';
import { none, type OpenPlan, type Pilot, type Plan, type TrackState } from './state.ts';
import type { PilotView, TrackView } from './view.ts';

/** A state that its seat could be looking at: what the view leaves open is dealt at random. */
export function determinize(setting: Setting, view: TrackView, seat: Seat, rng: Random): TrackState {
  const state: TrackState = {
    phase: view.phase,
    outcome: view.outcome,
    round: view.round,
    turn: view.turn,
    planes: view.planes.map((plane) => ({ ...plane })),
    pilots: view.pilots.map((pilot, owner) =>
      pilot.hand ? ownPilot(pilot) : dealPilot(setting, view, pilot, owner, rng),
    ),
    swaps: view.pilots.map((pilot) => (pilot.swap ? [...pilot.swap] : null)),
    plans: [null, null],
    first: view.first,
    showsCharge: view.showsCharge,
    exitOpenTo: view.exitOpenTo,
    takesExit: view.takesExit,
    shooter: view.shooter,
    hits: [...view.hits],
    oddHit: view.oddHit,
    toLose: view.toLose,
    targets: [...view.targets],
    objectives: dealObjectives(setting, view, rng),
    rescued: view.rescued,
    landed: view.landed,
    takeOff: view.takeOff,
    chargeTiles: { hand: [...view.chargeTiles.hand], played: [...view.chargeTiles.played] },
    slots: [...view.slots],
  };
  for (const [owner, pilot] of view.pilots.entries()) {
    if (pilot.planned) state.plans[owner] = planOf(setting, state, pilot.plan ?? {}, owner, rng);
    if (pilot.swapped && owner !== seat) {
      state.swaps[owner] = state.pilots[owner].hand.filter(() => rng.below(2, 'determinize') === 1);
    }
  }
  return state;
}

function ownPilot(pilot: PilotView): Pilot {
  return { ...openPart(pilot), hand: [...(pilot.hand ?? [])], bag: [...pilot.unseen], lost: [...(pilot.lost ?? [])] };
}

function openPart({ played, stack, afterZero, jammed }: PilotView): Omit<Pilot, 'hand' | 'bag' | 'lost'> {
  return { played: [...played], stack: [...stack], afterZero, jammed };
}

/** Deals the unseen tiles anew until the hand could have led to what has been seen since. */
function dealPilot(setting: Setting, view: TrackView, pilot: PilotView, owner: Seat, rng: Random): Pilot {
  const planning = view.phase.startsWith('planning.');
  const shown = planning && pilot.handCount > 0 ? (pilot.plan?.tile ?? none) : none;
  // A brown biplane that did not crash after its 0 has a 1 or a 2; one that was shot down need not.
  const flies = planning && !view.planes[owner].down;
  const low = flies && setting.biplanes[owner] === 'brown' && pilot.afterZero;
  for (;;) {
    const tiles = shuffle([...pilot.unseen], rng, 'determinize');
    const hand = tiles.splice(0, pilot.handCount).sort((a, b) => a - b);
    const lost = tiles.splice(0, pilot.lostCount);
    if (shown !== none && !hand.includes(shown)) continue;
    if (low && !hand.some((tile) => setting.values[owner][tile] === 1 || setting.values[owner][tile] === 2)) continue;
    return { ...openPart(pilot), hand, bag: tiles, lost };
  }
}

/** A plan that fits what lies open of it. */
function planOf(setting: Setting, state: TrackState, open: OpenPlan, owner: Seat, rng: Random): Plan {
  const { tile, loop } = open;
  const revealed = !state.phase.startsWith('planning.') && tile !== undefined && loop !== undefined;
  if (revealed) return setting.plan(owner, tile, loop, open.charge ?? none);
  const fitting = legalPlans(setting, state, owner).filter((plan) => fits(plan, open));
  return fitting[rng.below(fitting.length, 'determinize')];
}

/** Objectives that agree with every take-off so far. */
function dealObjectives(setting: Setting, view: TrackView, rng: Random): TrackState['objectives'] {
  const { held, heldCount, stackCount, shown } = view.objectives;
  const known = { shown: shown.map((fact) => ({ ...fact })) };
  if (heldCount + stackCount === 0) return { stack: [], held: [], ...known };
  if (held) return { stack: setting.objectives.filter((tile) => !held.includes(tile)), held: [...held], ...known };
  for (;;) {
    const order = shuffle([...setting.objectives], rng, 'determinize');
    const fits = shown.every((fact) => order.slice(0, fact.held).includes(fact.airfield) === fact.matched);
    if (fits) return { held: order.slice(0, heldCount), stack: order.slice(heldCount), ...known };
  }
}
