/** How a candidate did over the same samples as all others. */
export interface Compared {
  mean: number;
  /** How much better than the first it was, sample by sample, and how sure that is: in standard errors. */
  lead: number;
  sureness: number;
}

/**
 * Plays every candidate on the same samples, so that the luck of a sample does not count for one and against another.
 * The first candidate is what the others have to beat. `expired` may end it between two samples.
 */
export function compare<C>(
  candidates: readonly C[],
  samples: number,
  play: (candidate: C, sample: number) => number,
  expired: () => boolean,
): { compared: Compared[]; taken: number } {
  const sums = candidates.map(() => 0);
  const leads = candidates.map(() => 0);
  const squares = candidates.map(() => 0);
  let taken = 0;
  for (; taken < samples && (taken === 0 || !expired()); taken++) {
    let first = 0;
    for (let i = 0; i < candidates.length; i++) {
      const score = play(candidates[i], taken);
      if (i === 0) first = score;
      sums[i] += score;
      leads[i] += score - first;
      squares[i] += (score - first) ** 2;
    }
  }
  const compared = candidates.map((_, i) => {
    const lead = leads[i] / taken;
    const spread = Math.sqrt(Math.max(0, squares[i] / taken - lead * lead) / taken);
    return {
      mean: sums[i] / taken,
      lead,
      sureness: spread > 0 ? lead / spread : lead === 0 ? 0 : Infinity * Math.sign(lead),
    };
  });
  return { compared, taken };
}
