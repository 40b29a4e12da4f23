import { openGameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import { flightOf } from '@aerodrome/engine/games/airspace/rules/flight.ts';
import { expect, test } from 'vitest';
import { Table } from './table.ts';

test.each(['9x11', '11x11', '13x13'])(
  'on the board %s every turn of a plane can be fatal only at level 1 with two or three points',
  (board) => {
    const gameData = openGameData(new Table({ board }).options);
    const doomed = new Set<string>();
    for (const hex of gameData.board.hexes) {
      for (let facing = 0; facing < 6; facing++) {
        for (let altitude = 1; altitude <= 10; altitude++) {
          for (let points = 2; points <= 10; points++) {
            const from = { hex: { ...hex }, facing, altitude };
            const ways = gameData.manoeuvres(0, altitude, points);
            const survives = ways.some((way) => flightOf(gameData, from, points, way).lost === null);
            if (!survives) doomed.add(`level ${altitude}, ${points} points`);
          }
        }
      }
    }
    expect([...doomed].sort()).toEqual(['level 1, 2 points', 'level 1, 3 points']);
  },
);
