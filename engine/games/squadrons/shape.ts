import * as v from 'valibot';
import { exactly, stateChecker, whole } from '../../core/shape.ts';
import { conflicts } from './conflicts.ts';
import { loop } from './data/box.ts';
import { anyBurst } from './rules/cards.ts';
import { endings } from './rules/losses.ts';
import { type Setting, ways } from './setting.ts';
import { attacks, none, type SquadronsState } from './state.ts';

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

/** Why a value from a file is no table of this setting at rest, or `null`. */
export const checkState = stateChecker<Setting, SquadronsState>(shapeOf, conflicts);

/** Names, types and ranges. */
function shapeOf(setting: Setting) {
  const planes = setting.planes.length;
  const seat = whole(none, setting.seats.length - 1);
  const plane = whole(none, planes - 1);
  const square = whole(none, setting.grid.size - 1);
  const side = whole(1, 6);
  const cards = v.array(whole(1, loop));
  const some = v.pipe(v.array(whole(0, planes - 1)), v.maxLength(2));
  return v.strictObject({
    phase: v.picklist(restingPhases),
    outcome: v.nullable(
      v.strictObject({ ending: v.picklist(endings), winners: v.array(whole(0, setting.seats.length - 1)) }),
    ),
    round: whole(1, Number.MAX_SAFE_INTEGER),
    lastShot: whole(0, Number.MAX_SAFE_INTEGER),
    first: seat,
    mover: seat,
    planes: exactly(
      planes,
      v.strictObject({
        squadron: whole(0, setting.squadrons.length - 1),
        square,
        flying: v.boolean(),
        facing: whole(0, 3),
        victories: whole(0, planes + 2),
        mayLand: v.boolean(),
      }),
    ),
    squadrons: exactly(
      setting.squadrons.length,
      v.strictObject({ up: plane, hand: cards, pack: cards, discards: cards, atMost: whole(0, anyBurst) }),
    ),
    sealed: exactly(setting.seats.length, v.nullable(v.union([v.literal('random'), v.array(square)]))),
    guns: exactly(setting.gunSquares.length, whole(none, 1)),
    seen: exactly(setting.gunSquares.length, v.boolean()),
    thrown: v.pipe(v.array(side), v.maxLength(2)),
    dice: v.pipe(v.array(side), v.maxLength(2)),
    toMove: some,
    moved: some,
    fought: some,
    moving: plane,
    die: whole(0, 6),
    flown: v.pipe(
      v.string(),
      v.check((way) => ways.find(way) !== none),
    ),
    stays: v.boolean(),
    dogfight: v.nullable(
      v.strictObject({
        shooter: whole(0, planes - 1),
        target: whole(0, planes - 1),
        attack: v.picklist(attacks),
        burst: whole(0, anyBurst),
        exchanged: v.boolean(),
      }),
    ),
  });
}
