import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { type Player, readPlayer } from '../cli/play.ts';
import { judge, quantile, rounded, type Verdict } from '../league/elo.ts';
import { exploitability, frozenTurns } from '../league/exploitability.ts';
import { seriesOf } from '../league/flying.ts';
import { flyAll } from '../league/wings.ts';
import { type Bar, barsOf } from './bars.ts';

/** What two players came to, and whether that reaches the bar. */
export interface Result extends Verdict {
  bar: Bar;
  held: boolean;
}

/** What a decision costs a bot, in milliseconds of the processor. */
export interface Cost {
  level: string;
  p50: number;
  p99: number;
  mean: number;
  unitsPerSecond: number;
  held: boolean;
}

/** Milliseconds that 99 decisions of 100 may take, and what a legend may take on the whole. */
const mostAt99: Readonly<Record<string, number>> = { 1: 150, 2: 150, 3: 150, 4: 600, 5: 2000 };
const mostOnTheWhole = 250;
/** A legend flies fewer games. */
const shareOfLegends = 0.4;

const mostToGain = 0.03;

/** Flies every bar of a game, and tells of each as soon as it is known; at last what decisions cost in the main mode. */
export async function proveOpponents(game: string, flights: number, tell: (result: Result) => void): Promise<Cost[]> {
  const bars = barsOf(game);
  const times: Record<string, number[]> = {};
  const units: Record<string, number> = {};
  for (const bar of bars) {
    const deals = Math.max(1, Math.round((flights * (bar.a === '5' ? shareOfLegends : 1)) / 2 / bar.flown.length));
    const kind = games[game];
    const [a, b] = [bar.a, bar.b].map((name) => readPlayer(kind, name) as Player);
    const list = bar.flown.flatMap((raw) => {
      const read = readOptions<Record<string, unknown>>(kind.options, raw);
      if ('problems' in read) throw new Error(`${bar.mode}: ${JSON.stringify(read.problems)}`);
      return seriesOf({ game, options: read.options, a, b, seed: 7 }, deals);
    });
    const flown = await flyAll(list, () => {});
    const verdict = judge(flown.flatMap(({ points }) => points));
    tell({ ...verdict, bar, held: isReached(bar, verdict) });
    if (bar.mode !== bars[0].mode) continue;
    for (const one of flown) {
      for (const [player, some] of Object.entries(one.times)) {
        times[player] ??= [];
        times[player].push(...some);
        units[player] = (units[player] ?? 0) + one.units[player];
      }
    }
  }
  return Object.keys(mostAt99).map((level) => costOf(level, times[level] ?? [], units[level] ?? 0));
}

/** The estimate reaches the bar, and chance alone does not explain who is ahead. */
export function isReached({ least, most }: Pick<Bar, 'least' | 'most'>, { score, elo, low }: Verdict): boolean {
  if (most && score > most.score) return false;
  if (!least) return true;
  return low > 0 && ('elo' in least ? elo >= least.elo : score >= least.score);
}

function costOf(level: string, times: readonly number[], units: number): Cost {
  const total = times.reduce((sum, milliseconds) => sum + milliseconds, 0);
  const p99 = quantile(times, 0.99);
  const mean = total / Math.max(1, times.length);
  return {
    level,
    p50: rounded(quantile(times, 0.5), 2),
    p99: rounded(p99, 2),
    mean: rounded(mean, 2),
    unitsPerSecond: total > 0 ? Math.round((units * 1000) / total) : 0,
    held: p99 <= mostAt99[level] && (level !== '5' || mean <= mostOnTheWhole),
  };
}

/** What whoever knows how a bot plays gains by it, on the mean of all frozen turns. */
export function proveUnreadable(level: 4 | 5): { gain: number; turns: number; held: boolean } {
  const turns = frozenTurns();
  const gain = turns.reduce((sum, state) => sum + exploitability(state, level), 0) / turns.length;
  return { gain: rounded(gain, 4), turns: turns.length, held: gain <= mostToGain };
}
