import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { Point } from '../../../boards/board.ts';
import type { ThumbnailProps } from '../../descriptor.ts';
import { cachedSetting } from '../names.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { Sketch, SketchedPlane } from './Sketch.tsx';

/** A small picture of the map: the four fields, burnt places, and all remaining planes. */
export function Thumbnail({ view, options, traces }: ThumbnailProps<SquadronsTableTypes>) {
  const setting = cachedSetting(options);
  const { planes } = view;
  const fallen = traces.flatMap((event) =>
    event.type === 'shotDown' ? [{ plane: event.plane, square: event.square }] : [],
  );
  return (
    <Sketch setting={setting} className="thumbnail">
      {(layout) => (
        <>
          {fallen.map(({ plane, square }) => (
            <Burn key={plane} at={layout.at(square)} />
          ))}
          {planes.map(({ square, flying, facing, squadron }, plane) =>
            square === none ? null : (
              <SketchedPlane
                key={plane}
                {...{ setting, layout, plane, square, squadron, facing: flying ? facing : null }}
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
