import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { RatingCurve as Curve } from '@aerodrome/engine/meta/ratings.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { formatDateTime } from '../../dates.ts';

/** Drawn at the width of the narrowest column, so that its numbers stay readable. */
const [width, height, margin] = [340, 130, 48];

/** Rating after each match, as a line chart and as a table for screen readers. */
export function RatingCurve({ curve: { now, isSettling: settling, points } }: { curve: Curve }) {
  const values = points.map(({ rating: shown }) => shown);
  const [low, high] = [Math.min(...values) - 10, Math.max(...values) + 10];
  const x = (at: number) => margin + (at * (width - margin - 8)) / Math.max(1, points.length - 1);
  const y = (value: number) => height - 8 - ((value - low) * (height - 16)) / (high - low);
  const path = values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const label = say('pilots.curve.picture', { first: itemAt(values, 0), last: now, count: points.length });
  return (
    <>
      <p className="curve-now">{say(settling ? 'pilots.settling' : 'pilots.rating', { rating: now })}</p>
      <svg className="curve" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {[low + 10, high - 10].map((value) => (
          <g key={value}>
            <path d={`M${margin} ${y(value)}H${width - 8}`} className="curve-line" />
            <text x={margin - 9} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <path d={path} className="curve-path" />
        {values.map((value, at) => (
          <circle
            key={at}
            cx={x(at)}
            cy={y(value)}
            r="3"
            className={itemAt(points, at).isSettling ? 'settling' : undefined}
          />
        ))}
      </svg>
      <details>
        <summary>{say('pilots.curve.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('pilots.curve.date')}</th>
              <th scope="col">{say('pilots.curve.rating')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ at, rating: shown, isSettling: unsure }, place) => (
              <tr key={place}>
                <td>{formatDateTime(at)}</td>
                <td>{say(unsure ? 'pilots.settling' : 'pilots.rating', { rating: shown })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
