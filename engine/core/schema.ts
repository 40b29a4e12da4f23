import * as v from 'valibot';
import type { Rejection } from './game.ts';

/**
 * Makes a game's validity check for values from files: first the schema (names, types, ranges), then conflicts between
 * fields. A schema is built once per game data.
 */
export function stateChecker<GameData extends object, S>(
  schemaOf: (gameData: GameData) => v.GenericSchema<unknown, S>,
  conflicts: (gameData: GameData, state: S) => Iterable<string>,
): (gameData: GameData, value: unknown) => Rejection | null {
  const schemas = new WeakMap<GameData, v.GenericSchema<unknown, S>>();
  return (gameData, value) => {
    const schema = schemas.get(gameData) ?? schemaOf(gameData);
    schemas.set(gameData, schema);
    const read = v.safeParse(schema, value, { abortEarly: true });
    if (!read.success) return wrong(v.getDotPath(read.issues[0]) ?? '', read.issues[0].type);
    for (const path of conflicts(gameData, value as S)) return wrong(path, 'conflict');
    return null;
  };
}

function wrong(path: string, what: string): Rejection {
  return { code: 'save.invalid', params: { path, what } };
}

/** A list of `count` items. */
export function exactly<const T extends v.GenericSchema>(count: number, item: T) {
  return v.pipe(v.array(item), v.length(count));
}

export function whole(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** One of these names, typed as any string: during a step a state has phases in which no match waits. */
export function oneOf(names: readonly string[]) {
  return v.picklist(names);
}
