import { whole } from '@aerodrome/engine/core/schema.ts';
import { schemaOf } from '@aerodrome/engine/games/squadrons/schema.ts';
import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import * as v from 'valibot';
import type { Point } from '../../../boards/board.ts';
import { defineThumbnail, type PictureProps } from '../../descriptor.ts';
import { cachedGameData } from '../names.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { Sketch, SketchedPlane } from './Sketch.tsx';

interface SquadronsPicture extends Pick<SquadronsTableTypes['view'], 'planes'> {
  /** Crash sites. */
  fallen: readonly { plane: number; square: number }[];
}

/** A small picture of the map: the four fields, burnt places, and all remaining planes. */
export const thumbnail = defineThumbnail<SquadronsTableTypes, SquadronsPicture>({
  pictureOf: ({ planes }, traces) => ({
    planes,
    fallen: traces.flatMap((event) =>
      event.type === 'shotDown' ? [{ plane: event.plane, square: event.square }] : [],
    ),
  }),
  schemaOf(gameData) {
    const fallen = v.strictObject({
      plane: whole(0, gameData.planes.length - 1),
      square: whole(0, gameData.grid.size - 1),
    });
    return v.strictObject({ planes: schemaOf(gameData).entries.planes, fallen: v.array(fallen) });
  },
  Picture,
});

function Picture({ picture, options }: PictureProps<SquadronsTableTypes, SquadronsPicture>) {
  const gameData = cachedGameData(options);
  const { planes, fallen } = picture;
  return (
    <Sketch gameData={gameData} className="thumbnail">
      {(layout) => (
        <>
          {fallen.map(({ plane, square }) => (
            <Burn key={plane} at={layout.at(square)} />
          ))}
          {planes.map(({ square, flying, facing, squadron }, plane) =>
            square === none ? null : (
              <SketchedPlane
                key={plane}
                {...{ gameData, layout, plane, square, squadron, facing: flying ? facing : null }}
              />
            ),
          )}
        </>
      )}
    </Sketch>
  );
}

/** A crash site. */
function Burn({ at: { x, y } }: { at: Point }) {
  return (
    <g className="burn" transform={`translate(${x} ${y})`}>
      <circle r="23" fill="#5c3a16" opacity="0.45" />
      <path d="M-17-4-9-14 3-17 15-9 18 4 9 15-4 17-14 11Z" fill="#1c0f06" opacity="0.88" />
      <path d="M-9-7 8 8M9-7-8 8" stroke="#a39480" strokeWidth="3.4" strokeLinecap="round" />
    </g>
  );
}
