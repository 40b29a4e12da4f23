import * as v from 'valibot';
import type { Draw } from '../../core/random.ts';
import type { Debrief } from '../debrief.ts';
import { date, debriefSchema, index, name, note, plainRecord, seed, word } from '../schemas.ts';
import { maxDraws } from './definition.ts';
import type { Preparation, SeatOccupant } from './state.ts';

/** The result of a mission played on a real table. By flight: numbers of the planes lost, and victories by pilot. */
export interface ManualResult {
  /** The grade of the lead. */
  grade: number;
  lost: readonly (readonly number[])[];
  victories: readonly (readonly number[])[];
  note: string;
  /** The match file is lost and the mission is given up: all planes count as resigned. */
  gaveUp?: true;
}

/** The events of a campaign's log, from which its state is folded. The type names are stored. */
export type CampaignEvent = { at: string } & (
  | {
      type: 'begun';
      /** By flight. */
      pilots: readonly (readonly string[])[];
      /** Emblems by flight and pilot. */
      emblems?: readonly (readonly string[])[];
    }
  | { type: 'chose'; order: string; draws: readonly Draw[] }
  | { type: 'prepared'; flight: number; preparation: Preparation }
  | {
      type: 'flying';
      sortie: number;
      matchId: string;
      seed: number;
      /** Without the game's defaults, which are added when the match starts. */
      options: Record<string, unknown>;
      seats: readonly SeatOccupant[];
      attempt: number;
    }
  | { type: 'flown'; sortie: number; debrief: Debrief; draws: readonly Draw[] }
  | { type: 'typed'; sortie: number; result: ManualResult; draws: readonly Draw[] }
  | { type: 'reflown'; from: number }
  | { type: 'noted'; number: number; flight: number; text: string }
);

const number = v.pipe(index, v.maxValue(1000));
const draws = v.pipe(
  v.array(v.strictObject({ name: word, bound: v.pipe(number, v.minValue(1)), value: number })),
  v.maxLength(maxDraws),
);
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
const numbers = v.pipe(v.array(v.pipe(v.array(number), v.maxLength(12))), v.maxLength(2));

/** The schema of an event. `checkEvent` decides whether it is legal in a state. */
export const eventSchema = v.variant('type', [
  v.strictObject({
    at: date,
    type: v.literal('begun'),
    pilots: v.pipe(v.array(v.pipe(v.array(name), v.maxLength(16))), v.minLength(1), v.maxLength(2)),
    emblems: v.exactOptional(v.pipe(v.array(v.pipe(v.array(word), v.maxLength(16))), v.maxLength(2))),
  }),
  v.strictObject({ at: date, type: v.literal('chose'), order: word, draws }),
  v.strictObject({ at: date, type: v.literal('prepared'), flight: number, preparation }),
  v.strictObject({
    at: date,
    type: v.literal('flying'),
    sortie: number,
    matchId: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
    seed,
    options: v.pipe(plainRecord, v.record(word, v.unknown()), v.maxEntries(32)),
    seats: v.pipe(
      v.array(v.union([v.strictObject({ person: number }), v.strictObject({ level: number })])),
      v.maxLength(4),
    ),
    attempt: number,
  }),
  v.strictObject({ at: date, type: v.literal('flown'), sortie: number, debrief: debriefSchema, draws }),
  v.strictObject({
    at: date,
    type: v.literal('typed'),
    sortie: number,
    result: v.strictObject({
      grade: v.pipe(v.number(), v.integer(), v.minValue(-2), v.maxValue(2)),
      lost: numbers,
      victories: numbers,
      note,
      gaveUp: v.exactOptional(v.literal(true)),
    }),
    draws,
  }),
  v.strictObject({ at: date, type: v.literal('reflown'), from: number }),
  v.strictObject({ at: date, type: v.literal('noted'), number, flight: number, text: note }),
]);
