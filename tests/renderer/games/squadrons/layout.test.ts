import { openGameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { german } from '@aerodrome/engine/games/squadrons/state.ts';
import { describe, expect, test } from 'vitest';
import { Layout, squareSide } from '../../../../renderer/games/squadrons/board/layout.ts';
import { startsTurned } from '../../../../renderer/games/squadrons/board/useTurned.ts';
import { Table } from '../../../scenarios/squadrons/table.ts';

const { options } = new Table();
const three = new Table({ players: '3' }).options;
const gameData = openGameData(options);
const { grid } = gameData;

describe.each([false, true])('the layout of the map (turned: %s)', (turned) => {
  const layout = new Layout(gameData);
  layout.turned = turned;

  test('the hit test finds every square at its place', () => {
    for (let square = 0; square < grid.size; square++) {
      expect(layout.under(layout.at(square))).toBe(square);
      expect(layout.under(layout.corners(square, 0.98)[0])).toBe(square);
    }
    expect(layout.under({ x: -1, y: 5 })).toBeNull();
    expect(layout.under({ x: 5, y: layout.height + 1 })).toBeNull();
  });

  test('a facing points at the next square in that direction', () => {
    const from = grid.square('F6');
    for (let facing = 0; facing < 4; facing++) {
      const next = layout.at(grid.next(from, facing));
      const ahead = layout.beside(from, facing, squareSide);
      expect(ahead.x).toBeCloseTo(next.x);
      expect(ahead.y).toBeCloseTo(next.y);
    }
  });

  test('the line lies between the banks, and one side’s own edge is below', () => {
    const near = layout.at(grid.square('F6')).y;
    const far = layout.at(grid.square('F7')).y;
    expect(layout.line).toBe((near + far) / 2);
    const home = layout.at(gameData.squadrons.findLast(({ side: of }) => of === german)?.landing[0] ?? 0).y;
    expect(layout.isBelow(german)).toBe(home > layout.height / 2);
    expect(layout.isBelow(german)).toBe(turned);
  });
});

test('the map starts turned only if all people at the screen fly for Germany', () => {
  expect(startsTurned({ gameData: openGameData(options), people: [1] })).toBe(true);
  expect(startsTurned({ gameData: openGameData(options), people: [0] })).toBe(false);
  expect(startsTurned({ gameData: openGameData(options), people: [0, 1] })).toBe(false);
  // A replay has no people at the screen.
  expect(startsTurned({ gameData: openGameData(options), people: [] })).toBe(false);
  const germans = openGameData(three).seats.flatMap(({ side: of }, seat) => (of === german ? [seat] : []));
  expect(startsTurned({ gameData: openGameData(three), people: germans })).toBe(true);
});
