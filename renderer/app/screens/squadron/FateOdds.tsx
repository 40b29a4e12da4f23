import { itemAt } from '@aerodrome/engine/core/items.ts';
import { fateOdds, fateRowOf } from '@aerodrome/engine/meta/campaign/fates.ts';
import { type CampaignState, fateOutcomes, missionOf, type Pilot } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';

const causes = ['shotDown', 'crashed', 'left', 'resigned'] as const;

interface FateOddsProps {
  state: CampaignState;
  flight: number;
  /** Ids of the pilots who are to fly. */
  pilots: readonly string[];
}

/** Odds of every fate before take-off. Steady pilots have their own rows, with better odds. */
export function FateOdds({ state, flight, pilots }: FateOddsProps) {
  const mission = missionOf(state);
  const flying = itemAt(state.flights, flight).pilots.filter(({ id }) => pilots.includes(id));
  const hands: readonly (readonly [string, Pick<Pilot, 'steady'>])[] = [
    ...(flying.some(({ steady }) => !steady) ? [['', { steady: false }] as const] : []),
    ...(flying.some(({ steady }) => steady) ? [[` (${say('squadron.steady')})`, { steady: true }] as const] : []),
  ];
  return (
    <table className="fates">
      <caption>
        {say('brief.fates')} {say(`brief.fates.${mission.over}`)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('brief.fates.from')}</th>
          {fateOutcomes.map((outcome) => (
            <th key={outcome} scope="col">
              {say(`fate.${outcome}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {causes.flatMap((cause) =>
          hands.map(([hand, pilot]) => {
            const row = fateRowOf(state.war, mission, cause);
            const odds = row && fateOdds(row, pilot);
            return (
              <tr key={`${cause}${hand}`}>
                <th scope="row">
                  {say(`fate.from.${cause}`)}
                  {hand}
                </th>
                {fateOutcomes.map((outcome) => (
                  <td key={outcome}>{odds && say('brief.percent', { percent: Math.round(odds[outcome] * 100) })}</td>
                ))}
              </tr>
            );
          }),
        )}
      </tbody>
    </table>
  );
}
