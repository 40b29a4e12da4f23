import type { Random } from '@aerodrome/engine/core/random.ts';
import { expect, test } from 'vitest';
import { B, type Changes, type Printed, Table } from '../table.ts';

const tile = { zero: 2, zeroWithHit: 3, plusOne: 4 };
const staying: Printed = [0, 1];

function escort(biplanes: string[], spaces: number[], changes: Changes = {}): Table {
  const planes = spaces.map((space) => ({ space }));
  const table = Table.planning({ scenario: 'escort', biplanes }, { planes });
  table.change(changes);
  return table;
}

/** The escort is down, and its charge has the three tiles that are left to it. */
function lost(biplanes: string[], spaces: number[], fallsAt: number, changes: Changes = {}): Table {
  const table = escort(biplanes, spaces, { chargeTiles: { hand: [3, 4, 5], played: [] } });
  table.change({ ...changes, planes: [{ down: true, damage: fallsAt }] });
  return table;
}

/** The charge flies a space, the attacker stays. */
function flyOn(table: Table): Table {
  table.do({ type: 'plan', seat: 0, tile: -1, loop: false, charge: tile.plusOne });
  return table.give(1, staying).plan(1, staying);
}

test('a black escort gives up no tile for the hits that shoot it down (ruling 15)', () => {
  const table = escort(['black', 'blue'], [4, 2, B], { planes: [{ damage: 6 }] });
  table.play([0, 1], staying, { charge: tile.zero });
  expect(table.of('shotDown')).toMatchObject([{ plane: 0 }]);
  expect(table.state.phase).toBe('planning.sealing');
  expect(table.state.pilots[0].lost).toEqual([]);
  expect(table.of('tilesLost')).toEqual([]);
});

test('a lost brown escort does not crash when it has neither a 1 nor a 2 (ruling 15)', () => {
  const table = lost(['brown', 'blue'], [B, 4, 0], 7, { hands: [[[4, 0]]], pilots: [{ afterZero: true }] });
  flyOn(table);
  expect(table.happened).not.toContain('crashed');
  expect(table.state).toMatchObject({ phase: 'planning.sealing', turn: 2, outcome: null });
});

test('a guess at a lost brown escort ends even if it has neither a 1 nor a 2', () => {
  const low = (value: number) => value === 1 || value === 2;
  const table = lost(['brown', 'blue'], [B, 4, 0], 7);
  const set = [...table.tiles(0).entries()];
  const stack = set.filter(([, { value }]) => low(value)).map(([id]) => id);
  const [zero, ...rest] = set.filter(([, { value }]) => !low(value)).map(([id]) => id);
  const pilot = { stack, played: [zero], hand: rest.slice(0, 2), bag: rest.slice(2), afterZero: true };
  table.change({ round: 3, turn: 2, pilots: [pilot] });
  let draws = 0;
  const patient: Random = {
    below() {
      if (draws++ > 1000) throw new Error('no end');
      return 0;
    },
  };
  const view = table.game.view(table.state, 1);
  expect(table.game.determinize(view, 1, patient).pilots[0].hand).toHaveLength(2);
  expect(table.game.sampler(view, 1)(patient).pilots[0].hand).toHaveLength(2);
});

test('a lost white escort sees no tile, wherever it lies (ruling 15)', () => {
  const flying = escort(['white', 'blue'], [2, 3, 7]).play(staying, staying, { charge: tile.zero });
  expect(flying.state).toMatchObject({ phase: 'planning.showing', first: 1 });
  const down = flyOn(lost(['white', 'blue'], [2, 3, 7], 6));
  expect(down.state).toMatchObject({ phase: 'planning.sealing', first: -1 });
});

test('a lost escort draws no tiles when a round ends (ruling 15)', () => {
  const table = lost(['red', 'blue'], [B, 4, 0], 7, { turn: 5, hands: [[[4, 1]]] });
  const { hand, bag } = table.state.pilots[0];
  flyOn(table);
  expect(table.state.round).toBe(2);
  expect(table.of('drew').map(({ seat }) => seat)).toEqual([1]);
  expect(table.state.pilots[0]).toMatchObject({ hand, bag });
});
