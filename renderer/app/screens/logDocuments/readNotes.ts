import type { DocumentInfo } from '../../../../electron/contract.ts';

/** Reads the notes of a document from the index by their types; a note that is missing or of another type is empty. */
export function readNotes({ about }: Pick<DocumentInfo, 'about'>) {
  const notes = about ?? {};
  return {
    text: (key: string): string => (typeof notes[key] === 'string' ? notes[key] : ''),
    number: (key: string): number => (typeof notes[key] === 'number' ? notes[key] : 0),
    list: (key: string): readonly string[] =>
      Array.isArray(notes[key]) ? notes[key].filter((item) => typeof item === 'string') : [],
    flag: (key: string): boolean => notes[key] === true,
  };
}
