import type { Tile } from '@aerodrome/engine/games/track/data/box.ts';
import { tilesOf } from '@aerodrome/engine/games/track/data/box.ts';
import type { TrackOptions } from '@aerodrome/engine/games/track/options.ts';
import type { Pilot, TrackState } from '@aerodrome/engine/games/track/state.ts';
import type { Table } from '../run.ts';

/** Counts a table's pieces after the box's lists: the first thing that is wrong, or `null`. */
export function conserve(table: Table, state: TrackState): string | null {
  const options = table.options as TrackOptions;
  return (
    firstOf(state.pilots, (pilot, owner) => wrongTiles(options, state, pilot, owner)) ??
    wrongSeals(state) ??
    wrongChargeTiles(options, state) ??
    wrongTargets(options, state) ??
    wrongObjectives(options, state) ??
    wrongPlanes(options, state)
  );
}

function firstOf<T>(list: readonly T[], wrong: (item: T, at: number) => string | null): string | null {
  for (const [at, item] of list.entries()) {
    const text = wrong(item, at);
    if (text !== null) return text;
  }
  return null;
}

const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
const sameSet = (a: readonly number[], b: readonly number[]) => `${sorted(a)}` === `${sorted(b)}`;
const isAutomaton = (options: TrackOptions, owner: number) => options.solo && owner === 1;
/** A player may resign before anything is placed or dealt. */
const beganPlay = (state: TrackState) => state.planes[0].space >= 0;
const inSecret = (state: TrackState) => state.phase.startsWith('planning.');

/** The numbers of the tiles that a pilot's bag held at the start. */
function wholeSet({ box, biplanes, adjustedBag }: TrackOptions, automaton: boolean, owner: number): number[] {
  const tiles: Tile[] = tilesOf(box.biplanes[biplanes[owner]]);
  const all = tiles.map((_, tile) => tile);
  if (!automaton || !adjustedBag) return all;
  for (const value of box.adjustedBag[biplanes[owner]] ?? []) {
    all.splice(
      all.findIndex((tile) => tiles[tile].value === value && tiles[tile].hits === 0),
      1,
    );
  }
  return all;
}

function wrongTiles(options: TrackOptions, state: TrackState, pilot: Pilot, owner: number): string | null {
  const { hand, bag, played, stack, lost } = pilot;
  const automaton = isAutomaton(options, owner);
  const inSlots = automaton ? state.slots.filter((tile) => tile >= 0) : [];
  const all = [...hand, ...bag, ...played, ...stack, ...lost, ...inSlots];
  const whole = wholeSet(options, automaton, owner);
  if (!sameSet(all, whole)) return `pilot ${owner} has the tiles ${sorted(all)} instead of ${whole}`;
  if (`${hand}` !== `${sorted(hand)}`) return `the hand of ${owner} is out of order: ${hand}`;
  if (automaton) return hand.length + lost.length > 0 ? 'the automatic opponent holds tiles' : null;
  const biplane = options.biplanes[owner];
  const limit = biplane === 'black' || biplane === 'purple' ? 7 : 6;
  if (hand.length > limit) return `the hand of ${owner} has ${hand.length} tiles`;
  if (biplane !== 'black' && lost.length > 0) return `${biplane} has lost tiles`;
  const damaged = owner === 0 && (options.scenario === 'espionage' || options.scenario === 'escort') ? 1 : 0;
  const hits = state.planes[owner].damage - damaged - options.damage[owner];
  if (lost.length > hits) return `black has lost ${lost.length} tiles for ${hits} hits`;
  const inPlay = inSecret(state) && !state.planes[owner].down && biplane !== 'black';
  if (inPlay && played.length !== state.turn - 1) return `${played.length} tiles played by turn ${state.turn}`;
  return null;
}

/** Sealed tiles must be held; revealed tiles must lie open. */
function wrongSeals(state: TrackState): string | null {
  for (const [owner, { hand, played, stack }] of state.pilots.entries()) {
    const swap = state.swaps[owner];
    if (swap && state.phase !== 'mulligan.sealing') return `a mulligan is sealed during ${state.phase}`;
    if (swap?.some((tile) => !hand.includes(tile))) return `${owner} exchanges tiles it does not hold`;
    const plan = state.plans[owner];
    if (!plan || plan.tile < 0 || state.slots.includes(plan.tile)) continue;
    const open = [...stack, ...played];
    const held = inSecret(state) && hand.length > 0 ? hand.includes(plan.tile) : open.at(-1) === plan.tile;
    if (!held) return `${owner} has planned tile ${plan.tile}, which is not where it should be`;
  }
  return null;
}

function wrongChargeTiles({ scenario, box }: TrackOptions, state: TrackState): string | null {
  const { tiles } = box.charge;
  const every = scenario === 'escort' ? [...tiles.keys()] : [];
  const alone = every.filter((tile) => tiles[tile].value > 0 || (tiles[tile].value === 0 && tiles[tile].hits > 0));
  const found = [...state.chargeTiles.hand, ...state.chargeTiles.played];
  const { down } = state.planes[0];
  // A match that ends with the escort's fall discards nothing any more.
  if (down && sameSet(found, alone)) return null;
  if ((!down || state.outcome !== null) && sameSet(found, every)) return null;
  return `the charge has the tiles ${found}`;
}

function wrongTargets({ scenario, box }: TrackOptions, state: TrackState): string | null {
  const { targets } = state;
  if (scenario === 'duel' || scenario === 'escort') return targets.length > 0 ? 'targets where there are none' : null;
  if (targets.length !== 5) return `${targets.length} target spots`;
  if (scenario === 'espionage') return targets.every((left) => [0, 1, 2].includes(left)) ? null : `cameras: ${targets}`;
  const left = targets.filter((target) => target > 0);
  const printed = scenario === 'bombing' ? box.factories : box.airfields;
  if (new Set(left).size < left.length || left.some((target) => !printed.includes(target)))
    return `targets: ${targets}`;
  const gone = 5 - left.length;
  return scenario === 'rescue' && state.rescued !== gone ? `${state.rescued} saved from ${gone} airfields` : null;
}

function wrongObjectives({ scenario, box }: TrackOptions, state: TrackState): string | null {
  const { stack, held } = state.objectives;
  const whole = scenario === 'rescue' ? box.objectives : [];
  if (!sameSet([...stack, ...held], whole)) return `objectives ${held} held, ${stack} stacked`;
  if (scenario !== 'rescue' || !beganPlay(state)) return null;
  return held.length === Math.min(5, state.round) ? null : `${held.length} objectives in round ${state.round}`;
}

function wrongPlanes({ scenario, box, biplanes }: TrackOptions, state: TrackState): string | null {
  const tough = scenario === 'bombing' || scenario === 'rescue' ? 1 : 0;
  const limits = [...biplanes.map((name, owner) => box.biplanes[name].fallsAt + owner * tough), box.charge.fallsAt];
  if (state.planes.length !== (scenario === 'escort' ? 3 : 2)) return `${state.planes.length} planes`;
  return firstOf(state.planes, ({ space, damage, down }, plane) => {
    if (damage > limits[plane] || down !== (damage === limits[plane])) return `plane ${plane} has damage ${damage}`;
    const last = scenario === 'duel' ? 9 : state.outcome ? 13 : 12;
    return space > last || space >= 0 !== beganPlay(state) ? `plane ${plane} is on space ${space}` : null;
  });
}
