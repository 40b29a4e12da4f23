import { games } from '@aerodrome/engine/games/index.ts';
import { planeField } from '@aerodrome/engine/meta/tournament/legs.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { say } from '@aerodrome/engine/text/say.ts';

/** Name of a plane given as `game/plane`. */
export function planeName(key: string): string {
  const [game = '', plane = ''] = key.split('/');
  const kind = Object.hasOwn(games, game) ? games[game] : undefined;
  const field = kind ? planeField(kind) : null;
  // Planes that cannot be chosen have names under `plane.`. An unknown plane keeps the id of its file.
  const names = [`option.${game}.${field?.key}.${plane}`, `plane.${game}.${plane}`];
  const known = names.find((name) => Object.hasOwn(catalogue(), name));
  return known ? say(known) : plane;
}

/** Name of a role given as `game/role`. */
export function roleName(key: string): string {
  const [game, role] = key.split('/');
  return say(`role.${game}.${role}`);
}
