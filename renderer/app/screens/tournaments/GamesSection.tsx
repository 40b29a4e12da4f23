import { itemAt } from '@aerodrome/engine/core/items.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { planeField } from '@aerodrome/engine/meta/tournament/legs.ts';
import type { ScheduledGame, TournamentSetup } from '@aerodrome/engine/meta/tournament/setup.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { playable } from '../../../games/index.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field, Select } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { type Draft, presetOf, scheduledGameOf, tournamentPresets } from './draft.ts';

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
  const change = (part: Partial<TournamentSetup>) => onChange({ ...draft, setup: { ...setup, ...part } });
  const isAllRounder = event.length > 1;
  const setGame = (at: number, scheduledGame: ScheduledGame) => change({ event: event.with(at, scheduledGame) });
  const setAllRounder = (on: boolean) =>
    change({ event: on ? Object.keys(playable).map((game) => scheduledGameOf(game, {})) : event.slice(0, 1) });
  const hasPlaneChoice = event.some(({ game }) => planeField(itemAt(games, game)) !== null);
  return (
    <Card className="new-what" aria-label={say('tournaments.what')}>
      <h2>{say('tournaments.what')}</h2>
      {!isAllRounder && (
        <RadioGroup
          label={say('tournaments.game')}
          name="game"
          value={itemAt(event, 0).game}
          choices={Object.keys(playable).map((value) => ({ value, label: say(`game.${value}`) }))}
          onChange={(game) => setGame(0, scheduledGameOf(game, {}))}
        />
      )}
      <Checkbox label={say('tournaments.allRounder')} value={isAllRounder} onChange={setAllRounder} />
      {event.map((scheduledGame, at) => (
        <GameField
          key={scheduledGame.game}
          scheduledGame={scheduledGame}
          named={isAllRounder}
          onChange={(changed) => setGame(at, changed)}
        />
      ))}
      <p className="field-wrong" role="alert">
        {wrong}
      </p>
      <RadioGroup
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
        <RadioGroup
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

function GameField({
  scheduledGame,
  named,
  onChange,
}: {
  scheduledGame: ScheduledGame;
  named: boolean;
  onChange(scheduledGame: ScheduledGame): void;
}) {
  const { game } = scheduledGame;
  const presets = tournamentPresets(game);
  const chosen = presetOf(scheduledGame);
  return (
    <Field label={named ? say(`game.${game}`) : say('tournaments.preset')} className="what-match">
      <Select
        value={chosen ?? ''}
        onChange={(event) => {
          const preset = presets.find(({ id }) => id === event.target.value);
          if (preset) onChange(scheduledGameOf(game, preset.options));
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
