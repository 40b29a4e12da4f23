import type { Rejection } from '@aerodrome/engine/core/game.ts';
import { bookOf } from '@aerodrome/engine/meta/campaign/bookDocument.ts';
import type { ReadDefinition } from '@aerodrome/engine/meta/campaign/checkDefinition.ts';
import type { CampaignDefinition } from '@aerodrome/engine/meta/campaign/definition.ts';
import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { useEffect, useState } from 'react';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { useApp } from '../../context.ts';

/** A campaign book that was not imported, and all its problems. */
export interface BookRejection {
  file: string;
  problems: readonly Rejection[];
}

/** Whether an index entry is a campaign book; otherwise it is a started campaign. */
export function isBook({ about }: Pick<DocumentInfo, 'about'>): boolean {
  return typeof about?.book === 'string';
}

/** The imported campaign books that can be read. */
export function useBooks(list: readonly DocumentInfo[] | null) {
  const { application, send } = useApp();
  const [books, setBooks] = useState<readonly { id: string; definition: CampaignDefinition }[]>([]);
  const [rejection, setRejection] = useState<BookRejection | null>(null);
  useEffect(() => {
    let isCancelled = false;
    const readBooks = async () => {
      const read: { id: string; definition: CampaignDefinition }[] = [];
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

  /** Imports a campaign book. It replaces an imported book of the same id, but no built-in one. */
  const importBook = async (file: string, read: ReadDefinition) => {
    if ('problems' in read) return setRejection({ file, problems: read.problems });
    const { definition } = read;
    if (campaigns.some(({ id }) => id === definition.id)) {
      return setRejection({ file, problems: [{ code: 'campaigns.bookTaken', params: { id: definition.id } }] });
    }
    setRejection(null);
    const id = `book-${definition.id}`;
    // Reading a stored book first makes the store know its revision, so that the write replaces it.
    await application.books.open(id);
    const problem = await application.books.put(id, bookOf(definition));
    if (problem) send({ type: 'problem', problem });
  };

  return { books, rejection, importBook, dismiss: () => setRejection(null) };
}
