import * as v from 'valibot';
import { exactly, oneOf, stateChecker, whole } from '../../core/schema.ts';
import { conflicts } from './conflicts.ts';
import type { GameData } from './gameData.ts';
import { endingsOf } from './rules/ending.ts';
import { charge, mission, none, opponent, type Plan } from './state.ts';

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

/** Why a value from a file is no table of this game data at rest, or `null`. */
export const checkState = stateChecker(schemaOf, conflicts);

/** The state of a match at rest: names, types and ranges. `TrackState` is inferred from it. */
export function schemaOf(gameData: GameData) {
  const plane = whole(none, gameData.planes - 1);
  const hits = whole(0, Math.max(...gameData.tileHits.flat()));
  const number = whole(0, Math.max(...gameData.factories, ...gameData.airfields, ...gameData.objectives));
  const chargeTile = whole(0, Math.max(0, (gameData.values[charge]?.length ?? 0) - 1));
  return v.strictObject({
    phase: oneOf(restingPhases),
    outcome: v.nullable(
      v.strictObject({
        ending: v.picklist(endingsOf(gameData)),
        winners: v.pipe(v.array(whole(0, gameData.seats - 1)), v.maxLength(1), v.readonly()),
        lost: v.optional(v.literal(true)),
        major: v.optional(v.literal(true)),
        figures: v.optional(v.record(v.string(), whole(0, Number.MAX_SAFE_INTEGER))),
      }),
    ),
    /** Both count from 1. The turn is one more than there are where the last round has ended the match. */
    round: whole(1, gameData.lastRound),
    turn: whole(1, gameData.turnsARound + 1),
    planes: exactly(
      gameData.planes,
      v.strictObject({
        space: whole(none, gameData.ring.off),
        damage: whole(0, Math.max(...gameData.fallsAt)),
        down: v.boolean(),
      }),
    ),
    pilots: v.strictTuple([pilot(gameData, mission), pilot(gameData, opponent)]),
    /** Sealed mulligans: the tiles to be exchanged. */
    swaps: v.strictTuple([v.nullable(sealedTiles(gameData, mission)), v.nullable(sealedTiles(gameData, opponent))]),
    /** Sealed or revealed movement tiles of this turn. */
    plans: v.strictTuple([v.nullable(plan(gameData, mission)), v.nullable(plan(gameData, opponent))]),
    /** White's look-ahead: who shows first this turn, and whether the charge's tile lies open too. */
    first: whole(none, gameData.seats - 1),
    showsCharge: v.boolean(),
    /** The plane that may take the exit path this turn, and what was decided. */
    exitOpenTo: plane,
    takesExit: v.boolean(),
    /** Escort: which of two planes on one space shoots. */
    shooter: plane,
    /** Hits dealt this turn, by plane; `oddHit` while the attacker still has one to give. */
    hits: exactly(gameData.planes, hits),
    oddHit: v.boolean(),
    /** Tiles that black still has to give up this turn. */
    toLose: hits,
    /** Cameras left on each site, or the number on each factory or airfield; 0 where the tile is gone. */
    targets: v.array(number),
    /** Rescue. */
    objectives: v.strictObject({
      stack: v.array(number),
      /** In the order drawn. */
      held: v.array(number),
      /** The result of taking off: whether an airfield was among the first `held` objectives. */
      shown: v.array(v.strictObject({ airfield: number, held: whole(1, gameData.lastRound), matched: v.boolean() })),
    }),
    rescued: whole(0, gameData.airfields.length),
    landed: whole(none, gameData.ring.size - 1),
    takeOff: v.boolean(),
    /** Escort: the malfunctioning biplane's tiles. */
    chargeTiles: v.strictObject({ hand: v.array(chargeTile), played: v.array(chargeTile) }),
    /** Solo: the two slots of the automatic opponent's aid, left and right. */
    slots: exactly(gameData.solo ? 2 : 0, tile(gameData, opponent, none)),
  });
}

/** One set of movement tiles and whoever plays them: a seat, or the automatic opponent. Tiles are named by number. */
function pilot(gameData: GameData, owner: number) {
  const some = tiles(gameData, owner);
  return v.strictObject({
    /** Behind the screen, in order. */
    hand: v.pipe(some, v.maxLength(gameData.handSize[owner])),
    bag: some,
    /** Face up on the red squares: this round's, in the order played. */
    played: v.pipe(some, v.maxLength(gameData.turnsARound)),
    /** Earlier rounds' played tiles, the most recent last. */
    stack: some,
    /** Black's tiles removed from the game, face down. */
    lost: some,
    /** The tile played last was a 0 (brown, white). */
    afterZero: v.boolean(),
    /** The gun is jammed (grey). */
    jammed: v.boolean(),
  });
}

function plan(gameData: GameData, seat: number): v.GenericSchema<unknown, Plan> {
  const entries = {
    type: v.literal('plan'),
    seat: v.literal(seat),
    tile: tile(gameData, seat, none),
    loop: v.boolean(),
  };
  if (seat !== mission || gameData.planes <= charge) return v.strictObject(entries);
  return v.strictObject({ ...entries, charge: tile(gameData, charge, 0) });
}

function tiles(gameData: GameData, owner: number) {
  return v.array(tile(gameData, owner, 0));
}

function sealedTiles(gameData: GameData, owner: number) {
  return v.pipe(tiles(gameData, owner), v.readonly());
}

function tile(gameData: GameData, owner: number, least: number) {
  return whole(least, gameData.values[owner].length - 1);
}
