import * as v from 'valibot';
import type { Rejection } from './game.ts';

/**
 * How a game says why a value from a file is no table of a setting at rest: first its names, types and ranges, then
 * where its parts contradict each other. A setting's shape is worked out once, like its tables.
 */
export function stateChecker<Setting extends object, S>(
  shapeOf: (setting: Setting) => v.GenericSchema,
  conflicts: (setting: Setting, state: S) => Iterable<string>,
): (setting: Setting, value: unknown) => Rejection | null {
  const shapes = new WeakMap<Setting, v.GenericSchema>();
  return (setting, value) => {
    const shape = shapes.get(setting) ?? shapeOf(setting);
    shapes.set(setting, shape);
    const read = v.safeParse(shape, value, { abortEarly: true });
    if (!read.success) return wrong(v.getDotPath(read.issues[0]) ?? '', read.issues[0].type);
    for (const path of conflicts(setting, value as S)) return wrong(path, 'conflict');
    return null;
  };
}

function wrong(path: string, what: string): Rejection {
  return { code: 'save.invalid', params: { path, what } };
}

/** A list of so many. */
export function exactly<const T extends v.GenericSchema>(count: number, item: T) {
  return v.pipe(v.array(item), v.length(count));
}

export function whole(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}
