import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Result } from '@aerodrome/engine/core/result.ts';
import type { Assignment } from '@aerodrome/engine/meta/assignment.ts';
import type { Bundled } from '@aerodrome/engine/meta/bundle.ts';
import type { Debrief } from '@aerodrome/engine/meta/debrief.ts';
import type { DocumentFormat } from '@aerodrome/engine/meta/document.ts';
import type { LedgerLine, Somebody } from '@aerodrome/engine/meta/ledger.ts';
import type { DocumentKeeper } from './keeper.ts';

/** A match that a document has asked for, and that is in the air: all that it is started from. */
export interface FlyingMatch {
  assignment: Assignment;
  matchId: string;
  game: string;
  /** Complete. */
  options: Record<string, unknown>;
  seed: number;
  /** By seat. */
  people: readonly Somebody[];
  /** After so many seconds over a decision a chime is heard. */
  reminder?: number;
  title: string;
}

/** A match that has come down. */
export interface FlownMatch {
  match: Match;
  debrief: Debrief;
  /** By seat what its dice came to, and how many there were. */
  thrown: readonly (readonly [number, number])[];
}

/** How a document of a kind is carried elsewhere, with its matches. */
export interface Cargo<D extends object> {
  kind: Bundled['kind'];
  format: DocumentFormat<D>;
  matchesOf(document: D): readonly string[];
  /** The same document with its matches under other names. */
  withMatches(document: D, names: ReadonlyMap<string, string>): D;
}

/** What asks for matches: the tournaments, or the campaigns. */
export interface Owner<D extends object> {
  assignment: Assignment['kind'];
  cargo: Cargo<D>;
  documents: DocumentKeeper<D>;
  /** The matches that are in the air. */
  flying(document: D, id: string): readonly FlyingMatch[];
  /** The document once such a match is over, with all that follows from it. The same match always settles alike. */
  settle(document: D, slot: string, flown: FlownMatch, at: string): Result<D>;
  /** What the ledger is to know of all that was flown; dice are added by whoever has the match. */
  lines(document: D, id: string): readonly LedgerLine[];
}

// Errands are told apart by their kind; inside each the types are exact.
// biome-ignore lint/suspicious/noExplicitAny: variance of methods over documents
export type AnyOwner = Owner<any>;
