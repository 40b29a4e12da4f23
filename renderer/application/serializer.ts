import type { Result } from '@aerodrome/engine/core/result.ts';
import { type DocumentFormat, writeDocument } from '@aerodrome/engine/meta/document.ts';
import type { DocumentKind } from '../../electron/contract.ts';

/** Converts documents of one kind to text and back. */
export interface Serializer<T> {
  kind: DocumentKind;
  parse(id: string, text: string): Result<T> | Promise<Result<T>>;
  /** Throws if the text could not be read again. */
  write(content: T): string;
  /**
   * The line that turns the file of `before` into that of `after`; `null` if it must be written whole. `checksum` is the
   * last one in the file. Throws where `write` does.
   */
  appendLine?(before: T, after: T, checksum: string): string | null;
  /** A short text about a document for lists; the host stores it beside the file. `null` if there is none. */
  summarize?(content: T): Promise<string | null>;
}

export function documentSerializer<T extends object>(
  kind: DocumentKind,
  format: DocumentFormat<T>,
  read: (text: string) => Promise<Result<T>>,
): Serializer<T> {
  return {
    kind,
    parse: (_id, text) => read(text),
    write: (content) => writeDocument(format, content),
  };
}
