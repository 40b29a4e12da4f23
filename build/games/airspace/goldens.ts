import { distance, fromOffset } from '@aerodrome/engine/boards/hex.ts';
import { type AirspaceState, allies, germany, type Plane } from '@aerodrome/engine/games/airspace/state.ts';
import type { Goal } from '../../scripts/goldens/direct.ts';
import type { Golden } from '../../scripts/goldens/find.ts';

type Nearness = Goal<AirspaceState>['nearness'];

const middle = fromOffset({ column: 5, row: 5 });

const ofSide = ({ planes }: AirspaceState, side: number) => planes.filter((_, plane) => plane % 2 === side);
const capacity = (state: AirspaceState, side: number) =>
  ofSide(state, side).reduce((sum, plane) => sum + (plane.lost === null ? plane.capacity : 0), 0);
const lost = (state: AirspaceState, how: string) => state.planes.filter((plane) => plane.lost === how).length;

/** No plane crashes or leaves, despite the noise; the middle of the map is best. */
const aloft: Nearness = (state) => {
  const strays = state.planes.reduce((sum, { hex, altitude }) => {
    if (hex === null) return sum;
    return sum + 3 * Math.max(0, distance(hex, middle) - 2) + 5 * Math.max(0, 4 - altitude);
  }, 0);
  return -strays - 1000 * (lost(state, 'crashed') + lost(state, 'left'));
};

function between(a: Plane, b: Plane): number {
  return a.hex && b.hex ? distance(a.hex, b.hex) + Math.abs(a.altitude - b.altitude) : 0;
}

/** The Allies chase and Germany does not evade; a possible shot is worth a detour. */
const hunt: Nearness = (state) => {
  const hunters = ofSide(state, allies).filter(({ hex }) => hex !== null);
  const prey = ofSide(state, germany).filter(({ hex }) => hex !== null);
  const chase = prey.reduce((sum, plane) => sum + Math.min(...hunters.map((hunter) => between(hunter, plane))), 0);
  const aiming = state.phase === 'initiativePhase.turn.targetChoice' && state.plane % 2 === allies ? 30 : 0;
  const shape = 20 * capacity(state, allies) - 40 * capacity(state, germany) + 200 * lost(state, 'shotDown');
  return aloft(state) + shape + aiming - 3 * chase;
};

const sink: Nearness = (state) => {
  const heights = ofSide(state, allies).reduce((sum, plane) => sum + plane.altitude, 0);
  return -10 * heights - 1000 * lost(state, 'left');
};

const flee: Nearness = (state) => {
  const away = ofSide(state, germany).reduce((sum, { hex }) => sum + (hex ? distance(hex, middle) : 20), 0);
  return 10 * away - 1000 * lost(state, 'crashed');
};

/** One or two hits, and no more. */
const lead: Nearness = (state) =>
  aloft(state) -
  200 * capacity(state, germany) +
  300 * Math.max(capacity(state, germany), 4) +
  200 * capacity(state, allies);

const peace: Nearness = (state) => aloft(state) + 1000 * (capacity(state, allies) + capacity(state, germany));

/** Shots of the Allies that do no damage. */
const harmless: Nearness = (state) => {
  const [allied = 0, german = 0] = state.tally?.shots ?? [];
  return peace(state) + 300 * Math.min(1, allied - german) + hunt(state) / 100;
};

/** Every ending, and some with every number of players. */
export const recorded: readonly Golden<AirspaceState>[] = [
  golden('duel-shotDown', {}, hunt),
  golden('duel-crashed', { airplanes: ['nieuport17', 'pfalzD3'] }, sink),
  golden('duel-left', { airplanes: ['se5a', 'fokkerD7'], board: '9x11' }, flee),
  golden('duel-resigned', {}, hunt, { resigns: { seat: 0, after: 12 } }),
  golden('duel-drawn', {}, peace, { agreeAfter: 15 }),
  golden('duel-moreCapacity', { phaseCap: true }, lead),
  golden('duel-moreShots', { phaseCap: true, pressing: true, airplanes: ['nieuport28', 'fokkerD7'] }, harmless),
  golden('duel-moreApproaches', { phaseCap: true, pressing: true, airplanes: ['spadS13', 'pfalzD3'] }, peace),
  golden('duel-sameCapacity', { phaseCap: true, airplanes: ['nieuport28', 'albatrosD3'] }, peace),
  golden('pairs-shotDown', { planes: 2 }, hunt),
  golden('three-crashed', { players: 3, board: '13x13' }, sink),
  golden('three-left', { players: 3, partners: 'germany' }, flee),
  golden('three-resigned', { players: 3 }, hunt, { resigns: { seat: 1, after: 9 } }),
  golden('four-shotDown', { players: 4, airplanes: ['spadS13', 'fokkerD7', 'se5a', 'pfalzD3'] }, hunt, {
    resigns: { seat: 1, after: 9 },
  }),
  golden('patched-shotDown', { planes: 2, handicaps: true, capacity: [5, 2, 6, 3], altitude: [8, 4] }, hunt),
  golden('four-drawn', { players: 4 }, hunt, { agreeAfter: 20 }),
];

function golden(
  name: string,
  options: Record<string, unknown>,
  nearness: Nearness,
  more: Partial<Goal<AirspaceState>> = {},
): Golden<AirspaceState> {
  const ending = name.split('-')[1];
  return {
    name,
    options,
    // The first match is used: searching for the shortest is slow with 64 moves.
    goal: { reached: ({ outcome }) => outcome?.ending === ending, nearness, depth: 1, ...more },
  };
}
