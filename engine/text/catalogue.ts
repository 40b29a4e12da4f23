import { de } from './de.ts';
import { en } from './en.ts';
import type { Language } from './language.ts';

/** Texts by key. */
export type Words = Readonly<Record<string, string>>;

/** String catalogue: every text shown to a person, by language and key. Rules, saves and scripts hold keys only. */
const strings: Record<Language, Record<string, string>> = { en: { ...en }, de: { ...de } };
let current: Language = 'en';

/** Adds the strings of a game. `defineGame` calls it. */
export function registerStrings(text: Readonly<Partial<Record<Language, Words>>>): void {
  for (const [name, words] of Object.entries(text)) Object.assign(strings[name as Language], words);
}

/** Sets the language of `say`. The process that shows text calls it; rules do not depend on the language. */
export function setLanguage(chosen: Language): void {
  current = chosen;
}

/** The current language. */
export function language(): Language {
  return current;
}

/** The string catalogue of the current language. */
export function catalogue(): Words {
  return strings[current];
}
