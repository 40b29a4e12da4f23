import * as v from 'valibot';
import { isOn } from '../../boards/hex.ts';
import { exactly, oneOf, stateChecker, whole } from '../../core/schema.ts';
import { restingPhases } from './actions.ts';
import { conflicts } from './conflicts.ts';
import { ceiling, type GameData, phasePoints } from './gameData.ts';
import { fullCapacity } from './options.ts';
import { endingsOf } from './rules/ending.ts';
import { none } from './state.ts';

/** Why a value from a file is no table of this game data at rest, or `null`. */
export const checkState = stateChecker(schemaOf, conflicts);

/** The state of a match at rest: names, types and ranges. `AirspaceState` is inferred from it. */
export function schemaOf(gameData: GameData) {
  const seat = whole(0, gameData.seats - 1);
  const plane = whole(none, gameData.planes - 1);
  const phaseNumber = whole(0, Math.min(gameData.lastPhase, Number.MAX_SAFE_INTEGER));
  const hex = v.pipe(
    v.strictObject({ q: v.number(), r: v.number() }),
    v.check((found) => Number.isInteger(found.q) && Number.isInteger(found.r) && isOn(gameData.board, found)),
  );
  return v.strictObject({
    phase: oneOf(restingPhases),
    outcome: v.nullable(
      v.strictObject({
        ending: v.picklist(endingsOf(gameData)),
        winners: v.pipe(v.array(seat), v.readonly()),
        figures: v.optional(v.record(v.string(), whole(0, Number.MAX_SAFE_INTEGER))),
      }),
    ),
    /**
     * Airplanes and their control strips, numbered in the order of placing: Allied first, German first, Allied second,
     * German second; an odd number is German.
     */
    planes: exactly(
      gameData.planes,
      v.strictObject({
        /** `null` before it is placed and after it is lost. */
        hex: v.nullable(hex),
        facing: whole(0, 5),
        altitude: whole(0, ceiling),
        /** Damage it can still take. */
        capacity: whole(0, fullCapacity),
        /** Movement points left in this initiative phase. */
        points: whole(0, phasePoints),
        /** How it was lost. */
        lost: v.nullable(v.picklist(['shotDown', 'crashed', 'left', 'resigned'])),
      }),
    ),
    /** The side that has the initiative; `none` before the die is rolled. */
    initiative: whole(none, 1),
    /** Initiative phases count from 1; 0 while the planes are placed. */
    phaseNumber,
    /** How often the sequence of strips has been gone through, this time included. */
    pass: whole(0, Number.MAX_SAFE_INTEGER),
    /** Has any plane flown in this phase? */
    moved: v.boolean(),
    /** Turns flown in this match. */
    turns: whole(0, Number.MAX_SAFE_INTEGER),
    /** The plane that has its turn or is being placed. */
    plane,
    /** The start hex, 1 to 5, for the plane that is being placed. */
    start: whole(0, 5),
    /** The last manoeuvre of this turn's plane; it decides whether the plane may shoot up or down. */
    lastMove: v.picklist(['level', 'climb', 'dive']),
    /** The plane that is being shot at. */
    target: plane,
    /** Offers stand for a phase, and are counted by its number. */
    /** By side, with the option `pressing` only: shots fired, and turns that ended nearer the nearest enemy than they began. */
    tally: v.optional(
      v.strictObject({
        shots: exactly(2, whole(0, Number.MAX_SAFE_INTEGER)),
        approaches: exactly(2, whole(0, Number.MAX_SAFE_INTEGER)),
      }),
    ),
    draw: v.strictObject({ agreed: v.array(seat), offeredIn: exactly(gameData.seats, phaseNumber) }),
  });
}
