import type { PilotRecord, Tally } from '@aerodrome/engine/meta/statistics.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { planeName, roleName } from './planeNames.ts';

const columns = ['played', 'won', 'drawn', 'lost', 'dealt', 'taken', 'victories'] as const;

/** Match statistics of a pilot: in all, by game, by role and by plane. */
export function StatisticsTable({ record: { all, byGame, byRole, byPlane } }: { record: PilotRecord }) {
  const gameName = (key: string) => say(`game.${key.split('/')[0]}`);
  const withGame = (name: (key: string) => string) => (key: string) =>
    say('pilots.ofGame', { game: gameName(key), what: name(key) });
  return (
    <section className="pilot-figures" aria-label={say('pilots.figures')}>
      <h3>{say('pilots.figures')}</h3>
      <table>
        <caption className="hidden-visually">{say('pilots.figures')}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {say(`pilots.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <Rows tallies={new Map([['all', all]])} name={() => say('pilots.all')} />
        <Rows title={say('pilots.byGame')} tallies={byGame} name={gameName} />
        <Rows title={say('pilots.byRole')} tallies={byRole} name={withGame(roleName)} />
        <Rows title={say('pilots.byPlane')} tallies={byPlane} name={withGame(planeName)} />
      </table>
    </section>
  );
}

interface RowsProps {
  title?: string;
  tallies: ReadonlyMap<string, Tally>;
  name(key: string): string;
}

function Rows({ title, tallies, name }: RowsProps) {
  if (tallies.size === 0) return null;
  return (
    <tbody>
      {title && (
        <tr className="figures-group">
          <th colSpan={columns.length + 1} scope="colgroup">
            {title}
          </th>
        </tr>
      )}
      {[...tallies].map(([key, tally]) => (
        <tr key={key}>
          <th scope="row">{name(key)}</th>
          {columns.map((column) => (
            <td key={column}>{tally[column]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
