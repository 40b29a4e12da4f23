import type { Result } from '@aerodrome/engine/core/result.ts';
import { type DocumentFormat, readDocument, writeDocument } from '@aerodrome/engine/meta/document.ts';
import type { DocumentKind } from '../../electron/contract.ts';

/** Converts documents of one kind to text and back. */
export interface Serializer<T> {
  kind: DocumentKind;
  read(id: string, text: string): Result<T> | Promise<Result<T>>;
  /** Throws if the text could not be read again. */
  write(content: T): string;
}

export function documentSerializer<T extends object>(kind: DocumentKind, format: DocumentFormat<T>): Serializer<T> {
  return {
    kind,
    read: (_id, text) => readDocument(format, text),
    write: (content) => writeDocument(format, content),
  };
}
