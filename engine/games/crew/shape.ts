import * as v from 'valibot';
import { exactly, stateChecker, whole } from '../../core/shape.ts';
import { posts, zones } from './boards.ts';
import { conflicts } from './conflicts.ts';
import { kinds } from './data/box.ts';
import { endings } from './rules/ending.ts';
import type { Setting } from './setting.ts';
import { type CrewState, callNames, none, sections } from './state.ts';

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

/** Why a value from a file is no table of this setting at rest, or `null`. */
export const checkState = stateChecker<Setting, CrewState>(shapeOf, conflicts);

/** Names, types and ranges. */
function shapeOf(setting: Setting) {
  const last = setting.seats.length - 1;
  const seat = whole(0, last);
  const some = v.pipe(v.array(seat), v.maxLength(setting.seats.length));
  const post = whole(0, posts.length - 1);
  const zone = whole(none, zones - 1);
  const round = whole(none, Number.MAX_SAFE_INTEGER);
  const cards = v.array(whole(0, kinds - 1));
  return v.strictObject({
    phase: v.picklist(restingPhases),
    outcome: v.nullable(v.strictObject({ ending: v.picklist(endings), winners: some })),
    round: whole(0, Number.MAX_SAFE_INTEGER),
    section: whole(0, sections),
    placer: whole(0, 1),
    planes: exactly(2, whole(0, zones - 1)),
    token: zone,
    trail: exactly(2, zone),
    holder: whole(none, 1),
    posts: exactly(
      posts.length,
      v.strictObject({
        hand: cards,
        deck: cards,
        spent: cards,
        discards: cards,
        scrap: cards,
        witnesses: v.array(whole(none, last)),
      }),
    ),
    laid: v.array(
      v.strictObject({
        post,
        section: whole(1, sections),
        card: whole(0, kinds - 1),
        end: v.nullable(v.picklist(['own', 'enemy'])),
        open: v.boolean(),
      }),
    ),
    stands: exactly(setting.seats.length, v.picklist(['open', 'ready', 'locked'])),
    discarding: exactly(posts.length, v.nullable(cards)),
    extras: exactly(posts.length, v.nullable(whole(0, 2))),
    repairing: exactly(posts.length, v.boolean()),
    smoke: exactly(2, v.boolean()),
    sunMoved: v.boolean(),
    looks: v.array(v.strictObject({ post, by: seat, cards })),
    calls: v.array(
      v.strictObject({
        seat,
        what: v.picklist(callNames),
        section: v.optional(whole(1, sections)),
        zone: v.optional(whole(0, zones - 1)),
      }),
    ),
    draw: v.strictObject({ agreed: some, offeredIn: exactly(setting.seats.length, round) }),
    surrender: v.strictObject({ wanted: some, askedIn: exactly(setting.seats.length, round) }),
  });
}
