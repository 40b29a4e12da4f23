import { type GameData, sideOfPlane } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import { facingOf, hexOf, planeOf, sideOf } from '@aerodrome/engine/games/airspace/names.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import { type Message, say } from '@aerodrome/engine/text/say.ts';
import type { Position } from '../../../table/table.ts';
import { bearing } from '../names.ts';

/** The board as text for screen readers: every plane, and its bearing from the current plane. */
export function BoardDescription({ view: sky, gameData }: Position<AirspaceTypes>) {
  return (
    <ol className="hidden-visually" aria-label={say('table.airspace.board')}>
      {sky.planes.map((plane, i) => {
        const { hex, lost, altitude, facing, capacity, points } = plane;
        const named = { plane: planeOf(gameData, i), side: sideOf(sideOfPlane(i)) };
        const flies = sky.plane === i && sky.phaseNumber > 0 && sky.outcome === null;
        return (
          <li key={i}>
            {hex === null
              ? say(`table.airspace.plane.${lost ?? 'unplaced'}`, named)
              : say('table.airspace.plane', {
                  ...named,
                  hex: hexOf(hex),
                  facing: facingOf(facing),
                  altitude,
                  capacity,
                  points,
                })}
            {flies && ` ${say('table.airspace.plane.turn')}`}
            {flies && <Others gameData={gameData} view={sky} />}
          </li>
        );
      })}
    </ol>
  );
}

function Others({ gameData, view }: { gameData: GameData; view: AirspaceView }) {
  const { hex, facing, altitude } = view.planes[view.plane];
  if (hex === null) return null;
  return view.planes.map((other, i) => {
    if (i === view.plane || other.hex === null) return null;
    const params = {
      plane: planeOf(gameData, i),
      ...bearing(hex, facing, other.hex),
      levels: levelsOf(other.altitude - altitude),
    };
    return <span key={i}> {say('table.airspace.plane.from', params)}</span>;
  });
}

function levelsOf(by: number): Message {
  if (by === 0) return { key: 'table.airspace.plane.level' };
  return {
    key: by > 0 ? 'table.airspace.plane.higher' : 'table.airspace.plane.lower',
    params: { levels: Math.abs(by) },
  };
}
