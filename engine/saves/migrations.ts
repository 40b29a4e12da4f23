/** How files of earlier versions become files of today's; a game's states have their own steps, in its descriptor. */
export interface FormatMigration {
  name: string;
  /** Takes and gives a file's content, without version and checksum. */
  up(content: Readonly<Record<string, unknown>>): unknown;
}

/** One step of the file's format each: the first leads from version 1 to version 2. Never changed once released. */
export const formatMigrations: readonly FormatMigration[] = [
  // Only the checksum is made otherwise, and that is asked of the file as it was.
  { name: 'sum-each-entry', up: (content) => content },
];
