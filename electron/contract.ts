import type { Problem, Result } from '@aerodrome/engine/core/result.ts';

/**
 * What the page may ask of the shell it runs in. Both shells keep it: Electron over one list of IPC channels, the
 * browser shell over one list of addresses. Everything that crosses is plain JSON; every answer is a result, never a throw.
 */
export const documentKinds = ['matches', 'tournaments', 'campaigns', 'players'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export interface HostInfo {
  shell: 'electron' | 'browser';
  version: string;
  /** Where the files are, to be shown to a person. */
  folder: string;
  /** Another process, or another tab, owns the folder: nothing can be written from here. */
  readOnly: boolean;
  /** What was found wrong at start: files set aside, an index rebuilt, a folder that cannot be written. */
  reports: readonly Problem[];
}

/** One document as the index knows it, without opening it. */
export interface DocumentInfo {
  id: string;
  /** Counts up with every write; a writer must name the one it has seen. */
  revision: number;
  bytes: number;
  /** When it was last written, as an ISO date. */
  modified: string;
  /** The document's own `about` record, or `null` where it has none; what does not fit is left out. */
  about: About | null;
}

/** Notes for a card: short lines, numbers, and short lists of lines. */
export type About = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export interface Host {
  info(): Promise<Result<HostInfo>>;
  list(kind: DocumentKind): Promise<Result<readonly DocumentInfo[]>>;
  read(kind: DocumentKind, id: string): Promise<Result<{ text: string; revision: number }>>;
  /** Committed once it has answered. `revision` 0 makes a new document; a stale one is refused. */
  write(kind: DocumentKind, id: string, text: string, revision: number): Promise<Result<{ revision: number }>>;
  /** Puts a document aside; `restore` brings it back. */
  remove(kind: DocumentKind, id: string): Promise<Result<null>>;
  restore(kind: DocumentKind, id: string): Promise<Result<DocumentInfo>>;
  /**
   * An earlier generation of a document as it was written, 1 for the latest; `null` where none was kept. Whether there is
   * one also tells that a document which is not here has been.
   */
  readGeneration(kind: DocumentKind, id: string, generation: number): Promise<Result<string | null>>;
  readSettings(): Promise<Result<string | null>>;
  writeSettings(text: string): Promise<Result<null>>;
  /**
   * The whole folder as one file, piece by piece: `after` is empty for the first and the last piece's `next` for each
   * further one, until that is `null`. The file is all pieces one after the other.
   */
  exportBackup(after: string): Promise<Result<{ text: string; next: string | null }>>;
  /** Takes any number of whole lines of such a file in, and overwrites nothing but the settings. */
  importBackup(lines: string): Promise<Result<ImportSummary>>;
  /**
   * What the person next asks of the shell instead of the page: answered when there is something, and `null` to whoever
   * has asked before, or where it will never come.
   */
  nextShellRequest(): Promise<Result<ShellRequest | null>>;
  quit(): Promise<Result<null>>;
}

/** A file that was double-clicked or chosen in the menu, or the sheet that tells what this is. */
export type ShellRequest = { open: { name: string; text: string } } | { refused: Problem } | { show: 'credits' };

/** What became of the lines: written, here already, or none that Aerodrome could have written. */
export interface ImportSummary {
  written: number;
  same: number;
  refused: number;
}

/** The one list of channels: every method of `Host`, and nothing else. */
export const channels = [
  'info',
  'list',
  'read',
  'write',
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

/** Ids are made by the page and become file names: short, plain, and never a path, nor what Windows takes for a device. */
export const idPattern = /^(?!(?:con|prn|aux|nul|com\d|lpt\d)$)[a-z0-9][a-z0-9-]{0,63}$/;

/** Refused above this, in bytes: far more than any match needs. */
export const maxTextBytes = 10 * 1024 * 1024;
