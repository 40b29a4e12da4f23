import { freeze } from '../core/clone.ts';
import type { AnyGameKind } from '../core/game.ts';
import { lastOf } from '../core/items.ts';
import { Match } from '../core/match.ts';
import type { Entry, MatchRecord, Segment } from '../core/record.ts';
import { type About, takeOver, type Written, written } from './format.ts';

/** An entry as the page that plays on needs it: as it is, and as a file says it. */
interface Line extends Written {
  /** In the order that the rules gave it. */
  entry: string;
}

/**
 * A match that was read apart from where it is played, piece by piece, in this order. All that is large is text, which
 * costs next to nothing to hand over, and each piece little enough to be taken up between two pictures.
 */
export type Piece =
  | { is: 'head'; about: About; match: Pick<MatchRecord, 'game' | 'seed' | 'random'>; state: string }
  | { is: 'segment'; segment: string }
  | { is: 'lines'; lines: readonly Line[] }
  | { is: 'snapshots'; snapshots: readonly (readonly [at: number, state: string])[] };

/** No piece is longer than this, if it is more than one text. */
const usual = 2 ** 17;
/** Whatever is longer by itself was never played: the largest box and the longest entry have a small part of it. */
export const longestPiece = 2 ** 20;

export function* piecesOf(match: Match, about: About): Generator<Piece> {
  const { state, segments, game, seed, random } = match.record();
  yield { is: 'head', about, match: { game, seed, random }, state: JSON.stringify(state) };
  for (const { log, ...segment } of segments) {
    yield { is: 'segment', segment: JSON.stringify(segment) };
    const lines = log.map((entry) => ({ entry: JSON.stringify(entry), ...written(entry) }));
    for (const some of sized(lines, ({ entry, text }) => entry.length + text.length))
      yield { is: 'lines', lines: some };
  }
  for (const some of sized([...match.snapshots()], ([, text]) => text.length)) {
    yield { is: 'snapshots', snapshots: some };
  }
}

function* sized<T>(all: readonly T[], lengthOf: (one: T) => number): Generator<T[]> {
  let some: T[] = [];
  let length = 0;
  for (const one of all) {
    length += lengthOf(one);
    if (some.length > 0 && length > usual) {
      yield some;
      some = [];
      length = lengthOf(one);
    }
    some.push(one);
  }
  if (some.length > 0) yield some;
}

export function lengthOf(piece: Piece): number {
  if (piece.is === 'head') return piece.state.length;
  if (piece.is === 'segment') return piece.segment.length;
  const texts =
    piece.is === 'lines' ? piece.lines.map(({ entry }) => entry) : piece.snapshots.map(([, state]) => state);
  return texts.reduce((sum, { length }) => sum + length, 0);
}

/** Puts the pieces together again. */
export class Joining {
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
    takeOver(entry, line);
    lastOf(this.#segments).log.push(entry);
  }

  /** The match, once every piece is there. */
  match(kinds: readonly AnyGameKind[]): { match: Match; about: About } {
    const head = this.#head;
    const kind = kinds.find(({ id }) => id === head?.match.game);
    if (!head || !kind) throw new Error('a match without its head, or of no game');
    const record = { ...head.match, segments: this.#segments, state: JSON.parse(head.state) };
    return { match: Match.adopt(kind, record, this.#snapshots), about: head.about };
  }
}
