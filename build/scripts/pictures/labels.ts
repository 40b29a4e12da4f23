import { say } from '@aerodrome/engine/text/say.ts';

const anything = '\uFFFC';

/** Whatever is called so, with anything in its gaps: pictures are taken in every language. */
export function like(key: string, ...gaps: readonly string[]): RegExp {
  // None and one may have words of their own.
  const texts = [anything, 0, 1].map((filled) => say(key, Object.fromEntries(gaps.map((gap) => [gap, filled]))));
  const patterns = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(anything, '.*'));
  return new RegExp(patterns.join('|'));
}
