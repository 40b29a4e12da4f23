import { createHash, type Hash } from 'node:crypto';
import { readLine } from '@aerodrome/engine/saves/tail.ts';
import { maxTextBytes } from '../contract.ts';
import { type IndexEntry, parseDocument } from './indexEntries.ts';
import { readRegularFile } from './readRegularFile.ts';

/** The end of a document's file, cached so that an append neither reads nor hashes the rest of the file. */
export interface FileEnd {
  /** Of the file that this describes. */
  stamp: string;
  /** Length without a torn line. */
  bytes: number;
  checksum: string;
  hash: Hash;
}

/** Reads the end of a file; `null` if the document takes no lines, or is not the one in the index. */
export async function readFileEnd(file: string, { stamp, bytes, digest }: IndexEntry): Promise<FileEnd | null> {
  const given = await readRegularFile(file, maxTextBytes);
  const parsed = given === null ? null : parseDocument(given);
  // A text with invalid UTF-8 has another length than its file.
  if (!given || !parsed?.checksum || Buffer.byteLength(given) !== bytes) return null;
  const hash = createHash('sha256').update(parsed.text);
  if (digestSoFar(hash) !== digest) return null;
  return { stamp, bytes: Buffer.byteLength(parsed.text), checksum: parsed.checksum, hash };
}

interface PreparedAppend {
  data: Buffer;
  about: unknown;
  checksum: string;
  hash: Hash;
  digest: string;
}

/** The data of an append, and the end of the file after it; `null` if the line does not continue the file. */
export function prepareAppend(end: FileEnd, line: string): PreparedAppend | null {
  const read = line.endsWith('\n') ? readLine(line.slice(0, -1), end.checksum) : null;
  if (!read || 'problem' in read) return null;
  const hash = end.hash.copy().update(line);
  const { about } = read.ok.line;
  return { data: Buffer.from(line), about, checksum: read.ok.checksum, hash, digest: digestSoFar(hash) };
}

function digestSoFar(hash: Hash): string {
  return hash.copy().digest('base64');
}
