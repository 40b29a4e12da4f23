import type { GameData } from '../gameData.ts';
import { mission, type TrackState } from '../state.ts';
import { most, notice, size } from './features.ts';
import { weights } from './weights.ts';

/** The chance that the mission's side wins, from −1 to 1, as learnt from games that bots flew. */
export type Value = (state: TrackState) => number;

/** A table of weights belongs to a scenario, with or without a player on the other side, and a side of the board. */
export function weightsKey({ scenario, solo, board }: GameData): string {
  return `${scenario}${solo ? '.solo' : ''}.${board.exit.leaves}`;
}

const at = new Int32Array(most);
const by = new Float64Array(most);

export function learntValue(
  gameData: GameData,
  learnt: readonly number[] | undefined = weights[weightsKey(gameData)],
): Value {
  const table = Float64Array.from({ length: size }, (_, i) => (learnt?.[i] ?? 0) / 100);
  return (state) => {
    const { outcome } = state;
    if (outcome !== null) {
      if (outcome.winners.length === 0) return outcome.lost ? -1 : 0;
      return outcome.winners.includes(mission) ? 1 : -1;
    }
    let sum = 0;
    for (let i = notice(gameData, state, at, by) - 1; i >= 0; i--) sum += table[at[i]] * by[i];
    return Math.tanh(sum);
  };
}
