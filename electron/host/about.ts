import type { About } from '../contract.ts';

/** The same limits as for the `about` record of a save. */
const maxNotes = 32;
const maxKeyLength = 64;
const maxLineLength = 1000;

/**
 * The valid entries of a document's `about` record. A file may hold anything under that key, and invalid values would break
 * the list of documents. `whole`: no entry was dropped.
 */
export function parseAbout(value: unknown): { about: About | null; whole: boolean } {
  if (value === undefined) return { about: null, whole: true };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { about: null, whole: false };
  const given = Object.entries(value);
  const fitting = given.filter(([key, note]) => key.length <= maxKeyLength && isNote(note)).slice(0, maxNotes);
  return { about: Object.fromEntries(fitting), whole: fitting.length === given.length };
}

function isNote(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.length <= maxNotes && value.every(isLine);
  return typeof value === 'boolean' || isLine(value);
}

function isLine(value: unknown): boolean {
  return typeof value === 'string' && value.length <= maxLineLength;
}
