import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { parseEmblem } from '../campaigns/pilotEmblems.ts';
import { Emblem } from '../pilots/Emblem.tsx';
import { describeCondition, flightText } from './flightText.ts';
import { Medal } from './Medal.tsx';

/** Pilots and airframes of a flight. */
export function Roster({ state, flight: at }: { state: CampaignState; flight: number }) {
  const { flights } = state;
  const { pilots, hangar, diarist, nemesis, side } = itemAt(flights, at);
  const text = flightText(state, at);
  const heading =
    flights.length > 1
      ? say('squadron.roster.of', { side: text.tell({ key: `side.${side}` }) })
      : say('squadron.roster');
  return (
    <section className="roster" aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {pilots.map((pilot) => (
          <li key={pilot.id} className={`airman airman-${pilot.condition}`}>
            <span className="airman-name">
              {pilot.emblem && <Emblem {...parseEmblem(pilot.emblem)} />} <bdi>{pilot.name}</bdi>
            </span>
            <span className="airman-rank">{pilot.rank && text.tell({ key: `rank.${pilot.rank}` })}</span>
            <span>{say('squadron.victories', { victories: pilot.victories })}</span>
            <span className="airman-state">{describeCondition(pilot)}</span>
            <span className="airman-more">
              {[
                ...(pilot.id === diarist ? [say('squadron.diarist')] : []),
                ...(pilot.steady ? [say('squadron.steady')] : []),
                ...pilot.medals.map((medal) => text.tell({ key: `medal.${medal}` })),
              ].join(' · ')}
            </span>
            {pilot.medals.length > 0 && (
              <span className="airman-medals">
                {pilot.medals.map((medal) => (
                  <Medal key={medal} definition={state.war.definition} medal={medal} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <h3>{say('squadron.hangar')}</h3>
      {hangar.length === 0 ? (
        <p>{say('squadron.hangar.none')}</p>
      ) : (
        <ul className="airframes">
          {hangar.map(({ id, game, type, state: stand, missionsInWorkshop: missions }) => (
            <li key={id} className={`airframe airframe-${stand}`}>
              <b>{text.type(game, type)}</b> {say(`squadron.airframe.${stand}`, { missions })}
            </li>
          ))}
        </ul>
      )}
      {nemesis && (
        <p className="nemesis">{say('squadron.nemesis', { name: nemesis.name, victories: nemesis.victories })}</p>
      )}
    </section>
  );
}
