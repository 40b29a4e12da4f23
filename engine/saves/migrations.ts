/** A migration of the file format. States have migrations of their own, in the game's descriptor. */
export interface FormatMigration {
  name: string;
  /** Converts the content of a file, without version and checksum. */
  up(content: Readonly<Record<string, unknown>>): unknown;
}

/** One version each: the first leads from version 1 to version 2. Never changed after a release. */
export const formatMigrations: readonly FormatMigration[] = [
  // Only the checksum differs, and it is checked on the file before migration.
  { name: 'sum-each-entry', up: (content) => content },
  // Files may have a tail of lines since then, which is joined before migration.
  { name: 'append-lines', up: (content) => content },
];
