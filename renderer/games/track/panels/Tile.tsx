import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import { liveries } from '../board/livery.ts';

interface TileFaceProps {
  gameData: GameData;
  /** 0 and 1 are the pilots, 2 is the malfunctioning biplane. */
  pilot: number;
  tile: number;
  /** The visible side of a 3; `null` for a tile without sides. */
  side: 'plain' | 'loop' | null;
}

/** The face of a movement tile as printed: value, hits and the side of a 3. */
export function TileFace({ gameData, pilot, tile, side }: TileFaceProps) {
  const value = gameData.values[pilot][tile];
  const hits = gameData.tileHits[pilot][tile];
  const livery = liveries[pilot === 2 ? 'charge' : gameData.biplanes[pilot]];
  return (
    <svg className="tile-face" viewBox="0 0 92 100" aria-hidden="true">
      <rect x="3" y="3" width="86" height="94" rx="9" fill="#fff6e2" stroke={livery.body} strokeWidth="5" />
      <text className="tile-value" x="46" y="62" textAnchor="middle" fill={livery.dark}>
        {pilot === 2 && value > 0 ? `+${value}` : String(value).replace('-', '−')}
      </text>
      {side === 'loop' && (
        <path
          d="M72 30a9 9 0 1 1-6-9m-1-5 4 6-6 4"
          fill="none"
          stroke="#6d3a8c"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      )}
      {side === 'plain' && <path d="M60 26h20m-7-6 7 6-7 6" fill="none" stroke="#6d3a8c" strokeWidth="3.5" />}
      {Array.from({ length: hits }, (_, i) => (
        <path
          key={i}
          transform={`translate(${46 + (i - (hits - 1) / 2) * 22} 82)`}
          d="M0-10 2.6-4 9-6 5.4 0 9 6 2.6 4 0 10-2.6 4-9 6-5.4 0-9-6-2.6-4Z"
          fill="#e0561f"
          stroke="#7d1712"
          strokeWidth="1"
        />
      ))}
    </svg>
  );
}
