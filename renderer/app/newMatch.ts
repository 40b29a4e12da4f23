import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { type Control, hashPin, type Player, pinOf } from '@aerodrome/engine/core/players.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Preset } from '../games/descriptor.ts';
import { type CurrentMatch, newId } from './documents.ts';

interface Plan {
  game: string;
  /** Complete and valid. */
  options: Record<string, unknown>;
  players: readonly Player[];
  /** As typed in; `null` draws one. */
  seed: number | null;
  guide?: true;
  chance?: true;
}

/** Opens a new match on the table. */
export function startMatch({ game, options, players, seed, guide, chance }: Plan): CurrentMatch {
  return {
    id: newId(),
    match: Match.start(games[game], { ...options, ...games[game].optionsFromPlayers?.(players) }, seed ?? drawSeed()),
    // From here on a PIN is known by its hash only.
    players: players.map((player) => {
      const pin = pinOf(player);
      return pin ? { ...player, pin: hashPin(pin) } : player;
    }),
    title: titleOf(game, options),
    created: new Date().toISOString(),
    seedTyped: seed !== null,
    ...(guide && { guide }),
    ...(chance && { chance }),
  };
}

/** The same match once more, with other luck. */
export function startAgain(open: CurrentMatch): CurrentMatch {
  const { match } = open;
  return {
    ...open,
    id: newId(),
    match: Match.start(match.kind, match.options, drawSeed()),
    created: new Date().toISOString(),
    seedTyped: false,
    left: {},
    hints: 0,
    used: {},
  };
}

function drawSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}

/** Starts a preset as it is, with the names everybody has until they type their own. */
export function startPreset(game: string, { options: raw, controls, guide, chance }: Preset): CurrentMatch {
  const read = readOptions<Record<string, unknown>>(games[game].options, raw);
  if ('problems' in read) throw new Error(`a preset of ${game} is broken: ${read.problems[0].code}`);
  const players = controls.map((control, seat) => ({ ...control, name: usualName(control, seat) }));
  return startMatch({ game, options: read.options, players, seed: null, guide, chance });
}

/** A bot goes by a name of its level, another on each seat. */
export function usualName(control: Control, seat: number): string {
  return say(control.kind === 'human' ? `setUp.name.${seat}` : `setUp.botName.${control.level}.${seat}`);
}

/** A match goes by its scenario where its game has some, else by its game. */
function titleOf(game: string, { scenario }: Record<string, unknown>): string {
  return say(typeof scenario === 'string' ? `option.${game}.scenario.${scenario}` : `game.${game}`);
}
