import { expect, test } from 'vitest';
import { Table } from './table.ts';

/** The simultaneous events, group by group, in order. */
function groups(table: Table): string[][] {
  const all: { together: number | undefined; types: string[] }[] = [];
  for (const { type, together } of table.events) {
    const last = all.at(-1);
    if (last && together !== undefined && last.together === together) last.types.push(type);
    else all.push({ together, types: [type] });
  }
  return all.map(({ types }) => types);
}

test('both planes fly at once, and then the shots are fired ("Movement", "Shooting")', () => {
  const table = Table.planning({}, { planes: [{ space: 0 }, { space: 1 }] });
  table.play([1, 1], [2, 1]);
  const happened = groups(table);
  const flights = happened.findIndex((types) => types[0] === 'flew');
  expect(happened[flights]).toEqual(['flew', 'flew']);
  expect(happened.slice(flights + 1, flights + 3)).toEqual([['shot'], ['damaged']]);
});

test('three planes fly at once in escort, and shots that cross are fired at once ("Escort", Gameplay)', () => {
  const table = Table.planning({ scenario: 'escort' }, { planes: [{ space: 3 }, { space: 1 }, { space: 0 }] });
  table.play([0, 1], [0, 1], { charge: 3 });
  expect(table.of('shot').map(({ from, at }) => [from, at])).toEqual([
    [2, [1]],
    [1, [0]],
  ]);
  const happened = groups(table).filter(([type]) => type === 'flew' || type === 'shot');
  expect(happened).toEqual([
    ['flew', 'flew', 'flew'],
    ['shot', 'shot'],
  ]);
});

test('the automatic opponent flies after the player, not at the same time ("Solo Play", Gameplay)', () => {
  const table = Table.planning({ scenario: 'escort', solo: true }).automaton([1, 0], [4, 1]);
  table.play([0, 1], undefined, { charge: 2 });
  const flights = groups(table).filter(([type]) => type === 'flew');
  expect(flights).toEqual([['flew', 'flew'], ['flew']]);
});
