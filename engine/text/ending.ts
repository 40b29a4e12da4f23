import type { Outcome } from '../core/game.ts';
import { catalogue } from './catalogue.ts';
import type { Message } from './say.ts';

/** The message of a match's ending, with the numbers that decided it or the names of the losers. */
export function endingOf(game: string, { ending, figures }: Outcome, losers: readonly string[] = []): Message {
  const key = `ending.${game}.${ending}`;
  if (losers.length > 0 && Object.hasOwn(catalogue(), `${key}.of`)) return { key: `${key}.of`, params: { losers } };
  return figures ? { key: `${key}.counted`, params: figures } : { key };
}
