import { readOptions } from '@aerodrome/engine/core/options.ts';
import { biplanes } from '@aerodrome/engine/games/track/data/box.ts';
import { standardBox } from '@aerodrome/engine/games/track/data/standard.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';

const missions = ['espionage', 'bombing', 'rescue', 'escort'];

const problems = (raw: Record<string, unknown>) => {
  const read = readOptions(track.options, raw);
  return 'problems' in read ? read.problems.map(({ code, params }) => [code, params?.option]) : [];
};

/** A solo game as it stands before the mulligan. */
const solo = (raw: Record<string, unknown> = {}) => new Table({ scenario: 'espionage', ...raw, solo: true });

describe('the scenarios that can be played solo ("Solo Play")', () => {
  test('the four scenarios can be played solo, and the duel cannot', () => {
    for (const scenario of missions) expect(problems({ scenario, solo: true })).toEqual([]);
    expect(problems({ scenario: 'duel', solo: true })).toEqual([['option.notHere', 'solo']]);
  });

  test('a scenario can be played solo only on the single-coloured side (Setup)', () => {
    for (const scenario of missions) {
      expect(problems({ scenario, solo: true, board: 'two-coloured' })).toEqual([['option.notAChoice', 'board']]);
    }
  });

  test('any biplane that the scenario allows can fly against you (Setup)', () => {
    for (const [scenario, own] of [
      ['espionage', 'red'],
      ['bombing', 'yellow'],
      ['rescue', 'white'],
      ['escort', 'grey'],
    ]) {
      const others = biplanes.filter((name) => problems({ scenario, solo: true, biplanes: [own, name] }).length === 0);
      expect(others).toEqual(biplanes.filter((name) => name !== own));
    }
    expect(problems({ scenario: 'rescue', solo: true, biplanes: ['red', 'blue'] })).toHaveLength(1);
  });

  test('the options for harder games exist only in solo play ("Adjusting Difficulty")', () => {
    expect(problems({ scenario: 'bombing', smartThree: true })).toEqual([['option.notHere', 'smartThree']]);
    expect(problems({ scenario: 'bombing', adjustedBag: true })).toEqual([['option.notHere', 'adjustedBag']]);
    expect(problems({ scenario: 'bombing', solo: true, smartThree: true, adjustedBag: true })).toEqual([]);
  });
});

describe.each(['final', 'prototype'])('set-up, %s edition ("Solo Play", Setup)', (edition) => {
  test.each(missions)(
    '%s has one seat, on the bottom right start, and the automatic opponent on the other start',
    (scenario) => {
      const table = solo({ edition, scenario });
      expect(table.game.seats).toHaveLength(1);
      expect(table.spaces).toEqual(scenario === 'escort' ? [0, 4, 0] : [0, 4]);
      expect(table.state.phase).toBe('mulligan.sealing');
    },
  );

  test('you have a mulligan, and the automatic opponent has none (ruling 11)', () => {
    const table = solo({ edition });
    expect([table.state.phase, table.game.awaiting(table.state)]).toEqual(['mulligan.sealing', [0]]);
    table.do({ type: 'mulligan', seat: 0, tiles: table.state.pilots[0].hand });
    expect(table.state.phase).toBe('planning.sealing');
    expect(table.game.awaiting(table.state)).toEqual([0]);
  });

  test('the automatic opponent starts with a tile in the left slot, an empty right slot, and the rest in the bag', () => {
    for (const name of biplanes.filter((biplane) => biplane !== 'brown')) {
      const table = solo({ edition, scenario: 'bombing', biplanes: ['brown', name] });
      const { pilots, slots } = table.state;
      expect(pilots[1].hand).toEqual([]);
      expect(slots[1]).toBe(-1);
      expect([...pilots[1].bag, slots[0]].sort((a, b) => a - b)).toEqual(table.tiles(1).map((_, id) => id));
    }
  });

  test('a solo spy has the starting damage of the scenario', () => {
    expect(solo({ edition }).state.planes.map((plane) => plane.damage)).toEqual([1, 0]);
  });
});

test.each([
  ['final', 'yellow', 6],
  ['final', 'purple', 6],
  ['final', 'black', 7],
  ['prototype', 'yellow', 6],
  ['prototype', 'purple', 6],
  ['prototype', 'black', 6],
])('a player in the %s edition who flies %s draws %i tiles ("Solo Play", Setup)', (edition, own, count) => {
  const table = solo({ edition, scenario: 'bombing', biplanes: [own, 'green'] });
  expect(table.state.pilots[0].hand).toHaveLength(count);
});

test('purple against another player draws seven tiles in both editions', () => {
  for (const edition of ['final', 'prototype']) {
    const table = Table.planning({ edition, scenario: 'bombing', biplanes: ['purple', 'blue'] });
    expect(table.state.pilots[0].hand).toHaveLength(7);
  }
});

/** The values of the tiles without hits that an adjusted bag lacks ("Movement Tiles"). */
const removed: [string, number[]][] = [
  ['white', [0, 2]],
  ['grey', [3, 3]],
  ['green', [1, 5]],
  ['purple', [1, 5]],
  ['yellow', [2, 3]],
  ['black', [2, 4]],
  ['brown', [2, 4]],
];

describe.each(['final', 'prototype'])(
  'an adjusted bag, %s edition ("Adjusting Difficulty", Movement Tiles)',
  (edition) => {
    test.each(removed)('%s plays without its tiles %j that have no hits', (name, values) => {
      const own = name === 'grey' ? 'red' : 'grey';
      const table = solo({ edition, scenario: 'escort', adjustedBag: true, biplanes: [own, name] });
      const held = [...table.state.pilots[1].bag, table.state.slots[0]];
      const missing = table.tiles(1).filter((_, id) => !held.includes(id));
      expect(missing).toEqual(values.map((value) => ({ value, hits: 0 })));
      expect(new Set(held).size).toBe(held.length);
    });

    test('only tiles without hits are removed, wherever they stand in the set', () => {
      const rows = standardBox.biplanes.green.tiles.map((row) => row.toReversed());
      const box = { ...standardBox, biplanes: { ...standardBox.biplanes, green: { fallsAt: 7, tiles: rows } } };
      const table = solo({ edition, scenario: 'escort', adjustedBag: true, biplanes: ['grey', 'green'], box });
      const held = [...table.state.pilots[1].bag, table.state.slots[0]];
      expect(table.tiles(1).filter((tile, id) => !held.includes(id) && tile.hits > 0)).toEqual([]);
      expect(held).toHaveLength(13);
    });

    test('no tile is removed without the option', () => {
      for (const [name] of removed) {
        const own = name === 'grey' ? 'red' : 'grey';
        const table = solo({ edition, scenario: 'escort', biplanes: [own, name] });
        expect(table.state.pilots[1].bag).toHaveLength(table.tiles(1).length - 1);
      }
    });
  },
);

describe('red and blue with an adjusted bag ("Adjusting Difficulty")', () => {
  const raw = { scenario: 'escort', solo: true, adjustedBag: true };

  test('red and blue may fly against you in the final edition, with all their tiles', () => {
    for (const name of ['red', 'blue']) {
      const table = solo({ ...raw, biplanes: ['grey', name] });
      expect(table.state.pilots[1].bag).toHaveLength(14);
    }
  });

  test('red and blue may not fly against you in the prototype edition', () => {
    for (const name of ['red', 'blue']) {
      expect(problems({ ...raw, edition: 'prototype', biplanes: ['grey', name] })).toEqual([
        ['option.notAChoice', 'biplanes'],
      ]);
      expect(problems({ ...raw, edition: 'prototype', adjustedBag: false, biplanes: ['grey', name] })).toEqual([]);
    }
  });

  test('you may fly red or blue in the prototype edition, and another biplane is proposed as the opponent', () => {
    expect(problems({ ...raw, edition: 'prototype', biplanes: ['red', 'green'] })).toEqual([]);
    for (const scenario of missions) {
      const proposed = solo({ ...raw, scenario, edition: 'prototype' }).options.biplanes;
      expect(['red', 'blue']).not.toContain(proposed[1]);
    }
  });
});
