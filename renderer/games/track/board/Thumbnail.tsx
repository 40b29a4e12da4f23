import type { TrackTypes } from '@aerodrome/engine/games/track/index.ts';
import { schemaOf } from '@aerodrome/engine/games/track/schema.ts';
import { charge } from '@aerodrome/engine/games/track/state.ts';
import * as v from 'valibot';
import { defineThumbnail, type PictureProps } from '../../descriptor.ts';
import { cachedGameData } from '../names.ts';
import { planePictureUrl } from './PlanePicture.tsx';
import { Sketch } from './Sketch.tsx';

const wingspan = 230;

type TrackPicture = Pick<TrackTypes['view'], 'planes' | 'targets'>;

/** A small picture of the table: the board, remaining targets and all planes. */
export const thumbnail = defineThumbnail<TrackTypes, TrackPicture>({
  pictureOf: ({ planes, targets }) => ({ planes, targets }),
  schemaOf(gameData) {
    const { planes, targets } = schemaOf(gameData).entries;
    return v.strictObject({ planes, targets: v.pipe(targets, v.maxLength(gameData.board.targets.length)) });
  },
  Picture,
});

function Picture({ picture, options }: PictureProps<TrackTypes, TrackPicture>) {
  const gameData = cachedGameData(options);
  const { planes, targets } = picture;
  return (
    <Sketch gameData={gameData} className="thumbnail">
      {(layout) => (
        <>
          {targets.map((target, spot) => {
            if (target === 0) return null;
            const at = layout.spaces[gameData.board.targets[spot]];
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
            if (down || space < 0 || space > gameData.ring.last) return null;
            const at = layout.spaces[space];
            const turn = (layout.heading(space) * 180) / Math.PI;
            const together = planes.findIndex((other) => other.space === space && !other.down) < plane ? 26 : 0;
            return (
              <image
                key={plane}
                href={planePictureUrl(plane === charge ? 'charge' : gameData.biplanes[plane])}
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
