import { describe, expect, test } from 'vitest';
import { type Printed, Table } from './table.ts';

const sizes = (table: Table, part: 'hand' | 'bag' | 'played' | 'stack') =>
  table.state.pilots.map((pilot) => pilot[part].length);
const clock = (table: Table) => [table.state.round, table.state.turn];

describe('the end of a turn', () => {
  test('the next turn begins after both have moved and shots have been fired ("End of a turn")', () => {
    const table = Table.planning().quietTurns(1);
    expect(clock(table)).toEqual([1, 2]);
    expect(table.of('turnBegan')).toEqual([{ type: 'turnBegan', round: 1, turn: 2 }]);
    expect(table.game.awaiting(table.state)).toEqual([0, 1]);
  });

  test('no player draws between turns: hands shrink by a tile a turn and bags keep theirs ("End of a turn")', () => {
    const table = Table.planning();
    for (let turn = 1; turn <= 4; turn++) {
      table.quietTurns(1);
      expect(table.of('drew')).toEqual([]);
      expect(sizes(table, 'hand')).toEqual([6 - turn, 6 - turn]);
      expect(sizes(table, 'bag')).toEqual([9, 9]);
    }
  });

  test('the next tile is one of those that remain behind the screen ("End of a turn")', () => {
    const table = Table.planning().quietTurns(2);
    const { hand } = table.state.pilots[0];
    expect(hand).toHaveLength(4);
    const flat = table.game.legalActions(table.state, 0).filter((action) => action.type === 'plan' && !action.loop);
    expect(flat.map((action) => action.type === 'plan' && action.tile)).toEqual(hand);
  });

  test('positions and damage carry over from turn to turn ("End of a turn")', () => {
    const table = Table.planning({}, { planes: [{ damage: 2 }, { damage: 3 }] }).quietTurns(1);
    expect(table.state.planes).toEqual([
      { space: 0, damage: 2, down: false },
      { space: 0, damage: 3, down: false },
    ]);
  });
});

describe('the end of a round', () => {
  test('a round has five turns ("Gameplay")', () => {
    const table = Table.planning();
    const turns = [clock(table)];
    for (let turn = 1; turn <= 5; turn++) turns.push(clock(table.quietTurns(1)));
    expect(turns).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
      [2, 1],
    ]);
    expect(table.of('roundEnded')).toEqual([{ type: 'roundEnded', round: 1 }]);
  });

  test('the five played tiles go on a pile at the end of a round, the last one on top ("End of the round")', () => {
    const table = Table.planning().quietTurns(4);
    const played = table.state.pilots.map((pilot) => pilot.played);
    const kept = table.state.pilots.map((pilot) => pilot.hand);
    table.quietTurns(1);
    for (const [seat, pilot] of table.state.pilots.entries()) {
      expect(pilot.played).toEqual([]);
      expect(pilot.stack).toHaveLength(5);
      expect(pilot.stack.slice(0, 4)).toEqual(played[seat]);
      expect(kept[seat]).toContain(pilot.stack[4]);
    }
  });

  test('the five tiles of the second round go on top of those of the first ("End of the round")', () => {
    const table = Table.planning().quietTurns(5);
    const first = table.state.pilots.map((pilot) => pilot.stack);
    table.quietTurns(4);
    const second = table.state.pilots.map((pilot) => pilot.played);
    table.quietTurns(1);
    for (const [seat, { stack }] of table.state.pilots.entries()) {
      expect(stack).toHaveLength(10);
      expect(stack.slice(0, 9)).toEqual([...first[seat], ...second[seat]]);
    }
  });

  test('the pile of played tiles is visible to every viewer ("End of the round")', () => {
    const table = Table.planning().quietTurns(5);
    const seen = table.game.view(table.state, 'table').pilots.map((pilot) => pilot.stack);
    expect(seen).toEqual(table.state.pilots.map((pilot) => pilot.stack));
  });

  test('five tiles are drawn after the first round to join the one that is left ("End of the round")', () => {
    const table = Table.planning().quietTurns(4);
    const before = table.state.pilots.map((pilot) => pilot.hand);
    table.quietTurns(1);
    expect(table.of('drew').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 5],
      [1, 5],
    ]);
    expect(sizes(table, 'hand')).toEqual([6, 6]);
    expect(sizes(table, 'bag')).toEqual([4, 4]);
    for (const [seat, { hand, stack }] of table.state.pilots.entries()) {
      const left = before[seat].filter((tile) => !stack.includes(tile));
      expect(left).toHaveLength(1);
      expect(hand).toContain(left[0]);
    }
  });

  test('all tiles left in the bag are drawn after the second round ("End of the round")', () => {
    const table = Table.planning().quietTurns(9);
    const bags = table.state.pilots.map((pilot) => pilot.bag);
    table.quietTurns(1);
    expect(clock(table)).toEqual([3, 1]);
    expect(table.of('drew').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 4],
      [1, 4],
    ]);
    expect(sizes(table, 'hand')).toEqual([5, 5]);
    expect(sizes(table, 'bag')).toEqual([0, 0]);
    for (const [seat, bag] of bags.entries())
      expect(table.state.pilots[seat].hand).toEqual(expect.arrayContaining(bag));
  });

  test('every tile that is left is played in the third round ("End of the round")', () => {
    const table = Table.planning().quietTurns(14);
    expect(sizes(table, 'hand')).toEqual([1, 1]);
    table.quietTurns(1);
    expect(sizes(table, 'hand')).toEqual([0, 0]);
    for (const { played, stack } of table.state.pilots) expect(new Set([...stack, ...played]).size).toBe(15);
  });

  test('a drawn tile is shown to its pilot alone ("End of the round")', () => {
    const table = Table.planning().quietTurns(5);
    for (const event of table.of('drew')) {
      expect(event.secret?.tiles).toHaveLength(5);
      expect(table.game.redact(event, event.seat)).toEqual(event);
      for (const viewer of [1 - event.seat, 'table'] as const) {
        expect(table.game.redact(event, viewer)).toEqual({ type: 'drew', seat: event.seat, count: 5 });
      }
    }
  });

  test('biplanes keep their positions and damage between rounds ("End of the round")', () => {
    const table = Table.planning({}, { planes: [{ damage: 4 }, { damage: 1 }] }).quietTurns(5);
    expect(table.state.planes.map(({ space, damage }) => [space, damage])).toEqual([
      [0, 4],
      [0, 1],
    ]);
  });

  test('there is no second mulligan between rounds ("End of the round")', () => {
    const ones: Printed[] = [1, 1, 1].map((hits) => [1, hits]);
    const twos: Printed[] = [0, 1, 2].map((hits) => [2, hits]);
    const brown: Printed[] = [[1, 0], [1, 1], [1, 2], ...twos];
    const table = Table.planning({ biplanes: ['brown', 'white'] }, { hands: [brown, [...ones, ...twos]] });
    table.quietTurns(5);
    expect(table.state.phase).toBe('planning.sealing');
  });
});
