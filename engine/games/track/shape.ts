import * as v from 'valibot';
import { exactly, stateChecker, whole } from '../../core/shape.ts';
import { conflicts } from './conflicts.ts';
import { endingsOf } from './rules/ending.ts';
import type { Setting } from './setting.ts';
import { charge, mission, none, opponent, type TrackState } from './state.ts';

/** Where a match can stand still: somebody owes a decision, or it is over. */
export const restingPhases = [
  'placing',
  'mulligan.sealing',
  'planning.showing',
  'planning.sealing',
  'movement.exit',
  'shooting.naming',
  'shooting.oddHit',
  'shooting.tileLoss',
  'over',
] as const;

/** Why a value from a file is no table of this setting at rest, or `null`. */
export const checkState = stateChecker<Setting, TrackState>(shapeOf, conflicts);

/** Names, types and ranges. */
function shapeOf(setting: Setting) {
  const plane = whole(none, setting.planes - 1);
  const hits = whole(0, Math.max(...setting.tileHits.flat()));
  const number = whole(0, Math.max(...setting.factories, ...setting.airfields, ...setting.objectives));
  const chargeTile = whole(0, Math.max(0, (setting.values[charge]?.length ?? 0) - 1));
  return v.strictObject({
    phase: v.picklist(restingPhases),
    outcome: v.nullable(
      v.strictObject({
        ending: v.picklist(endingsOf(setting)),
        winners: v.pipe(v.array(whole(0, setting.seats - 1)), v.maxLength(1)),
        lost: v.optional(v.literal(true)),
        major: v.optional(v.literal(true)),
        figures: v.optional(v.record(v.string(), whole(0, Number.MAX_SAFE_INTEGER))),
      }),
    ),
    round: whole(1, setting.lastRound),
    // One more than there are, where the last round has ended the match.
    turn: whole(1, setting.turnsARound + 1),
    planes: exactly(
      setting.planes,
      v.strictObject({
        space: whole(none, setting.ring.off),
        damage: whole(0, Math.max(...setting.fallsAt)),
        down: v.boolean(),
      }),
    ),
    pilots: v.strictTuple([pilot(setting, mission), pilot(setting, opponent)]),
    swaps: v.strictTuple([v.nullable(tiles(setting, mission)), v.nullable(tiles(setting, opponent))]),
    plans: v.strictTuple([v.nullable(plan(setting, mission)), v.nullable(plan(setting, opponent))]),
    first: whole(none, setting.seats - 1),
    showsCharge: v.boolean(),
    exitOpenTo: plane,
    takesExit: v.boolean(),
    shooter: plane,
    hits: exactly(setting.planes, hits),
    oddHit: v.boolean(),
    toLose: hits,
    targets: v.array(number),
    objectives: v.strictObject({
      stack: v.array(number),
      held: v.array(number),
      shown: v.array(v.strictObject({ airfield: number, held: whole(1, setting.lastRound), matched: v.boolean() })),
    }),
    rescued: whole(0, setting.airfields.length),
    landed: whole(none, setting.ring.size - 1),
    takeOff: v.boolean(),
    chargeTiles: v.strictObject({ hand: v.array(chargeTile), played: v.array(chargeTile) }),
    slots: exactly(setting.solo ? 2 : 0, tile(setting, opponent, none)),
  });
}

function pilot(setting: Setting, owner: number) {
  const some = tiles(setting, owner);
  return v.strictObject({
    hand: v.pipe(some, v.maxLength(setting.handSize[owner])),
    bag: some,
    played: v.pipe(some, v.maxLength(setting.turnsARound)),
    stack: some,
    lost: some,
    afterZero: v.boolean(),
    jammed: v.boolean(),
  });
}

function plan(setting: Setting, seat: number) {
  const entries = {
    type: v.literal('plan'),
    seat: v.literal(seat),
    tile: tile(setting, seat, none),
    loop: v.boolean(),
  };
  const withCharge = seat === mission && setting.planes > charge;
  return v.strictObject(withCharge ? { ...entries, charge: tile(setting, charge, 0) } : entries);
}

function tiles(setting: Setting, owner: number) {
  return v.array(tile(setting, owner, 0));
}

function tile(setting: Setting, owner: number, least: number) {
  return whole(least, setting.values[owner].length - 1);
}
