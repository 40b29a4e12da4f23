import { itemAt } from '@aerodrome/engine/core/items.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import type { Control, Player } from '@aerodrome/engine/core/players.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useState } from 'react';
import { startMatch } from '../../application/matches/newMatch.ts';
import { levelFor, withLevel } from '../../application/settings.ts';
import type { Preset } from '../../games/descriptor.ts';
import { gameOf } from '../../games/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { useApp } from '../context.ts';
import { Page } from '../Page.tsx';
import { useProfiles } from './pilots/useRecords.ts';
import { OptionForm } from './setup/OptionForm.tsx';
import { explainOption, type Options, schemaOf, settle, shownOptions } from './setup/options.ts';
import { withPersons } from './setup/persons.ts';
import { SeatCard } from './setup/SeatCard.tsx';
import {
  atLevel,
  chosenLevel,
  hostOf,
  playerFor,
  type Said,
  sameControl,
  sayOf,
  typedOf,
  withoutPin,
} from './setup/seats.ts';
import './setup.css';

/** Puts a match together: what is flown, by whom, and with what luck. */
export function SetUp({ game, preset: asked }: { game: string; preset: string | null }) {
  const { application, send, settings, change: changeSettings } = useApp();
  const kind = itemAt(games, game);
  const profiles = useProfiles();
  const schema = schemaOf(kind);
  const { presets } = gameOf(game);
  const first = presets.find(({ id }) => id === asked) ?? presets[1] ?? itemAt(presets, 0);
  const [preset, setPreset] = useState<Preset>(first);
  const [raw, setRaw] = useState<Options>(first.options);
  const [said, setSaid] = useState<readonly (Said | undefined)[]>([]);
  const [seed, setSeed] = useState('');
  const [tried, setTried] = useState(false);

  const options = shownOptions(schema, raw);
  const read = readOptions<Options>(schema, raw);
  const { seats, hidden } = kind.open('options' in read ? read.options : shownOptions(schema, {}));
  const ready = seats.map((_, seat): Control => preset.controls[seat] ?? { kind: 'human' });
  const host = hostOf(said, ready);
  const controls = ready.map((control) => atLevel(control, levelFor(settings, host)));
  const players = controls.map((control, seat) => playerFor(said[seat] ?? {}, control, seat));
  const decided = itemAt(games, game).optionsFromPlayers?.(players) ?? {};
  const doors = hidden && players.filter((player) => player.kind === 'human').length > 1;
  /** The match is still the ready-made one, so what is said of that holds. */
  const untouched = raw === preset.options && players.every((player, seat) => sameControl(player, controls[seat]));
  const problems = [
    ...('problems' in read ? read.problems.map((problem) => explainOption(game, problem)) : []),
    ...peopleProblems(players),
    ...(seedOf(seed) === undefined ? [say('setUp.badSeed')] : []),
  ];

  const take = (chosen: Preset) => {
    setPreset(chosen);
    setRaw(chosen.options);
    setSaid(Array.from(said, (of) => of && typedOf(of)));
  };
  const change = (key: string, value: unknown) => {
    const { [key]: _old, ...rest } = raw;
    setRaw(settle(schema, value === undefined ? rest : { ...rest, [key]: value }, key));
  };
  const seatPlayer = (seat: number, player: Player) => {
    const changed = [...said];
    changed[seat] = sayOf(itemAt(players, seat), player, seat, said[seat]);
    setSaid(changed);
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const typed = seedOf(seed);
    if (problems.length > 0 || 'problems' in read || typed === undefined) return;
    // A PIN that was typed for doors this match does not have would be asked for out of the blue.
    const named = players.map((player) => ({ ...(doors ? player : withoutPin(player)), name: player.name.trim() }));
    const level = chosenLevel(said, seats.length);
    if (level !== null) changeSettings({ levels: withLevel(settings, host, level) });
    const { guide, chance } = untouched ? preset : {};
    const started = startMatch({ game, options: read.options, players: named, seed: typed, guide, chance });
    const open = withPersons(started, profiles, doors);
    application.matches.append(open.id, open);
    send({ type: 'play', open });
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
                  aria-pressed={untouched && choice.id === preset.id}
                  onClick={() => take(choice)}
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
            fields={schema.filter(({ key }) => !(key in decided))}
            options={options}
            places={players.map(({ name }, seat) =>
              say('setUp.placeOf', { name, role: { key: `role.${game}.${itemAt(seats, seat).role}` } }),
            )}
            onChange={change}
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
              doors={doors}
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
            {tried && problems.map((problem) => <p key={problem}>{problem}</p>)}
          </div>
          <Button type="submit" look="great">
            {say('setUp.start')}
          </Button>
        </div>
      </form>
    </Page>
  );
}

function peopleProblems(players: readonly Player[]): string[] {
  const names = players.map(({ name }) => name.trim());
  if (names.includes('')) return [say('setUp.nameless')];
  return new Set(names).size < names.length ? [say('setUp.sameName')] : [];
}

/** `null` where none is typed in, `undefined` where it is no seed. */
function seedOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const seed = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(seed) ? seed : undefined;
}
