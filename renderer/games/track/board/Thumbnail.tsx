import type { TrackTypes } from '@aerodrome/engine/games/track/index.ts';
import { charge } from '@aerodrome/engine/games/track/state.ts';
import type { ThumbnailProps } from '../../descriptor.ts';
import { cachedSetting } from '../names.ts';
import { planePictureUrl } from './PlanePicture.tsx';
import { Sketch } from './Sketch.tsx';

const wingspan = 230;

/** A small picture of the table: the board, remaining targets and all planes. */
export function Thumbnail({ view, options }: ThumbnailProps<TrackTypes>) {
  const setting = cachedSetting(options);
  const { planes, targets } = view;
  return (
    <Sketch setting={setting} className="thumbnail">
      {(layout) => (
        <>
          {targets.map((target, spot) => {
            if (target === 0) return null;
            const at = layout.spaces[setting.board.targets[spot]];
            return (
              <path
                key={spot}
                transform={`translate(${at.x} ${at.y})`}
                d="M-17-14H17V14H-17Z"
                fill="#b3261e"
                stroke="#3c2413"
                strokeWidth="4"
              />
            );
          })}
          {planes.map(({ space, down }, plane) => {
            if (down || space < 0 || space > setting.ring.last) return null;
            const at = layout.spaces[space];
            const turn = (layout.heading(space) * 180) / Math.PI;
            const together = planes.findIndex((other) => other.space === space && !other.down) < plane ? 26 : 0;
            return (
              <image
                key={plane}
                href={planePictureUrl(plane === charge ? 'charge' : setting.biplanes[plane])}
                x={-wingspan / 2}
                y={-wingspan / 2}
                width={wingspan}
                height={wingspan}
                transform={`translate(${at.x + together} ${at.y + together}) rotate(${turn})`}
              />
            );
          })}
        </>
      )}
    </Sketch>
  );
}
