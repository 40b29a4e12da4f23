import type { Seat } from '../../core/game.ts';
import type { Message } from '../../text/say.ts';
import type { GameData } from './gameData.ts';
import { charge, none, type OpenPlan } from './state.ts';

// Names of planes, places and tiles, as messages for the text.

export function planeOf(gameData: GameData, plane: number): Message {
  if (plane === charge) return { key: 'biplane.track.charge' };
  return { key: `option.track.biplanes.${gameData.biplanes[plane]}` };
}

export function spaceOf({ board, ring }: GameData, space: number): Message {
  if (space === ring.off) return { key: 'space.track.off' };
  if (ring.onLane(space)) return { key: `space.track.exit.${space - ring.firstLaneSpace + 1}` };
  if (ring.onLoop(space)) return loopOf(board, space - ring.size);
  return { key: `space.track.ring.${space}` };
}

/** A colour of the board, as the edition printed it. */
export function colourOf({ edition }: GameData, colour: string): Message {
  if (edition.olderPrint && (colour === 'green' || colour === 'blue')) return { key: `print.track.${colour}` };
  return { key: `colour.track.${colour}` };
}

/** The danger that people are rescued from, as the edition calls it. */
export function fieldOf({ edition }: GameData): Message {
  return { key: edition.olderPrint ? 'field.track.airport' : 'field.track.airfield' };
}

export function loopOf(board: GameData['board'], loop: number): Message {
  return { key: 'space.track.loop', params: { colour: { key: `colour.track.${board.loops[loop].colour}` } } };
}

export function spotOf(gameData: GameData, spot: number): Message {
  return spaceOf(gameData, gameData.board.targets[spot]);
}

export function tileOf({ values, tileHits }: GameData, pilot: number, tile: number, looped = false): Message {
  const value = values[pilot][tile];
  const shown = pilot === charge && value > 0 ? `+${value}` : value;
  return { key: looped ? 'tile.track.looped' : 'tile.track', params: { value: shown, hits: tileHits[pilot][tile] } };
}

export function tilesOf(gameData: GameData, pilot: number, tiles: readonly number[]): Message[] {
  return [...tiles].sort((a, b) => a - b).map((tile) => tileOf(gameData, pilot, tile));
}

/** The tiles that a seat plays: its own, in escort with the charge's, which a lost escort plays alone. */
export function planOf(gameData: GameData, seat: Seat, plan: OpenPlan): Message {
  const tile = plan.tile as number;
  const own = tile === none ? null : tileOf(gameData, seat, tile, plan.loop);
  if (plan.charge === undefined) return own as Message;
  const params = { charge: tileOf(gameData, charge, plan.charge) };
  return own === null
    ? { key: 'plan.track.charge', params }
    : { key: 'plan.track.escort', params: { tile: own, ...params } };
}
