import type { Problem, Result } from '@aerodrome/engine/core/result.ts';

export const documentKinds = ['matches', 'tournaments', 'campaigns', 'players'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export interface HostInfo {
  shell: 'electron' | 'browser';
  version: string;
  /** The path of the data folder, for display. */
  folder: string;
  /** Another process or tab holds the lock of the folder, so this page cannot write. */
  readOnly: boolean;
  /** Problems found at start: files set aside, an index rebuilt, a folder that cannot be written. */
  reports: readonly Problem[];
}

/**
 * The answer of a call that writes. `reports`: what the host found while the program runs, as in `HostInfo`; each is sent
 * once.
 */
export type Reported<T> = Result<T> & { reports?: readonly Problem[] };

/** The index entry of a document; reading it does not open the file. */
export interface DocumentInfo {
  id: string;
  /** Rises with every write. A writer passes the revision it has read (optimistic locking). */
  revision: number;
  bytes: number;
  /** Time of the last write, as an ISO date. */
  modified: string;
  /** The document's `about` record without invalid entries, or `null`. */
  about: About | null;
}

/** A short text about a document, as the page wrote it, with the revision that it describes. */
export interface StoredSummary {
  id: string;
  revision: number;
  summary: string;
}

/** Metadata for the card of a document: short lines, numbers, and short lists of lines. */
export type About = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * The interface between the page and its shell. Electron serves it over IPC channels, the browser shell over HTTP. All
 * arguments and answers are plain JSON; every answer is a `Result`, and no method throws.
 */
export interface Host {
  info(): Promise<Result<HostInfo>>;
  list(kind: DocumentKind): Promise<Result<readonly DocumentInfo[]>>;
  read(kind: DocumentKind, id: string): Promise<Result<{ text: string; revision: number }>>;
  /**
   * The write is durable once this resolves. `revision` 0 creates a document; a stale revision is refused. `summary` is
   * for `readSummaries`; one that is too long is not stored.
   */
  write(
    kind: DocumentKind,
    id: string,
    text: string,
    revision: number,
    summary?: string,
  ): Promise<Reported<{ revision: number }>>;
  /**
   * Appends a line, made by `writeLine` of the engine, to the tail of a document. The line is durable once this resolves.
   * Refused as `write` is, and if the line does not continue the file; a whole write is then possible. `read` gives the
   * document without a tail.
   */
  append(
    kind: DocumentKind,
    id: string,
    line: string,
    revision: number,
    summary?: string,
  ): Promise<Reported<{ revision: number }>>;
  /** Stores the summary of a document that was written without one. Ignored if the document has changed. */
  writeSummary(kind: DocumentKind, id: string, revision: number, summary: string): Promise<Reported<null>>;
  /**
   * The stored summaries of these documents, at most `maxSummariesPerCall`. Documents without one, or whose file has
   * changed since, are left out. The host does not read summaries: the page must validate them.
   */
  readSummaries(kind: DocumentKind, ids: readonly string[]): Promise<Result<readonly StoredSummary[]>>;
  /** Moves a document to the folder `removed`; `restore` moves it back. */
  remove(kind: DocumentKind, id: string): Promise<Reported<null>>;
  restore(kind: DocumentKind, id: string): Promise<Reported<DocumentInfo>>;
  /**
   * The text of an earlier generation of a document, 1 for the latest; `null` if there is none. A generation without its
   * document shows that the document existed.
   */
  readGeneration(kind: DocumentKind, id: string, generation: number): Promise<Result<string | null>>;
  readSettings(): Promise<Result<string | null>>;
  writeSettings(text: string): Promise<Reported<null>>;
  /**
   * One piece of a backup of the whole folder. `after` is empty for the first piece, then the `next` of the previous one,
   * until that is `null`. The backup file is the concatenation of all pieces.
   */
  exportBackup(after: string): Promise<Result<BackupPiece>>;
  /** Imports whole lines of a backup file. Only the settings are overwritten. */
  importBackup(lines: string): Promise<Reported<ImportSummary>>;
  /**
   * Long poll for the next request that the user made of the shell. A new call resolves the previous one with `null`; the
   * browser shell always answers `null`.
   */
  nextShellRequest(): Promise<Result<ShellRequest | null>>;
  quit(): Promise<Result<null>>;
}

export interface BackupPiece {
  text: string;
  next: string | null;
  /** Why documents of this piece could not be exported, one problem for each. */
  leftOut: readonly Problem[];
}

/** A file that was double-clicked or chosen in the menu, or a menu entry that opens the credits. */
export type ShellRequest = { open: { name: string; text: string } } | { refused: Problem } | { show: 'credits' };

/** Number of imported lines that were written, were present already, or are not valid. */
export interface ImportSummary {
  written: number;
  same: number;
  refused: number;
}

/** The allowlist of channels: exactly the methods of `Host`. */
export const channels = [
  'info',
  'list',
  'read',
  'write',
  'append',
  'writeSummary',
  'readSummaries',
  'remove',
  'restore',
  'readGeneration',
  'readSettings',
  'writeSettings',
  'exportBackup',
  'importBackup',
  'nextShellRequest',
  'quit',
] as const satisfies readonly (keyof Host)[];
export type Channel = (typeof channels)[number];

/** Ids are created by the page and become file names, so they are short, are no paths and are no device names of Windows. */
export const idPattern = /^(?!(?:con|prn|aux|nul|com\d|lpt\d)$)[a-z0-9][a-z0-9-]{0,63}$/;

/** Larger documents are refused. A long match needs far less. */
export const maxTextBytes = 10 * 1024 * 1024;

/** Maximum length of a summary in characters. */
export const maxSummaryLength = 8 * 1024;

/** Maximum number of ids in a call of `readSummaries`. */
export const maxSummariesPerCall = 256;
