import { type Language, languages } from './language.ts';

/** Texts by key. */
export type Words = Readonly<Record<string, string>>;

/** Loads the texts of one part by language. A language without a loader shows the English texts. */
export type StringLoaders = Readonly<{ en: StringLoader } & Partial<Record<Language, StringLoader>>>;
type StringLoader = () => Promise<Words>;

/** String catalogue: every text shown to a person, by language and key. Rules, saves and scripts hold keys only. */
const strings = Object.fromEntries(languages.map((one) => [one, {}])) as Record<Language, Record<string, string>>;
/** Loaders by part: the application, the menu's texts of a game, a game. */
const loaders = new Map<string, StringLoaders>();
/** The parts that are in the catalogue, by language. */
const loaded = Object.fromEntries(languages.map((one) => [one, new Set()])) as Record<Language, Set<string>>;
let current: Language = 'en';

/** The part with every text of a game. */
export const gameStrings = (game: string) => `game.${game}`;
/** The part with those texts of a game that the menu shows, before the game itself is loaded. */
export const menuStrings = (game: string) => `menu.${game}`;

/** Registers a part of the catalogue without loading it. */
export function registerStrings(part: string, text: StringLoaders): void {
  loaders.set(part, text);
}

/** Adds texts to the catalogue. */
export function addStrings(language: Language, words: Words): void {
  Object.assign(strings[language], words);
}

/** Loads parts in the current language. A part that could not be loaded rejects; calling again retries. */
export async function loadStrings(parts: readonly string[]): Promise<void> {
  // The language may change while texts are loading.
  while (!hasStrings(parts)) await loadParts(current, parts);
}

/** Whether the parts are in the catalogue of the current language. */
export function hasStrings(parts: readonly string[]): boolean {
  return parts.every((part) => loaded[current].has(part));
}

/** Loads every part of the current language in another one. After that `setLanguage` shows no missing text. */
export async function loadLanguage(chosen: Language): Promise<void> {
  // Parts may be added while texts are loading.
  for (;;) {
    const missing = [...loaded[current]].filter((part) => !loaded[chosen].has(part));
    if (missing.length === 0) return;
    await loadParts(chosen, missing);
  }
}

/** Loads all registered parts in all languages, for scripts and tests. */
export async function loadAllStrings(): Promise<void> {
  await Promise.all(languages.map((one) => loadParts(one, [...loaders.keys()])));
}

async function loadParts(chosen: Language, parts: readonly string[]): Promise<void> {
  await Promise.all(
    parts.map(async (part) => {
      if (loaded[chosen].has(part)) return;
      const text = loaders.get(part);
      if (!text) throw new RangeError(`the string catalogue has no part ${part}`);
      addStrings(chosen, await (text[chosen] ?? text.en)());
      loaded[chosen].add(part);
    }),
  );
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
