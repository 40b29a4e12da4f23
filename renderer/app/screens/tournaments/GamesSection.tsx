import { itemAt } from '@aerodrome/engine/core/items.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { planeField } from '@aerodrome/engine/meta/tournament/legs.ts';
import type { EventGame, Setup } from '@aerodrome/engine/meta/tournament/setup.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { playable } from '../../../games/index.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox, Choice } from '../../../ui/Choice.tsx';
import { Field, Select } from '../../../ui/Field.tsx';
import { type Draft, flightOf, flightPresets, presetOf } from './draft.ts';

interface GamesSectionProps {
  draft: Draft;
  /** Why the games cannot be flown. */
  wrong: string | null;
  onChange(draft: Draft): void;
}

/** Game or games of a tournament, legs and planes. */
export function GamesSection({ draft, wrong, onChange }: GamesSectionProps) {
  const { setup } = draft;
  const { event } = setup;
  const change = (part: Partial<Setup>) => onChange({ ...draft, setup: { ...setup, ...part } });
  const isAllRounder = event.length > 1;
  const setFlight = (at: number, flight: EventGame) => change({ event: event.with(at, flight) });
  const setAllRounder = (on: boolean) =>
    change({ event: on ? Object.keys(playable).map((game) => flightOf(game, {})) : event.slice(0, 1) });
  const hasPlaneChoice = event.some(({ game }) => planeField(itemAt(games, game)) !== null);
  return (
    <Card className="new-what" aria-label={say('tournaments.what')}>
      <h2>{say('tournaments.what')}</h2>
      {!isAllRounder && (
        <Choice
          label={say('tournaments.game')}
          name="game"
          value={itemAt(event, 0).game}
          choices={Object.keys(playable).map((value) => ({ value, label: say(`game.${value}`) }))}
          onChange={(game) => setFlight(0, flightOf(game, {}))}
        />
      )}
      <Checkbox label={say('tournaments.allRounder')} value={isAllRounder} onChange={setAllRounder} />
      {event.map((flight, at) => (
        <FlightField
          key={flight.game}
          flight={flight}
          named={isAllRounder}
          onChange={(changed) => setFlight(at, changed)}
        />
      ))}
      <p className="field-wrong" role="alert">
        {wrong}
      </p>
      <Choice
        label={say('tournaments.legs')}
        name="legs"
        value={setup.legs}
        choices={([1, 2, 4] as const).map((value) => ({ value, label: say(`tournaments.legs.${value}`) }))}
        onChange={(legs) => change({ legs })}
      />
      {setup.legs > 1 && (
        <Checkbox
          label={say('tournaments.mirrored')}
          value={setup.mirrored}
          onChange={(mirrored) => change({ mirrored })}
        />
      )}
      {hasPlaneChoice && (
        <Choice
          label={say('tournaments.planes')}
          name="planes"
          value={setup.planes}
          choices={(['fixed', 'drawn', 'picked'] as const).map((value) => ({
            value,
            label: say(`tournaments.planes.${value}`),
          }))}
          onChange={(of) => change({ planes: of })}
        />
      )}
      {hasPlaneChoice && setup.planes === 'picked' && (
        <Checkbox
          label={say('tournaments.planesOnce')}
          value={setup.planesOnce}
          onChange={(planesOnce) => change({ planesOnce })}
        />
      )}
    </Card>
  );
}

function FlightField({
  flight,
  named,
  onChange,
}: {
  flight: EventGame;
  named: boolean;
  onChange(flight: EventGame): void;
}) {
  const { game } = flight;
  const presets = flightPresets(game);
  const chosen = presetOf(flight);
  return (
    <Field label={named ? say(`game.${game}`) : say('tournaments.preset')} className="what-match">
      <Select
        value={chosen ?? ''}
        onChange={(event) => {
          const preset = presets.find(({ id }) => id === event.target.value);
          if (preset) onChange(flightOf(game, preset.options));
        }}
      >
        {chosen === null && <option value="">{say('tournaments.ownMatch')}</option>}
        {presets.map(({ id }) => (
          <option key={id} value={id}>
            {say(`preset.${game}.${id}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
