import { itemAt } from '@aerodrome/engine/core/items.ts';
import { airframesPerSortie, airframeType, allowedTypes, isLent } from '@aerodrome/engine/meta/campaign/airframes.ts';
import { availablePilots } from '@aerodrome/engine/meta/campaign/orders.ts';
import { checkPreparation, maxPilots, transferType } from '@aerodrome/engine/meta/campaign/preparation.ts';
import { type CampaignState, missionOf, type Pilot, type Preparation } from '@aerodrome/engine/meta/campaign/state.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Field, Select } from '../../../ui/Field.tsx';
import { flightText } from './flightText.ts';

interface SortieFormProps {
  state: CampaignState;
  flight: number;
  sortie: number;
  draft: Preparation;
  onChange(draft: Preparation): void;
}

/** Codes of refusals that concern the airframe, shown beside it. */
const airframeProblem = /^campaign\.(airframe|notThisOrder|notLent|airframeTwice)/;

/** Assigns pilots and airframes to a sortie. Unavailable ones are listed with the reason. */
export function SortieForm({ state, flight, sortie, draft, onChange }: SortieFormProps) {
  const mission = missionOf(state);
  const { war } = state;
  const own = itemAt(state.flights, flight);
  const text = flightText(state, flight);
  const { least } = mission.pilots;
  const most = Math.max(least, maxPilots(state, flight));
  const crew = itemAt(draft.pilots, sortie);
  const available = availablePilots(own, mission);
  const assignPilot = (place: number, id: string) => {
    const changed = [...crew];
    if (id === '') changed.splice(place, 1);
    else {
      const before = changed.indexOf(id);
      if (before >= 0 && place < changed.length) changed[before] = itemAt(changed, place);
      changed[place] = id;
    }
    onChange({ ...draft, pilots: draft.pilots.with(sortie, changed) });
  };
  const withPlane = (plane: number, id: string): Preparation => ({
    ...draft,
    airframes: draft.airframes.with(sortie, itemAt(draft.airframes, sortie).with(plane, id)),
  });
  const places = Array.from({ length: Math.min(most, crew.length + 1) }, (_, place) => place);
  return (
    <fieldset className="picks field-box">
      <legend>
        {draft.pilots.length > 1 ? say('brief.sortie', { name: itemAt(war.persons, sortie).name }) : say('brief.who')}
      </legend>
      <p className="begin-about">
        {least === most ? say('brief.seats.one', { count: least }) : say('brief.seats', { least, most })}{' '}
        {mission.charge && say('brief.charge')}
      </p>
      <div className="picks-fields">
        {places.map((place) => (
          <Field label={say('begin.pilot', { number: place + 1 })} key={place}>
            <Select value={crew[place] ?? ''} onChange={(event) => assignPilot(place, event.target.value)}>
              {(place >= least || crew[place] === undefined) && <option value="">{say('brief.rests.nobody')}</option>}
              {own.pilots.map((pilot) => (
                <option key={pilot.id} value={pilot.id} disabled={!available.includes(pilot)}>
                  {available.includes(pilot) ? pilot.name : whyUnavailable(pilot)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        {itemAt(draft.airframes, sortie).map((id, plane) => (
          <Field
            label={
              airframesPerSortie(state, flight) > 1 ? say('brief.plane', { number: plane + 1 }) : say('brief.planes')
            }
            key={plane}
          >
            <Select value={id} onChange={(event) => onChange(withPlane(plane, event.target.value))}>
              {choices().map((choice) => {
                const refused = checkPreparation(state, flight, withPlane(plane, choice));
                const why = choice !== id && refused && airframeProblem.test(refused.code) ? refused : null;
                return (
                  <option key={choice} value={choice} disabled={why !== null}>
                    {why ? `${nameOf(choice)}: ${text.refusal(why, mission.game)}` : nameOf(choice)}
                  </option>
                );
              })}
            </Select>
          </Field>
        ))}
      </div>
      {airframesPerSortie(state, flight) === 0 && <p className="begin-about">{say('brief.stock')}</p>}
    </fieldset>
  );

  /** Airframes of this game in the hangar, and types that the depot can lend. */
  function choices(): string[] {
    const hangar = own.hangar.filter(({ game }) => game === mission.game).map(({ id }) => id);
    const lent = (allowedTypes(state, flight) ?? []).map((type) => `depot:${type}`);
    return [...new Set([...hangar, ...lent, ...itemAt(draft.airframes, sortie)])];
  }

  function nameOf(id: string): string {
    const type = text.type(mission.game, transferType(draft, id) ?? airframeType(own, id));
    if (isLent(id)) return say('brief.lent', { type });
    const inWorkshop = own.hangar.find((airframe) => airframe.id === id)?.state === 'workshop';
    const repaired = draft.spent.some((purchase) => 'airframe' in purchase && purchase.airframe === id);
    return inWorkshop && !repaired ? say('brief.patched', { type }) : type;
  }
}

function whyUnavailable({ name, condition, missionsInHospital: missions }: Pilot): string {
  return explain({ code: `campaign.pilot.${condition}`, params: { pilot: name, missions } });
}
