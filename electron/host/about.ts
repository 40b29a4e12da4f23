import type { About } from '../contract.ts';

/** The same limits as for the `about` record of a save. */
const maxEntries = 32;
const maxListLength = 32;
const maxKeyLength = 64;
const maxTextLength = 1000;

/**
 * The valid entries of a document's `about` record. A file may hold anything under that key, and invalid values would
 * break the list of documents. `isComplete`: no entry was dropped.
 */
export function parseAbout(value: unknown): { about: About | null; isComplete: boolean } {
  if (value === undefined) return { about: null, isComplete: true };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { about: null, isComplete: false };
  const entries = Object.entries(value);
  const validEntries = entries
    .filter(([key, value]) => key.length <= maxKeyLength && isEntryValue(value))
    .slice(0, maxEntries);
  return { about: Object.fromEntries(validEntries), isComplete: validEntries.length === entries.length };
}

function isEntryValue(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.length <= maxListLength && value.every(isShortText);
  return typeof value === 'boolean' || isShortText(value);
}

function isShortText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= maxTextLength;
}
