import { squadrons } from '@aerodrome/engine/games/squadrons/index.ts';
import { describe, expect, test } from 'vitest';
import { american, german, type PlaneName, Table } from '../../scenarios/squadrons/table.ts';

const told = (table: Table) => squadrons.debrief([], table.game.view(table.state, 'all'), table.options);
const plane = (table: Table, name: PlaneName) => told(table).planes[table.plane(name)];
const yellows = ['yellow1', 'yellow2', 'yellow3'] as const;

/** Green shoots red1, the last German plane, down. */
const won = (raw: Record<string, unknown> = {}) =>
  Table.turn(
    {
      mover: american,
      flying: { green1: 'E4 N', red1: 'E6 E' },
      lost: ['red2', 'red3', ...yellows, 'blue2'],
      victories: { green1: 1, green2: 3, red2: 1 },
      hands: { green: [1], red: [2] },
    },
    raw,
  )
    .roll(1, 1)
    .move('green1', 1, 'N', 'N')
    .shoot(1)
    .noDefence();

describe('the debrief', () => {
  test('the debrief of a victory counts a loss per plane, a victory for the credited plane, and none for a gun', () => {
    const table = won();
    expect(told(table)).toMatchObject({
      game: 'squadrons',
      scenario: null,
      ending: 'allShotDown',
      winners: [american],
      turns: 1,
      // Six Germans, and the one American that the Germans' side or guns brought down.
      margin: [6, 1],
      most: 6,
    });
    expect(plane(table, 'green1')).toEqual({
      key: '94th.1',
      seat: american,
      side: 0,
      taken: 0,
      dealt: 2,
      victories: 2,
      fate: 'home',
    });
    expect(plane(table, 'red1')).toMatchObject({ key: 'Jasta 11.1', seat: german, taken: 1, fate: 'shotDown' });
    expect(plane(table, 'red2')).toMatchObject({ victories: 1, fate: 'shotDown' });
  });

  test('the debrief counts how often a plane escaped by a loop', () => {
    const table = won();
    const [red1, green1] = [table.plane('red1'), table.plane('green1')];
    const defended = { type: 'defended', plane: red1, from: green1, card: 2 };
    const log = ['looped', 'rolledOut', 'looped'].map((defence) => ({
      action: null,
      events: [{ ...defended, defence }],
    }));
    const { planes } = squadrons.debrief(log, table.game.view(table.state, 'all'), table.options);
    expect([planes[red1].loops, planes[green1].loops]).toEqual([2, undefined]);
  });

  test('the debrief does not count the insignia that a plane started with', () => {
    const insignia = [0, 2, ...new Array(10).fill(0)];
    expect(plane(won({ handicaps: true, insignia }), 'green2')).toMatchObject({ victories: 1, dealt: 1 });
  });

  test('the debrief lists the planes that started, and the maximum of each side that could be shot down', () => {
    const raw = { handicaps: true, planes: [1, 1, 2, 3] };
    const table = Table.turn({}, raw).do({ type: 'resign', seat: american });
    expect(told(table).planes.map(({ key }) => key)).toEqual([
      '94th.1',
      '95th.1',
      'Jasta 11.1',
      'Jasta 11.2',
      'Jasta 10.1',
      'Jasta 10.2',
      'Jasta 10.3',
    ]);
    expect(told(table)).toMatchObject({ ending: 'resigned', winners: [german], margin: [0, 0], most: 5 });
    expect(told(table).planes.every(({ fate }) => fate === 'home')).toBe(true);
  });

  test('the debrief of a stalemate has no winners, and counts its turns', () => {
    const table = Table.turn();
    for (let turn = 0; turn < 200; turn++) table.do({ type: 'ready', seat: table.awaited });
    expect(told(table)).toMatchObject({ ending: 'stalemate', winners: [], turns: 200, margin: [0, 0] });
  });

  test('the debrief lists a plane that changed hands under its name and its new owner', () => {
    const table = Table.turn({ mover: 0, lost: ['blue1', 'blue2', 'blue3'] }, { players: '4' });
    table.do({ type: 'give', seat: 0, plane: table.plane('green2'), square: table.square('K1') });
    table.do({ type: 'resign', seat: 2 });
    expect(plane(table, 'green2')).toMatchObject({ key: '94th.2', seat: 1, side: 0 });
  });

  test('the debrief distinguishes squadrons of the same name by their stands', () => {
    const names = Object.fromEntries(['green', 'blue', 'red', 'yellow'].map((colour) => [colour, { name: 'Ours' }]));
    const table = Table.turn({}, { box: { squadrons: names } }).do({ type: 'resign', seat: american });
    expect(new Set(told(table).planes.map(({ key }) => key)).size).toBe(12);
    expect(plane(table, 'blue3').key).toBe('blue.3');
  });
});
