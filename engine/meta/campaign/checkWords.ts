import type { Rejection } from '../../core/game.ts';
import type { Definition } from './definition.ts';
import { castNames, epilogueNames } from './pages.ts';
import { problem } from './problem.ts';
import { firstWords, requiredKeys } from './words.ts';

const gap = /\{(\w+)((?:\|[^{}|]*)*)\}/g;

/** Every page has its words, and every gap in them can be filled. */
export function checkWords(definition: Definition): Rejection[] {
  const first = firstWords(definition);
  const missing = requiredKeys(definition).filter((key) => !hasWords(definition, key));
  const problems = missing.map((key) => problem('noWords', `words.${Object.keys(definition.words)[0] ?? ''}`, { key }));
  for (const [language, words] of Object.entries(definition.words)) {
    for (const [key, text] of Object.entries(words)) {
      const path = `words.${language}.${key}`;
      const known: readonly string[] = key.includes('.epilogue.') ? epilogueNames : castNames;
      for (const [, name = ''] of text.matchAll(gap))
        if (!known.includes(name)) problems.push(problem('noSuchGap', path, { name }));
      if (/[{}]/.test(text.replace(gap, ''))) problems.push(problem('openGap', path));
      if (words !== first && !Object.hasOwn(first, key)) problems.push(problem('strayWords', path));
    }
  }
  return problems;
}

/** A text may be written for each side instead. */
function hasWords(definition: Definition, key: string): boolean {
  const words = firstWords(definition);
  return Object.hasOwn(words, key) || definition.sides.every((side) => Object.hasOwn(words, `${key}.${side}`));
}
