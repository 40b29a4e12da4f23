import { clone } from '@aerodrome/engine/core/clone.ts';
import type { SquadronsState } from '@aerodrome/engine/games/squadrons/state.ts';
import { describe, expect, test } from 'vitest';
import { american, loop, rollOut, Table } from '../../scenarios/squadrons/table.ts';

/** Green on red's tail, with a burst on the table. */
const inDefence = () =>
  Table.turn({
    mover: american,
    flying: { green1: 'E4 N', red1: 'E6 N' },
    hands: { green: [1, 3], red: [2, loop] },
  })
    .roll(1, 2)
    .move('green1', 1, 'N', 'N')
    .shoot(1);

/** Green over a gun that missed, with two squares to go. */
const inFlight = () =>
  Table.turn({
    mover: american,
    flying: { green1: 'C10 N', blue1: 'H4 N' },
    hands: { green: [1, rollOut] },
    hits: ['A11', 'B11', 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'],
  })
    .roll(3, 4)
    .move('green1', 3, 'N');

function problem(table: Table, spoil: (state: SquadronsState) => void): unknown {
  expect(table.game.checkState(table.state)).toBeNull();
  const spoilt = clone(table.state);
  spoil(spoilt);
  return table.game.checkState(spoilt)?.params?.path;
}

describe('a state from a file', () => {
  test('a value that is not a state is refused', () => {
    const { game } = new Table();
    for (const value of [null, 7, 'state', [], {}]) {
      expect(game.checkState(value)?.code).toBe('save.invalid');
    }
  });

  // biome-ignore format: one line a case
  const cases: [what: string, table: () => Table, spoil: (state: SquadronsState) => void, path: string][] = [
    ['an unknown phase', inFlight, (state) => Object.assign(state, { phase: 'lunch' }), 'phase'],
    ['a phase that asks nobody', inFlight, (state) => Object.assign(state, { phase: 'roll' }), 'phase'],
    ['a part too many', inFlight, (state) => Object.assign(state, { extra: 1 }), 'extra'],
    ['an outcome in mid-game', inFlight, (state) => Object.assign(state, { outcome: { ending: 'resigned', winners: [0] } }), 'outcome'],
    ['a side without planes', inFlight, (state) => state.planes.slice(6).forEach((plane) => { plane.square = -1; }), 'planes'],
    ['two planes on a square', inFlight, (state) => { state.planes[1].square = state.planes[2].square; }, 'planes.2.square'],
    ['a plane on the ground in the open', inFlight, (state) => { state.planes[1].square = 60; }, 'planes.1.square'],
    ['a plane in flight without a stand', inFlight, (state) => { state.planes[1].flying = true; }, 'planes.1.flying'],
    ['a plane that faces off the board', inDefence, (state) => { state.planes[6].square = 143; state.planes[11].square = -1; state.planes[6].facing = 1; }, 'planes.6.facing'],
    ['a card too many', inFlight, (state) => { state.squadrons[0].hand.push(7); }, 'squadrons.0.pack'],
    ['a hand out of order', inFlight, (state) => { state.squadrons[0].hand.reverse(); }, 'squadrons.0.hand'],
    ['a burst that cannot be', inFlight, (state) => { state.squadrons[0].atMost = 0; }, 'squadrons.0.atMost'],
    ['a HIT too many', inFlight, (state) => { state.guns[10] = 1; }, 'guns'],
    ['guns sealed in mid-game', inFlight, (state) => { state.sealed[0] = 'random'; }, 'sealed.0'],
    ['a hand larger than a double ace’s', inFlight, (state) => { state.squadrons[1].hand = [1, 2, 3, 3, 4, 4, 5, 6, 6]; state.squadrons[1].pack = [6, 7, 7]; }, 'squadrons.1.hand'],
    ['a move by a die that was not thrown', inFlight, (state) => { state.die = 5; }, 'dice'],
    ['a move by a die that is left, too', inFlight, (state) => { state.dice = [3]; }, 'dice'],
    ['a plane to move and no die for it', inFlight, (state) => { state.dice = []; }, 'dice'],
    ['an exchanged plane that may still strafe', () => inDefence().defend(loop), (state) => { state.moved = [0]; }, 'dogfight.exchanged'],
    ['an attacker that has not moved', inDefence, (state) => { state.moved = []; }, 'dogfight.exchanged'],
    ['the enemy’s plane among those that fought', inDefence, (state) => { state.fought = [0, 7]; }, 'fought'],
    ['a third die', inFlight, (state) => { state.dice = [4, 6]; }, 'dice'],
    ['the enemy’s plane to move', inFlight, (state) => { state.toMove = [7]; }, 'moved'],
    ['a plane that moved and is moving', inFlight, (state) => { state.moved = [0]; }, 'moving'],
    ['a way that flies an edge both ways', inFlight, (state) => { state.flown = 'NS'; }, 'flown'],
    ['a way longer than the die', inFlight, (state) => { state.flown = 'NNNN'; }, 'flown'],
    ['a stop where no gun is', inFlight, (state) => { state.planes[0].square = 60; }, 'flown'],
    ['a shot in the future', inFlight, (state) => { state.lastShot = 9; }, 'lastShot'],
    ['a dogfight over a distance', inDefence, (state) => { state.planes[0].square = 60; }, 'dogfight.target'],
    ['a dogfight of the wrong kind', inDefence, (state) => { state.dogfight!.attack = 'side'; }, 'dogfight.attack'],
    ['a burst that nobody played', inDefence, (state) => { state.dogfight!.burst = 5; }, 'dogfight.burst'],
    ['a dogfight that the mover did not begin', inDefence, (state) => { state.fought = []; }, 'dogfight.shooter'],
    ['a dogfight that is missing', inDefence, (state) => { state.dogfight = null; }, 'dogfight'],
  ];

  test.each(cases)('a state from a file is refused with %s', (_what, table, spoil, path) => {
    expect(problem(table(), spoil)).toBe(path);
  });

  test('a state from a file is accepted while guns are being laid out, and after a resignation at that time', () => {
    const table = new Table().do({ type: 'guns', seat: american, hits: 'random' });
    expect(table.game.checkState(table.state)).toBeNull();
    table.do({ type: 'resign', seat: american });
    expect(table.game.checkState(table.state)).toBeNull();
  });
});
