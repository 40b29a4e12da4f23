import type { AnyGameKind, Rejection } from '@aerodrome/engine/core/game.ts';
import { defaultOf, type OptionField, type OptionSchema, readOptions } from '@aerodrome/engine/core/options.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';

export type Options = Record<string, unknown>;
export type FormField = OptionField<Options>;

export function schemaOf({ options }: AnyGameKind): OptionSchema<Options> {
  return options;
}

/** The values that the form shows: typed ones, valid or not, and defaults for the rest. */
export function shownOptions(schema: OptionSchema<Options>, raw: Options): Options {
  const options: Options = {};
  for (const field of schema) options[field.key] = raw[field.key] ?? defaultOf(field, options);
  return options;
}

/**
 * The shown values of all options with a competitive default, if the changed one is among them: a person who decides about
 * one decides about all, because they depend on each other.
 */
export function competitiveValues(schema: OptionSchema<Options>, changed: string, options: Options): Options {
  const keys = schema.filter((field) => field.competitiveDefault !== undefined).map(({ key }) => key);
  return keys.includes(changed) ? Object.fromEntries(keys.map((key) => [key, options[key]])) : {};
}

/** Drops the other options that a change made invalid, such as a biplane that cannot fly the chosen mission. */
export function dropInvalidOptions(schema: OptionSchema<Options>, raw: Options, changed: string): Options {
  let options = raw;
  for (const _ of schema) {
    const read = readOptions(schema, options);
    if ('options' in read) break;
    const wrong = read.problems.map(({ params }) => params?.option).filter((key) => key !== changed);
    options = Object.fromEntries(Object.entries(options).filter(([key]) => !wrong.includes(key)));
  }
  return options;
}

/** Text of a problem, with the form's names of options and choices. */
export function explainOption(game: string, { code, params = {} }: Rejection): string {
  const { option, value } = params;
  if (option === undefined) return explain({ code, params });
  const label = `option.${game}.${option}`;
  const named = (choice: NonNullable<typeof value>) =>
    Object.hasOwn(catalogue(), `${label}.${choice}`) ? say(`${label}.${choice}`) : choice;
  return explain({
    code,
    params: { ...params, option: say(label), ...(value !== undefined && { value: named(value) }) },
  });
}
