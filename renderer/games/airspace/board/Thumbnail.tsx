import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import { schemaOf } from '@aerodrome/engine/games/airspace/schema.ts';
import * as v from 'valibot';
import { defineThumbnail, type PictureProps } from '../../descriptor.ts';
import { cachedGameData } from '../names.ts';
import { Sketch, SketchedPlane } from './Sketch.tsx';

type AirspacePicture = Pick<AirspaceTypes['view'], 'planes'>;

/** A small picture of the table: every plane over its hex, larger at greater height. */
export const thumbnail = defineThumbnail<AirspaceTypes, AirspacePicture>({
  pictureOf: ({ planes }) => ({ planes }),
  schemaOf: (gameData) => v.strictObject({ planes: schemaOf(gameData).entries.planes }),
  Picture,
});

function Picture({ picture, options }: PictureProps<AirspaceTypes, AirspacePicture>) {
  const gameData = cachedGameData(options);
  const { planes } = picture;
  return (
    <Sketch gameData={gameData} className="thumbnail">
      {(layout) =>
        planes.map(
          ({ hex, facing, altitude }, plane) =>
            hex && (
              <SketchedPlane key={plane} name={gameData.airplanes[plane]} {...{ layout, hex, facing, altitude }} />
            ),
        )
      }
    </Sketch>
  );
}
