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
  test('the four scenarios, not the duel', () => {
    for (const scenario of missions) expect(problems({ scenario, solo: true })).toEqual([]);
    expect(problems({ scenario: 'duel', solo: true })).toEqual([['option.notHere', 'solo']]);
  });

  test('only on the single-coloured side (Setup)', () => {
    for (const scenario of missions) {
      expect(problems({ scenario, solo: true, board: 'two-coloured' })).toEqual([['option.notAChoice', 'board']]);
    }
  });

  test('any biplane against you that the scenario allows (Setup)', () => {
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

  test('the harder games are for solo play only ("Adjusting Difficulty")', () => {
    expect(problems({ scenario: 'bombing', smartThree: true })).toEqual([['option.notHere', 'smartThree']]);
    expect(problems({ scenario: 'bombing', adjustedBag: true })).toEqual([['option.notHere', 'adjustedBag']]);
    expect(problems({ scenario: 'bombing', solo: true, smartThree: true, adjustedBag: true })).toEqual([]);
  });
});

describe.each(['final', 'prototype'])('set-up, %s edition ("Solo Play", Setup)', (edition) => {
  test.each(missions)(
    '%s: one seat, on the bottom right start; the other start is the automatic opponent’s',
    (scenario) => {
      const table = solo({ edition, scenario });
      expect(table.game.seats).toHaveLength(1);
      expect(table.spaces).toEqual(scenario === 'escort' ? [0, 4, 0] : [0, 4]);
      expect(table.state.phase).toBe('mulligan.sealing');
    },
  );

  test('you have your mulligan, the automatic opponent has none (ruling 11)', () => {
    const table = solo({ edition });
    expect([table.state.phase, table.game.awaiting(table.state)]).toEqual(['mulligan.sealing', [0]]);
    table.do({ type: 'mulligan', seat: 0, tiles: table.state.pilots[0].hand });
    expect(table.state.phase).toBe('planning.sealing');
    expect(table.game.awaiting(table.state)).toEqual([0]);
  });

  test('one of its tiles lies in the left slot, the right one is empty, the rest is in the bag', () => {
    for (const name of biplanes.filter((biplane) => biplane !== 'brown')) {
      const table = solo({ edition, scenario: 'bombing', biplanes: ['brown', name] });
      const { pilots, slots } = table.state;
      expect(pilots[1].hand).toEqual([]);
      expect(slots[1]).toBe(-1);
      expect([...pilots[1].bag, slots[0]].sort((a, b) => a - b)).toEqual(table.tiles(1).map((_, id) => id));
    }
  });

  test('a spy’s starting damage is as in the scenario', () => {
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
])('%s edition: %s draws %i tiles ("Solo Play", Setup)', (edition, own, count) => {
  const table = solo({ edition, scenario: 'bombing', biplanes: [own, 'green'] });
  expect(table.state.pilots[0].hand).toHaveLength(count);
});

test('against a person purple draws seven in both editions', () => {
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
    test.each(removed)('%s plays without its harmless %j', (name, values) => {
      const own = name === 'grey' ? 'red' : 'grey';
      const table = solo({ edition, scenario: 'escort', adjustedBag: true, biplanes: [own, name] });
      const held = [...table.state.pilots[1].bag, table.state.slots[0]];
      const missing = table.tiles(1).filter((_, id) => !held.includes(id));
      expect(missing).toEqual(values.map((value) => ({ value, hits: 0 })));
      expect(new Set(held).size).toBe(held.length);
    });

    test('only tiles without hits go, wherever they stand in the set', () => {
      const rows = standardBox.biplanes.green.tiles.map((row) => row.toReversed());
      const box = { ...standardBox, biplanes: { ...standardBox.biplanes, green: { fallsAt: 7, tiles: rows } } };
      const table = solo({ edition, scenario: 'escort', adjustedBag: true, biplanes: ['grey', 'green'], box });
      const held = [...table.state.pilots[1].bag, table.state.slots[0]];
      expect(table.tiles(1).filter((tile, id) => !held.includes(id) && tile.hits > 0)).toEqual([]);
      expect(held).toHaveLength(13);
    });

    test('without the option nothing is missing', () => {
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

  test('in the final edition they may fly, with all their tiles', () => {
    for (const name of ['red', 'blue']) {
      const table = solo({ ...raw, biplanes: ['grey', name] });
      expect(table.state.pilots[1].bag).toHaveLength(14);
    }
  });

  test('in the prototype edition they may not', () => {
    for (const name of ['red', 'blue']) {
      expect(problems({ ...raw, edition: 'prototype', biplanes: ['grey', name] })).toEqual([
        ['option.notAChoice', 'biplanes'],
      ]);
      expect(problems({ ...raw, edition: 'prototype', adjustedBag: false, biplanes: ['grey', name] })).toEqual([]);
    }
  });

  test('in the prototype edition you yourself still may, and another is proposed for it', () => {
    expect(problems({ ...raw, edition: 'prototype', biplanes: ['red', 'green'] })).toEqual([]);
    for (const scenario of missions) {
      const proposed = solo({ ...raw, scenario, edition: 'prototype' }).options.biplanes;
      expect(['red', 'blue']).not.toContain(proposed[1]);
    }
  });
});
