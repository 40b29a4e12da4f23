import { posts, roleOf, teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { teamColours } from '../board/teamColours.ts';
import { roleKeys } from '../names.ts';
import type { deckHistory } from './statistics.ts';

interface DecksProps {
  /** By post. */
  lives: readonly ReturnType<typeof deckHistory>[];
  /** The initial size of the largest deck. */
  maxDeck: number;
}

const [boardWidth, high] = [300, 100];

/** A line chart of the deck sizes by round, with repairs. */
export function DeckChart({ lives, maxDeck }: DecksProps) {
  const rounds = Math.max(...lives.map(({ line }) => line.length));
  const at = (i: number, left: number) => ({
    x: (i / Math.max(1, rounds - 1)) * boardWidth,
    y: high - (left / maxDeck) * high,
  });
  return (
    <figure className="crew-decks">
      <svg viewBox={`-18 -8 ${boardWidth + 96} ${high + 22}`} aria-hidden="true">
        {[0, 10, 20, 30]
          .filter((left) => left <= maxDeck)
          .map((left) => (
            <g key={left} className="crew-decks-grid">
              <path d={`M0 ${at(0, left).y}H${boardWidth}`} />
              <text x="-5" y={at(0, left).y + 3} textAnchor="end">
                {left}
              </text>
            </g>
          ))}
        {posts.map((post) => {
          const { line, repairs } = lives[post];
          const { body } = teamColours[teamOf(post)];
          const points = line.map((left, i) => at(i, left));
          const end = points[points.length - 1];
          return (
            <g key={post} stroke={body} fill="none">
              <path
                d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
                strokeWidth="2.6"
                strokeDasharray={roleOf(post) === 0 ? undefined : '6 4'}
              />
              {repairs.map((round, i) => {
                const mark = points[Math.min(round, points.length - 1)];
                return <circle key={i} cx={mark.x} cy={mark.y} r="4" strokeWidth="1.8" fill="#fff6e2" />;
              })}
              <circle cx={end.x} cy={end.y} r="2.6" fill={body} />
            </g>
          );
        })}
        {labelsOf(lives.map(({ line }) => at(line.length - 1, line[line.length - 1]).y)).map((y, post) => (
          <text
            key={post}
            className="crew-decks-name"
            x={boardWidth + 6}
            y={y + 3}
            fill={teamColours[teamOf(post)].dark}
          >
            {say('table.crew.board', {
              team: { key: `team.crew.${teamOf(post)}` },
              role: { key: `table.crew.role.${roleKeys[roleOf(post)]}` },
            })}
          </text>
        ))}
      </svg>
      <figcaption>{say('table.crew.stats.decks.about')}</figcaption>
    </figure>
  );
}

const apart = 11;

/** The vertical places of the names beside their lines, moved down where two would overlap. */
function labelsOf(ends: readonly number[]): number[] {
  const order = ends.map((y, post) => ({ y, post })).sort((a, b) => a.y - b.y);
  const placed: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { y, post } of order) {
    last = Math.max(y, last + apart);
    placed[post] = last;
  }
  // Labels pushed below the edge move up again, with those above them.
  const over = Math.max(0, last - high - 4);
  return placed.map((y) => y - over);
}
