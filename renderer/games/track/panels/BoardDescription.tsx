import type { TrackTypes } from '@aerodrome/engine/games/track/index.ts';
import { colourOf, fieldOf } from '@aerodrome/engine/games/track/names.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import type { Position } from '../../../table/table.ts';
import { planeName, spaceName } from '../names.ts';

/** The board as text for screen readers, space by space. */
export function BoardDescription({ view, gameData }: Position<TrackTypes>) {
  const { planes, targets, landed } = view;
  const { ring, scenario, exits, colours } = gameData;
  const spaces = Array.from({ length: exits ? ring.off : ring.firstLaneSpace }, (_, space) => space);
  return (
    <ol className="hidden-visually" aria-label={say('table.track.board')}>
      {spaces.map((space) => {
        const here = planes.flatMap((plane, i) =>
          plane.space === space && !plane.down ? [planeName(gameData, i)] : [],
        );
        const target = targets[gameData.spotAt[space]] ?? 0;
        return (
          <li key={space}>
            {sentence({
              key: 'table.track.space',
              params: {
                space: spaceName(gameData, space),
                colours: colours[space].map((colour) => colourOf(gameData, colour)),
              },
            })}
            {here.length > 0 && ` ${say('table.track.space.planes', { planes: here })}`}
            {target > 0 &&
              ` ${sentence({ key: `table.track.space.${scenario}`, params: { target, field: fieldOf(gameData) } })}`}
            {landed === space && ` ${say('table.track.space.landed')}`}
          </li>
        );
      })}
    </ol>
  );
}
