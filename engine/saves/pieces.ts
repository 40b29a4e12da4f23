import { freeze } from '../core/clone.ts';
import type { AnyGameKind } from '../core/game.ts';
import { lastOf } from '../core/items.ts';
import { Match } from '../core/match.ts';
import type { Entry, MatchRecord, Segment } from '../core/record.ts';
import { type About, cacheEntryText, type EntryText, entryTextOf } from './format.ts';

/** A log entry with its stored text, for the page that plays the match. */
interface Line extends EntryText {
  /** JSON with its keys in the order of the rules. */
  entry: string;
}

/**
 * A match on its way from the worker that read it to the page, in pieces, in this order. Large parts are text, which is
 * cheap to transfer, and each piece is small enough to be parsed between two frames.
 */
export type Piece =
  | { is: 'head'; about: About; match: Pick<MatchRecord, 'game' | 'seed' | 'random'>; state: string }
  | { is: 'segment'; segment: string }
  | { is: 'lines'; lines: readonly Line[] }
  | { is: 'snapshots'; snapshots: readonly (readonly [at: number, state: string])[] };

/** Maximum length of a piece with more than one text. */
const targetPieceLength = 2 ** 17;
/** Maximum length of a single text. The largest box and the longest entry have a small part of it. */
export const maxPieceLength = 2 ** 20;

export function* piecesOf(match: Match, about: About): Generator<Piece> {
  const { state, segments, game, seed, random } = match.record();
  yield { is: 'head', about, match: { game, seed, random }, state: JSON.stringify(state) };
  for (const { log, ...segment } of segments) {
    yield { is: 'segment', segment: JSON.stringify(segment) };
    const lines = log.map((entry) => ({ entry: JSON.stringify(entry), ...entryTextOf(entry) }));
    for (const group of groupBySize(lines, ({ entry, text }) => entry.length + text.length))
      yield { is: 'lines', lines: group };
  }
  for (const group of groupBySize([...match.snapshots()], ([, text]) => text.length)) {
    yield { is: 'snapshots', snapshots: group };
  }
}

function* groupBySize<T>(all: readonly T[], lengthOf: (one: T) => number): Generator<T[]> {
  let group: T[] = [];
  let length = 0;
  for (const one of all) {
    length += lengthOf(one);
    if (group.length > 0 && length > targetPieceLength) {
      yield group;
      group = [];
      length = lengthOf(one);
    }
    group.push(one);
  }
  if (group.length > 0) yield group;
}

export function lengthOf(piece: Piece): number {
  if (piece.is === 'head') return piece.state.length;
  if (piece.is === 'segment') return piece.segment.length;
  const texts =
    piece.is === 'lines' ? piece.lines.map(({ entry }) => entry) : piece.snapshots.map(([, state]) => state);
  return texts.reduce((sum, { length }) => sum + length, 0);
}

/** Assembles a match from its pieces. */
export class PieceAssembler {
  #head: Extract<Piece, { is: 'head' }> | null = null;
  readonly #segments: (Segment & { log: Entry[] })[] = [];
  readonly #snapshots = new Map<number, string>();

  take(piece: Piece): void {
    if (piece.is === 'head') this.#head = piece;
    else if (piece.is === 'segment') this.#segments.push({ ...freeze(JSON.parse(piece.segment)), log: [] });
    else if (piece.is === 'lines') for (const line of piece.lines) this.#takeLine(line);
    else for (const [at, state] of piece.snapshots) this.#snapshots.set(at, state);
  }

  #takeLine(line: Line): void {
    const entry: Entry = freeze(JSON.parse(line.entry));
    cacheEntryText(entry, line);
    lastOf(this.#segments).log.push(entry);
  }

  /** The match, after the last piece. */
  match(kinds: readonly AnyGameKind[]): { match: Match; about: About } {
    const head = this.#head;
    const kind = kinds.find(({ id }) => id === head?.match.game);
    if (!head || !kind) throw new Error('a match without its head, or of no game');
    const record = { ...head.match, segments: this.#segments, state: JSON.parse(head.state) };
    return { match: Match.adopt(kind, record, this.#snapshots), about: head.about };
  }
}
