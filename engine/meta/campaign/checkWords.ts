import type { Rejection } from '../../core/game.ts';
import { maxNoteChars } from '../schemas.ts';
import { originalWords, requiredKeys } from './campaignText.ts';
import type { CampaignDefinition } from './definition.ts';
import { definitionProblem } from './definitionProblem.ts';
import { epilogueParamNames, textParamNames } from './storyPages.ts';

/** Titles that become notes of a document or a match; a side can follow. */
const title = /^(?:title|(?:mission|ending)\..+\.title)(?:\.[^.]+)?$/;
const gap = /\{(\w+)((?:\|[^{}|]*)*)\}/g;

/** Checks that every required text exists, that titles are short, and that every placeholder is known. */
export function checkWords(definition: CampaignDefinition): Rejection[] {
  const first = originalWords(definition);
  const missing = requiredKeys(definition).filter((key) => !hasWords(definition, key));
  const problems = missing.map((key) =>
    definitionProblem('noWords', `words.${Object.keys(definition.words)[0] ?? ''}`, { key }),
  );
  for (const [language, words] of Object.entries(definition.words)) {
    for (const [key, text] of Object.entries(words)) {
      const path = `words.${language}.${key}`;
      const known: readonly string[] = key.includes('.epilogue.') ? epilogueParamNames : textParamNames;
      for (const [, name = ''] of text.matchAll(gap))
        if (!known.includes(name)) problems.push(definitionProblem('noSuchGap', path, { name }));
      if (/[{}]/.test(text.replace(gap, ''))) problems.push(definitionProblem('openGap', path));
      if (title.test(key) && text.length > maxNoteChars)
        problems.push(definitionProblem('longTitle', path, { most: maxNoteChars }));
      if (words !== first && !Object.hasOwn(first, key)) problems.push(definitionProblem('strayWords', path));
    }
  }
  return problems;
}

/** Whether a text exists, for all or for each side separately. */
function hasWords(definition: CampaignDefinition, key: string): boolean {
  const words = originalWords(definition);
  return Object.hasOwn(words, key) || definition.sides.every((side) => Object.hasOwn(words, `${key}.${side}`));
}
