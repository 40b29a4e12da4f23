import { itemAt } from '@aerodrome/engine/core/items.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { type Player, readPlayer } from '../cli/play.ts';
import { judge, quantile, rounded, type Verdict } from '../league/elo.ts';
import { exploitability, frozenTurns } from '../league/exploitability.ts';
import { type Flown, type Series, seriesOf } from '../league/flying.ts';
import { openResultCache, type ResultCache } from '../league/resultCache.ts';
import { playSeriesInPool } from '../league/seriesPool.ts';
import { type StrengthTarget, strengthTargetsOf } from './strengthTargets.ts';

/** What two players came to, and whether that reaches the bar. */
export interface Result extends Verdict {
  bar: StrengthTarget;
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

/** How much is flown of a game's bars. */
export interface Effort {
  /** Games a line, where no legend flies. */
  flights: number;
  /** The pairs to be measured, as `5:4`; without them all are. */
  pairs?: readonly string[];
  /** No line begins another series after so many minutes. */
  minutes?: number;
  /** A folder with what has been flown already, and to put the rest into. */
  keep?: string;
}

/** Flies the bars of a game, and tells of each as soon as it is known; at last what decisions cost in the main mode. */
export async function proveOpponents(game: string, effort: Effort, tell: (result: Result) => void): Promise<Cost[]> {
  const bars = strengthTargetsOf(game);
  const kept = effort.keep === undefined ? null : openResultCache(effort.keep, game);
  const times: Record<string, number[]> = {};
  const units: Record<string, number> = {};
  for (const bar of bars.filter(({ a, b }) => effort.pairs?.includes(`${a}:${b}`) ?? true)) {
    const flown = await flyBar(bar, effort, kept);
    const verdict = judge(flown.flatMap(({ points }) => points));
    tell({ ...verdict, bar, held: isReached(bar, verdict) });
    if (bar.mode !== itemAt(bars, 0).mode) continue;
    for (const one of flown) {
      for (const [player, some] of Object.entries(one.times)) {
        times[player] ??= [];
        times[player].push(...some);
        units[player] = (units[player] ?? 0) + itemAt(one.units, player);
      }
    }
  }
  const timed = Object.keys(mostAt99).filter((level) => (times[level]?.length ?? 0) > 0);
  return timed.map((level) => costOf(level, itemAt(times, level), itemAt(units, level)));
}

async function flyBar(bar: StrengthTarget, effort: Effort, kept: ResultCache | null): Promise<Flown[]> {
  const { flights, minutes = Number.POSITIVE_INFINITY } = effort;
  const kind = itemAt(games, bar.game);
  const deals = Math.max(1, Math.round((flights * (bar.a === '5' ? shareOfLegends : 1)) / 2 / bar.flown.length));
  const player = (name: string) => readPlayer(kind, name) as Player;
  const [a, b] = [player(bar.a), player(bar.b)];
  const list = bar.flown.flatMap((raw) => {
    const read = readOptions<Record<string, unknown>>(kind.options, raw);
    if ('problems' in read) throw new Error(`${bar.mode}: ${JSON.stringify(read.problems)}`);
    return seriesOf({ game: bar.game, options: read.options, a, b, seed: 7 }, deals);
  });
  // In turn, so that a line that is cut short has flown as much of each.
  list.sort((one, other) => one.first - other.first);
  const known = list.flatMap((series) => kept?.find(series) ?? []);
  const rest = list.filter((series) => !kept?.find(series));
  const began = performance.now();
  let count = known.length;
  const keep = (_: number, series: Series, flown: Flown) => {
    count++;
    kept?.add(series, flown);
  };
  const flown = await playSeriesInPool(rest, keep, () => count > 0 && performance.now() - began > minutes * 60_000);
  return [...known, ...flown];
}

/** The estimate reaches the bar, and chance alone does not explain who is ahead. */
export function isReached(
  { least, most }: Pick<StrengthTarget, 'least' | 'most'>,
  { score, elo, low }: Verdict,
): boolean {
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
    held: p99 <= itemAt(mostAt99, level) && (level !== '5' || mean <= mostOnTheWhole),
  };
}

/** What whoever knows how a bot plays gains by it, on the mean of all frozen turns. */
export function proveUnreadable(level: 4 | 5): { gain: number; turns: number; held: boolean } {
  const turns = frozenTurns();
  const gain = turns.reduce((sum, state) => sum + exploitability(state, level), 0) / turns.length;
  return { gain: rounded(gain, 4), turns: turns.length, held: gain <= mostToGain };
}
