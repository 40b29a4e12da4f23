import * as v from 'valibot';
import { itemAt } from '../../core/items.ts';
import type { About } from '../../saves/format.ts';
import { invalid } from '../../saves/json.ts';
import type { DocumentFormat } from '../document.ts';
import { aboutNotes, maxNoteChars } from '../schemas.ts';
import { campaignText } from './campaignText.ts';
import { checkDefinition } from './checkDefinition.ts';
import type { CampaignDefinition } from './definition.ts';
import { definitionSchema } from './definitionSchema.ts';

/** A campaign definition that was imported; its document kind is `book`. */
export interface BookDocument {
  about: About;
  definition: CampaignDefinition;
}

export const bookFormat: DocumentFormat<BookDocument> = {
  kind: 'book',
  migrations: [],
  schema: v.strictObject({ about: aboutNotes, definition: definitionSchema }) as unknown as v.GenericSchema<
    unknown,
    BookDocument
  >,
  check({ definition }) {
    const read = checkDefinition(definition);
    if (!('problems' in read)) return null;
    const { code, params } = itemAt(read.problems, 0);
    return invalid(`definition.${params?.path ?? ''}`, code);
  },
};

/** Wraps a definition; the note `book` distinguishes it from a running campaign in the index. */
export function bookOf(definition: CampaignDefinition): BookDocument {
  const title = campaignText(definition, { key: 'title' }).slice(0, maxNoteChars);
  return { about: { title, book: definition.id }, definition };
}
