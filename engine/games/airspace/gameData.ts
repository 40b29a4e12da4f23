import { freeze } from '../../core/clone.ts';
import type { AirplaneName } from './data/airplanes.ts';
import { type AirspaceBoard, airspaceBoard } from './data/boards.ts';
import { type AirspaceOptions, planesASide } from './options.ts';
import { costOf, everyManoeuvre } from './rules/manoeuvres.ts';
import { allies, germany, type ManoeuvreAction } from './state.ts';

export const ceiling = 10;
export const phasePoints = 10;
/** With fewer than these a plane has no turn: the cheapest level flight. */
export const leastPoints = 2;
/** With these any manoeuvre can be paid for: a climb with two rotations. */
const enoughPoints = 7;
const cappedPhases = 20;

/** Everything that the options fix for a whole match, worked out once. */
export interface GameData {
  board: AirspaceBoard;
  seats: number;
  planes: number;
  airplanes: readonly AirplaneName[];
  /** By plane: the seat that flies it. */
  owner: readonly number[];
  /** By seat. */
  sideOf: readonly number[];
  /** By the side that has the initiative: the planes in the order in which their strips are passed. */
  sequence: readonly (readonly number[])[];
  /** By plane: the damage it can take at the start. */
  capacity: readonly number[];
  /** By side: the level its planes start at. */
  altitude: readonly number[];
  /** The phase after which the match is judged; infinite without a cap. */
  lastPhase: number;
  /** Whether a match that is judged with equal damage goes to the side that pressed more. */
  pressing: boolean;
  /** The one list of manoeuvres for a seat, a height and points left, so that listing actions allocates nothing. */
  manoeuvres(seat: number, altitude: number, points: number): readonly ManoeuvreAction[];
}

export function sideOfPlane(plane: number): number {
  return plane % 2 === 0 ? allies : germany;
}

/**
 * Action points of the next turn of a plane that is left with these: fewer than two buy nothing, so that turn is in a
 * new phase.
 */
export function pointsNextTurn(points: number): number {
  return points < leastPoints ? phasePoints : points;
}

export function openGameData(options: AirspaceOptions): GameData {
  const aSide = planesASide(options);
  const owner = ownersOf(options).slice(0, 2 * aSide);
  const seats = options.players;
  const sideOf = Array.from({ length: seats }, (_, seat) => sideOfPlane(owner.indexOf(seat)));
  // Strips from left to right: Allied, German, Allied, German. A side's first plane has its outer strip.
  const strips = [0, 3, 2, 1].filter((plane) => plane < owner.length);
  return {
    board: airspaceBoard(options.board),
    seats,
    planes: owner.length,
    airplanes: options.airplanes,
    owner,
    sideOf,
    // "Initiative Phase": left to right for the Allies, right to left for Germany.
    sequence: [strips, [...strips].reverse()],
    capacity: options.capacity,
    altitude: options.altitude,
    lastPhase: options.phaseCap ? cappedPhases : Number.POSITIVE_INFINITY,
    pressing: options.pressing,
    manoeuvres: manoeuvreLists(seats),
  };
}

function ownersOf({ players, partners }: AirspaceOptions): number[] {
  if (players === 2) return [0, 1, 0, 1];
  if (players === 4) return [0, 1, 2, 3];
  return partners === 'allies' ? [0, 1, 2, 1] : [0, 1, 0, 2];
}

function manoeuvreLists(seats: number): GameData['manoeuvres'] {
  const lists = Array.from({ length: seats }, (_, seat) => {
    const all = everyManoeuvre.map((manoeuvre): ManoeuvreAction => ({ type: 'manoeuvre', seat, ...manoeuvre }));
    const affordable = Array.from({ length: enoughPoints + 1 }, (_, points) =>
      points < leastPoints ? [] : all.filter((manoeuvre) => costOf(manoeuvre) <= points),
    );
    const withoutClimb = affordable.map((list) => list.filter((manoeuvre) => manoeuvre.move !== 'climb'));
    return freeze({ affordable, withoutClimb });
  });
  return (seat, altitude, points) => {
    const { affordable, withoutClimb } = lists[seat];
    return (altitude < ceiling ? affordable : withoutClimb)[points < enoughPoints ? points : enoughPoints];
  };
}
