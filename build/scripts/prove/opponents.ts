import { itemAt } from '@aerodrome/engine/core/items.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { type Player, readPlayer } from '../cli/play.ts';
import { judge, quantile, rounded, type Verdict } from '../league/elo.ts';
import { exploitability, frozenTurns } from '../league/exploitability.ts';
import { type Series, type SeriesResult, seriesOf } from '../league/playSeries.ts';
import { openResultCache, type ResultCache } from '../league/resultCache.ts';
import { playSeriesInPool } from '../league/seriesPool.ts';
import { type StrengthTarget, strengthTargetsOf } from './strengthTargets.ts';

/** The result of two players, and whether it reaches the strength target. */
export interface Result extends Verdict {
  target: StrengthTarget;
  isReached: boolean;
}

/** Processor time per decision of a bot level, in milliseconds. */
export interface Cost {
  level: string;
  p50: number;
  p99: number;
  mean: number;
  unitsPerSecond: number;
  isWithinLimit: boolean;
}

/** Limit of the 99th percentile in milliseconds by level, and of the mean of level 5. */
const maxP99Ms: Readonly<Record<string, number>> = { 1: 150, 2: 150, 3: 150, 4: 600, 5: 2000 };
const maxMeanMs = 250;
/** Level 5 plays fewer games, because it is slow. */
const shareOfLegends = 0.4;

const maxExploitability = 0.03;

/** The extent of the measurement. */
export interface Effort {
  /** Games per target, except for level 5. */
  flights: number;
  /** The measured pairs, such as `5:4`; all by default. */
  pairs?: readonly string[];
  /** No further series of a target is started after this number of minutes. */
  minutes?: number;
  /** The folder of the result cache. */
  keep?: string;
}

/** Measures the strength targets of a game and calls `tell` with each result. Returns the decision times of the main mode. */
export async function proveOpponents(game: string, effort: Effort, tell: (result: Result) => void): Promise<Cost[]> {
  const bars = strengthTargetsOf(game);
  const cache = effort.keep === undefined ? null : openResultCache(effort.keep, game);
  const times: Record<string, number[]> = {};
  const units: Record<string, number> = {};
  for (const target of bars.filter(({ a, b }) => effort.pairs?.includes(`${a}:${b}`) ?? true)) {
    const flown = await measureTarget(target, effort, cache);
    const verdict = judge(flown.flatMap(({ points }) => points));
    tell({ ...verdict, target, isReached: isReached(target, verdict) });
    if (target.mode !== itemAt(bars, 0).mode) continue;
    for (const one of flown) {
      for (const [player, some] of Object.entries(one.times)) {
        times[player] ??= [];
        times[player].push(...some);
        units[player] = (units[player] ?? 0) + itemAt(one.units, player);
      }
    }
  }
  const timed = Object.keys(maxP99Ms).filter((level) => (times[level]?.length ?? 0) > 0);
  return timed.map((level) => costOf(level, itemAt(times, level), itemAt(units, level)));
}

async function measureTarget(
  target: StrengthTarget,
  effort: Effort,
  cache: ResultCache | null,
): Promise<SeriesResult[]> {
  const { flights, minutes = Number.POSITIVE_INFINITY } = effort;
  const kind = itemAt(games, target.game);
  const deals = Math.max(1, Math.round((flights * (target.a === '5' ? shareOfLegends : 1)) / 2 / target.flown.length));
  const player = (name: string) => readPlayer(kind, name) as Player;
  const [a, b] = [player(target.a), player(target.b)];
  const list = target.flown.flatMap((raw) => {
    const read = readOptions<Record<string, unknown>>(kind.options, raw);
    if ('problems' in read) throw new Error(`${target.mode}: ${JSON.stringify(read.problems)}`);
    return seriesOf({ game: target.game, options: read.options, a, b, seed: 7 }, deals);
  });
  // Interleaved, so that an interrupted target has played equally many deals of each option set.
  list.sort((one, other) => one.first - other.first);
  const known = list.flatMap((series) => cache?.find(series) ?? []);
  const rest = list.filter((series) => !cache?.find(series));
  const began = performance.now();
  let count = known.length;
  const keep = (_: number, series: Series, flown: SeriesResult) => {
    count++;
    cache?.add(series, flown);
  };
  const flown = await playSeriesInPool(rest, keep, () => count > 0 && performance.now() - began > minutes * 60_000);
  return [...known, ...flown];
}

/** The estimate reaches the target, and the confidence interval excludes equal strength. */
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
    isWithinLimit: p99 <= itemAt(maxP99Ms, level) && (level !== '5' || mean <= maxMeanMs),
  };
}

/** Mean exploitability of a bot level over all frozen turns. */
export function measureExploitability(level: 4 | 5): { gain: number; turns: number; held: boolean } {
  const turns = frozenTurns();
  const gain = turns.reduce((sum, state) => sum + exploitability(state, level), 0) / turns.length;
  return { gain: rounded(gain, 4), turns: turns.length, held: gain <= maxExploitability };
}
