// Plays matches between bot levels and prints the Elo difference of each pair.
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { command, readArguments, readGame, readGameOptions, refuse, wholeNumber } from './cli/arguments.ts';
import { columns } from './cli/columns.ts';
import { type Player, playersOf, readPlayer } from './cli/play.ts';
import { progressBar } from './cli/progress.ts';
import { judge, quantile, rounded, type Verdict } from './league/elo.ts';
import { type Series, type SeriesResult, seriesOf } from './league/playSeries.ts';
import { playSeriesInPool } from './league/seriesPool.ts';

interface Pair extends Verdict {
  a: string;
  b: string;
}

export const run = command('league', async ({ args, print }) => {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: {
      levels: { type: 'string', default: '1,2,3,4,5' },
      games: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      set: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    },
  });
  const kind = readGame(positionals[0]);
  if (positionals.length > 1) refuse('command.surplus', { value: itemAt(positionals, 1) });
  const games = wholeNumber('games', values.games, 2, 1_000_000);
  const seed = wholeNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER);
  const options = readGameOptions(kind, values.set, undefined);
  const names = values.levels.split(',');
  const players = names.map(
    (bot) => readPlayer(kind, bot) ?? refuse('command.unknownBot', { bot, bots: playersOf(kind) }),
  );

  // Each level against the one before it, the stronger first.
  const pairs = players.slice(1).map((player, i): [Player, Player] => [player, itemAt(players, i)]);
  const list = pairs.flatMap(([a, b]) => seriesOf({ game: kind.id, options, a, b, seed }, Math.ceil(games / 2)));
  const bar = progressBar(list.length);
  const flown = await playSeriesInPool(list, bar.at);
  bar.end();

  const result = { game: kind.id, games, levels: costs(players, flown), pairs: verdicts(pairs, list, flown) };
  if (values.json) return print(JSON.stringify(result));
  print(say('league.title', { game: { key: `game.${kind.id}` }, games, seed }));
  print(
    columns([
      [say('league.pairs')],
      ...result.pairs.map(({ a, b, score, elo, low, high }) => {
        return [say('league.pair', { a, b }), `${(score * 100).toFixed(1)} %`, `${elo} Elo`, `${low} … ${high}`];
      }),
      [say('league.levels')],
      ...result.levels.map(({ level, p50, p99, unitsPerSecond }) => {
        return [say('league.level', { player: level }), String(p50), String(p99), String(unitsPerSecond)];
      }),
    ]),
  );
});

function verdicts(pairs: readonly [Player, Player][], list: readonly Series[], flown: readonly SeriesResult[]): Pair[] {
  return pairs.map(([a, b]) => {
    const points = flown
      .filter((_, i) => itemAt(list, i).a === a && itemAt(list, i).b === b)
      .flatMap((one) => one.points);
    return { a: String(a), b: String(b), ...judge(points) };
  });
}

function costs(players: readonly Player[], flown: readonly SeriesResult[]) {
  return [...new Set(players)].map((player) => {
    const times = flown.flatMap((one) => one.times[player] ?? []);
    const units = flown.reduce((sum, one) => sum + (one.units[player] ?? 0), 0);
    const seconds = times.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000;
    return {
      level: String(player),
      p50: rounded(quantile(times, 0.5), 3),
      p99: rounded(quantile(times, 0.99), 3),
      unitsPerSecond: seconds > 0 ? Math.round(units / seconds) : 0,
    };
  });
}
