import type { Action, Spelling } from '@aerodrome/engine/core/game.ts';

interface Option<A extends Action> {
  action: A;
  spelling: Spelling;
}

/** The legal options whose action has one of these types, narrowed to it. */
export function optionsOfType<A extends Action, T extends A['type']>(
  options: readonly Option<A>[],
  ...types: readonly T[]
): readonly Option<Extract<A, { type: T }>>[] {
  return options.filter((option): option is Option<Extract<A, { type: T }>> =>
    types.some((type) => type === option.action.type),
  );
}
