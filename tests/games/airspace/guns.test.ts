import { isOn, sameHex } from '@aerodrome/engine/boards/hex.ts';
import { clone } from '@aerodrome/engine/core/clone.ts';
import { ceiling, openGameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import { coveredBy } from '@aerodrome/engine/games/airspace/guns.ts';
import { flightOf } from '@aerodrome/engine/games/airspace/rules/flight.ts';
import { stanceOf } from '@aerodrome/engine/games/airspace/rules/movement.ts';
import { whyNoShot } from '@aerodrome/engine/games/airspace/rules/shooting.ts';
import { describe, expect, test } from 'vitest';
import { A1, at, G1, germany, N, S, SE, Table } from '../../scenarios/airspace/table.ts';

describe('the hexes that a side could shoot into after its next turn', () => {
  test.each([
    ['in the middle of the sky', { hex: at(5, 5), facing: S, altitude: 6 }],
    ['under the ceiling', { hex: at(5, 5), facing: SE, altitude: ceiling }],
    ['near the ground', { hex: at(5, 5), facing: N, altitude: 1 }],
    ['in a corner', { hex: at(0, 9), facing: SE, altitude: 3 }],
    ['with few points left', { hex: at(4, 4), facing: N, altitude: 5, points: 3 }],
  ])('a side covers every hex and level where the rules of shooting allow a shot: %s', (_where, enemy) => {
    const table = Table.flying({}, { planes: [{ hex: at(5, 10), facing: N }, enemy] });
    const gameData = openGameData(table.options);
    const covered = coveredBy(gameData, table.state, germany);
    const probe = clone(table.state);
    const { points } = probe.planes[G1];
    const from = stanceOf(probe.planes[G1]);
    const flights = gameData
      .manoeuvres(gameData.owner[G1], from.altitude, points)
      .map((manoeuvre) => ({ ...flightOf(gameData, from, points, manoeuvre), move: manoeuvre.move }))
      .filter(({ lost }) => lost === null);
    for (const hex of gameData.board.hexes) {
      for (let altitude = 1; altitude <= ceiling; altitude++) {
        Object.assign(probe.planes[A1], { hex, altitude });
        const shot = flights.some(({ to, move }) => whyNoShot(probe, G1, to, move, A1) === null);
        const told = covered.some((one) => sameHex(one.hex, hex) && one.levels.includes(altitude));
        expect(told, `${hex.q},${hex.r} at ${altitude}`).toBe(shot);
      }
    }
    expect(covered.every(({ hex }) => isOn(gameData.board, hex))).toBe(true);
  });

  test('a side whose planes are lost covers no hex', () => {
    const table = Table.flying({}, { planes: [{}, { hex: null, lost: 'left' }] });
    expect(coveredBy(openGameData(table.options), table.state, germany)).toEqual([]);
  });
});
