import { de } from './de.ts';
import { en } from './en.ts';
import type { Language } from './language.ts';

/** Texts by key. */
export type Words = Readonly<Record<string, string>>;

/** Every word shown to a person, by language and key. Rules, saves and scripts hold keys only. */
const books: Record<Language, Record<string, string>> = { en: { ...en }, de: { ...de } };
let language: Language = 'en';

/** Adds a game's words; done where it is defined. */
export function learn(text: Readonly<Partial<Record<Language, Words>>>): void {
  for (const [name, words] of Object.entries(text)) Object.assign(books[name as Language], words);
}

/** Says everything in this language from now on. Whoever shows words chooses it; no rule ever asks. */
export function speak(chosen: Language): void {
  language = chosen;
}

/** The language that is spoken. */
export function spoken(): Language {
  return language;
}

/** The words of the language that is spoken. */
export function catalogue(): Words {
  return books[language];
}
