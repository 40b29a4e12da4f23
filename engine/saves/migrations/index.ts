import { countEndings } from './track-count-endings.ts';

/**
 * How files of earlier versions become files of today's. A migration is never changed once it has been released; each
 * has a test, and an old file under its name that it brings up to date.
 */
export interface Migrations {
  /** One step of the file's format each: the first leads from version 1 to version 2. */
  format: readonly FormatMigration[];
  /** By game: one step of its rules each. */
  rules: Readonly<Record<string, readonly RulesMigration[]>>;
}

export interface FormatMigration {
  name: string;
  /** Takes and gives a file's content, without version and checksum. */
  up(content: Readonly<Record<string, unknown>>): unknown;
}

export interface RulesMigration {
  name: string;
  /** The version of the rules that it leads away from, to the next one. */
  from: number;
  up(match: { options: unknown; state: unknown }): { options: unknown; state: unknown };
}

export const migrations: Migrations = { format: [], rules: { track: [countEndings] } };
