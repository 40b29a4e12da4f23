import * as v from 'valibot';
import type { Rejection } from '../../../core/game.ts';
import { biplanes, boardSides, colours, type TrackBox } from './box.ts';
import { rulebookProblems } from './rulebook.ts';
import { standardBox } from './standard.ts';

/** More entries than any record or list of a box can have: what is longer is not looked into. */
const widest = 64;

/**
 * Reads a box that somebody typed in: a whole one, or the parts in which it differs from the standard one. Gives a box
 * of its own that keeps every rule of the text, or everything that is wrong with it.
 */
export function readBox(value: unknown): { value: TrackBox } | { problems: Rejection[] } {
  const problems: Rejection[] = [];
  let merged: unknown;
  try {
    merged = lay(value, standardBox, true, 'box', problems);
  } catch {
    // Only a value that no file can hold, with a getter of its own, comes here.
    return { problems: [{ code: 'track.box.unreadable' }] };
  }
  // Its output is new throughout, and shares nothing with the standard box.
  const parsed = v.safeParse(boxSchema, merged);
  for (const issue of parsed.issues ?? []) problems.push(problemOf(issue));

  const wrong = problems.filter(({ code }) => code !== 'track.box.unknownKey').map(({ params }) => `${params?.path}`);
  const sound = (part: string) => !wrong.some((path) => within(path, part) || within(part, path));
  problems.push(...rulebookProblems(parsed.output as TrackBox, sound));
  return parsed.success && problems.length === 0 ? { value: parsed.output } : { problems };
}

/** Is a path the same as another, or below it? */
function within(path: string, above: string): boolean {
  return path.startsWith(above) && ['', '.', '['].includes(path.charAt(above.length));
}

/**
 * Lays what was given over the standard box: record by record, while a list replaces the whole list. It goes only
 * where the standard box has something, so neither depth nor names like `__proto__` can lead it astray. Where the type
 * is wrong the standard stays, so that the rest can still be judged.
 */
function lay(given: unknown, standard: unknown, fill: boolean, path: string, problems: Rejection[]): unknown {
  const type = typeOf(standard);
  const report = (code: string, expected: string | number, found: string | number) => {
    problems.push({ code, params: { path, expected, found } });
    return standard;
  };
  if (typeOf(given) !== type) return report('track.box.wrongType', type, shown(given));

  if (Array.isArray(given)) {
    if (given.length > widest) return report('track.box.tooMany', widest, given.length);
    const like = (standard as unknown[])[0];
    return Array.from(given, (item, i) => lay(item, like, false, `${path}[${i}]`, problems));
  }
  if (type === 'object') {
    const known = standard as Record<string, unknown>;
    const record = given as Record<string, unknown>;
    const keys = Object.keys(record);
    if (keys.length > widest) return report('track.box.tooMany', widest, keys.length);
    const result: Record<string, unknown> = fill ? { ...known } : {};
    for (const key of keys) {
      const at = `${path}.${shown(key)}`;
      if (!Object.hasOwn(known, key)) {
        const expected = Object.keys(known).join(', ');
        problems.push({ code: 'track.box.unknownKey', params: { path: at, expected } });
      } else if (record[key] !== undefined) {
        result[key] = lay(record[key], known[key], fill, at, problems);
      }
    }
    return result;
  }
  // JSON writes −0 as 0, so a box must not hold it.
  return type === 'number' ? (given as number) + 0 : given;
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (value === null || Number.isNaN(value)) return `${value}`;
  return typeof value;
}

/** A value as a message may quote it. */
function shown(value: unknown): string | number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string') return value.length > 40 ? `${value.slice(0, 40)}…` : value;
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : typeOf(value);
}

function problemOf(issue: v.BaseIssue<unknown>): Rejection {
  const path = (issue.path ?? []).reduce(
    (text, { key }) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${key}`),
    'box',
  );
  if (issue.input === undefined) return { code: 'track.box.missing', params: { path } };
  const expected = issue.type === 'picklist' ? colours.join(', ') : `${issue.expected}`;
  const counts = issue.message === 'track.box.wrongLength';
  const found = counts ? (issue.input as { length: number }).length : shown(issue.input);
  return { code: issue.message, params: { path, expected, found } };
}

function whole(min: number, max: number) {
  return v.pipe(
    v.number(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || (Number.isInteger(dataset.value) && dataset.value >= min && dataset.value <= max)) return;
      addIssue({ message: 'track.box.outOfRange', expected: `${min}–${max}` });
    }),
  );
}

/** `rawCheck` looks at the length also where an item is wrong, so that both are reported. */
function sized<T extends { length: number }>(min: number, max: number) {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    const { length } = dataset.value as { length: number };
    if (length >= min && length <= max) return;
    addIssue({ message: 'track.box.wrongLength', expected: min === max ? `${min}` : `${min}–${max}` });
  });
}

function listOf<T extends v.GenericSchema>(item: T, min: number, max = min) {
  return v.pipe(v.array(item), sized<v.InferOutput<T>[]>(min, max));
}

const colour = v.picklist(colours, 'track.box.notAColour');
const ringSpace = whole(0, 7);
const tileValue = whole(0, 5);
const hits = whole(0, 3);
// 0 marks a target that is gone (state.ts), so no tile may carry it.
const factory = whole(1, 5);
const airfield = whole(1, 9);

const board = v.object({
  ring: listOf(listOf(colour, 1, 2), 8),
  loops: listOf(v.object({ colour, leaves: ringSpace, rejoins: ringSpace }), 2),
  exit: v.object({ leaves: ringSpace, length: whole(1, 6) }),
  starts: listOf(ringSpace, 2),
  targets: listOf(ringSpace, 5),
});
const set = v.object({ fallsAt: v.number(), tiles: listOf(v.array(hits), 6) });

const boxSchema = v.object({
  name: v.pipe(v.string(), sized<string>(1, 60)),
  boards: v.object(v.entriesFromList(boardSides, board)),
  biplanes: v.object(v.entriesFromList(biplanes, set)),
  charge: v.object({ fallsAt: whole(1, 9), tiles: listOf(v.object({ value: whole(-2, 2), hits }), 6) }),
  factories: listOf(factory, 5),
  airfields: listOf(airfield, 5),
  objectives: listOf(airfield, 5),
  // The solo table names these seven, and not red and blue.
  adjustedBag: v.object(
    v.entriesFromList(['white', 'grey', 'green', 'purple', 'yellow', 'black', 'brown'], v.array(tileValue)),
  ),
});
