import * as v from 'valibot';
import { isRecord } from '../saves/json.ts';

// Schemas shared by all documents other than matches, with the limits of a save.

export const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const flag = v.boolean();
export const maxWordChars = 64;
export const maxNameChars = 60;
export const word = v.pipe(v.string(), v.minLength(1), v.maxLength(maxWordChars));
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(maxNameChars));
export const note = v.pipe(v.string(), v.maxLength(500));
export const date = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/));
export const seed = v.pipe(v.number(), v.safeInteger());
export const plainRecord = v.custom<Record<string, unknown>>(isRecord);

export const maxNoteChars = 1000;
const shortText = v.pipe(v.string(), v.maxLength(maxNoteChars));
/** The notes for a document's card in a list; the host keeps them in its index. */
export const aboutNotes = v.pipe(
  plainRecord,
  v.record(word, v.union([shortText, v.number(), v.boolean(), v.pipe(v.array(shortText), v.maxLength(32))])),
  v.maxEntries(32),
);

const count = v.pipe(v.number(), v.minValue(0), v.maxValue(1e6));

/** The schema of a debrief, which tournaments and campaigns embed. */
export const debriefSchema = v.strictObject({
  game: word,
  scenario: v.nullable(word),
  ending: word,
  winners: v.pipe(v.array(index), v.maxLength(4)),
  lost: v.exactOptional(v.literal(true)),
  major: v.exactOptional(v.literal(true)),
  figures: v.exactOptional(v.pipe(plainRecord, v.record(word, v.number()), v.maxEntries(32))),
  turns: count,
  planes: v.pipe(
    v.array(
      v.strictObject({
        key: word,
        seat: index,
        side: v.picklist([0, 1]),
        taken: count,
        dealt: count,
        victories: count,
        loops: v.exactOptional(count),
        fate: v.picklist(['home', 'shotDown', 'crashed', 'left', 'resigned']),
      }),
    ),
    v.maxLength(32),
  ),
  margin: v.strictTuple([count, count]),
  most: count,
  mission: v.exactOptional(v.strictObject({ done: count, of: count })),
});
