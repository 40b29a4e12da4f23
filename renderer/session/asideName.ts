import type { Action } from '@aerodrome/engine/core/game.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { say } from '@aerodrome/engine/text/say.ts';

/** What a button for an aside says: in the game's own words where it has some. */
export function asideName(game: string, action: Action): string {
  const turn = 'accept' in action ? (action.accept ? '.yes' : '.no') : '';
  const own = `aside.${game}.${action.type}${turn}`;
  return say(Object.hasOwn(catalogue(), own) ? own : `aside.${action.type}${turn}`);
}
