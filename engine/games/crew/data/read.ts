import * as v from 'valibot';
import type { Rejection } from '../../../core/game.ts';
import { type CrewBox, deckSets, planeMoves, roles, sunMoves, targets } from './box.ts';
import { deckSize, rulebookProblems } from './rulebook.ts';
import { standardBox } from './standard.ts';

/**
 * Reads a box that somebody typed in: a whole one, or the parts in which it differs from the standard one. Gives a box
 * of its own that keeps every rule of the text, or everything that is wrong with it.
 */
export function readBox(value: unknown): { value: CrewBox } | { problems: Rejection[] } {
  if (!isRecord(value)) {
    const found = Array.isArray(value) ? 'Array' : value === null ? 'null' : typeof value;
    return { problems: [{ code: 'crew.box.wrongValue', params: { path: 'box', expected: 'Object', found } }] };
  }
  let read: v.SafeParseResult<typeof boxSchema>;
  try {
    read = v.safeParse(boxSchema, over(value, standardBox));
  } catch {
    // Only a value that no file can hold, with a getter of its own, comes here.
    return { problems: [{ code: 'crew.box.unreadable' }] };
  }
  const problems = (read.issues ?? []).map(problemOf);
  const wrong = problems.map(({ params }) => `${params?.path}.`);
  // Problems above or below a part concern the part.
  const sound = (part: string) => !wrong.some((path) => path.startsWith(`${part}.`) || `${part}.`.startsWith(path));
  problems.push(...rulebookProblems(read.output as CrewBox, sound));
  return read.success && problems.length === 0 ? { value: read.output } : { problems };
}

/** Merges the given records over those of the standard box, one level deep. */
function over(given: unknown, standard: unknown): unknown {
  if (!isRecord(given) || !isRecord(standard)) return given;
  const laid: Record<string, unknown> = Object.create(null);
  for (const name of Object.keys(given)) laid[name] = given[name];
  for (const name of Object.keys(standard)) {
    laid[name] = laid[name] === undefined ? standard[name] : over(laid[name], standard[name]);
  }
  return laid;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problemOf(issue: v.BaseIssue<unknown>): Rejection {
  const path = ['box', ...(issue.path ?? []).map(({ key }) => short(String(key)))].join('.');
  if (issue.expected === 'never') return { code: 'crew.box.unknownKey', params: { path } };
  return {
    code: 'crew.box.wrongValue',
    params: { path, expected: issue.expected ?? issue.type, found: short(issue.received) },
  };
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** JSON writes −0 as 0, so a box must not hold it. */
const count = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(deckSize),
  v.transform((number) => number + 0),
);
const deck = v.strictObject({
  plane: v.strictObject(v.entriesFromList(planeMoves, count)),
  sun: v.strictObject(v.entriesFromList(sunMoves, count)),
  shoot: v.strictObject(v.entriesFromList(targets, count)),
});

const boxSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  decks: v.strictObject(v.entriesFromList(deckSets, v.strictObject(v.entriesFromList(roles, deck)))),
});
