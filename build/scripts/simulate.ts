// Plays many games between bots, without a match around them, and counts how they ended.
import { writeFileSync } from 'node:fs';
import type { AnyGame, AnyGameKind } from '@aerodrome/engine/core/game.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import {
  causeOf,
  command,
  fromHere,
  readArguments,
  readGame,
  readGameOptions,
  refuse,
  wholeNumber,
} from './cli/arguments.ts';
import { columns } from './cli/columns.ts';
import { derive, type Player, play, playersOf, playMatch, readPlayer } from './cli/play.ts';
import { progressBar } from './cli/progress.ts';

/** How often the loop looks at the clock for the progress bar. */
const stride = 256;

command('simulate', () => {
  const { values, positionals } = readArguments({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string' },
      set: { type: 'string', multiple: true, default: [] },
      box: { type: 'string' },
      save: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const kind = readGame(positionals[0]);
  if (positionals.length > 1) refuse('command.surplus', { value: positionals[1] });
  const count = wholeNumber('games', values.games, 1, 1_000_000_000);
  const seed = wholeNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER);
  const options = readGameOptions(kind, values.set, values.box);
  const game = kind.open(options);
  const names = values.bots?.split(',') ?? game.seats.map(() => 'random');
  const players = readPlayers(kind, names, game.seats.length);

  // The last game can be played without the others, and a file that cannot be written is better known at once.
  if (values.save !== undefined) save(kind, options, names, players, derive(seed, count - 1), values.save);
  const tally = simulate(kind, game, players, count, seed);
  const result = { game: kind.id, options: shownOptions(kind, options), games: count, ...tally };
  console.log(values.json ? JSON.stringify(result) : inWords(kind, game, options, seed, result));
});

interface Tally {
  seconds: number;
  gamesPerSecond: number;
  stepsPerSecond: number;
  /** By seat. */
  wins: number[];
  draws: number;
  /** Of a player who plays alone. */
  losses?: number;
  endings: Record<string, number>;
  meanTurns: number;
}

function simulate(kind: AnyGameKind, game: AnyGame, players: readonly Player[], count: number, seed: number): Tally {
  const { turns } = kind;
  const wins = game.seats.map(() => 0);
  const endings: Record<string, number> = Object.fromEntries(game.endings.map((ending) => [ending, 0]));
  let [draws, losses, steps, allTurns] = [0, 0, 0, 0];

  const bar = progressBar(count);
  const start = performance.now();
  for (let number = 0; number < count; number++) {
    const played = play(kind, game, players, derive(seed, number));
    const { ending, winners, lost } = played.state.outcome!;
    for (const seat of winners) wins[seat]++;
    if (lost) losses++;
    else if (winners.length === 0) draws++;
    endings[ending]++;
    steps += played.steps;
    allTurns += turns(played.state);
    if (number % stride === 0) bar.at(number);
  }
  const seconds = (performance.now() - start) / 1000;
  bar.end();

  return {
    seconds: round(seconds, 3),
    gamesPerSecond: Math.round(count / seconds),
    stepsPerSecond: Math.round(steps / seconds),
    wins,
    draws,
    ...(game.seats.length === 1 && { losses }),
    endings,
    meanTurns: round(allTurns / count, 3),
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function readPlayers(kind: AnyGameKind, names: readonly string[], seats: number): Player[] {
  const players = names.map(
    (bot) => readPlayer(kind, bot) ?? refuse('command.unknownBot', { bot, bots: playersOf(kind) }),
  );
  return players.length === seats ? players : refuse('command.wrongBots', { seats });
}

/** The options as they were understood. What was read from a file goes by its name. */
function shownOptions(kind: AnyGameKind, options: Record<string, unknown>): Record<string, unknown> {
  const shown = { ...options };
  for (const { key, kind: type } of kind.options) {
    if (type === 'value') shown[key] = (options[key] as { name: string }).name;
  }
  return shown;
}

/** Plays the game of a seed as a match, and writes it down. */
function save(
  kind: AnyGameKind,
  options: Record<string, unknown>,
  players: readonly string[],
  played: readonly Player[],
  seed: number,
  file: string,
): void {
  const text = writeSave(playMatch(kind, options, played, seed), { players });
  try {
    writeFileSync(fromHere(file), text);
  } catch (error) {
    refuse('command.cannotWrite', { file, cause: causeOf(error) });
  }
}

function inWords(
  kind: AnyGameKind,
  game: AnyGame,
  options: Record<string, unknown>,
  seed: number,
  result: Tally & { games: number },
): string {
  const narrator = kind.narrator(options);
  const share = (count: number) => [String(count), `${((count / result.games) * 100).toFixed(1)} %`];
  const ended = Object.entries(result.endings).filter(([, count]) => count > 0);
  return [
    say('simulate.title', { game: { key: `game.${kind.id}` }, games: result.games, seed }),
    columns([
      [say('simulate.results')],
      ...game.seats.map(({ role }, seat) => {
        const params = { name: narrator.name(seat), role: { key: `role.${kind.id}.${role}` } };
        return [say('simulate.wins', params), ...share(result.wins[seat])];
      }),
      [say('simulate.draws'), ...share(result.draws)],
      ...(result.losses === undefined ? [] : [[say('simulate.losses'), ...share(result.losses)]]),
      [say('simulate.endings')],
      ...ended.map(([ending, count]) => [say(`ending.${kind.id}.${ending}`), ...share(count)]),
      [say('simulate.pace')],
      [say('simulate.meanTurns'), String(result.meanTurns), ''],
      [say('simulate.gamesPerSecond'), String(result.gamesPerSecond), ''],
      [say('simulate.stepsPerSecond'), String(result.stepsPerSecond), ''],
    ]),
  ].join('\n');
}
