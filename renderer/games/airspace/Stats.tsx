import type { LogLine } from '@aerodrome/engine/core/match.ts';
import { sideOf } from '@aerodrome/engine/games/airspace/names.ts';
import { sideNames } from '@aerodrome/engine/games/airspace/options.ts';
import { damageOf } from '@aerodrome/engine/games/airspace/rules/shooting.ts';
import { ceiling, sideOfPlane } from '@aerodrome/engine/games/airspace/setting.ts';
import { added } from '@aerodrome/engine/games/airspace/sights.ts';
import type { AirspaceEvent } from '@aerodrome/engine/games/airspace/state.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import { sideInks } from './livery.ts';
import { planeName, settingOf } from './words.ts';

const faces = [1, 2, 3, 4, 5, 6];
type Shot = Extract<AirspaceEvent, { type: 'shot' }>;

/** What a shot does on average. */
const meanOf = ({ modifiers }: Shot) => faces.reduce((sum, die) => sum + damageOf(die + added(modifiers)), 0) / 6;

/** What each side threw against what was to be expected, its luck in one number, and how high everybody flew. */
export function Stats({ log, options }: { log: readonly LogLine[]; options: Record<string, unknown> }) {
  const setting = settingOf(options);
  const events = log.flatMap((line) => line.events as readonly AirspaceEvent[]);
  const shots = events.filter((event) => event.type === 'shot');
  return (
    <>
      <table className="draws">
        <caption>{say('table.airspace.stats')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('table.airspace.stats.side')}</th>
            {faces.map((face) => (
              <th key={face} scope="col">
                {face}
              </th>
            ))}
            <th scope="col">{say('table.airspace.stats.damage')}</th>
            <th scope="col">{say('table.airspace.stats.luck')}</th>
          </tr>
        </thead>
        <tbody>
          {[...sideNames.keys()].map((side) => {
            const own = shots.filter(({ plane }) => sideOfPlane(plane) === side);
            const dealt = own.reduce((sum, { damage }) => sum + damage, 0);
            const expected = own.reduce((sum, shot) => sum + meanOf(shot), 0);
            const luck = dealt - expected;
            return (
              <tr key={side}>
                <th scope="row">{sentence(sideOf(side))}</th>
                {faces.map((face) => (
                  <td key={face}>
                    {own.filter(({ die }) => die === face).length} <small>({(own.length / 6).toFixed(1)})</small>
                  </td>
                ))}
                <td>
                  {dealt} <small>({expected.toFixed(1)})</small>
                </td>
                <td>{`${luck < 0 ? '−' : '+'}${Math.abs(luck).toFixed(1)}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <h3>{say('table.airspace.stats.heights')}</h3>
      <ul className="heights">
        {setting.airplanes.map((_, plane) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: planes are known by their numbers
          <Heights key={plane} name={planeName(setting, plane)} plane={plane} levels={levelsOf(events, plane)} />
        ))}
      </ul>
    </>
  );
}

function levelsOf(events: readonly AirspaceEvent[], plane: number): number[] {
  return events.flatMap((event) => {
    if (event.type === 'placed' && event.plane === plane) return [event.at.altitude];
    return event.type === 'flew' && event.plane === plane ? [event.to.altitude] : [];
  });
}

/** A line through the levels of one plane, turn by turn. */
function Heights({ name, plane, levels }: { name: string; plane: number; levels: readonly number[] }) {
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const step = 200 / Math.max(1, levels.length - 1);
  const line = levels.map((level, i) => `${(i * step).toFixed(1)} ${((ceiling - level) * 4).toFixed(1)}`);
  if (levels.length === 0) return null;
  return (
    <li>
      <span>{say('table.airspace.stats.heights.of', { plane: name, low, high })}</span>
      <svg viewBox="-2 -2 204 46" aria-hidden="true">
        <path d={`M${line.join('L')}`} fill="none" stroke={sideInks[sideOfPlane(plane)]} strokeWidth="3" />
      </svg>
    </li>
  );
}
