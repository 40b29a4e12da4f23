import * as v from 'valibot';
import { exactly, oneOf, stateChecker, whole } from '../../core/schema.ts';
import { conflicts } from './conflicts.ts';
import { loop } from './data/box.ts';
import { type GameData, ways } from './gameData.ts';
import { anyBurst } from './rules/cards.ts';
import { endings } from './rules/losses.ts';
import { attacks, none } from './state.ts';

/** Where a match can stand still: somebody owes a decision, or it is over. */
export const restingPhases = [
  'guns.sealing',
  'launch.choosing',
  'movement.assigning',
  'movement.flying',
  'movement.facing',
  'movement.keeping',
  'attack.choosing',
  'attack.burst',
  'attack.defence',
  'over',
] as const;

/** Why a value from a file is no table of this game data at rest, or `null`. */
export const checkState = stateChecker(schemaOf, conflicts);

/** The state of a match at rest: names, types and ranges. `SquadronsState` is inferred from it. */
export function schemaOf(gameData: GameData) {
  const planes = gameData.planes.length;
  const seat = whole(none, gameData.seats.length - 1);
  const plane = whole(none, planes - 1);
  const square = whole(none, gameData.grid.size - 1);
  const side = whole(1, 6);
  const cards = v.array(whole(1, loop));
  const some = v.pipe(v.array(whole(0, planes - 1)), v.maxLength(2));
  return v.strictObject({
    phase: oneOf(restingPhases),
    outcome: v.nullable(
      v.strictObject({
        ending: v.picklist(endings),
        winners: v.pipe(v.array(whole(0, gameData.seats.length - 1)), v.readonly()),
        figures: v.optional(v.strictObject({ rounds: whole(1, Number.MAX_SAFE_INTEGER) })),
      }),
    ),
    round: whole(1, Number.MAX_SAFE_INTEGER),
    /** The round of the last burst or A.A. gun. */
    lastShot: whole(0, Number.MAX_SAFE_INTEGER),
    /** The squadron with the first turn of every round, and the one with the present turn. */
    first: seat,
    mover: seat,
    planes: exactly(
      planes,
      v.strictObject({
        /** Its own until it is given to a partner. */
        squadron: whole(0, gameData.squadrons.length - 1),
        /** `none` once it is out of the game. */
        square,
        /** On its stand. */
        flying: v.boolean(),
        /** Where its propeller points, as `Grid` counts directions; of no meaning on the ground. */
        facing: whole(0, 3),
        victories: whole(0, planes + 2),
        /** Since it took off, a burst was played by it or at it, or it crossed the double black line. */
        mayLand: v.boolean(),
      }),
    ),
    squadrons: exactly(
      gameData.squadrons.length,
      v.strictObject({
        /** The plane on the stand, or `none`. */
        up: plane,
        /** In flight, or kept after landing; in order. */
        hand: cards,
        /** In no order: a card is drawn from anywhere in it. */
        pack: cards,
        discards: cards,
        /** The highest burst that the hand may hold for all the table knows: 0 if the plane had to hold its fire. */
        atMost: whole(0, anyBurst),
      }),
    ),
    /** Sealed A.A. guns, by seat: the squares of its HIT pieces, or: let chance lay them, when all are in. */
    sealed: exactly(
      gameData.seats.length,
      v.nullable(v.union([v.literal('random'), v.pipe(v.array(square), v.readonly())])),
    ),
    /** By gun: 1 is HIT, 0 MISS, `none` not placed yet; and whether it has been turned up. */
    guns: exactly(gameData.gunSquares.length, whole(none, 1)),
    seen: exactly(gameData.gunSquares.length, v.boolean()),
    /** The dice of this turn, and those of them that are not used yet. */
    thrown: v.pipe(v.array(side), v.maxLength(2)),
    dice: v.pipe(v.array(side), v.maxLength(2)),
    /**
     * Planes that have still to move this turn; those that have moved and stand where they stopped, and so may attack;
     * those that began a dogfight.
     */
    toMove: some,
    moved: some,
    fought: some,
    /** The plane that is moving, its die, and its way so far. */
    moving: plane,
    die: whole(0, 6),
    flown: v.pipe(
      v.string(),
      v.check((way) => ways.find(way) !== none),
    ),
    /** No die moves it: it may turn, and no more. */
    stays: v.boolean(),
    dogfight: v.nullable(
      v.strictObject({
        /** The plane that shoots, or is about to; a loop makes it the other one. */
        shooter: whole(0, planes - 1),
        target: whole(0, planes - 1),
        attack: v.picklist(attacks),
        /** The burst on the table, or 0. */
        burst: whole(0, anyBurst),
        exchanged: v.boolean(),
      }),
    ),
  });
}
