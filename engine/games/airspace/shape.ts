import * as v from 'valibot';
import { isOn } from '../../boards/hex.ts';
import { exactly, stateChecker, whole } from '../../core/shape.ts';
import { restingPhases } from './actions.ts';
import { conflicts } from './conflicts.ts';
import { fullCapacity } from './options.ts';
import { endingsOf } from './rules/ending.ts';
import { ceiling, phasePoints, type Setting } from './setting.ts';
import { type AirspaceState, none } from './state.ts';

/** Why a value from a file is no table of this setting at rest, or `null`. */
export const checkState = stateChecker<Setting, AirspaceState>(shapeOf, conflicts);

/** Names, types and ranges. */
function shapeOf(setting: Setting) {
  const seat = whole(0, setting.seats - 1);
  const plane = whole(none, setting.planes - 1);
  const phaseNumber = whole(0, Math.min(setting.lastPhase, Number.MAX_SAFE_INTEGER));
  const hex = v.pipe(
    v.strictObject({ q: v.number(), r: v.number() }),
    v.check((found) => Number.isInteger(found.q) && Number.isInteger(found.r) && isOn(setting.board, found)),
  );
  return v.strictObject({
    phase: v.picklist(restingPhases),
    outcome: v.nullable(
      v.strictObject({
        ending: v.picklist(endingsOf(setting)),
        winners: v.array(seat),
        figures: v.optional(v.record(v.string(), whole(0, Number.MAX_SAFE_INTEGER))),
      }),
    ),
    planes: exactly(
      setting.planes,
      v.strictObject({
        hex: v.nullable(hex),
        facing: whole(0, 5),
        altitude: whole(0, ceiling),
        capacity: whole(0, fullCapacity),
        points: whole(0, phasePoints),
        lost: v.nullable(v.picklist(['shotDown', 'crashed', 'left', 'resigned'])),
      }),
    ),
    initiative: whole(none, 1),
    phaseNumber,
    pass: whole(0, Number.MAX_SAFE_INTEGER),
    moved: v.boolean(),
    turns: whole(0, Number.MAX_SAFE_INTEGER),
    plane,
    start: whole(0, 5),
    lastMove: v.picklist(['level', 'climb', 'dive']),
    target: plane,
    draw: v.strictObject({ agreed: v.array(seat), offeredIn: exactly(setting.seats, phaseNumber) }),
  });
}
