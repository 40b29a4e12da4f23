import { exactly, whole } from '@aerodrome/engine/core/schema.ts';
import { posts, zoneOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import { schemaOf } from '@aerodrome/engine/games/crew/schema.ts';
import * as v from 'valibot';
import { defineThumbnail, type PictureProps } from '../../descriptor.ts';
import { boardWidth, Layout } from './layout.ts';
import { planePictureUrl } from './planePictureUrl.ts';
import { teamColours } from './teamColours.ts';

const boardHeight = 560;

interface CrewPicture extends Pick<CrewTypes['view'], 'planes' | 'token' | 'night'> {
  /** Number of cards left in the decks of each team. */
  lives: readonly number[];
}

/** A small picture of the table: twelve zones, the planes, the token, and each team's remaining cards. */
export const thumbnail = defineThumbnail<CrewTypes, CrewPicture>({
  pictureOf: ({ planes, token, night, posts }) => ({
    planes,
    token,
    night,
    lives: [0, 1].map((team) => posts[team * 2].deckCount + posts[team * 2 + 1].deckCount),
  }),
  schemaOf(gameData) {
    const { planes, token } = schemaOf(gameData).entries;
    return v.strictObject({ planes, token, night: v.boolean(), lives: exactly(2, whole(0, 1000)) });
  },
  Picture,
});

function Picture({ picture: table }: PictureProps<CrewTypes, CrewPicture>) {
  const layout = new Layout();
  layout.shape(boardWidth, boardHeight);
  return (
    <svg className="thumbnail" viewBox={`-12 -12 ${boardWidth + 24} ${boardHeight + 24}`} aria-hidden="true">
      <linearGradient id="crew-evening">
        <stop offset="0" stopColor="#14224a" />
        <stop offset="1" stopColor="#7a3210" />
      </linearGradient>
      <rect x="-12" y="-12" width={boardWidth + 24} height={boardHeight + 24} fill="url(#crew-evening)" />
      {posts.map((post) => {
        const { x, y, width, height } = layout.board(post);
        return (
          <g key={post}>
            <rect x={x} y={y} width={width} height={height} rx="12" fill={teamColours[post >> 1].body} />
            {[0, 1, 2].map((place) => {
              const zone = layout.zone(zoneOf(post, place));
              return <rect key={place} {...zone} rx="7" fill={table.night ? '#1b2050' : '#8cc4dd'} />;
            })}
          </g>
        );
      })}
      {table.token >= 0 && <Token layout={layout} zone={table.token} night={table.night} />}
      {table.planes.map((zone, team) => {
        const { x, y } = layout.centre(zone);
        const turn = (layout.heading(zone) * 180) / Math.PI;
        return (
          <image
            key={team}
            href={planePictureUrl(team === 0 ? 'paws' : 'jaws')}
            x="-75"
            y="-75"
            width="150"
            height="150"
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        );
      })}
      {table.lives.map((left, team) => (
        <rect
          key={team}
          x={team === 0 ? 10 : boardWidth / 2 + 10}
          y={boardHeight * 0.42}
          width={(left / 60) * (boardWidth / 2 - 20)}
          height="40"
          rx="6"
          fill={teamColours[team].light}
          stroke="#fff6e2"
          strokeWidth="3"
        />
      ))}
    </svg>
  );
}

function Token({ layout, zone, night }: { layout: Layout; zone: number; night: boolean }) {
  const { x, y } = layout.centre(zone);
  return <circle cx={x} cy={y - 20} r="46" fill={night ? '#e9ebf7' : '#ffcf5a'} stroke="#b06a08" strokeWidth="5" />;
}
