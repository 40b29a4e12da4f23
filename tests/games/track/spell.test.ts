import { compose } from '@aerodrome/engine/core/compose.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import { expect, test } from 'vitest';
import { Table } from '../../scenarios/track/table.ts';

function composed(table: Table, seat: number, picked: readonly Spot[]) {
  const view = table.game.view(table.state, seat);
  return compose(table.game.legalActions(table.state, seat), (action) => table.game.spell(view, action), picked);
}

const threes = [
  [0, 1],
  [3, 0],
] as const;

test('a tile is one pick, and only a 3 with its loop in reach needs a second pick for its side ("Loop the Loop")', () => {
  const near = Table.planning({}, { planes: [{ space: 2 }], hands: [threes] });
  const [zero, three] = threes.map((printed) => near.tile(0, printed));
  expect(composed(near, 0, []).next).toEqual([`tile:${zero}`, `tile:${three}`]);
  expect(composed(near, 0, [`tile:${zero}`]).action).toMatchObject({ tile: zero, loop: false });
  expect(composed(near, 0, [`tile:${three}`])).toMatchObject({ action: null, next: ['plain', 'loop'] });
  expect(composed(near, 0, [`tile:${three}`, 'loop']).action).toMatchObject({ tile: three, loop: true });
  const far = Table.planning({}, { planes: [{ space: 4 }], hands: [threes] });
  expect(composed(far, 0, [`tile:${three}`])).toMatchObject({ action: { loop: false }, next: [] });
});

test('an escort picks a tile, a side and the charge’s tile, and a lost escort only the last ("Escort")', () => {
  const table = Table.planning({ scenario: 'escort' }, { planes: [{ space: 2 }], hands: [threes] });
  const [zero, three] = threes.map((printed) => table.tile(0, printed));
  const charges = [0, 1, 2, 3, 4, 5].map((tile) => `charge:${tile}`);
  expect(composed(table, 0, [`tile:${zero}`])).toMatchObject({ action: null, next: charges });
  expect(composed(table, 0, [`tile:${three}`, 'plain'])).toMatchObject({ action: null, next: charges });
  const whole = composed(table, 0, [`tile:${three}`, 'loop', 'charge:4']);
  expect(whole.action).toMatchObject({ tile: three, loop: true, charge: 4 });
  table.change({ planes: [{ down: true, damage: 7 }], chargeTiles: { hand: [3, 4, 5], played: [] } });
  expect(composed(table, 0, []).next).toEqual(['charge:3', 'charge:4', 'charge:5']);
});

test('any number of tiles to exchange is picked in any order ("Advanced Scenarios")', () => {
  const table = new Table({ scenario: 'espionage' });
  table.do(table.legal[0]);
  const { hand } = table.state.pilots[0];
  expect(composed(table, 0, []).action).toMatchObject({ tiles: [] });
  expect(composed(table, 0, [`tile:${hand[4]}`, `tile:${hand[1]}`])).toMatchObject({
    action: { tiles: [hand[1], hand[4]] },
    next: [0, 2, 3, 5].map((at) => `tile:${hand[at]}`),
  });
});

test('a start, an exit, a shooter and an odd hit are one pick each', () => {
  const places = new Table({ scenario: 'rescue' });
  expect(composed(places, 1, []).next).toEqual(['space:0', 'space:4']);
  const at = (phase: string, seat: number) => {
    const table = Table.planning({ scenario: 'escort' }, { phase, exitOpenTo: 2 });
    return composed(table, seat, []).next;
  };
  expect(at('movement.exit', 0)).toEqual(['exit', 'ring']);
  expect(at('shooting.naming', 0)).toEqual(['plane:0', 'plane:2']);
  expect(at('shooting.oddHit', 1)).toEqual(['plane:0', 'plane:2']);
});
