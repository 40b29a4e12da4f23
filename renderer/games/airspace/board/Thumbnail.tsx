import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import type { ThumbnailProps } from '../../descriptor.ts';
import { cachedSetting } from '../names.ts';
import { Sketch, SketchedPlane } from './Sketch.tsx';

/** A small picture of the table: every plane over its hex, larger at greater height. */
export function Thumbnail({ view, options }: ThumbnailProps<AirspaceTypes>) {
  const setting = cachedSetting(options);
  const { planes } = view;
  return (
    <Sketch setting={setting} className="thumbnail">
      {(layout) =>
        planes.map(
          ({ hex, facing, altitude }, plane) =>
            hex && <SketchedPlane key={plane} name={setting.airplanes[plane]} {...{ layout, hex, facing, altitude }} />,
        )
      }
    </Sketch>
  );
}
