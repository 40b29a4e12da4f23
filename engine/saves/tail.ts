import * as v from 'valibot';
import { canonical, equalsCanonically, hashText } from '../core/hash.ts';
import { itemAt } from '../core/items.ts';
import type { Match } from '../core/match.ts';
import type { Problem, Result } from '../core/result.ts';
import { type About, checkWritable, entryTextOf } from './format.ts';
import { invalid, isRecord } from './json.ts';

/*
 * The append-only tail of a save file. The file is a whole save, the base, followed by one line of JSON per later write,
 * so that a write need not repeat the log. Each line ends with a checksum of the checksum before it and of its own text:
 * the chain breaks if a line is changed, swapped or doubled, or lost in between. A last line without its line feed is torn:
 * the write was interrupted and never acknowledged, so the line is dropped.
 */

/** A line as plain JSON, without its checksum. A later format may have other keys. */
type TailLine = Readonly<Record<string, unknown>>;

interface SplitSave {
  base: string;
  lines: readonly TailLine[];
  /** The checksum that the next line continues; `null` if none can follow this text. */
  checksum: string | null;
  /** Base and lines, without a torn line. */
  text: string;
}

/** The first format version whose files may have a tail. */
const minVersion = 3;

/**
 * Changed metadata (`null` removes a key), number of entries undone, entries added, and the match as it is afterwards.
 * The joined save is validated as a whole, so this is only what joining needs.
 */
const lineSchema = v.strictObject({
  about: v.optional(v.custom<Record<string, unknown>>(isRecord)),
  undo: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  entries: v.array(v.unknown()),
  random: v.unknown(),
  state: v.unknown(),
});

/** The end of a base, which `writeSave` puts on a line of its own, and the end of a tail line. */
const baseEnd = /^\n"checksum":"([0-9a-f]{16})"\}\n/;
const lineEnd = /,"checksum":"([0-9a-f]{16})"\}$/;
const maxEndLength = 40;

/** Splits the text of a file into base and tail, and verifies the chain of checksums. The base itself is not read. */
export function splitSave(text: string): Result<SplitSave> {
  const mark = text.indexOf('\n"checksum":"');
  const end = baseEnd.exec(text.slice(mark, mark + maxEndLength));
  // Written on one line, by hand, or cut short: a text without a tail.
  if (mark < 0 || !end) return { ok: { base: text, lines: [], checksum: null, text } };
  const baseLength = mark + end[0].length;
  const lines: TailLine[] = [];
  let checksum = itemAt(end, 1);
  let length = baseLength;
  for (let stop = text.indexOf('\n', length); stop >= 0; stop = text.indexOf('\n', length)) {
    const line = text.slice(length, stop);
    // An editor may leave blank lines at the end.
    if (line.trim() === '' && text.slice(length).trim() === '') break;
    const read = readLine(line, checksum);
    if ('problem' in read) return { problem: problemInLine(lines.length, read.problem) };
    lines.push(read.ok.line);
    checksum = read.ok.checksum;
    length = stop + 1;
  }
  return { ok: { base: text.slice(0, baseLength), lines, checksum, text: text.slice(0, length) } };
}

/** Reads a line, without its line feed, that continues the checksum before it. */
export function readLine(text: string, previous: string): Result<{ line: TailLine; checksum: string }> {
  const end = lineEnd.exec(text.slice(-maxEndLength));
  if (!end || text.includes('\n')) return { problem: invalid('', 'line') };
  const body = text.slice(0, -end[0].length);
  const checksum = itemAt(end, 1);
  if (checksum !== chainedChecksum(previous, body)) return { problem: invalid('checksum', 'checksum') };
  let value: unknown;
  try {
    value = JSON.parse(`${body}}`);
  } catch {
    return { problem: invalid('', 'line') };
  }
  return isRecord(value) ? { ok: { line: value, checksum } } : { problem: invalid('', 'line') };
}

function chainedChecksum(previous: string, body: string): string {
  return hashText(previous + body);
}

/** The problem with the path of its line. */
function problemInLine(number: number, { params = {} }: Problem): Problem {
  return invalid(['tail', number, params.path].filter((part) => part !== '').join('.'), String(params.what));
}

/** The content of a base with the changes of its tail. The base stays unchanged. */
export function joinTail(
  base: Readonly<Record<string, unknown>>,
  lines: readonly TailLine[],
): Result<Record<string, unknown>> {
  if (lines.length === 0) return { ok: base };
  const { aerodrome, about, match } = base;
  const segments = isRecord(match) && Array.isArray(match.segments) ? match.segments : [];
  const segment: unknown = segments.at(-1);
  if (!(typeof aerodrome === 'number' && aerodrome >= minVersion)) return { problem: invalid('tail', 'version') };
  if (!isRecord(match) || !isRecord(segment) || !Array.isArray(segment.log)) return { problem: invalid('tail', 'log') };
  const log: unknown[] = [...segment.log];
  let latest: { random: unknown; state: unknown } = { random: match.random, state: match.state };
  for (const [number, line] of lines.entries()) {
    const read = v.safeParse(lineSchema, line, { abortEarly: true });
    if (!read.success) {
      const [issue] = read.issues;
      return { problem: problemInLine(number, invalid(v.getDotPath(issue) ?? '', issue.type)) };
    }
    const { undo = 0, entries, random, state } = read.output;
    if (undo > log.length) return { problem: problemInLine(number, invalid('undo', 'range')) };
    log.length -= undo;
    for (const entry of entries) log.push(entry);
    latest = { random, state };
  }
  return {
    ok: {
      ...base,
      about: joinAbout(about, lines),
      match: { ...match, ...latest, segments: [...segments.slice(0, -1), { ...segment, log }] },
    },
  };
}

/** The metadata of a base with the changes of its tail. */
export function joinAbout(about: unknown, lines: readonly TailLine[]): unknown {
  if (!isRecord(about)) return about;
  const joined = new Map(Object.entries(about));
  for (const line of lines) {
    for (const [key, value] of Object.entries(isRecord(line.about) ? line.about : {})) {
      if (value === null) joined.delete(key);
      else joined.set(key, value);
    }
  }
  return Object.fromEntries(joined);
}

/** A match with the metadata of its file. */
export interface SavedMatch {
  match: Match;
  about: About;
}

/**
 * The line, with its line feed, that turns the file of `before` into that of `after`; `null` if only a whole save can.
 * `checksum` is the last one in the file. Throws where `writeSave` does.
 */
export function writeLine(before: SavedMatch, after: SavedMatch, checksum: string): string | null {
  checkWritable(after.match, after.about);
  if (before.match.options !== after.match.options) return null;
  const changes = after.match.changesSince(before.match);
  // Without a common entry it is another match.
  if (!changes) return null;
  const { undo, random, state } = changes;
  const about = aboutChanges(before.about, after.about);
  const entries = changes.entries.map((entry) => entryTextOf(entry).text);
  const body = `{${about === null ? '' : `"about":${canonical(about)},`}${undo === 0 ? '' : `"undo":${undo},`}\
"entries":[${entries.join(',')}],"random":${canonical(random)},"state":${canonical(state)}`;
  return `${body},"checksum":"${chainedChecksum(checksum, body)}"}\n`;
}

function aboutChanges(before: About, after: About): Record<string, unknown> | null {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = keys
    .filter((key) => !equalsCanonically(before[key], after[key]))
    .map((key) => [key, after[key] ?? null]);
  return changes.length === 0 ? null : Object.fromEntries(changes);
}

/** The checksum at the end of a whole save or of a line. */
export function lastChecksum(text: string): string | null {
  return /"checksum":"([0-9a-f]{16})"\}\n$/.exec(text.slice(-maxEndLength))?.[1] ?? null;
}
