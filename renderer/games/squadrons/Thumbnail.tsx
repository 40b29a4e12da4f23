import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import type { GlimpseProps } from '../descriptor.ts';
import { Sketch, SketchedPlane } from './Sketch.tsx';
import { settingOf } from './words.ts';

/** The map as a postcard: the four fields, and every plane that is left, on its stand or on its wheels. */
export function Thumbnail({ view, options }: GlimpseProps) {
  const setting = settingOf(options);
  const { planes } = view as SquadronsView;
  return (
    <Sketch setting={setting} className="thumbnail">
      {(layout) =>
        planes.map(({ square, flying, facing, squadron }, plane) =>
          square === none ? null : (
            <SketchedPlane
              // biome-ignore lint/suspicious/noArrayIndexKey: planes are known by their numbers
              key={plane}
              {...{ setting, layout, plane, square, squadron, facing: flying ? facing : null }}
            />
          ),
        )
      }
    </Sketch>
  );
}
