import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { catalogue, setLanguage, type Words } from '@aerodrome/engine/text/catalogue.ts';
import { grammarOf, type Language, languages } from '@aerodrome/engine/text/language.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { allGames } from '../fixtures/allGames.ts';

const gap = /\{(\w+)(?::(\w+))?((?:\|[^{}|]*)*)\}/g;
const [first, ...others] = languages;

/** Texts of the games that are not translated into a language: it shows the English ones. */
async function untranslatedKeys(language: Language): Promise<Set<string>> {
  const untranslated = Object.values(allGames).filter(({ text }) => text[language] === undefined);
  const texts = await Promise.all(untranslated.map(({ text }) => text.en()));
  return new Set(texts.flatMap((words) => Object.keys(words)));
}

/** Everything that is written in a language: the application's words with the games', without some keys, and each campaign's. */
function books(language: Language, shown: ReadonlySet<string>): [string, Words][] {
  setLanguage(language);
  return [
    ['Aerodrome', Object.fromEntries(Object.entries(catalogue()).filter(([key]) => !shown.has(key)))],
    ...campaigns.map(({ id, words }): [string, Words] => [id, words[language] ?? {}]),
  ];
}

afterEach(() => setLanguage(first));

describe.each(others)('in the language %s', async (language) => {
  const shown = await untranslatedKeys(language);
  const originals = new Map(books(first, shown));
  const written = books(language, shown);
  const texts = written.flatMap(([, words]) => Object.values(words));
  const cases = new Set(texts.flatMap((text) => [...text.matchAll(gap)].flatMap(([, , inCase]) => inCase ?? [])));

  describe.each(written)('%s', (title, words) => {
    const original = originals.get(title) ?? {};

    test('a translation has a text for every key', () => {
      expect(Object.keys(original).filter((key) => !Object.hasOwn(words, key))).toEqual([]);
    });

    test('a translation has no other keys, except grammatical cases that some text uses', () => {
      const stray = Object.keys(words).filter((key) => {
        const at = key.lastIndexOf('.');
        const inflected = Object.hasOwn(original, key.slice(0, at)) && cases.has(key.slice(at + 1));
        return !Object.hasOwn(original, key) && !inflected;
      });
      expect(stray).toEqual([]);
    });

    test('a translation has the same parameters, with a form for every number', () => {
      const wrong = Object.keys(words).filter((key) => {
        const base = Object.hasOwn(original, key) ? key : key.slice(0, key.lastIndexOf('.'));
        return gapsIn(words[key]) !== gapsIn(original[base]) || !inflects(language, words[key]);
      });
      expect(wrong).toEqual([]);
    });

    test('a translation repeats no English text that is more than a name', () => {
      const sentence = /\p{Ll}{2,} \p{Ll}{2,} \p{Ll}+/u;
      expect(Object.keys(original).filter((key) => words[key] === original[key] && sentence.test(words[key]))).toEqual(
        [],
      );
    });

    test('a translation uses the typography and the quotes of its language', () => {
      const poor = /["']|\.\.\.|\S {2}|\s$|^$|[“”](?=\p{L})|\p{L}„/u;
      expect(Object.keys(words).filter((key) => poor.test(words[key]))).toEqual([]);
    });
  });
});

test('a game that is not translated shows its English texts', async () => {
  setLanguage('de');
  expect(catalogue()['game.template']).toBe((await allGames.template.text.en())['game.template']);
  expect(allGames.template.text.de).toBeUndefined();
});

/** The parameters of a text, each once, in no order. */
function gapsIn(text: string): string {
  return [...new Set([...text.matchAll(gap)].map(([, name]) => name))].sort().join(' ');
}

/** A gap that counts has a form for each plural of the language, and maybe one more for none. */
function inflects(language: Language, text: string): boolean {
  const { length } = grammarOf(language).categories;
  return [...text.matchAll(gap)].every(([, , , forms]) => {
    const count = forms.split('|').length - 1;
    return count === 0 || count === length || count === length + 1;
  });
}
