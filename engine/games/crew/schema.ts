import * as v from 'valibot';
import { exactly, oneOf, stateChecker, whole } from '../../core/schema.ts';
import { posts, zones } from './boards.ts';
import { conflicts } from './conflicts.ts';
import { kinds } from './data/box.ts';
import type { GameData } from './gameData.ts';
import { endings } from './rules/ending.ts';
import { callNames, none, sections } from './state.ts';

/** Where a match can stand still: somebody owes a decision, or it is over. */
export const restingPhases = [
  'placing',
  'action.faceUp',
  'action.laying',
  'discard.choosing',
  'draw.extra',
  'section.moonChoice',
  'over',
] as const;

/** Why a value from a file is no table of this game data at rest, or `null`. */
export const checkState = stateChecker(schemaOf, conflicts);

/** The state of a match at rest: names, types and ranges. `CrewState` is inferred from it. */
export function schemaOf(gameData: GameData) {
  const last = gameData.seats.length - 1;
  const seat = whole(0, last);
  const some = v.pipe(v.array(seat), v.maxLength(gameData.seats.length));
  const post = whole(0, posts.length - 1);
  const zone = whole(none, zones - 1);
  const round = whole(none, Number.MAX_SAFE_INTEGER);
  const cards = v.array(whole(0, kinds - 1));
  return v.strictObject({
    phase: oneOf(restingPhases),
    outcome: v.nullable(v.strictObject({ ending: oneOf(endings), winners: v.pipe(some, v.readonly()) })),
    /** Counts from 1; 0 until the first Action Phase. */
    round: whole(0, Number.MAX_SAFE_INTEGER),
    /** The section that is being resolved; 0 outside of that. */
    section: whole(0, sections),
    /** The team that won the coin. */
    placer: whole(0, 1),
    /** By team: the Zone of its Plane Token, always on the enemy's boards. */
    planes: exactly(2, whole(0, zones - 1)),
    /** The Sun, or what replaces it. */
    token: zone,
    /** The medium and the small Anti-Air Fire. */
    trail: exactly(2, zone),
    /** The team on whose boards the token was when this section began. */
    holder: whole(none, 1),
    /** Each role with its deck. Cards go by their kind, and equal ones cannot be told apart. */
    posts: exactly(
      posts.length,
      v.strictObject({
        /** In order. */
        hand: cards,
        /** Without an order, because it is unknown: cards are drawn from anywhere. */
        deck: cards,
        /** The Discard Pile: cards that everybody saw resolved, and those that went there face down. */
        spent: cards,
        discards: cards,
        /** The Scrap Pile, and for each of its cards the enemy who was shown it (Moon), or `none`. */
        scrap: cards,
        witnesses: v.array(whole(none, last)),
      }),
    ),
    /** The cards on both Action Tracks: by section, post, card and end. */
    laid: v.array(
      v.strictObject({
        post,
        section: whole(1, sections),
        card: whole(0, kinds - 1),
        /** Which Plane Token a Move Plane card targets; other cards have no ends. */
        end: v.nullable(v.picklist(['own', 'enemy'])),
        /** Face up. */
        open: v.boolean(),
      }),
    ),
    /** By seat, during the Action Phase: still laying, content with what lies, or out of time. */
    stands: exactly(gameData.seats.length, v.picklist(['open', 'ready', 'locked'])),
    /**
     * By post: sealed choices of what to discard (perhaps early, while cards are laid), and of how many more to draw.
     */
    discarding: exactly(posts.length, v.nullable(v.pipe(cards, v.readonly()))),
    extras: exactly(posts.length, v.nullable(whole(0, 2))),
    /** By post: laid no card this round. */
    repairing: exactly(posts.length, v.boolean()),
    /** By team: has Repaired in an earlier round. */
    smoke: exactly(2, v.boolean()),
    /** A Move Sun card was resolved this round (Anti-Air Fire fades otherwise). */
    sunMoved: v.boolean(),
    /** Moon: cards of an enemy deck that a shooter looks at, to choose what is scrapped. They are still in the deck. */
    looks: v.array(v.strictObject({ post, by: seat, cards })),
    /** The calls of this round. */
    calls: v.array(
      v.strictObject({
        seat,
        what: v.picklist(callNames),
        /** Which section is meant, or which Zone; or neither. */
        section: v.optional(whole(1, sections)),
        zone: v.optional(whole(0, zones - 1)),
      }),
    ),
    draw: v.strictObject({ agreed: some, offeredIn: exactly(gameData.seats.length, round) }),
    surrender: v.strictObject({
      /** The seats that want to give up and wait for the team-mate. */
      wanted: some,
      /** By seat: the round of its last wish. */
      askedIn: exactly(gameData.seats.length, round),
    }),
  });
}
