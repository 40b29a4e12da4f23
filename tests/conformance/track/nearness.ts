import type { Action } from '@aerodrome/engine/core/game.ts';
import type { TrackOptions } from '@aerodrome/engine/games/track/options.ts';
import type { TrackState } from '@aerodrome/engine/games/track/state.ts';
import type { Table } from '../run.ts';

/** The first space of the blue path: there is no way back from it. */
const exit = 10;

/** How far a state has come towards an ending that random play seldom or never reaches. */
export function nearness(table: Table, state: TrackState, ending: string | null): number {
  const damage = state.planes.reduce((sum, plane) => sum + plane.damage, 0);
  const gone = state.targets.filter((target) => target === 0).length;
  const [mission, opponent, charge] = state.planes;
  switch (ending) {
    case 'bombedThenShotDown':
      return gone < 4 ? 10 * gone - damage : 100 + mission.damage - opponent.damage - mission.space;
    case 'bothShotDown':
      return Math.min(charge.damage, 4) + Math.min(opponent.damage, 5) - mission.damage;
    case 'escaped':
      return 10 * gone + 10 * state.rescued - damage + (charge ?? mission).space;
    case 'photographed':
      return 10 * gone - damage;
    case 'notOut':
    case 'sameHits':
    case 'undecided':
    case null:
      return -10 * damage - 4 * gone - peril(table.options as TrackOptions, state);
    default:
      return damage;
  }
}

/** Moves that may end a match sooner: a pursuer, the exit, and zeros kept until two must be flown in a row. */
function peril({ box, biplanes }: TrackOptions, { planes, pilots }: TrackState): number {
  const [mission, opponent] = planes;
  const lead = (mission.space - opponent.space + 8) % 8;
  const pursued = mission.space < 8 && opponent.space < 8 && lead >= 1 && lead <= 3;
  const leaving = mission.space >= exit;
  const zeros = pilots[0].hand.filter((tile) => tile < box.biplanes[biplanes[0]].tiles[0].length).length;
  return (pursued ? 3 : 0) + (leaving ? 50 : 0) + 2 * zeros;
}

/** Giving up is nobody's decision: it is an aside. */
export function aside({ game }: Table, state: TrackState, ending: string): Action | null {
  const asides: readonly Action[] = game.asides(state, 0);
  return ending === 'resigned' ? (asides.find(({ type }) => type === 'resign') ?? null) : null;
}
