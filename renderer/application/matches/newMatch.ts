import { itemAt } from '@aerodrome/engine/core/items.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions, withCompetitiveDefaults } from '@aerodrome/engine/core/options.ts';
import type { Control, Player } from '@aerodrome/engine/core/players.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type MatchDocument, newId } from './match.ts';

/** A match that is ready to fly: options that differ from the defaults, and the control of each seat. */
export interface MatchPreset {
  options: Readonly<Record<string, unknown>>;
  controls: readonly Control[];
  hasLesson?: true;
  drawsHiddenSetup?: true;
}

interface NewMatch {
  game: string;
  /** Complete and valid. */
  options: Record<string, unknown>;
  /** With stored PINs, from `hashPins`. */
  players: readonly Player[];
  /** `null` draws a random one. */
  seed: number | null;
  hasLesson?: true;
  drawsHiddenSetup?: true;
}

/** A new match, not written yet. */
export function startMatch({ game, options, players, seed, hasLesson, drawsHiddenSetup }: NewMatch): MatchDocument {
  return {
    id: newId(),
    match: Match.start(
      itemAt(games, game),
      { ...options, ...itemAt(games, game).optionsFromPlayers?.(players) },
      seed ?? drawSeed(),
    ),
    players,
    title: titleOf(game, options),
    created: new Date().toISOString(),
    seedTyped: seed !== null,
    ...(hasLesson && { hasLesson }),
    ...(drawsHiddenSetup && { drawsHiddenSetup }),
  };
}

/** A new match with the same options and players, and another seed. */
export function startAgain(matchDocument: MatchDocument): MatchDocument {
  const { match } = matchDocument;
  return {
    ...matchDocument,
    id: newId(),
    match: Match.start(match.kind, match.options, drawSeed()),
    created: new Date().toISOString(),
    seedTyped: false,
    timeLeftMs: {},
    hints: 0,
    turnTimesMs: {},
  };
}

function drawSeed(): number {
  return itemAt(crypto.getRandomValues(new Uint32Array(1)), 0);
}

/** A new match of a preset, with the default names. */
export function startPreset(
  game: string,
  { options: raw, controls, hasLesson, drawsHiddenSetup }: MatchPreset,
): MatchDocument {
  const schema = itemAt(games, game).options;
  // A lesson teaches the game by its book.
  const isCompetitive = !hasLesson && controls.some(({ kind }) => kind === 'bot');
  const read = readOptions<Record<string, unknown>>(schema, isCompetitive ? withCompetitiveDefaults(schema, raw) : raw);
  if ('problems' in read) throw new Error(`a preset of ${game} is broken: ${itemAt(read.problems, 0).code}`);
  const players = controls.map((control, seat) => ({ ...control, name: defaultPlayerName(control, seat) }));
  return startMatch({ game, options: read.options, players, seed: null, hasLesson, drawsHiddenSetup });
}

/** The default name of a seat. A bot's depends on its level. */
export function defaultPlayerName(control: Control, seat: number): string {
  return say(control.kind === 'human' ? `setUp.name.${seat}` : `setUp.botName.${control.level}.${seat}`);
}

/** The name of the scenario, or of the game if it has no scenarios. */
function titleOf(game: string, { scenario }: Record<string, unknown>): string {
  return say(typeof scenario === 'string' ? `option.${game}.scenario.${scenario}` : `game.${game}`);
}
