import type { Rejection } from './game.ts';
import { isExactly } from './isExactly.ts';

/**
 * One option of a game. `O` is the whole options record; a rule that depends on other options may look only at those
 * declared before it. Labels are text keys: `option.<game>.<key>` and `option.<game>.<key>.<choice>`.
 */
export type OptionField<O> = {
  readonly key: keyof O & string;
  /** If it returns false, the option keeps its default and a form does not show it. */
  readonly when?: (options: O) => boolean;
  /** The default of tournaments and of matches with bots, if it differs: nobody must be able to stall those. */
  readonly competitiveDefault?: unknown;
} & (
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'number'; readonly default: number; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly default: string; readonly choices: (options: O) => readonly string[] }
  | {
      /** One choice a place, all different: a biplane for each side. */
      readonly kind: 'choices';
      readonly default: (options: O) => readonly string[];
      readonly choices: (options: O, place: number) => readonly string[];
    }
  | {
      /** A number a place: the damage each plane begins with. */
      readonly kind: 'numbers';
      readonly default: (options: O) => readonly number[];
      readonly min: number;
      readonly max: number;
    }
  | {
      /** A value read from a file: a box of boards and tiles. */
      readonly kind: 'value';
      readonly default: unknown;
      readonly read: (value: unknown) => { value: unknown } | { problems: readonly Rejection[] };
    }
);

export type OptionSchema<O> = readonly OptionField<O>[];

export type ReadOptions<O> = { options: O } | { problems: readonly Rejection[] };

/** Completes and checks options from a form, a command line or a file. Returns all options or all problems. */
export function readOptions<O extends object>(schema: OptionSchema<O>, raw: unknown): ReadOptions<O> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { problems: [{ code: 'option.notARecord' }] };
  }
  const given = raw as Record<string, unknown>;
  const options = {} as O;
  const problems: Rejection[] = [];
  for (const key of Object.keys(given)) {
    if (!schema.some((field) => field.key === key)) problems.push({ code: 'option.unknown', params: { option: key } });
  }
  for (const field of schema) {
    const value = Object.hasOwn(given, field.key) ? given[field.key] : undefined;
    const read = readField(field, value, options);
    if ('problems' in read) problems.push(...read.problems);
    const kept = 'value' in read ? read.value : defaultOf(field, options);
    options[field.key] = kept as O[typeof field.key];
  }
  return problems.length > 0 ? { problems } : { options };
}

/** Adds the competitive defaults of the options that are not given and have one. */
export function withCompetitiveDefaults<O extends object>(
  schema: OptionSchema<O>,
  raw: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const completed: Record<string, unknown> = { ...raw };
  const options = {} as O;
  for (const field of schema) {
    const isOffered = field.competitiveDefault !== undefined && (field.when?.(options) ?? true);
    if (isOffered && completed[field.key] === undefined) completed[field.key] = field.competitiveDefault;
    options[field.key] = (completed[field.key] ?? defaultOf(field, options)) as O[typeof field.key];
  }
  return completed;
}

export function defaultOf<O>(field: OptionField<O>, options: O): unknown {
  return field.kind === 'choices' || field.kind === 'numbers' ? field.default(options) : field.default;
}

function readField<O extends object>(
  field: OptionField<O>,
  value: unknown,
  options: O,
): { value: unknown } | { problems: readonly Rejection[] } {
  const fallback = defaultOf(field, options);
  if (value === undefined) return { value: fallback };
  if (field.when && !field.when(options)) {
    return isExactly(value, fallback) ? { value: fallback } : refuse('option.notHere', field.key);
  }
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean' ? { value } : refuse('option.notAFlag', field.key);
    case 'number':
      return readNumber(field, value);
    case 'numbers': {
      const places = field.default(options).length;
      if (!Array.isArray(value) || value.length !== places) {
        return refuse('option.wrongLength', field.key, { length: places });
      }
      for (const number of value) {
        const read = readNumber(field, number);
        if ('problems' in read) return read;
      }
      return { value: [...value] };
    }
    case 'choice':
      return readChoice(field.key, value, field.choices(options));
    case 'choices': {
      const places = field.default(options).length;
      if (!Array.isArray(value) || value.length !== places) {
        return refuse('option.wrongLength', field.key, { length: places });
      }
      for (let place = 0; place < places; place++) {
        const read = readChoice(field.key, value[place], field.choices(options, place));
        if ('problems' in read) return read;
        if (value.indexOf(value[place]) < place) return refuse('option.twice', field.key, { value: value[place] });
      }
      return { value: [...value] };
    }
    case 'value':
      return field.read(value);
  }
}

function readNumber({ key, min, max }: { key: string; min: number; max: number }, value: unknown) {
  if (typeof value !== 'number' || !Number.isInteger(value) || Object.is(value, -0)) {
    return refuse('option.notANumber', key);
  }
  return value >= min && value <= max ? { value } : refuse('option.outOfRange', key, { min, max });
}

function readChoice(key: string, value: unknown, choices: readonly string[]) {
  if (typeof value === 'string' && choices.includes(value)) return { value };
  const shown = typeof value === 'string' ? value : typeof value;
  return refuse('option.notAChoice', key, { value: shown, choices: choices.join(', ') });
}

function refuse(code: string, option: string, params: Record<string, string | number> = {}) {
  return { problems: [{ code, params: { option, ...params } }] };
}
