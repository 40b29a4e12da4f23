import * as v from 'valibot';
import type { Draw } from '../../core/random.ts';
import { isRecord } from '../../saves/json.ts';
import type { Debrief } from '../debrief.ts';
import type { Preparation, SeatOf } from './state.ts';

/** A mission flown on a real table, as somebody types it. By flight: the planes lost, by number; victories by pilot. */
export interface TypedResult {
  /** As the lead sees it. */
  grade: number;
  lost: readonly (readonly number[])[];
  victories: readonly (readonly number[])[];
  note: string;
}

/** What happened to a campaign; its state is a fold of these. */
export type CampaignEvent = { at: string } & (
  | { type: 'begun'; pilots: readonly (readonly string[])[] }
  | { type: 'chose'; order: string; draws: readonly Draw[] }
  | { type: 'prepared'; flight: number; preparation: Preparation }
  | {
      type: 'flying';
      sortie: number;
      matchId: string;
      seed: number;
      options: Record<string, unknown>;
      seats: readonly SeatOf[];
      attempt: number;
    }
  | { type: 'flown'; sortie: number; debrief: Debrief; draws: readonly Draw[] }
  | { type: 'typed'; sortie: number; result: TypedResult; draws: readonly Draw[] }
  | { type: 'reflown'; from: number }
  | { type: 'noted'; number: number; flight: number; text: string }
);

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000));
const word = v.pipe(v.string(), v.maxLength(64));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const draws = v.pipe(
  v.array(v.strictObject({ name: word, bound: v.pipe(index, v.minValue(1)), value: index })),
  v.maxLength(200),
);
const debrief = v.strictObject({
  game: word,
  scenario: v.nullable(word),
  ending: word,
  winners: v.pipe(v.array(index), v.maxLength(4)),
  lost: v.optional(v.literal(true)),
  major: v.optional(v.literal(true)),
  figures: v.optional(v.record(word, v.number())),
  turns: v.number(),
  planes: v.pipe(
    v.array(
      v.strictObject({
        key: word,
        seat: index,
        side: v.pipe(index, v.maxValue(1)),
        taken: v.number(),
        dealt: v.number(),
        victories: index,
        fate: v.picklist(['home', 'shotDown', 'crashed', 'left', 'resigned']),
      }),
    ),
    v.minLength(2),
    v.maxLength(12),
  ),
  margin: v.strictTuple([v.number(), v.number()]),
  most: v.number(),
  mission: v.optional(v.strictObject({ done: index, of: index })),
});
const ids = v.pipe(v.array(word), v.maxLength(12));
const purchase = v.variant('buy', [
  v.strictObject({ buy: v.literal('intelligence') }),
  v.strictObject({ buy: v.literal('height') }),
  v.strictObject({ buy: v.literal('groundCrew'), airframe: word }),
  v.strictObject({ buy: v.literal('transfer'), airframe: word, to: word }),
]);
const preparation = v.strictObject({
  pilots: v.pipe(v.array(ids), v.maxLength(2)),
  airframes: v.pipe(v.array(ids), v.maxLength(2)),
  spent: v.pipe(v.array(purchase), v.maxLength(12)),
  rests: v.nullable(word),
});
const numbers = v.pipe(v.array(v.pipe(v.array(index), v.maxLength(12))), v.maxLength(2));
const at = v.pipe(v.string(), v.maxLength(40));
const note = v.pipe(v.string(), v.maxLength(500));

/** The shape of an event; whether it may happen now is asked in `record.ts`. */
export const eventSchema = v.variant('type', [
  v.strictObject({
    at,
    type: v.literal('begun'),
    pilots: v.pipe(v.array(v.pipe(v.array(name), v.maxLength(16))), v.minLength(1), v.maxLength(2)),
  }),
  v.strictObject({ at, type: v.literal('chose'), order: word, draws }),
  v.strictObject({ at, type: v.literal('prepared'), flight: index, preparation }),
  v.strictObject({
    at,
    type: v.literal('flying'),
    sortie: index,
    matchId: word,
    seed: v.pipe(v.number(), v.safeInteger()),
    options: v.custom<Record<string, unknown>>(isRecord),
    seats: v.pipe(
      v.array(v.union([v.strictObject({ person: index }), v.strictObject({ level: index })])),
      v.maxLength(4),
    ),
    attempt: index,
  }),
  v.strictObject({ at, type: v.literal('flown'), sortie: index, debrief, draws }),
  v.strictObject({
    at,
    type: v.literal('typed'),
    sortie: index,
    result: v.strictObject({
      grade: v.pipe(v.number(), v.integer(), v.minValue(-2), v.maxValue(2)),
      lost: numbers,
      victories: numbers,
      note,
    }),
    draws,
  }),
  v.strictObject({ at, type: v.literal('reflown'), from: index }),
  v.strictObject({ at, type: v.literal('noted'), number: index, flight: index, text: note }),
]);
