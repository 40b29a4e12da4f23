import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';
import type { Scene } from '../../../table/table.ts';
import { cardFromSpot, planeNameMessage } from '../names.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { attackFrom } from './attack.ts';
import { readFlightDraft } from './routes.ts';

/** The label of a spot: its place, its occupant, and the effect of picking it. */
export function describeSpot(
  { options, gameData, view: table }: Scene<SquadronsTableTypes>,
  spot: Spot,
  picked: readonly Spot[] = [],
): Message {
  const [kind, where = ''] = spot.split(':');
  const [number, second, third] = where.split('.').map(Number);
  const facing = (square: number, towards: number): Message => {
    const attack = table.stays ? null : attackFrom(gameData, table, square, towards);
    const params = { facing: { key: `facing.squadrons.${towards}` } };
    return attack
      ? {
          key: 'table.squadrons.spot.faceAttack',
          params: { ...params, attack: { key: `table.squadrons.attack.${attack}` } },
        }
      : { key: 'table.squadrons.spot.face', params };
  };
  switch (kind) {
    case 'square': {
      const square = gameData.grid.name(number);
      if (table.phase === 'guns.sealing') return { key: 'table.squadrons.spot.gun', params: { square } };
      const gun = gameData.gunAt[number];
      const known = gun < 0 ? null : table.guns[gun] < 0 ? 'unknown' : table.guns[gun] === 1 ? 'hit' : 'miss';
      const place: Message = {
        key: known ? `table.squadrons.spot.over.${known}` : 'table.squadrons.spot.square',
        params: { square },
      };
      // The end of a whole flight: the die that reaches it, and the attack with the arrival facing.
      const { die, ends, facing: nose } = readFlightDraft(table, picked);
      if (die === null || ends !== 'stay') return place;
      const attack = nose === null ? null : attackFrom(gameData, table, number, nose);
      return attack
        ? {
            key: 'table.squadrons.spot.reachAttack',
            params: { place, die, attack: { key: `table.squadrons.attack.${attack}` } },
          }
        : { key: 'table.squadrons.spot.reach', params: { place, die } };
    }
    case 'wheel':
      return { key: 'table.squadrons.spot.landOn', params: { square: gameData.grid.name(number) } };
    case 'aim':
      return facing(number, second);
    case 'face':
      return facing(table.planes[table.moving]?.square ?? -1, number);
    case 'by':
      return { key: 'table.squadrons.spot.by', params: { plane: planeNameMessage(options, second), die: third } };
    case 'plane': {
      const { square, flying } = table.planes[number];
      const params = { plane: planeNameMessage(options, number), square: square < 0 ? '' : gameData.grid.name(square) };
      return { key: flying ? 'table.squadrons.spot.flying' : 'table.squadrons.spot.parked', params };
    }
    case 'card': {
      const card = cardFromSpot(spot);
      return { key: `card.squadrons.${card?.card ?? 1}` };
    }
    case 'die':
      return { key: 'table.squadrons.spot.die', params: { die: number } };
    default:
      return { key: `table.squadrons.spot.${spot}` };
  }
}
