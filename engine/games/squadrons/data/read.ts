import * as v from 'valibot';
import type { Rejection } from '../../../core/game.ts';
import { colours, type SquadronsBox } from './box.ts';
import { rulebookProblems } from './rulebook.ts';
import { standardBox } from './standard.ts';

/**
 * Reads a box that somebody typed in: a whole one, or the parts in which it differs from the standard one. Gives a box
 * of its own that a game can be played with, or everything that is wrong with it.
 */
export function readBox(value: unknown): { value: SquadronsBox } | { problems: Rejection[] } {
  let read: v.SafeParseResult<typeof boxSchema>;
  try {
    read = v.safeParse(boxSchema, over(value, standardBox));
  } catch {
    // Only a value that no file can hold, with a getter of its own, comes here.
    return { problems: [{ code: 'squadrons.box.unreadable' }] };
  }
  if (!read.success) return { problems: read.issues.map(problemOf) };
  const problems = rulebookProblems(read.output);
  return problems.length > 0 ? { problems } : { value: read.output };
}

/** Merges the given records over those of the standard box; a list replaces the whole list. */
function over(given: unknown, standard: unknown): unknown {
  if (!isRecord(given) || !isRecord(standard)) return given;
  const names = new Set([...Object.keys(standard), ...Object.keys(given)]);
  const entries = [...names].map((name): [string, unknown] => {
    if (!Object.hasOwn(given, name) || given[name] === undefined) return [name, standard[name]];
    return [name, Object.hasOwn(standard, name) ? over(given[name], standard[name]) : given[name]];
  });
  return Object.fromEntries(entries);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problemOf(issue: v.BaseIssue<unknown>): Rejection {
  const path = (issue.path ?? []).reduce(
    (text, { key }) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key).slice(0, 40)}`),
    'box',
  );
  if (issue.expected === 'never') return { code: 'squadrons.box.unknownKey', params: { path } };
  const found = issue.received.length > 40 ? `${issue.received.slice(0, 40)}…` : issue.received;
  return { code: 'squadrons.box.wrongValue', params: { path, expected: issue.expected ?? issue.type, found } };
}

/** JSON writes −0 as 0, so a box must not hold it. */
function whole(min: number, max: number) {
  return v.pipe(
    v.number(),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
    v.transform((number) => number + 0),
  );
}

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const squares = (max: number) => v.pipe(v.array(word), v.minLength(1), v.maxLength(max));
const count = whole(0, 20);

const squadron = v.strictObject({
  name: word,
  plane: word,
  // As many insignia and stands as anybody could want; a field must leave room to take off from.
  landing: squares(6),
  // Each field doubles the ways to lay the pieces out several times over.
  guns: squares(6),
  pack: v.strictObject({ bursts: v.pipe(v.array(count), v.length(5)), rollOuts: count, loops: count }),
});

const boxSchema = v.strictObject({
  name: word,
  // Columns go by a letter each.
  board: v.strictObject({ columns: whole(4, 26), rows: whole(4, 40), line: whole(1, 39) }),
  pieces: v.strictObject({ hit: whole(0, 6), miss: whole(0, 6) }),
  squadrons: v.strictObject(v.entriesFromList(colours, squadron)),
});
