import { en } from './en.ts';

/** Texts by key. */
export type Words = Readonly<Record<string, string>>;

/** Every word shown to a person, by language and key. Rules, saves and scripts hold keys only. */
const books: Record<string, Record<string, string>> = { en: { ...en } };

/** Adds a game's words; done where it is defined. */
export function learn(text: Readonly<Record<string, Words>>): void {
  for (const [language, words] of Object.entries(text)) books[language] = Object.assign(books[language] ?? {}, words);
}

/** The words of the language that is spoken. */
export function catalogue(): Words {
  return books.en;
}
