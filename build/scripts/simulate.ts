// Plays many games between bots, without match logs, and prints statistics of their endings.

import { writeFileSync } from 'node:fs';
import type { AnyGame, AnyGameKind } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';
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
import { type Player, playersOf, playMatch, readPlayer } from './cli/play.ts';
import { poolSize, runInProcessPool } from './cli/processPool.ts';
import { progressBar } from './cli/progress.ts';
import {
  addTallies,
  areUnlike,
  type Batch,
  batchesOf,
  emptyTally,
  seatedIn,
  type Tally,
  tallyOf,
} from './simulate/tally.ts';

/** A run that is shorter than this uses no process pool, whose start takes about as long. */
const maxInProcessMs = 1000;

export const run = command('simulate', async ({ args, print }) => {
  const { values, positionals } = readArguments({
    args,
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
  if (positionals.length > 1) refuse('command.surplus', { value: itemAt(positionals, 1) });
  const count = wholeNumber('games', values.games, 1, 1_000_000_000);
  const seed = wholeNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER);
  const options = readGameOptions(kind, values.set, values.box);
  const game = kind.open(options);
  const names = values.bots?.split(',') ?? game.seats.map(() => 'random');
  const players = readPlayers(kind, names, game.seats.length);

  // The saved game is the last one. It is played first, so that a file that cannot be written is reported at once.
  if (values.save !== undefined) {
    const { deal, order } = seatedIn(players, count - 1);
    const seated = order.map((place) => ({ name: itemAt(names, place), player: itemAt(players, place) }));
    save(kind, options, seated, deriveSeed(seed, deal), values.save);
  }
  const tally = await simulate({ game: kind.id, options, players, seed }, game, count);
  const result = { game: kind.id, options: shownOptions(kind, options), games: count, ...tally };
  print(
    values.json
      ? JSON.stringify(result)
      : inWords(kind, game, options, seed, areUnlike(players) ? names : null, result),
  );
});

interface Tallied {
  seconds: number;
  gamesPerSecond: number;
  stepsPerSecond: number;
  /** By index in the list of bots; equal to the seat if all bots are the same. */
  wins: number[];
  draws: number;
  /** Only in games for one player. */
  losses?: number;
  endings: Record<string, number>;
  meanTurns: number;
}

async function simulate(run: Omit<Batch, 'first' | 'count'>, game: AnyGame, count: number): Promise<Tallied> {
  const list = batchesOf(run, count);
  const bar = progressBar(list.length);
  const start = performance.now();
  let tally = emptyTally(game);
  let done = 0;
  while (done < list.length && (poolSize === 1 || performance.now() - start < maxInProcessMs)) {
    tally = addTallies(tally, tallyOf(itemAt(list, done++)));
    bar.at(done);
  }
  const here = done;
  const elsewhere = new URL('./simulate/worker.ts', import.meta.url);
  for (const one of await runInProcessPool<Batch, Tally>(elsewhere, list.slice(here), (more) => bar.at(here + more)))
    tally = addTallies(tally, one);
  const seconds = (performance.now() - start) / 1000;
  bar.end();

  const { wins, draws, losses, endings, steps, turns } = tally;
  return {
    seconds: round(seconds, 3),
    gamesPerSecond: Math.round(count / seconds),
    stepsPerSecond: Math.round(steps / seconds),
    wins,
    draws,
    ...(game.seats.length === 1 && { losses }),
    endings,
    meanTurns: round(turns / count, 3),
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

/** The options for display. A value from a file is shown by its name. */
function shownOptions(kind: AnyGameKind, options: Record<string, unknown>): Record<string, unknown> {
  const shown = { ...options };
  for (const { key, kind: type } of kind.options) {
    if (type === 'value') shown[key] = (options[key] as { name: string }).name;
  }
  return shown;
}

/** Plays the game of a seed as a match and saves it. */
function save(
  kind: AnyGameKind,
  options: Record<string, unknown>,
  seated: readonly { name: string; player: Player }[],
  seed: number,
  file: string,
): void {
  const match = playMatch(
    kind,
    options,
    seated.map(({ player }) => player),
    seed,
  );
  const text = writeSave(match, { players: seated.map(({ name }) => name) });
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
  unlike: readonly string[] | null,
  result: Tallied & { games: number },
): string {
  const narrator = kind.narrator(options);
  const share = (count: number) => [String(count), `${((count / result.games) * 100).toFixed(1)} %`];
  const ended = Object.entries(result.endings).filter(([, count]) => count > 0);
  return [
    say(unlike ? 'simulate.titleTurned' : 'simulate.title', {
      game: { key: `game.${kind.id}` },
      games: result.games,
      seed,
    }),
    columns([
      [say('simulate.results')],
      ...game.seats.map(({ role }, seat) => {
        if (unlike)
          return [
            say('simulate.botWins', { bot: itemAt(unlike, seat), place: seat + 1 }),
            ...share(itemAt(result.wins, seat)),
          ];
        const params = { name: narrator.name(seat), role: { key: `role.${kind.id}.${role}` } };
        return [say('simulate.wins', params), ...share(itemAt(result.wins, seat))];
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
