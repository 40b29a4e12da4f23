/** One thing the other side may hold: what each of its answers to each of my choices is worth to me. */
export interface Facing {
  columns: number;
  /** By row, then by column. */
  payoff: Float64Array;
}

export interface Solution {
  /** How often to play each row. */
  mine: Float64Array;
  /** How often the other side plays each column, for each thing it may hold. */
  theirs: Float64Array[];
}

/**
 * A game of two sealed choices in which only the other side knows what it holds: one strategy of mine against one of its
 * own for each holding, by regret matching with the regrets kept at nought or above, and averages weighted by time.
 * `careless` is the share of uniform play that is believed of the other side.
 */
export function solve(rows: number, facings: readonly Facing[], rounds: number, careless = 0): Solution {
  const regret = new Float64Array(rows);
  const mine = new Float64Array(rows).fill(1 / rows);
  const average = new Float64Array(rows);
  const sides = facings.map(({ columns }) => ({
    regret: new Float64Array(columns),
    now: new Float64Array(columns).fill(1 / columns),
    average: new Float64Array(columns),
  }));
  const gain = new Float64Array(rows);
  for (let round = 1; round <= rounds; round++) {
    gain.fill(0);
    for (let k = 0; k < facings.length; k++) {
      const { columns, payoff } = facings[k]!;
      const side = sides[k]!;
      const loss = new Float64Array(columns);
      for (let i = 0; i < rows; i++) {
        let sum = 0;
        for (let j = 0; j < columns; j++) {
          const cell = payoff[i * columns + j]!;
          sum += cell * ((1 - careless) * side.now[j]! + careless / columns);
          loss[j]! += cell * mine[i]!;
        }
        gain[i]! += sum;
      }
      // The other side wants what I lose.
      match(side.regret, side.now, side.average, loss, -1, round);
    }
    match(regret, mine, average, gain, 1, round);
  }
  return { mine: normal(average), theirs: sides.map((side) => normal(side.average)) };
}

/** Adds what each choice would have brought over what was played, then plays in proportion to what is regretted. */
function match(
  regret: Float64Array,
  now: Float64Array,
  average: Float64Array,
  worth: Float64Array,
  sign: 1 | -1,
  weight: number,
): void {
  let played = 0;
  for (let i = 0; i < now.length; i++) {
    average[i]! += now[i]! * weight;
    played += now[i]! * worth[i]!;
  }
  let total = 0;
  for (let i = 0; i < now.length; i++) {
    regret[i] = Math.max(0, regret[i]! + sign * (worth[i]! - played));
    total += regret[i]!;
  }
  for (let i = 0; i < now.length; i++) now[i] = total > 0 ? regret[i]! / total : 1 / now.length;
}

function normal(weights: Float64Array): Float64Array {
  let total = 0;
  for (const weight of weights) total += weight;
  return weights.map((weight) => weight / total);
}
