import { readOptions } from '@aerodrome/engine/core/options.ts';
import { standardBox } from '@aerodrome/engine/games/track/data/standard.ts';
import { trackOptions } from '@aerodrome/engine/games/track/options.ts';
import { expect, test } from 'vitest';
import { B, Table } from './table.ts';

const damage = (table: Table) => table.state.planes.map((plane) => plane.damage);

test('a handicap adds to the starting damage of the scenario, plane by plane', () => {
  const of = (scenario: string, handicap: number[]) =>
    damage(new Table({ scenario, handicaps: true, damage: handicap }));
  expect(of('duel', [2, 0])).toEqual([2, 0]);
  expect(of('espionage', [3, 1])).toEqual([4, 1]);
  expect(of('bombing', [0, 3])).toEqual([0, 3]);
  expect(of('escort', [1, 2, 3])).toEqual([2, 2, 3]);
});

test('a handicap is announced when the planes are placed', () => {
  const table = new Table({ handicaps: true, damage: [0, 2] });
  expect(table.of('placed').map((event) => event.damage)).toEqual([0, 2]);
});

test('a handicap leaves every plane at least one hit to take, even in a box with short damage rows', () => {
  const box = { ...standardBox, charge: { ...standardBox.charge, fallsAt: 2 } };
  const table = new Table({ scenario: 'escort', box, handicaps: true, damage: [0, 0, 3] });
  expect(table.state.planes[2]).toMatchObject({ damage: 1, down: false });
});

test('a plane falls when its row is full, however much of it the handicap filled ("Shooting")', () => {
  const table = Table.planning(
    { handicaps: true, damage: [0, 3] },
    { planes: [{ space: 0 }, { space: 1, damage: 6 }] },
  );
  table.play([0, 1], [0, 1]);
  expect(table.state.outcome).toEqual({ ending: 'shotDown', winners: [0] });
});

test('starting damage costs black no tile, at the start or when all tiles return ("Black Biplane")', () => {
  const table = Table.planning(
    { scenario: 'bombing', biplanes: ['black', 'blue'], handicaps: true, damage: [3, 0] },
    { round: 3, turn: 5, planes: [{ space: B, damage: 4 }, { space: 4 }] },
  );
  expect(table.state.pilots[0].lost).toEqual([]);
  table.change({ pilots: [{ lost: [], played: [], stack: [] }] });
  table.play([0, 1], [0, 1]);
  expect(table.state.round).toBe(4);
  expect(table.state.pilots[0].lost).toHaveLength(1);
});

test('the damage on the aids decides after the last round, handicaps included ("End of the game")', () => {
  const table = Table.planning({ handicaps: true, damage: [1, 0] }, { round: 3, turn: 5 });
  table.change({ planes: [{ space: 0 }, { space: 4 }] });
  table.play([0, 1], [0, 1]);
  expect(table.state.outcome).toEqual({ ending: 'fewerHits', winners: [1], figures: { fewer: 0, more: 1 } });
});

test('the automatic opponent, which cannot be shot down, takes no starting damage ("Solo Play")', () => {
  const raw = { scenario: 'espionage', solo: true, handicaps: true, damage: [1, 3] };
  expect(damage(new Table(raw))).toEqual([2, 0]);
});

test('starting damage is refused without the flag, above three, and for the wrong number of planes', () => {
  const problems = (raw: object) => readOptions(trackOptions, raw);
  const code = (name: string) => ({ problems: [expect.objectContaining({ code: name })] });
  expect(problems({ damage: [1, 0] })).toEqual(code('option.notHere'));
  expect(problems({ handicaps: true, damage: [4, 0] })).toEqual(code('option.outOfRange'));
  expect(problems({ handicaps: true, damage: [0, 0, 0] })).toEqual(code('option.wrongLength'));
  expect(problems({ handicaps: true, scenario: 'escort', damage: [0, 0, 3] })).toHaveProperty('options');
});
