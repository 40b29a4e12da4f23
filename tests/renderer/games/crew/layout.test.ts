import { boardOf, zoneOf, zones } from '@aerodrome/engine/games/crew/boards.ts';
import { describe, expect, test } from 'vitest';
import { boardWidth, Layout } from '../../../../renderer/games/crew/board/layout.ts';

const [pawsPilot, pawsGunner, jawsPilot, jawsGunner] = [0, 1, 2, 3];

function layout(turned: boolean): Layout {
  const boards = new Layout();
  boards.turned = turned;
  return boards;
}

/** The boards of a row from left to right. */
function row(boards: Layout, near: boolean): number[] {
  return [0, 1, 2, 3]
    .filter((post) => boards.board(post).near === near)
    .sort((a, b) => boards.board(a).x - boards.board(b).x);
}

describe('the places of the boards ("Table Set Up")', () => {
  test('a viewer who looks north has the boards of the Paws pilot and the Jaws gunner in front', () => {
    expect(row(layout(false), true)).toEqual([pawsPilot, jawsGunner]);
    expect(row(layout(false), false)).toEqual([pawsGunner, jawsPilot]);
  });

  test('for a viewer who looks south the whole table is turned, left and right too', () => {
    expect(row(layout(true), true)).toEqual([jawsPilot, pawsGunner]);
    expect(row(layout(true), false)).toEqual([jawsGunner, pawsPilot]);
  });

  test.each([false, true])(
    'near boards have left, centre and right in this order, far ones in reverse (turned: %s)',
    (turned) => {
      const boards = layout(turned);
      for (const post of [0, 1, 2, 3]) {
        const seen = [0, 1, 2].sort((a, b) => boards.zone(zoneOf(post, a)).x - boards.zone(zoneOf(post, b)).x);
        expect(seen).toEqual(boards.board(post).near ? [0, 1, 2] : [2, 1, 0]);
      }
    },
  );

  test('the two views of a team lie opposite each other, so that a change of view goes straight across', () => {
    for (const turned of [false, true]) {
      const boards = layout(turned);
      // PL and GR, PC and GC, PR and GL are mirrors.
      for (const [a, b] of [
        [0, 5],
        [1, 4],
        [2, 3],
      ])
        expect(boards.centre(a).x).toBeCloseTo(boards.centre(b).x);
    }
  });

  test('the hit test finds every zone at its centre, in windows of any shape', () => {
    for (const [width, height] of [
      [780, 572],
      [564, 456],
      [1168, 500],
    ]) {
      const boards = layout(false);
      boards.shape(width, height);
      for (let zone = 0; zone < 12; zone++) {
        expect(boards.under(boards.centre(zone))).toBe(zone);
        const { x, y, width: w, height: h } = boards.zone(zone);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + w).toBeLessThanOrEqual(boardWidth);
        expect(y + h).toBeLessThanOrEqual(boards.boardHeight);
        expect(boards.board(boardOf(zone)).y).toBeLessThanOrEqual(y);
      }
      // Between the rows lie the tracks.
      expect(boards.under({ x: boardWidth / 2, y: boards.boardHeight * 0.45 })).toBeNull();
    }
  });
});

test.each([0, 1, 20, 40])('in a board area of %i pixels every zone has a window, and pieces have a size', (height) => {
  const boards = new Layout();
  boards.shape(1000, height);
  expect(boards.size).toBeGreaterThan(0);
  for (let zone = 0; zone < zones; zone++) expect(boards.zone(zone).height).toBeGreaterThan(0);
});
