import type { Rejection } from '@aerodrome/engine/core/game.ts';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { type BookDocument, bookFormat } from '@aerodrome/engine/meta/campaign/bookDocument.ts';
import { type CampaignDocument, campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import { type DocumentFormat, readDocument } from '@aerodrome/engine/meta/document.ts';
import { type Ledger, ledgerFormat, type SalvagedLedger, salvageLedger } from '@aerodrome/engine/meta/ledger.ts';
import { type Roster, rosterFormat } from '@aerodrome/engine/meta/roster.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { notASave } from '@aerodrome/engine/saves/json.ts';
import { type ReadSave, readSave } from '@aerodrome/engine/saves/parse.ts';
import { lengthOf, maxPieceLength, type Piece, PieceAssembler, piecesOf } from '@aerodrome/engine/saves/pieces.ts';
import { type ImportedFile, type ImportPart, joinImport, readImport } from './importedFile.ts';
import { detectBox, readBox } from './matches/boxes.ts';
import { type PublicMatch, readPublicMatch, type TraceTypes } from './matches/publicMatch.ts';

/**
 * Reads one kind of untrusted input. `parts` does the work, in a worker; the page only joins the parts, each of which is
 * small enough for its thread.
 */
export interface InputReader<Input, Part, Output> {
  parts(input: Input): Iterable<Part> | AsyncIterable<Part>;
  joiner(): Joiner<Part, Output>;
  /** The output if reading took too long or threw. */
  failure(problem: Problem): Output;
}

export interface Joiner<Part, Output> {
  take(part: Part): void;
  /** The output, after the last part. */
  output(): Output;
}

/** A reader whose output is its only part. */
function wholeReader<Input, Output>(
  read: (input: Input) => Output | Promise<Output>,
  failure: (problem: Problem) => Output,
): InputReader<Input, Output, Output> {
  return {
    async *parts(input) {
      yield await read(input);
    },
    joiner() {
      let output: Output;
      return {
        take(part) {
          output = part;
        },
        output: () => output,
      };
    },
    failure,
  };
}

const asProblem = (problem: Problem) => ({ problem });

function documentReader<T extends object>(format: DocumentFormat<T>): InputReader<string, Result<T>, Result<T>> {
  return wholeReader<string, Result<T>>((text) => readDocument(format, text), asProblem);
}

/** An event log with the state that was folded from it, so that the page does not fold it again. */
function eventLogReader<T extends object, State>(log: {
  format: DocumentFormat<T>;
  fold(document: T): State;
  adopt(document: T, state: State): void;
}): InputReader<string, Result<{ document: T; state: State }>, Result<T>> {
  const { parts, joiner } = wholeReader<string, Result<{ document: T; state: State }>>((text) => {
    const read = readDocument(log.format, text);
    return 'problem' in read ? read : { ok: { document: read.ok, state: log.fold(read.ok) } };
  }, asProblem);
  return {
    parts,
    joiner() {
      const documentJoiner = joiner();
      return {
        take: documentJoiner.take,
        output() {
          const read = documentJoiner.output();
          if ('problem' in read) return read;
          log.adopt(read.ok.document, read.ok.state);
          return { ok: read.ok.document };
        },
      };
    },
    failure: asProblem,
  };
}

type MatchPart = { piece: Piece } | { problem: Problem };

const matchReader: InputReader<string, MatchPart, ReadSave> = {
  *parts(text) {
    const read = readSave(text, Object.values(games));
    if ('problem' in read) return yield read;
    for (const piece of piecesOf(read.ok.match, read.ok.about)) {
      // No match needs a piece of this length, and a longer one would block the page.
      if (lengthOf(piece) > maxPieceLength) return yield { problem: notASave('tooLarge') };
      yield { piece };
    }
  },
  joiner() {
    const assembler = new PieceAssembler();
    let refusal: { problem: Problem } | null = null;
    return {
      take(part) {
        if ('problem' in part) refusal = part;
        else assembler.take(part.piece);
      },
      output: () => refusal ?? { ok: assembler.match(Object.values(games)) },
    };
  },
  failure: asProblem,
};

type ReadBox = { value: unknown } | { problems: readonly Rejection[] };

/** The types of input, part and output, by kind of input. */
interface ReadTypes {
  match: [string, MatchPart, ReadSave];
  /** For the card of a match in a list. */
  publicMatch: WholeTypes<{ text: string; traces: TraceTypes }, Result<PublicMatch>>;
  tournament: LogTypes<TournamentDocument, Tournament>;
  campaign: LogTypes<CampaignDocument, CampaignState>;
  book: WholeTypes<string, Result<BookDocument>>;
  roster: WholeTypes<string, Result<Roster>>;
  ledger: WholeTypes<string, Result<Ledger>>;
  damagedLedger: WholeTypes<{ text: string; year: number }, Result<SalvagedLedger>>;
  /** A file that a person imports: a document, a bundle, or a campaign book. */
  import: [Blob, ImportPart, Result<ImportedFile>];
  box: WholeTypes<{ game: string; option: string; file: Blob }, ReadBox>;
  /** The game and option of a box that was imported as a match. */
  boxOwner: WholeTypes<string, ReturnType<typeof detectBox>>;
}
type LogTypes<T, State> = [string, Result<{ document: T; state: State }>, Result<T>];
type WholeTypes<Input, Output> = [Input, Output, Output];

export type ReadKind = keyof ReadTypes;
export type InputOf<K extends ReadKind> = ReadTypes[K][0];
export type PartOf<K extends ReadKind> = ReadTypes[K][1];
export type OutputOf<K extends ReadKind> = ReadTypes[K][2];

/** The readers of all untrusted input, by its kind. They run in a worker. */
export const readers: { [K in ReadKind]: InputReader<InputOf<K>, PartOf<K>, OutputOf<K>> } = {
  match: matchReader,
  publicMatch: wholeReader<InputOf<'publicMatch'>, Result<PublicMatch>>(readPublicMatch, asProblem),
  tournament: eventLogReader<TournamentDocument, Tournament>(tournamentLog),
  campaign: eventLogReader<CampaignDocument, CampaignState>(campaignLog),
  book: documentReader(bookFormat),
  roster: documentReader(rosterFormat),
  ledger: documentReader(ledgerFormat),
  damagedLedger: wholeReader<InputOf<'damagedLedger'>, Result<SalvagedLedger>>(
    ({ text, year }) => ({ ok: salvageLedger(text, year) }),
    asProblem,
  ),
  import: { parts: readImport, joiner: joinImport, failure: asProblem },
  box: wholeReader<InputOf<'box'>, ReadBox>(readBox, (problem) => ({ problems: [problem] })),
  boxOwner: wholeReader(detectBox, () => null),
};

/** Reads untrusted input. Never rejects: an input that cannot be read gives the problem of its kind. */
export type ReadInput = <K extends ReadKind>(kind: K, input: InputOf<K>) => Promise<OutputOf<K>>;

export function readerOf<K extends ReadKind>(kind: K): InputReader<InputOf<K>, PartOf<K>, OutputOf<K>> {
  return readers[kind];
}

/** Reads in this thread, for scripts and tests. */
export const readInProcess: ReadInput = async (kind, input) => {
  const reader = readerOf(kind);
  const joiner = reader.joiner();
  for await (const part of reader.parts(input)) joiner.take(part);
  return joiner.output();
};
