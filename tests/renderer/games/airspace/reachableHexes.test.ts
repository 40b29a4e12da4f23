import { costOf } from '@aerodrome/engine/games/airspace/rules/manoeuvres.ts';
import { hexSpot } from '@aerodrome/engine/games/airspace/spell.ts';
import type { ManoeuvreAction } from '@aerodrome/engine/games/airspace/state.ts';
import { describe, expect, test } from 'vitest';
import { bearing } from '../../../../renderer/games/airspace/names.ts';
import { costByHex, reachableHexes } from '../../../../renderer/games/airspace/tray/reachableHexes.ts';
import { refusalOf } from '../../../../renderer/games/airspace/tray/refusal.ts';
import { at, G1, N, NE, S, SE, Table } from '../../../scenarios/airspace/table.ts';
import { type Sky, skyOver } from './airspaceScene.ts';

const middle = (points = 10) => skyOver(Table.flying({}, { planes: [{ hex: at(5, 5), facing: N, points }] }));
const spot = (column: number, row: number) => hexSpot(at(column, row));
const reached = ({ scene, composed }: Sky, picked: readonly string[] = []) => reachableHexes(scene, composed(picked));

describe('a hex in reach', () => {
  test('a picked hex stands for a whole legal turn at the chosen height', () => {
    const sky = middle();
    for (const picked of [[], ['climb'], ['dive']]) {
      const reach = reached(sky, picked);
      for (const path of reach.values()) {
        expect(sky.composed(path).action).not.toBeNull();
        expect(path[0]).toBe(picked[0] ?? 'level');
      }
    }
    expect(reached(sky).size).toBe(5);
    // Nine more hexes by the second hex of a dive.
    expect(reached(sky, ['dive']).size).toBe(14);
  });

  test('a picked hex is reached by the cheapest manoeuvre', () => {
    const sky = middle();
    for (const [hex, path] of reached(sky, ['dive'])) {
      const { action } = sky.composed(path);
      const others = sky.ways.filter(
        ({ spelling }) =>
          'path' in spelling &&
          spelling.path[0] === 'dive' &&
          spelling.path.findLast((one) => one.startsWith('hex:')) === hex,
      );
      const cheapest = Math.min(...others.map((way) => costOf(way.action as ManoeuvreAction)));
      expect(costOf(action as ManoeuvreAction), hex).toBe(cheapest);
    }
  });

  test('the movement cost is shown below each hex in reach', () => {
    const sky = middle();
    const prices = costByHex(sky.scene.gameData, sky.scene.view, 'dive');
    const costs = [...reached(sky, ['dive'])].map(([hex, path]) => [
      hex,
      costOf(sky.composed(path).action as ManoeuvreAction),
    ]);
    expect([...prices]).toEqual(costs);
    expect(prices.get(spot(5, 4))).toBe(0);
  });

  test('a turn ends facing its flight direction, and other facings are offered if the points suffice', () => {
    const sky = middle();
    const path = reached(sky).get(spot(5, 4)) ?? [];
    expect(path.at(-1)).toBe(`facing:${N}`);
    const aims = [...reached(sky, path)].filter(([place]) => place.startsWith('aim:'));
    expect(aims.map(([, picks]) => picks.at(-1)).sort()).toEqual(['facing:1', 'facing:2', 'facing:4', 'facing:5']);
    const poor = middle(3);
    const few = [...reached(poor, path)].filter(([place]) => place.startsWith('aim:'));
    expect(few).toHaveLength(2);
  });
});

describe('the refusal of a hex out of reach', () => {
  test('the refusal names the missing movement points', () => {
    const { scene, composed } = middle(2);
    expect(refusalOf(scene, composed([]), [spot(6, 5)])).toMatchObject({ code: 'airspace.notEnoughPoints' });
  });

  test('the refusal says that only a dive flies two hexes', () => {
    const { scene, composed } = middle();
    expect(refusalOf(scene, composed([]), [spot(5, 3)])).toMatchObject({ code: 'airspace.onlyDivesFlyTwo' });
  });

  test('the refusal says why the guns do not reach an airplane over the hex', () => {
    const table = Table.flying(
      {},
      {
        planes: [
          { hex: at(5, 6), facing: N, altitude: 6 },
          { hex: at(5, 4), facing: S, altitude: 5 },
        ],
        phase: 'initiativePhase.turn.targetChoice',
      },
    );
    expect(table.plane(G1).altitude).toBe(5);
    const { scene, composed } = skyOver(table);
    expect(refusalOf(scene, composed([]), [spot(5, 4)])).toMatchObject({ code: 'airspace.outOfRange' });
  });
});

test.each([
  ['straight ahead', N, 5, 3, { hexes: 2, clock: 12 }],
  ['to the right', NE, 5, 3, { hexes: 2, clock: 10 }],
  ['behind', S, 5, 3, { hexes: 2, clock: 6 }],
  ['beside', SE, 5, 6, { hexes: 1, clock: 2 }],
] as const)('the bearing of an airplane is given as a clock direction: %s', (_where, facing, column, row, told) => {
  expect(bearing(at(5, 5), facing, at(column, row))).toEqual(told);
});
