import type { Action } from '@aerodrome/engine/core/game.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { say } from '@aerodrome/engine/text/say.ts';

/** What a button for an aside says: in the game's own words where it has some. */
export function asideName(game: string, action: Action): string {
  const turn = 'accept' in action ? (action.accept ? '.yes' : '.no') : '';
  return ownWords(game, `${action.type}${turn}`);
}

/** What it means to give up: a crew does so together. */
export function resignWords(game: string): string {
  return ownWords(game, 'resign.sure');
}

function ownWords(game: string, what: string): string {
  const own = `aside.${game}.${what}`;
  return say(Object.hasOwn(catalogue(), own) ? own : `aside.${what}`);
}
