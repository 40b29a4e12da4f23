import * as v from 'valibot';
import { canonical, hash, hashText } from '../core/hash.ts';
import type { Match } from '../core/match.ts';
import { largestBound } from '../core/random.ts';
import type { Entry, MatchRecord, Segment } from '../core/record.ts';
import type { Problem, Result } from '../core/result.ts';
import { checkPlain, invalid, isRecord, longestText } from './json.ts';
import { formatMigrations } from './migrations.ts';

/** What a shell notes about a match: names, a title, dates. The engine keeps it and reads nothing in it. */
export type About = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** What a file holds besides its version and its checksum. */
export interface Content {
  about: About;
  match: MatchRecord;
}

/**
 * A match takes its memory and its time to be replayed for every entry, and a log can be made as long as anybody likes by
 * taking back. The longest matches that bots have played by chance have some three thousand.
 */
export const mostEntries = 6000;
export const mostTakeBacks = 1000;
/** What is left for a match to come to its end, after the last take-back. */
const roomToEnd = 3000;

export const formatVersion = 1 + formatMigrations.length;

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const hexadecimal = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const plainRecord = v.custom<Record<string, unknown>>(isRecord);

const line = v.pipe(v.string(), v.maxLength(1000));
const about = v.pipe(
  plainRecord,
  v.record(word, v.union([line, v.number(), v.boolean(), v.pipe(v.array(line), v.maxLength(32))])),
  v.maxEntries(32),
);

const outcome = v.looseObject({ ending: word, winners: v.array(index) });
// Exact only where the game that it belongs to can say so: `checkState`.
const state = v.looseObject({ phase: v.string(), outcome: v.nullable(outcome) });

const draw = v.pipe(
  v.strictObject({ name: word, bound: v.pipe(version, v.maxValue(largestBound)), value: index }),
  v.check(({ bound, value }) => value < bound),
);
const event = v.looseObject({
  type: word,
  secret: v.optional(v.looseObject({ to: v.array(index) })),
  reveals: v.optional(v.literal(true)),
});
const step = v.strictObject({
  action: v.nullable(v.looseObject({ type: word, seat: index })),
  draws: v.array(draw),
  events: v.array(event),
  hash: hexadecimal,
});
/** −1 is the table that an older stretch left. */
const takeBack = v.strictObject({ takeBack: v.pipe(v.number(), v.integer(), v.minValue(-1)), hash: hexadecimal });
const entry = v.lazy((input) => (isRecord(input) && 'takeBack' in input ? takeBack : step));
const segment = v.strictObject({
  rulesVersion: version,
  options: plainRecord,
  start: v.nullable(state),
  // Counted before it is read.
  log: v.pipe(v.array(v.unknown()), v.maxLength(mostEntries), v.array(entry)),
});

const bits = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1));
const content = v.strictObject({
  about,
  match: v.strictObject({
    game: word,
    seed: v.pipe(v.number(), v.safeInteger()),
    random: v.pipe(
      v.strictTuple([bits, bits, bits, bits]),
      // A generator of nothing but noughts gives noughts for ever, and would be asked again for ever.
      v.check((words) => words.some((bit) => bit !== 0)),
    ),
    segments: v.pipe(v.array(segment), v.minLength(1), v.maxLength(100)),
    state,
  }),
});

/** Types and bounds of everything in a file; whether the parts fit each other is asked elsewhere. */
export function checkContent(value: unknown): Result<Content> {
  const read = v.safeParse(content, value, { abortEarly: true });
  if (read.success) return { ok: read.output as Content };
  const [issue] = read.issues;
  return { problem: invalid(v.getDotPath(issue) ?? '', issue.type) };
}

/** Why a file could not keep these notes, or `null`. */
export function checkAbout(value: About): Problem | null {
  const read = v.safeParse(about, value, { abortEarly: true });
  if (!read.success) return invalid(`about.${v.getDotPath(read.issues[0]) ?? ''}`, read.issues[0].type);
  return checkPlain({ about: value });
}

/** The reason why the logs of all segments together are too long to be replayed, or `null`. */
export function checkCounts({ segments }: MatchRecord): Problem | null {
  const { entries, takeBacks } = countEntries(segments);
  if (entries > mostEntries) return invalid('match.segments', 'tooManyEntries');
  return takeBacks > mostTakeBacks ? invalid('match.segments', 'tooManyTakeBacks') : null;
}

/** The reason why a file has no room for another take-back and the rest of the match, or `null`. */
export function whyNotTakeBack(match: Match): Problem | null {
  const { entries, takeBacks } = countEntries(match.record().segments);
  if (entries >= mostEntries - roomToEnd) return { code: 'match.takeBack.tooLong' };
  return takeBacks < mostTakeBacks ? null : { code: 'match.takeBack.tooMany', params: { most: mostTakeBacks } };
}

/** Counts in place: every save does it, and a list of all entries would cost more than the rest of the check. */
function countEntries(segments: readonly Segment[]): { entries: number; takeBacks: number } {
  let entries = 0;
  let takeBacks = 0;
  for (const { log } of segments) {
    entries += log.length;
    for (const entry of log) if ('takeBack' in entry) takeBacks++;
  }
  return { entries, takeBacks };
}

/**
 * The first version summed the whole text. Since the second every entry of a log has a sum of its own, which is kept: a
 * match that is written after every step need not be summed from its beginning.
 */
export function checksumOf(found: number, parts: Readonly<Record<string, unknown>>): string {
  return hash({ ...(found === 1 ? parts : summed(parts)), aerodrome: found });
}

function summed({ match, ...parts }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (!isRecord(match) || !Array.isArray(match.segments)) return { ...parts, match };
  const segments = match.segments.map((segment: unknown) =>
    isRecord(segment) && Array.isArray(segment.log) ? { ...segment, log: segment.log.map(sumOf) } : segment,
  );
  return { ...parts, match: { ...match, segments } };
}

/**
 * The text of a save file: the same match and notes always give the same text, an entry of the log a line. Throws rather
 * than write what could not be read again; `checkAbout` tells beforehand.
 */
export function writeSave(match: Match, notes: About): string {
  const problem = checkAbout(notes);
  if (problem) throw new RangeError(canonical(problem));
  const record = match.record();
  const tooMany = checkCounts(record);
  if (tooMany) throw new RangeError(canonical(tooMany));
  const { game, seed, random, segments, state } = record;
  const [noted, called, drawn, stands] = [notes, game, random, state].map(canonical);
  const text = `{"aerodrome":${formatVersion},
"about":${noted},
"match":{"game":${called},"seed":${seed},"random":${drawn},
"segments":[
${segments.map(segmentText).join(',\n')}],
"state":${stands}},
"checksum":"${checksumOf(formatVersion, { about: notes, match: record })}"}
`;
  if (text.length > longestText) throw new RangeError(`a save of ${text.length} characters`);
  return text;
}

function segmentText({ rulesVersion, options, start, log }: Segment): string {
  return `{"rulesVersion":${rulesVersion},"options":${textOf(options)},
"start":${textOf(start)},"log":[
${log.map(textOf).join(',\n')}]}`;
}

/** An entry never changes once it is played, and a match is written after every one of them: what is made of it is kept. */
const texts = new WeakMap<object, string>();
const sums = new WeakMap<object, string>();

function textOf(value: Entry | Segment['options'] | Segment['start']): string {
  return kept(texts, value, canonical);
}

function sumOf(entry: unknown): string {
  return kept(sums, entry, () => hashText(textOf(entry as Entry)));
}

function kept<T>(made: WeakMap<object, string>, value: T, make: (value: T) => string): string {
  if (typeof value !== 'object' || value === null) return make(value);
  const known = made.get(value);
  if (known !== undefined) return known;
  const text = make(value);
  if (Object.isFrozen(value)) made.set(value, text);
  return text;
}

/** What a file says of an entry: made where the match was read, it need not be made again where it is played. */
export interface Written {
  text: string;
  sum: string;
}

export function written(entry: Entry): Written {
  return { text: textOf(entry), sum: sumOf(entry) };
}

/** Takes over what was made of a frozen entry elsewhere. */
export function takeOver(entry: Entry, { text, sum }: Written): void {
  texts.set(entry, text);
  sums.set(entry, sum);
}
