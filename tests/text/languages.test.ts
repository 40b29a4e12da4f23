import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { catalogue, setLanguage, type Words } from '@aerodrome/engine/text/catalogue.ts';
import { grammarOf, type Language, languages } from '@aerodrome/engine/text/language.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { allGames } from '../fixtures/allGames.ts';

const gap = /\{(\w+)(?::(\w+))?((?:\|[^{}|]*)*)\}/g;
const [first, ...others] = languages;

/**
 * Everything that is written in a language: the application's words with the games', and each campaign's. Left out are
 * the games that are not translated into `other`, and show their English words in it.
 */
function books(language: Language, other: Language): [string, Words][] {
  setLanguage(language);
  const untranslated = Object.values(allGames).filter(({ text }) => text[other] === undefined);
  const shown = new Set(untranslated.flatMap(({ text }) => Object.keys(text.en)));
  return [
    ['Aerodrome', Object.fromEntries(Object.entries(catalogue()).filter(([key]) => !shown.has(key)))],
    ...campaigns.map(({ id, words }): [string, Words] => [id, words[language] ?? {}]),
  ];
}

afterEach(() => setLanguage(first));

describe.each(others)('in the language %s', (language) => {
  const originals = new Map(books(first, language));
  const written = books(language, language);
  const texts = written.flatMap(([, words]) => Object.values(words));
  const cases = new Set(texts.flatMap((text) => [...text.matchAll(gap)].flatMap(([, , inCase]) => inCase ?? [])));

  describe.each(written)('%s', (title, words) => {
    const original = originals.get(title) ?? {};

    test('has words for every key', () => {
      expect(Object.keys(original).filter((key) => !Object.hasOwn(words, key))).toEqual([]);
    });

    test('has words for no other key, save the cases of such a one that some text asks for', () => {
      const stray = Object.keys(words).filter((key) => {
        const at = key.lastIndexOf('.');
        const inflected = Object.hasOwn(original, key.slice(0, at)) && cases.has(key.slice(at + 1));
        return !Object.hasOwn(original, key) && !inflected;
      });
      expect(stray).toEqual([]);
    });

    test('leaves the same gaps, with a form for every number', () => {
      const wrong = Object.keys(words).filter((key) => {
        const base = Object.hasOwn(original, key) ? key : key.slice(0, key.lastIndexOf('.'));
        return gapsIn(words[key]) !== gapsIn(original[base]) || !inflects(language, words[key]);
      });
      expect(wrong).toEqual([]);
    });

    test('says nothing as the first language says it, where that says more than a name', () => {
      const sentence = /\p{Ll}{2,} \p{Ll}{2,} \p{Ll}+/u;
      expect(Object.keys(original).filter((key) => words[key] === original[key] && sentence.test(words[key]))).toEqual(
        [],
      );
    });

    test('is set in good type, with the quotes of its language', () => {
      const poor = /["']|\.\.\.|\S {2}|\s$|^$|[“”](?=\p{L})|\p{L}„/u;
      expect(Object.keys(words).filter((key) => poor.test(words[key]))).toEqual([]);
    });
  });
});

test('a game that is not translated shows its English words', () => {
  setLanguage('de');
  expect(catalogue()['game.template']).toBe(allGames.template.text.en['game.template']);
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
