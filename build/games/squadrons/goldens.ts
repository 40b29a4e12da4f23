import { Grid } from '@aerodrome/engine/boards/grid.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { colours, loop } from '@aerodrome/engine/games/squadrons/data/box.ts';
import { standardBox } from '@aerodrome/engine/games/squadrons/data/standard.ts';
import type { Plane, SquadronsState } from '@aerodrome/engine/games/squadrons/state.ts';
import type { Goal } from '../../scripts/goldens/direct.ts';
import type { Golden } from '../../scripts/goldens/find.ts';

type Nearness = Goal<SquadronsState>['nearness'];

const american = 0;
const german = 1;
const grid = new Grid(standardBox.board.columns, standardBox.board.rows);
const fields = colours.map((colour) => standardBox.squadrons[colour].landing.map((name) => grid.square(name)));

const sideOf = ({ squadron }: Plane) => (squadron < 2 ? american : german);

function steps(from: number, to: number): number {
  const columns = Math.abs((from % grid.columns) - (to % grid.columns));
  return columns + Math.abs(grid.row(from) - grid.row(to));
}

/** One side attacks, returns for cards and attacks again; the other does not evade. */
function hunting(hunters: number): Nearness {
  return (state) => {
    const prey = state.planes.filter((plane) => sideOf(plane) !== hunters && plane.square >= 0);
    const lost = state.planes.filter(({ square }) => square < 0);
    const own = lost.filter((plane) => sideOf(plane) === hunters).length;
    let worth = 100 * (lost.length - own) - 60 * own;
    for (const [squadron, { up, hand }] of state.squadrons.entries()) {
      if ((squadron < 2 ? american : german) !== hunters) {
        worth += up < 0 ? 0 : 4;
        continue;
      }
      if (up < 0) worth -= 12;
      else
        worth -=
          hand.length > 0
            ? chase(itemAt(state.planes, up), prey)
            : 13 + flightHome(itemAt(state.planes, up), squadron) / 2;
    }
    return worth + (state.dogfight && sideOf(itemAt(state.planes, state.dogfight.shooter)) === hunters ? 20 : 0);
  };
}

function chase({ square }: Plane, prey: readonly Plane[]): number {
  return Math.min(...prey.map((target) => steps(square, target.square))) / 2;
}

function flightHome({ square }: Plane, squadron: number): number {
  return Math.min(...itemAt(fields, squadron).map((field) => steps(square, field)));
}

/** A plane with a loop card is attacked from behind and plays it; worth more than a plane. */
const looping: Nearness = ({ dogfight, planes, squadrons }) => {
  if (dogfight?.attack !== 'tail') return 0;
  if (dogfight.exchanged) return 150;
  return itemAt(squadrons, itemAt(planes, dogfight.target).squadron).hand.includes(loop) ? 60 : 0;
};

/** Blue is shot down before green, which then gives it a plane. */
const giving: Nearness = ({ planes }) => {
  const started = (plane: number) => Math.floor(plane / itemAt(fields, 0).length);
  const lost = (squadron: number) => planes.filter(({ square }, plane) => started(plane) === squadron && square < 0);
  const given = planes.some(({ squadron }, plane) => squadron !== started(plane));
  return given ? 500 : 60 * lost(1).length - 120 * lost(0).length;
};

const together =
  (...all: Nearness[]): Nearness =>
  (state) =>
    all.reduce((sum, nearness) => sum + nearness(state), 0);

/** Outweighs the noise. */
const grounded: Nearness = ({ planes }) => -1000 * planes.filter(({ flying }) => flying).length;

/** Every ending, with every number of players where that makes a difference. */
export const recorded: readonly Golden<SquadronsState>[] = [
  golden('two', 'allShotDown', { players: '2' }, together(hunting(american), looping)),
  golden('three', 'allShotDown', { players: '3', alone: 'german' }, hunting(german)),
  golden('four', 'allShotDown', { players: '4' }, together(hunting(german), giving)),
  golden('two', 'stalemate', { players: '2' }, grounded),
  golden('two', 'resigned', { players: '2' }, hunting(german), 40),
  golden('three', 'resigned', { players: '3', alone: 'american' }, hunting(american), 30),
  golden('four', 'resigned', { players: '4' }, hunting(american), 50),
];

function golden(
  players: string,
  ending: string,
  options: Record<string, unknown>,
  nearness: Nearness,
  resignsAfter?: number,
): Golden<SquadronsState> {
  return {
    name: `${players}-players-${ending}`,
    options,
    goal: {
      reached: ({ outcome }) => outcome?.ending === ending,
      nearness,
      // The first match is used: searching for the shortest is slow with hundreds of moves.
      depth: 1,
      ...(resignsAfter !== undefined && { resigns: { seat: 1, after: resignsAfter } }),
    },
  };
}
