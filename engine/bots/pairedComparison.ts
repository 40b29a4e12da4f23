/** Result of one candidate over the samples that all candidates share. */
export interface PairedComparison {
  mean: number;
  /** Mean difference to the first candidate, paired by sample. */
  lead: number;
  /** The lead in standard errors. */
  zScore: number;
}

/**
 * Paired comparison: every candidate plays the same samples, which takes the luck of a sample out of the difference.
 * The first candidate is the baseline. `expired` may end it between two samples.
 */
export function compareOnSamples<C>(
  candidates: readonly C[],
  samples: number,
  play: (candidate: C, sample: number) => number,
  expired: () => boolean,
): { compared: PairedComparison[]; taken: number } {
  const totals = candidates.map((candidate) => ({ candidate, sum: 0, lead: 0, squares: 0 }));
  let taken = 0;
  for (; taken < samples && (taken === 0 || !expired()); taken++) {
    let first: number | null = null;
    for (const total of totals) {
      const score = play(total.candidate, taken);
      first ??= score;
      total.sum += score;
      total.lead += score - first;
      total.squares += (score - first) ** 2;
    }
  }
  const compared = totals.map(({ sum, lead: leads, squares }) => {
    const lead = leads / taken;
    const spread = Math.sqrt(Math.max(0, squares / taken - lead * lead) / taken);
    return {
      mean: sum / taken,
      lead,
      zScore: spread > 0 ? lead / spread : lead === 0 ? 0 : Infinity * Math.sign(lead),
    };
  });
  return { compared, taken };
}
