import * as v from 'valibot';
import type { Rejection } from '../../core/game.ts';
import { posts, zones } from './boards.ts';
import { conflicts } from './conflicts.ts';
import { kinds } from './data/box.ts';
import { endings } from './rules/ending.ts';
import type { Setting } from './setting.ts';
import { type CrewState, none, sections } from './state.ts';

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

/** A setting's is worked out once, like its tables. */
const shapes = new WeakMap<Setting, ReturnType<typeof shapeOf>>();

/** Why a value from a file is no table of this setting at rest, or `null`. */
export function checkState(setting: Setting, value: unknown): Rejection | null {
  const shape = shapes.get(setting) ?? shapeOf(setting);
  shapes.set(setting, shape);
  const read = v.safeParse(shape, value, { abortEarly: true });
  if (!read.success) return wrong(v.getDotPath(read.issues[0]) ?? '', read.issues[0].type);
  for (const path of conflicts(setting, value as CrewState)) return wrong(path, 'conflict');
  return null;
}

function wrong(path: string, what: string): Rejection {
  return { code: 'save.invalid', params: { path, what } };
}

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
    draw: v.strictObject({ agreed: some, offeredIn: exactly(setting.seats.length, round) }),
    surrender: v.strictObject({ wanted: some, askedIn: exactly(setting.seats.length, round) }),
  });
}

function exactly<const T extends v.GenericSchema>(count: number, item: T) {
  return v.pipe(v.array(item), v.length(count));
}

function whole(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}
