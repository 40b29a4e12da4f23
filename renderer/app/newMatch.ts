import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Preset } from '../games/descriptor.ts';
import { fingerprint, type Player } from '../session/machine.ts';
import { newId, type OpenMatch } from './documents.ts';

interface Plan {
  game: string;
  /** Complete and valid. */
  options: Record<string, unknown>;
  players: readonly Player[];
  /** As typed in; `null` draws one. */
  seed: number | null;
  guide?: true;
}

/** Opens a new match on the table. */
export function startMatch({ game, options, players, seed, guide }: Plan): OpenMatch {
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0];
  return {
    id: newId(),
    match: Match.start(games[game], options, seed ?? drawn),
    // From here on a PIN is known by its fingerprint only.
    players: players.map(({ pin, ...player }) => (pin ? { ...player, pin: fingerprint(pin) } : player)),
    title: titleOf(game, options),
    created: new Date().toISOString(),
    seedTyped: seed !== null,
    ...(guide && { guide }),
  };
}

/** Starts a preset as it is, with the names everybody has until they type their own. */
export function startPreset(game: string, { options: raw, kinds, guide }: Preset): OpenMatch {
  const read = readOptions<Record<string, unknown>>(games[game].options, raw);
  if ('problems' in read) throw new Error(`a preset of ${game} is broken: ${read.problems[0].code}`);
  const players = kinds.map((kind, seat) => ({ kind, name: usualName(kind, seat) }));
  return startMatch({ game, options: read.options, players, seed: null, guide });
}

export function usualName(kind: Player['kind'], seat: number): string {
  return say(kind === 'human' ? `setUp.name.${seat}` : `setUp.botName.${seat}`);
}

/** A match goes by its scenario where its game has some, else by its game. */
function titleOf(game: string, { scenario }: Record<string, unknown>): string {
  return say(typeof scenario === 'string' ? `option.${game}.scenario.${scenario}` : `game.${game}`);
}
