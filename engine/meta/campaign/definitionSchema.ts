import * as v from 'valibot';
import { isRecord } from '../../saves/json.ts';
import {
  type CampaignDefinition,
  type Choice,
  type Condition,
  difficulties,
  type Effect,
  fateRows,
  maxDelivered,
  modes,
  pilotConditions,
  pilotRefs,
} from './definition.ts';

/** The message of an issue about a name that is reserved. */
export const reservedName = 'reservedName';

/** Names are keys of records, in which properties of `Object.prototype` (`toString`) would always be found. */
const isFree = (text: string) => !(text in Object.prototype);
const word = v.pipe(v.string(), v.regex(/^[\w .-]{1,40}$/), v.check(isFree, reservedName));
const key = v.pipe(v.string(), v.regex(/^[a-z]\w{0,39}$/i), v.check(isFree, reservedName));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(-1000), v.maxValue(1000));
const count = v.pipe(whole, v.minValue(0));
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(4000));
/** Year and month, optionally with a day; sorts as text. */
const date = v.pipe(v.string(), v.regex(/^19\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/));
const several = <T extends v.GenericSchema>(item: T, most = 64) => v.pipe(v.array(item), v.maxLength(most));
const some = <T extends v.GenericSchema>(item: T, most = 64) => v.pipe(several(item, most), v.minLength(1));
const odds = v.pipe(
  v.strictTuple([count, v.pipe(count, v.minValue(1))]),
  v.check(([n, of]) => n <= of),
);
const counted = v.strictTuple([word, whole]);
const pilotRef = v.picklist(pilotRefs);
const pilotCondition = v.picklist(pilotConditions);

const condition: v.GenericSchema<unknown, Condition> = v.lazy((input) => {
  const [tried = ''] = isRecord(input) ? Object.keys(input) : [];
  return Object.hasOwn(conditions, tried) ? conditions[tried as keyof typeof conditions] : v.never();
}) as v.GenericSchema<unknown, Condition>;
const conditions = {
  all: v.strictObject({ all: several(condition, 12) }),
  any: v.strictObject({ any: several(condition, 12) }),
  not: v.strictObject({ not: condition }),
  atLeast: v.strictObject({ atLeast: counted }),
  atMost: v.strictObject({ atMost: counted }),
  grade: v.strictObject({ grade: v.strictTuple([whole, whole]) }),
  ending: v.strictObject({ ending: some(word) }),
  figure: v.strictObject({ figure: counted }),
  flag: v.strictObject({ flag: key }),
  state: v.strictObject({ state: v.strictTuple([pilotRef, pilotCondition]) }),
  nemesis: v.strictObject({ nemesis: v.boolean() }),
  mode: v.strictObject({ mode: v.picklist(modes) }),
  side: v.strictObject({ side: key }),
  difficulty: v.strictObject({ difficulty: v.picklist(difficulties) }),
  chance: v.strictObject({
    chance: odds,
  }),
};

const effect: v.GenericSchema<unknown, Effect> = v.lazy((input) => {
  const [tried = ''] = isRecord(input) ? Object.keys(input) : [];
  return Object.hasOwn(effects, tried) ? effects[tried as keyof typeof effects] : v.never();
}) as v.GenericSchema<unknown, Effect>;
const effects = {
  add: v.strictObject({ add: counted }),
  set: v.strictObject({ set: key }),
  clear: v.strictObject({ clear: key }),
  pilot: v.strictObject({ pilot: pilotRef, to: pilotCondition, missions: v.optional(count) }),
  award: v.strictObject({ award: v.strictTuple([pilotRef, key]) }),
  deliver: v.strictObject({ deliver: word, number: v.pipe(count, v.maxValue(maxDelivered)) }),
  lose: v.strictObject({ lose: word, number: count }),
  repair: v.strictObject({ repair: word, number: count }),
  nemesis: v.strictObject({ nemesis: v.picklist(['make', 'clear', 'promote']) }),
  page: v.strictObject({ page: key }),
};

function choice<T extends v.GenericSchema>(plain: T): v.GenericSchema<unknown, Choice<v.InferOutput<T>>> {
  const chosen: v.GenericSchema = v.lazy((input) =>
    isRecord(input) && 'if' in input ? v.strictObject({ if: condition, so: chosen, else: chosen }) : plain,
  );
  return chosen as v.GenericSchema<unknown, Choice<v.InferOutput<T>>>;
}

const result = v.strictObject({
  when: v.optional(condition),
  effects: v.optional(several(effect, 16)),
  next: choice(key),
});
const order = {
  date,
  chapter: v.pipe(count, v.minValue(1)),
  offers: v.optional(
    several(v.strictObject({ order: key, when: v.optional(condition), free: v.optional(v.literal(true)) }), 3),
  ),
  results: some(result, 16),
};
const quietOrder = v.strictObject({ ...order, quiet: v.literal(true) });
const mission = v.strictObject({
  ...order,
  game: key,
  options: v.record(key, choice(v.unknown())),
  flies: v.picklist(['side', 0, 1]),
  pilots: v.strictObject({ least: v.pipe(count, v.minValue(1), v.maxValue(6)), most: v.pipe(count, v.maxValue(6)) }),
  planes: v.optional(v.strictTuple([some(word), some(word)])),
  level: v.pipe(count, v.maxValue(5)),
  over: v.picklist(['own', 'enemy']),
  charge: v.optional(v.literal(true)),
  twice: v.optional(v.literal(true)),
  great: v.optional(v.literal(true)),
  mild: v.optional(v.literal(true)),
});
const fateRow = v.strictObject({
  of: v.pipe(count, v.minValue(1)),
  unhurt: count,
  wounded: count,
  gravely: count,
  prisoner: count,
  killed: count,
});
const fateTable = v.strictObject(Object.fromEntries(fateRows.map((row) => [row, fateRow])));
const bySide = v.record(key, some(name, 32));

/** The schema of a definition. `checkDefinition.ts` checks its parts against each other. */
export const definitionSchema = v.strictObject({
  aerodrome: v.literal(1),
  kind: v.literal('campaignDefinition'),
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  version: v.pipe(count, v.minValue(1)),
  by: v.optional(name),
  modes: some(v.picklist(modes), 3),
  sides: v.strictTuple([key, key]),
  playable: some(key, 2),
  words: v.record(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), v.record(v.pipe(v.string(), v.maxLength(80)), text)),
  counters: several(
    v.strictObject({
      key,
      min: whole,
      max: whole,
      start: whole,
      shown: v.boolean(),
      shared: v.optional(v.literal(true)),
      drifts: v.optional(v.literal(true)),
    }),
    12,
  ),
  roster: v.strictObject({
    size: v.pipe(count, v.minValue(1), v.maxValue(16)),
    names: bySide,
    enemies: bySide,
    ranks: several(v.strictObject({ key, when: condition }), 12),
    medals: several(v.strictObject({ key, side: v.optional(key), when: condition }), 24),
  }),
  hangar: several(
    v.strictObject({
      type: word,
      game: key,
      number: v.pipe(count, v.minValue(1), v.maxValue(12)),
      from: v.optional(date),
      side: v.optional(key),
      mode: v.optional(v.picklist(modes)),
    }),
  ),
  fates: v.strictObject(Object.fromEntries(difficulties.map((difficulty) => [difficulty, fateTable]))),
  escapes: odds,
  start: key,
  missions: v.record(
    key,
    v.lazy((input) => (isRecord(input) && 'quiet' in input ? quietOrder : mission)),
  ),
  endings: some(v.strictObject({ id: key, when: v.optional(condition) }), 16),
  challenges: several(v.strictObject({ key, mission: key, when: condition }), 12),
  papers: v.pipe(count, v.maxValue(12)),
  news: several(date, 64),
}) as unknown as v.GenericSchema<unknown, CampaignDefinition>;
