import type { Rejection } from '@aerodrome/engine/core/game.ts';
import { bookOf } from '@aerodrome/engine/meta/campaign/bookDocument.ts';
import { readDefinition } from '@aerodrome/engine/meta/campaign/checkDefinition.ts';
import type { Definition } from '@aerodrome/engine/meta/campaign/definition.ts';
import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { readJson } from '@aerodrome/engine/saves/json.ts';
import { useEffect, useState } from 'react';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { useApp } from '../../context.ts';

/** A book that was not taken onto the shelf, and everything that is wrong with it. */
export interface BookRejection {
  file: string;
  problems: readonly Rejection[];
}

/** Is this text meant as a definition, whatever may be wrong with it? */
export function isDefinition(text: string): boolean {
  const read = readJson(text);
  return 'ok' in read && read.ok.kind === 'campaignDefinition';
}

/** Is this the card of a book, rather than of a campaign that was begun? */
export function isBook({ about }: Pick<DocumentInfo, 'about'>): boolean {
  return typeof about?.book === 'string';
}

/** The books that somebody brought, as far as they can be read. */
export function useBooks(list: readonly DocumentInfo[] | null) {
  const { application, send } = useApp();
  const [books, setBooks] = useState<readonly { id: string; definition: Definition }[]>([]);
  const [rejection, setRejection] = useState<BookRejection | null>(null);
  useEffect(() => {
    let isCancelled = false;
    const readBooks = async () => {
      const read: { id: string; definition: Definition }[] = [];
      for (const { id } of (list ?? []).filter(isBook)) {
        const answer = await application.books.open(id);
        if ('ok' in answer) read.push({ id, definition: answer.ok.definition });
      }
      if (!isCancelled) setBooks(read);
    };
    readBooks();
    return () => {
      isCancelled = true;
    };
  }, [list, application]);

  /** A book with a name that is on the shelf takes that one's place; ours stay where they are. */
  const importBook = async (file: string, text: string) => {
    const read = readDefinition(text);
    if ('problems' in read) return setRejection({ file, problems: read.problems });
    const { definition } = read;
    if (campaigns.some(({ id }) => id === definition.id)) {
      return setRejection({ file, problems: [{ code: 'campaigns.bookTaken', params: { id: definition.id } }] });
    }
    setRejection(null);
    const id = `book-${definition.id}`;
    // What lies there already is known by its revision once it has been read.
    await application.books.open(id);
    const problem = await application.books.put(id, bookOf(definition));
    if (problem) send({ type: 'problem', problem });
  };

  return { books, rejection, importBook, dismiss: () => setRejection(null) };
}
