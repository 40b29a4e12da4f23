import type { Outcome } from '../core/game.ts';
import type { Message } from './say.ts';

/** How a match ended, with what was counted where that decided it. */
export function endingOf(game: string, { ending, figures }: Outcome): Message {
  const key = `ending.${game}.${ending}`;
  return figures ? { key: `${key}.counted`, params: figures } : { key };
}
