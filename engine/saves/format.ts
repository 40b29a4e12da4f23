import * as v from 'valibot';
import { canonical, hash, hashText } from '../core/hash.ts';
import type { Match } from '../core/match.ts';
import { countEntries, type EntryCounts } from '../core/matchParts.ts';
import { maxBound } from '../core/random.ts';
import type { Entry, MatchRecord, Segment } from '../core/record.ts';
import type { Problem, Result } from '../core/result.ts';
import { checkPlain, invalid, isRecord, maxTextLength } from './json.ts';
import { formatMigrations } from './migrations.ts';

/** Metadata of a match from the shell: names, a title, dates. The engine stores it and does not read it. */
export type About = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** The content of a file besides its version and its checksum. */
export interface Content {
  about: About;
  match: MatchRecord;
}

/**
 * Maximum number of log entries: each takes memory and time to replay, and take-backs could make a log endless. The
 * longest matches of random bots have about 3,000.
 */
export const maxEntries = 6000;
export const maxTakeBacks = 1000;
/** Entries reserved for the rest of a match after the last take-back. */
const entriesReservedForEnd = 3000;

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
// Only roughly checked here; the game's `checkState` is exact.
const state = v.looseObject({ phase: v.string(), outcome: v.nullable(outcome) });

const draw = v.pipe(
  v.strictObject({ name: word, bound: v.pipe(version, v.maxValue(maxBound)), value: index }),
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
/** −1 is the snapshot that an older segment left. */
const takeBack = v.strictObject({ takeBack: v.pipe(v.number(), v.integer(), v.minValue(-1)), hash: hexadecimal });
const entry = v.lazy((input) => (isRecord(input) && 'takeBack' in input ? takeBack : step));
const segment = v.strictObject({
  rulesVersion: version,
  options: plainRecord,
  start: v.nullable(state),
  // Counted before it is read.
  log: v.pipe(v.array(v.unknown()), v.maxLength(maxEntries), v.array(entry)),
});

const bits = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1));
const content = v.strictObject({
  about,
  match: v.strictObject({
    game: word,
    seed: v.pipe(v.number(), v.safeInteger()),
    random: v.pipe(
      v.strictTuple([bits, bits, bits, bits]),
      // A generator in the all-zero state only gives zeros, and `below` would loop for ever.
      v.check((words) => words.some((bit) => bit !== 0)),
    ),
    segments: v.pipe(v.array(segment), v.minLength(1), v.maxLength(100)),
    state,
  }),
});

/** Checks types and bounds of a file's content. `checkSegments` and the replay check how the parts fit together. */
export function checkContent(value: unknown): Result<Content> {
  const read = v.safeParse(content, value, { abortEarly: true });
  if (read.success) return { ok: read.output as Content };
  const [issue] = read.issues;
  return { problem: invalid(v.getDotPath(issue) ?? '', issue.type) };
}

/** The reason why a file cannot store this metadata, or `null`. */
export function checkAbout(value: About): Problem | null {
  const read = v.safeParse(about, value, { abortEarly: true });
  if (!read.success) return invalid(`about.${v.getDotPath(read.issues[0]) ?? ''}`, read.issues[0].type);
  return checkPlain({ about: value });
}

/** The reason why the logs of all segments together are too long to be replayed, or `null`. */
export function checkSegmentCounts(segments: readonly Segment[]): Problem | null {
  return checkCounts(countEntries(segments));
}

function checkCounts({ entries, takeBacks }: EntryCounts): Problem | null {
  if (entries > maxEntries) return invalid('match.segments', 'tooManyEntries');
  return takeBacks > maxTakeBacks ? invalid('match.segments', 'tooManyTakeBacks') : null;
}

/** The reason why a file has no room for another take-back and the rest of the match, or `null`. */
export function checkTakeBackRoom(match: Match): Problem | null {
  const { entries, takeBacks } = match.entryCounts;
  if (entries >= maxEntries - entriesReservedForEnd) return { code: 'match.takeBack.tooLong' };
  return takeBacks < maxTakeBacks ? null : { code: 'match.takeBack.tooMany', params: { most: maxTakeBacks } };
}

/**
 * Checksum of a file. Version 1 hashed the whole text. Since version 2 every log entry has a checksum of its own, which
 * is cached: a match that is saved after every step is not hashed from its beginning again.
 */
export function checksumOf(found: number, parts: Readonly<Record<string, unknown>>): string {
  return hash({ ...(found === 1 ? parts : withEntryChecksums(parts)), aerodrome: found });
}

/** The parts with the checksum of each log entry in place of the entry. */
function withEntryChecksums({ match, ...parts }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (!isRecord(match) || !Array.isArray(match.segments)) return { ...parts, match };
  const segments = match.segments.map((segment: unknown) =>
    isRecord(segment) && Array.isArray(segment.log) ? { ...segment, log: segment.log.map(entryChecksum) } : segment,
  );
  return { ...parts, match: { ...match, segments } };
}

/** Throws `RangeError` for a log or metadata that no file can store; `checkAbout` tells the reason beforehand. */
export function checkWritable(match: Match, metadata: About): void {
  const problem = checkAbout(metadata) ?? checkCounts(match.entryCounts);
  if (problem) throw new RangeError(canonical(problem));
}

/**
 * The text of a save file, with one line per log entry. The same match and metadata always give the same text. Throws
 * instead of writing a file that could not be read again.
 */
export function writeSave(match: Match, metadata: About): string {
  checkWritable(match, metadata);
  const text = saveText({ about: metadata, match: match.record() });
  if (text.length > maxTextLength) throw new RangeError(`a save of ${text.length} characters`);
  return text;
}

/** The text of a save file with this content. Its last line, the checksum, is the mark after which a tail may follow. */
export function saveText({ about, match }: Content): string {
  const { game, seed, random, segments, state } = match;
  return `{"aerodrome":${formatVersion},
"about":${canonical(about)},
"match":{"game":${canonical(game)},"seed":${seed},"random":${canonical(random)},
"segments":[
${segments.map(segmentText).join(',\n')}],
"state":${canonical(state)}},
"checksum":"${checksumOf(formatVersion, { about, match })}"}
`;
}

function segmentText({ rulesVersion, options, start, log }: Segment): string {
  return `{"rulesVersion":${rulesVersion},"options":${textOf(options)},
"start":${textOf(start)},"log":[
${log.map(textOf).join(',\n')}]}`;
}

/** Caches by log entry, which is immutable: a match is saved after every step. */
const textCache = new WeakMap<object, string>();
const checksumCache = new WeakMap<object, string>();

function textOf(value: Entry | Segment['options'] | Segment['start']): string {
  return cached(textCache, value, canonical);
}

function entryChecksum(entry: unknown): string {
  return cached(checksumCache, entry, () => hashText(textOf(entry as Entry)));
}

function cached<T>(cache: WeakMap<object, string>, value: T, compute: (value: T) => string): string {
  if (typeof value !== 'object' || value === null) return compute(value);
  const known = cache.get(value);
  if (known !== undefined) return known;
  const text = compute(value);
  if (Object.isFrozen(value)) cache.set(value, text);
  return text;
}

/** The stored text of an entry and its checksum, sent along when a worker has read the match. */
export interface EntryText {
  text: string;
  checksum: string;
}

export function entryTextOf(entry: Entry): EntryText {
  return { text: textOf(entry), checksum: entryChecksum(entry) };
}

/** Fills the caches for a frozen entry that was read elsewhere. */
export function cacheEntryText(entry: Entry, { text, checksum }: EntryText): void {
  textCache.set(entry, text);
  checksumCache.set(entry, checksum);
}
