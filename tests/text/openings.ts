import type { AnyGameKind } from '@aerodrome/engine/core/game.ts';
import { type OptionField, readOptions } from '@aerodrome/engine/core/options.ts';

type Options = Record<string, unknown>;

/** Complete options of a game: every flag and every choice in every combination, and each place's choices in turn. */
export function openings(kind: AnyGameKind): Options[] {
  let raws: Options[] = [{}];
  for (const field of kind.options as readonly OptionField<Options>[]) {
    raws = raws.flatMap((raw) => [
      raw,
      ...values(field, completed(kind, raw)).map((value) => ({ ...raw, [field.key]: value })),
    ]);
    raws = raws.filter((raw) => completed(kind, raw) !== null);
  }
  return raws.map((raw) => completed(kind, raw) as Options);
}

function completed(kind: AnyGameKind, raw: Options): Options | null {
  const read = readOptions<Options>(kind.options, raw);
  return 'options' in read ? read.options : null;
}

function values(field: OptionField<Options>, options: Options | null): unknown[] {
  if (options === null || (field.when && !field.when(options))) return [];
  switch (field.kind) {
    case 'flag':
      return [!field.default];
    case 'choice':
      return field.choices(options).filter((choice) => choice !== field.default);
    case 'choices': {
      const usual = field.default(options);
      return usual.flatMap((_, place) => field.choices(options, place).map((choice) => usual.with(place, choice)));
    }
    default:
      return [];
  }
}
