import { games } from '@aerodrome/engine/games/index.ts';
import { planeField } from '@aerodrome/engine/meta/tournament/legs.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { say } from '@aerodrome/engine/text/say.ts';

/** A plane by `game/plane`, as its game calls it. */
export function planeName(key: string): string {
  const [game = '', plane = ''] = key.split('/');
  const kind = Object.hasOwn(games, game) ? games[game] : undefined;
  const field = kind ? planeField(kind) : null;
  // Where nobody chooses a plane it has a name all the same, or none but what stands in the file.
  const names = [`option.${game}.${field?.key}.${plane}`, `plane.${game}.${plane}`];
  const known = names.find((name) => Object.hasOwn(catalogue(), name));
  return known ? say(known) : plane;
}

/** A role by `game/role`. */
export function roleName(key: string): string {
  const [game, role] = key.split('/');
  return say(`role.${game}.${role}`);
}
