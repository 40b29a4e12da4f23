import { importTools } from '../../games/discover.ts';

/** The result that one player needs against another: a share of the points, or an Elo difference. */
export interface StrengthTarget {
  game: string;
  /** A description of the matches. */
  mode: string;
  /** Sets of options that differ from the defaults; the deals are split among them. */
  flown: readonly Record<string, unknown>[];
  a: string;
  b: string;
  least?: { score: number } | { elo: number };
  most?: { score: number };
}

/** The strength targets of a game: the modes of the ladder, and those in which level 4 has to beat level 2 on either side. */
export interface StrengthTargets {
  main: Readonly<Record<string, readonly Record<string, unknown>[]>>;
  others: Readonly<Record<string, readonly Record<string, unknown>[]>>;
  /** Minimum Elo difference of neighbouring levels up to the fourth, and of the last two. */
  step: number;
  last: number;
  /** The opponents that level 1 may not beat too often, and that level 5 has to beat nearly always. */
  cadet: { against: string; most: number };
  legend: Readonly<Record<string, number>>;
  /** Players with one idea that level 4 has to beat by this share of the points, with these options. */
  simple?: { mode: string; options: Record<string, unknown>; players: readonly string[]; least: number };
  /** Deals per step of the ladder in the tests; each is played twice. */
  ladderDeals: number;
}

const byGame = await importTools<StrengthTargets>('strengthTargets', 'strengthTargets');

/** The targets of a game, those of its main modes first; none for a game that has no file of them. */
export function strengthTargetsOf(game: string): StrengthTarget[] {
  if (!byGame[game]) return [];
  const { main, others, step, last, cadet, legend, simple } = byGame[game];
  const steps = Object.entries(main).flatMap(([mode, flown]) => {
    const bar = (a: string, b: string, of: Pick<StrengthTarget, 'least' | 'most'>): StrengthTarget => ({
      game,
      mode,
      flown,
      a,
      b,
      ...of,
    });
    return [
      bar('1', cadet.against, { most: { score: cadet.most } }),
      bar('2', '1', { least: { elo: step } }),
      bar('3', '2', { least: { elo: step } }),
      bar('4', '3', { least: { elo: step } }),
      bar('5', '4', { least: { elo: last } }),
      ...Object.entries(legend).map(([against, score]) => bar('5', against, { least: { score } })),
    ];
  });
  const rest = Object.entries(others).map(([mode, flown]): StrengthTarget => {
    return { game, mode, flown, a: '4', b: '2', least: { score: 0.5 } };
  });
  const against = simple?.players.map((b): StrengthTarget => {
    return { game, mode: simple.mode, flown: [simple.options], a: '4', b, least: { score: simple.least } };
  });
  return [...steps, ...rest, ...(against ?? [])];
}
