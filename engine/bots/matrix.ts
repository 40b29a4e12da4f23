/** The payoff matrix against one possible hand of the opponent: my payoff for each pair of choices. */
export interface PayoffMatrix {
  columns: number;
  /** By row, then by column. */
  payoff: Float64Array;
}

export interface Solution {
  /** My mixed strategy: the probability of each row. */
  mine: Float64Array;
  /** The opponent's mixed strategy for each of its possible hands: the probability of each column. */
  theirs: Float64Array[];
}

/**
 * Solves a matrix game of two simultaneous choices in which only the opponent knows its hand: one strategy of mine
 * against one strategy per hand. Uses regret matching plus (regrets are clipped at 0, averages are weighted by round).
 * `opponentRandomness` is the assumed share of uniformly random play of the opponent.
 */
export function solve(
  rows: number,
  matrices: readonly PayoffMatrix[],
  rounds: number,
  opponentRandomness = 0,
): Solution {
  const regret = new Float64Array(rows);
  const mine = new Float64Array(rows).fill(1 / rows);
  const average = new Float64Array(rows);
  const opponents = matrices.map(({ columns }) => ({
    regret: new Float64Array(columns),
    strategy: new Float64Array(columns).fill(1 / columns),
    average: new Float64Array(columns),
  }));
  const gain = new Float64Array(rows);
  for (let round = 1; round <= rounds; round++) {
    gain.fill(0);
    for (let k = 0; k < matrices.length; k++) {
      const { columns, payoff } = matrices[k]!;
      const opponent = opponents[k]!;
      const loss = new Float64Array(columns);
      for (let i = 0; i < rows; i++) {
        let sum = 0;
        for (let j = 0; j < columns; j++) {
          const cell = payoff[i * columns + j]!;
          sum += cell * ((1 - opponentRandomness) * opponent.strategy[j]! + opponentRandomness / columns);
          loss[j]! += cell * mine[i]!;
        }
        gain[i]! += sum;
      }
      // Zero-sum: the opponent gains my loss.
      updateRegrets(opponent.regret, opponent.strategy, opponent.average, loss, -1, round);
    }
    updateRegrets(regret, mine, average, gain, 1, round);
  }
  return { mine: normalize(average), theirs: opponents.map((opponent) => normalize(opponent.average)) };
}

/** One round of regret matching: adds each choice's gain over the current mix, then mixes in proportion to regret. */
function updateRegrets(
  regret: Float64Array,
  strategy: Float64Array,
  average: Float64Array,
  payoff: Float64Array,
  sign: 1 | -1,
  weight: number,
): void {
  let expected = 0;
  for (let i = 0; i < strategy.length; i++) {
    average[i]! += strategy[i]! * weight;
    expected += strategy[i]! * payoff[i]!;
  }
  let total = 0;
  for (let i = 0; i < strategy.length; i++) {
    regret[i] = Math.max(0, regret[i]! + sign * (payoff[i]! - expected));
    total += regret[i]!;
  }
  for (let i = 0; i < strategy.length; i++) strategy[i] = total > 0 ? regret[i]! / total : 1 / strategy.length;
}

function normalize(weights: Float64Array): Float64Array {
  let total = 0;
  for (const weight of weights) total += weight;
  return weights.map((weight) => weight / total);
}
