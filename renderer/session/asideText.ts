import type { Action } from '@aerodrome/engine/core/game.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { say } from '@aerodrome/engine/text/say.ts';

/** The label of an aside's button; a game may have its own. */
export function asideLabel(game: string, action: Action): string {
  const suffix = 'accept' in action ? (action.accept ? '.yes' : '.no') : '';
  return gameOrCommonText(game, `${action.type}${suffix}`);
}

/** The text before a resignation; a game may have its own. */
export function resignWarning(game: string): string {
  return gameOrCommonText(game, 'resign.sure');
}

function gameOrCommonText(game: string, key: string): string {
  const gameKey = `aside.${game}.${key}`;
  return say(Object.hasOwn(catalogue(), gameKey) ? gameKey : `aside.${key}`);
}
