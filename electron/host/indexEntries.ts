import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { joinAbout, splitSave } from '@aerodrome/engine/saves/tail.ts';
import { type DocumentInfo, idPattern } from '../contract.ts';
import { parseAbout } from './about.ts';

/** Index entry of a document. `stamp` shows without reading the file whether it has changed. */
export interface IndexEntry extends DocumentInfo {
  stamp: string;
  digest: string;
}

/** Far above any real revision. A forged number must not come near `Number.MAX_SAFE_INTEGER`. */
const maxRevision = 2 ** 40;

/** Changes with the file, even if its modification time is set back. */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return [size, mtimeMs, ctimeMs, ino].join(' ');
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** A file system may hold times outside the range of `Date`. */
export function modifiedOf({ mtime }: Stats): string {
  return (Number.isNaN(mtime.getTime()) ? new Date(0) : mtime).toISOString();
}

/** The valid entries of an index file. A document without an entry is read from its file. */
export function readEntries(text: string | null): Map<string, IndexEntry> {
  const entries = new Map<string, IndexEntry>();
  for (const [id, value] of Object.entries(parseRecord(text ?? '') ?? {})) {
    const entry = parseEntry(id, value);
    if (entry) entries.set(id, entry);
  }
  return entries;
}

function parseEntry(id: string, value: unknown): IndexEntry | null {
  if (typeof value !== 'object' || value === null || !idPattern.test(id)) return null;
  const { revision, bytes, modified, stamp, digest, about } = value as Partial<IndexEntry>;
  const isRevision = Number.isSafeInteger(revision) && Number(revision) > 0 && Number(revision) < maxRevision;
  const hasFileInfo = Number.isSafeInteger(bytes) && Number(bytes) >= 0 && isDate(modified);
  if (!isRevision || !hasFileInfo || typeof stamp !== 'string' || typeof digest !== 'string') return null;
  const parsed = parseAbout(about ?? undefined);
  if (!parsed.isComplete) return null;
  return { id, revision, bytes, modified, stamp, digest, about: parsed.about } as IndexEntry;
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 32 && !Number.isNaN(Date.parse(value));
}

export interface ParsedDocument {
  about: unknown;
  /** Without a torn line, which was never acknowledged. */
  text: string;
  /** The checksum that the next line continues; `null` if the document takes no lines. */
  checksum: string | null;
}

/** A document is one JSON object with the key `aerodrome`, its format version. A match may have a tail of lines. */
export function parseDocument(given: string): ParsedDocument | null {
  const split = splitSave(given);
  if ('problem' in split) return null;
  const { base, lines, text, checksum } = split.ok;
  const record = parseRecord(base);
  return record && 'aerodrome' in record ? { about: joinAbout(record.about, lines), text, checksum } : null;
}

export function parseRecord(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
