import { itemAt } from '@aerodrome/engine/core/items.ts';
import { readOptions, withCompetitiveDefaults } from '@aerodrome/engine/core/options.ts';
import { type Control, type Player, withoutPin } from '@aerodrome/engine/core/players.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useRef, useState } from 'react';
import { startMatch } from '../../application/matches/newMatch.ts';
import { hashPins } from '../../application/pins.ts';
import { levelFor, withLevel } from '../../application/settings.ts';
import type { Preset } from '../../games/descriptor.ts';
import { gameOf } from '../../games/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { useApp } from '../context.ts';
import { Page } from '../Page.tsx';
import { useProfiles } from './pilots/useRecords.ts';
import { assignProfiles } from './setup/assignProfiles.ts';
import { OptionForm } from './setup/OptionForm.tsx';
import {
  competitiveValues,
  dropInvalidOptions,
  explainOption,
  type Options,
  schemaOf,
  shownOptions,
} from './setup/options.ts';
import { SeatCard } from './setup/SeatCard.tsx';
import {
  atLevel,
  firstPersonName,
  isSameControl,
  keepTyped,
  lastChosenLevel,
  playerFor,
  type SeatInput,
  seatInputFrom,
} from './setup/seats.ts';
import './setup.css';

/** Form of a new match: preset, options, players and seed. */
export function SetUp({ game, preset: asked }: { game: string; preset: string | null }) {
  const { application, send, settings, changeSettings } = useApp();
  const kind = itemAt(games, game);
  const profiles = useProfiles();
  const schema = schemaOf(kind);
  const { presets } = gameOf(game);
  const first = presets.find(({ id }) => id === asked) ?? presets[1] ?? itemAt(presets, 0);
  const [preset, setPreset] = useState<Preset>(first);
  const [typedOptions, setTypedOptions] = useState<Options>(first.options);
  const [seatInputs, setSeatInputs] = useState<readonly (SeatInput | undefined)[]>([]);
  const [seed, setSeed] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  /** PINs are being stored; a second press must not start a second match. */
  const isStarting = useRef(false);

  const typed = readOptions<Options>(schema, typedOptions);
  const { seats, hidden } = kind.open('options' in typed ? typed.options : shownOptions(schema, {}));
  const presetControls = seats.map((_, seat): Control => preset.controls[seat] ?? { kind: 'human' });
  const host = firstPersonName(seatInputs, presetControls);
  const controls = presetControls.map((control) => atLevel(control, levelFor(settings, host)));
  const players = controls.map((control, seat) => playerFor(seatInputs[seat] ?? {}, control, seat));
  const derivedOptions = itemAt(games, game).optionsFromPlayers?.(players) ?? {};
  const hasDoors = hidden && players.filter((player) => player.kind === 'human').length > 1;
  /** Whether options and players are still those of the preset. Only then its lesson runs and its hidden set-up is drawn. */
  const isPresetUnchanged =
    typedOptions === preset.options && players.every((player, seat) => isSameControl(player, controls[seat]));
  // A lesson teaches the game by its book.
  const isLesson = isPresetUnchanged && preset.hasLesson === true;
  const isCompetitive = !isLesson && players.some(({ kind }) => kind === 'bot');
  const givenOptions = isCompetitive ? withCompetitiveDefaults(schema, typedOptions) : typedOptions;
  const options = shownOptions(schema, givenOptions);
  const read = readOptions<Options>(schema, givenOptions);
  const problems = [
    ...('problems' in read ? read.problems.map((problem) => explainOption(game, problem)) : []),
    ...nameProblems(players),
    ...(parseSeed(seed) === undefined ? [say('setUp.badSeed')] : []),
  ];

  const choosePreset = (chosen: Preset) => {
    setPreset(chosen);
    setTypedOptions(chosen.options);
    setSeatInputs(Array.from(seatInputs, (of) => of && keepTyped(of)));
  };
  const changeOption = (key: string, value: unknown) => {
    const { [key]: _old, ...rest } = { ...typedOptions, ...competitiveValues(schema, key, options) };
    setTypedOptions(dropInvalidOptions(schema, value === undefined ? rest : { ...rest, [key]: value }, key));
  };
  const seatPlayer = (seat: number, player: Player) => {
    const changed = [...seatInputs];
    changed[seat] = seatInputFrom(itemAt(players, seat), player, seat, seatInputs[seat]);
    setSeatInputs(changed);
  };
  const start = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const typedSeed = parseSeed(seed);
    if (problems.length > 0 || 'problems' in read || typedSeed === undefined || isStarting.current) return;
    isStarting.current = true;
    // A match without doors must not keep a PIN: it would be asked for unexpectedly.
    const named = players.map((player) => ({ ...(hasDoors ? player : withoutPin(player)), name: player.name.trim() }));
    const level = lastChosenLevel(seatInputs, seats.length);
    if (level !== null) changeSettings({ levels: withLevel(settings, host, level) });
    const { hasLesson, drawsHiddenSetup } = isPresetUnchanged ? preset : {};
    const started = startMatch({
      game,
      options: read.options,
      players: await hashPins(named),
      seed: typedSeed,
      hasLesson,
      drawsHiddenSetup,
    });
    const matchDocument = assignProfiles(started, profiles, hasDoors);
    application.matches.append(matchDocument.id, matchDocument);
    send({ type: 'play', matchDocument });
  };

  return (
    <Page title={say('setUp.title', { game: { key: `game.${game}` } })} className="set-up">
      <form className="set-up-form" onSubmit={start}>
        <nav className="presets" aria-label={say('setUp.presets')}>
          <h2>{say('setUp.presets')}</h2>
          <ul>
            {presets.map((choice) => (
              <li key={choice.id}>
                <Button
                  className="preset"
                  aria-pressed={isPresetUnchanged && choice.id === preset.id}
                  onClick={() => choosePreset(choice)}
                >
                  <b>{say(`preset.${game}.${choice.id}`)}</b>
                  <span>{say(`preset.${game}.${choice.id}.about`)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </nav>
        <Card className="set-up-options" data-game={game} aria-label={say('setUp.options')}>
          <h2>{say('setUp.options')}</h2>
          <OptionForm
            game={game}
            fields={schema.filter(({ key }) => !(key in derivedOptions))}
            options={options}
            places={players.map(({ name }, seat) =>
              say('setUp.placeOf', { name, role: { key: `role.${game}.${itemAt(seats, seat).role}` } }),
            )}
            onChange={changeOption}
          />
        </Card>
        <Card className="set-up-players" aria-label={say('setUp.players')}>
          <h2>{say('setUp.players')}</h2>
          <datalist id="pilots-on-the-roster">
            {profiles.flatMap(({ id, name, retired }) => (retired ? [] : [<option key={id} value={name} />]))}
          </datalist>
          {seats.map((info, seat) => (
            <SeatCard
              key={seat}
              game={game}
              seat={seat}
              info={info}
              player={itemAt(players, seat)}
              doors={hasDoors}
              onChange={(player) => seatPlayer(seat, player)}
            />
          ))}
        </Card>
        <div className="set-up-go">
          <Field label={say('setUp.seed')}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              value={seed}
              placeholder={say('setUp.seed.drawn')}
              onChange={(event) => setSeed(event.target.value)}
            />
          </Field>
          <div role="alert" className="set-up-problems">
            {isSubmitted && problems.map((problem) => <p key={problem}>{problem}</p>)}
          </div>
          <Button type="submit" look="great">
            {say('setUp.start')}
          </Button>
        </div>
      </form>
    </Page>
  );
}

function nameProblems(players: readonly Player[]): string[] {
  const names = players.map(({ name }) => name.trim());
  if (names.includes('')) return [say('setUp.nameless')];
  return new Set(names).size < names.length ? [say('setUp.sameName')] : [];
}

/** `null` if the field is empty, `undefined` if its text is not a seed. */
function parseSeed(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const seed = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(seed) ? seed : undefined;
}
