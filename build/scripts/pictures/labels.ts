import { say } from '@aerodrome/engine/text/say.ts';

const anything = '\uFFFC';

/** A pattern for a string of the catalogue in the present language, with any values for its parameters. */
export function patternOf(key: string, ...gaps: readonly string[]): RegExp {
  // Zero and one may have plural forms of their own.
  const texts = [anything, 0, 1].map((filled) => say(key, Object.fromEntries(gaps.map((gap) => [gap, filled]))));
  const patterns = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(anything, '.*'));
  return new RegExp(patterns.join('|'));
}
