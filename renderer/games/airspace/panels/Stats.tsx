import { ceiling, type GameData, sideOfPlane } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import { sideOf } from '@aerodrome/engine/games/airspace/names.ts';
import { sideNames } from '@aerodrome/engine/games/airspace/options.ts';
import { decimal, say, sentence } from '@aerodrome/engine/text/say.ts';
import type { StatsProps } from '../../../table/table.ts';
import { Die } from '../../../ui/Die.tsx';
import { sideColours } from '../board/livery.ts';
import { planeName } from '../names.ts';
import { type Height, heightsOf, type SideStatistics, sideStatistics } from './statistics.ts';

/** Dice of each side compared with the expected values, luck as one number, and the heights of all planes. */
export function Stats({ log, gameData }: Pick<StatsProps<AirspaceTypes>, 'log' | 'gameData'>) {
  const events = log.flatMap((line) => line.events);
  const sides = [...sideNames.keys()].map((side) => sideStatistics(events, side));
  return (
    <>
      <div className="luck">
        {sides.map(({ luck }, side) => (
          <p key={side} style={{ borderColor: sideColours[side] }}>
            <b>{`${luck < -0.05 ? '−' : '+'}${decimal(Math.abs(luck), 1)}`}</b>
            {say('table.airspace.stats.luck', { side: sideOf(side) })}
          </p>
        ))}
      </div>
      <Faces sides={sides} />
      <Table sides={sides} />
      <h3>{say('table.airspace.stats.heights')}</h3>
      <ul className="heights">
        {gameData.airplanes.map((_, plane) => (
          <Heights key={plane} {...{ gameData, plane }} heights={heightsOf(gameData, events, plane)} />
        ))}
      </ul>
    </>
  );
}

/** A bar chart of the rolled faces, with a line at the expected number. */
function Faces({ sides }: { sides: readonly SideStatistics[] }) {
  const maxCount = Math.max(1, ...sides.flatMap(({ faces, shots }) => [...faces, shots / 6]));
  // Leaves space above the highest bar for its number.
  const high = (count: number) => `${(count / maxCount) * 74}%`;
  return (
    <figure className="thrown-faces">
      <figcaption>{say('table.airspace.stats')}</figcaption>
      <ol>
        {Array.from({ length: 6 }, (_, i) => (
          <li key={i}>
            {sides.map(({ faces, shots }, side) => (
              <span key={side} className="bar-of">
                <i style={{ background: sideColours[side], height: high(faces[i]) }} />
                <u style={{ bottom: high(shots / 6) }} />
                {faces[i] > 0 && (
                  <b aria-hidden="true" style={{ bottom: high(faces[i]) }}>
                    {faces[i]}
                  </b>
                )}
                <span className="hidden-visually">
                  {say('table.airspace.stats.face', {
                    side: sideOf(side),
                    face: i + 1,
                    count: faces[i],
                    expected: decimal(shots / 6, 1),
                  })}
                </span>
              </span>
            ))}
            <Die face={i + 1} />
          </li>
        ))}
      </ol>
    </figure>
  );
}

const rows = ['shots', 'hits', 'damage', 'expected', 'tails', 'pointsLost', 'dive'] as const;

function Table({ sides }: { sides: readonly SideStatistics[] }) {
  const shown = (figures: SideStatistics, row: (typeof rows)[number]) => {
    if (row === 'expected') return decimal(figures.expected, 1);
    if (row !== 'hits' || figures.shots === 0) return figures[row];
    return say('table.airspace.stats.rate', {
      hits: figures.hits,
      rate: Math.round((figures.hits / figures.shots) * 100),
    });
  };
  return (
    <table className="draws">
      <thead>
        <tr>
          <td />
          {sides.map((_, side) => (
            <th key={side} scope="col">
              {sentence(sideOf(side))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{say(`table.airspace.stats.${row}`)}</th>
            {sides.map((figures, side) => (
              <td key={side}>{shown(figures, row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line chart of one plane's level by turn; darker with more damage. */
function Heights({ gameData, plane, heights }: { gameData: GameData; plane: number; heights: readonly Height[] }) {
  if (heights.length === 0) return null;
  const levels = heights.map(({ level }) => level);
  const params = { plane: planeName(gameData, plane), low: Math.min(...levels), high: Math.max(...levels) };
  const step = 300 / Math.max(1, heights.length - 1);
  const at = (i: number) => `${(i * step).toFixed(1)} ${((ceiling - levels[i]) * 5).toFixed(1)}`;
  const ink = sideColours[sideOfPlane(plane)];
  return (
    <li>
      <span>{say('table.airspace.stats.heights.of', params)}</span>
      <svg viewBox="-3 -3 306 52" preserveAspectRatio="none" aria-hidden="true">
        {heights.slice(1).map(({ taken }, i) => (
          <path
            key={i}
            d={`M${at(i)}L${at(i + 1)}`}
            stroke={`color-mix(in srgb, ${ink}, #1b0a09 ${Math.round(taken * 90)}%)`}
            strokeWidth={3 + taken * 3}
          />
        ))}
      </svg>
    </li>
  );
}
