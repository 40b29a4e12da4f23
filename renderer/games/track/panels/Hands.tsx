import type { TrackTypes } from '@aerodrome/engine/games/track/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Position } from '../../../table/table.ts';
import { planeName, tileName } from '../names.ts';
import { TileFace } from './Tile.tsx';

/** The hands that are open to a viewpoint, tile by tile. */
export function Hands({ view, gameData }: Position<TrackTypes>) {
  const { pilots } = view;
  return pilots.map(({ hand }, pilot) => {
    if (!hand || hand.length === 0) return null;
    return (
      <ul
        key={pilot}
        className="open-hand"
        aria-label={say('table.track.handOf', { plane: planeName(gameData, pilot) })}
      >
        {hand.map((tile) => (
          <li key={tile}>
            <span className="hidden-visually">{tileName(gameData, pilot, tile)}</span>
            <TileFace gameData={gameData} pilot={pilot} tile={tile} side={null} />
          </li>
        ))}
      </ul>
    );
  });
}
