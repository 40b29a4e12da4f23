import { describe, expect, test } from 'vitest';
import { B, P, Table } from '../table.ts';

const tile = { zero: 2, plusOne: 4 };

/** The first turn opens with escort, attacker and charge on given spaces. */
function opening(biplanes: string[], spaces: number[]): Table {
  const table = new Table({ scenario: 'escort', biplanes });
  table.do({ type: 'place', seat: 1, space: 0 });
  table.change({ planes: spaces.map((space) => ({ space })) });
  for (const seat of [0, 1]) table.do({ type: 'mulligan', seat, tiles: [] });
  return table;
}

/** The part of the escort's plan that the attacker sees before its own choice. */
function seen(spaces: number[]): unknown {
  const table = opening(['red', 'white'], spaces).give(0, [2, 0]);
  if (table.state.phase === 'planning.showing') expect(table.game.awaiting(table.state)).toEqual([0]);
  table.plan(0, [2, 0], { charge: tile.plusOne });
  expect(table.state.phase).toBe('planning.sealing');
  expect(table.game.awaiting(table.state)).toEqual([1]);
  return table.game.view(table.state, 1).pilots[0].plan;
}

const redsPlainTwo = new Table({ scenario: 'escort' })
  .tiles(0)
  .findIndex(({ value, hits }) => value === 2 && hits === 0);
const ownOnly = { tile: redsPlainTwo, loop: false };
const both = { ...ownOnly, charge: tile.plusOne };

describe('white as attacker ("The Other Biplanes"; ruling 15)', () => {
  test.each([
    ['one behind the escort', [3, 2, B], ownOnly],
    ['two behind the escort', [4, 2, 0], ownOnly],
    ['two behind the escort, three behind the charge', [4, 2, 5], ownOnly],
    ['one behind the charge', [B, 2, 3], both],
    ['two behind the charge', [0, 2, 4], both],
    ['behind both', [3, 2, 4], both],
    ['behind both on one space', [4, 2, 4], both],
    ['three behind both', [5, 2, 5], undefined],
    ['ahead of both', [1, 2, 1], undefined],
    ['on one space with both', [2, 2, 2], undefined],
    ['on a loop, both near', [5, B, 5], undefined],
    ['on the purple loop, the charge where it rejoins', [6, P, 1], both],
  ])('white as attacker sees the tiles that its own position allows: %s', (_, spaces, plan) => {
    expect(seen(spaces)).toEqual(plan);
  });

  test('the attacker gets no event with a charge’s tile that is not shown', () => {
    const table = opening(['red', 'white'], [3, 2, B]).give(0, [2, 0]).plan(0, [2, 0], { charge: tile.plusOne });
    const events = table.events.map((event) => table.game.redact(event, 1));
    expect(JSON.stringify(events)).not.toContain('charge');
    expect(JSON.stringify(table.events.map((event) => table.game.redact(event, 0)))).toContain('"charge":4');
  });

  test('white sees the charge’s tile from behind the charge of a lost escort, and no tile from behind the lost escort', () => {
    const lone = (space: number) => {
      const table = opening(['red', 'white'], [6, 6, B]);
      table.change({ planes: [{ space: 3, damage: 7, down: true }], chargeTiles: { hand: [3, 4, 5], played: [] } });
      table.change({ planes: [{}, { space: 2 }, { space }] });
      // The turn passes without a shot, so that the next one opens on these places.
      table.do({ type: 'plan', seat: 0, tile: -1, loop: false, charge: 3 }).give(1, [0, 0]).plan(1, [0, 0]);
      return table;
    };
    const behind = lone(4);
    expect([behind.state.phase, behind.game.awaiting(behind.state)]).toEqual(['planning.showing', [0]]);
    behind.do({ type: 'plan', seat: 0, tile: -1, loop: false, charge: 5 });
    expect(behind.game.view(behind.state, 1).pilots[0].plan).toMatchObject({ charge: 5 });
    expect(lone(7).state.phase).toBe('planning.sealing');
  });
});

describe('white as escort ("The Other Biplanes"; ruling 15)', () => {
  test.each([
    ['one behind the attacker', [1, 2, 6], true],
    ['two behind the attacker', [0, 2, 6], true],
    ['three behind', [7, 2, 6], false],
    ['only its charge is behind', [6, 2, 1], false],
    ['ahead', [3, 2, 2], false],
  ])('white as escort sees the attacker’s tile from its own place only: %s', (_, spaces, shows) => {
    const table = opening(['white', 'blue'], spaces);
    expect(table.state.phase).toBe(shows ? 'planning.showing' : 'planning.sealing');
    if (!shows) return;
    expect(table.game.awaiting(table.state)).toEqual([1]);
    table.give(1, [3, 0]).plan(1, [3, 0]);
    expect(table.game.view(table.state, 0).pilots[1].plan).toMatchObject({ loop: false });
    expect(table.game.awaiting(table.state)).toEqual([0]);
  });
});
