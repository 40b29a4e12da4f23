import type { Match } from '@aerodrome/engine/core/match.ts';
import type { SquadronsAction } from '@aerodrome/engine/games/squadrons/state.ts';
import { describe, expect, test } from 'vitest';
import { squadronsTable } from '../../../../renderer/games/squadrons/table.ts';
import { composeAt } from '../../../../renderer/session/selection.ts';
import { matchAt, sceneOf, sitAt, viewOf } from './squadronsSession.ts';

const { continuesOrder, drag, shortcuts } = squadronsTable.selection;
const assigning = (match: Match) => viewOf(match).phase === 'movement.assigning';
const typesOf = (actions: readonly unknown[]) => (actions as readonly SquadronsAction[]).map(({ type }) => type);

/** The picks of every shortcut, with nothing picked. */
function offered(match: Match) {
  const scene = sceneOf(match);
  const seat = scene.seat as number;
  const composed = (picked: readonly string[]) => composeAt({ match, continuesOrder }, seat, picked);
  return { seat, composed, scene, picks: shortcuts!(scene, composed([])) };
}

describe('a square in reach', () => {
  test('a reachable square stands for one order of legal actions: plane, die, route and facing', () => {
    const { picks, composed } = offered(matchAt(assigning));
    const squares = [...picks].filter(([spot]) => spot.startsWith('square:'));
    expect(squares.length).toBeGreaterThan(10);
    for (const [spot, path] of squares) {
      const { orderActions, picked } = composed(path ?? []);
      expect(picked, spot).toEqual(path);
      expect(typesOf(orderActions).filter((type) => type !== 'fly')).toEqual(['take', 'face']);
    }
  });

  test('one commit flies the whole order, and the next question concerns the other plane', () => {
    const match = matchAt((one) => assigning(one) && viewOf(one).toMove.length === 2);
    const { picks, composed, seat } = offered(match);
    const clear = [...picks.values()].find(
      (path) => path && path.length > 3 && path.filter((one) => one === 'stay').length < 2,
    );
    const { session, context } = sitAt(match, { continuesOrder });
    session.send({ type: 'open' });
    session.send({ type: 'act', actions: composed(clear ?? []).orderActions });
    const after = context().match;
    expect(viewOf(after)).toMatchObject({ moving: expect.any(Number), toMove: [] });
    expect(after.awaiting()).toEqual([seat]);
    expect(context().viewerSeat).toBe(seat);
  });
});

test('a round route that ends at its plane: the spot picks the plane first, then the square', () => {
  /** A plane with a die that brings it back to its square. */
  const round = (match: Match) => {
    const { scene, composed } = offered(match);
    for (const plane of viewOf(match).toMove) {
      const start = `square:${viewOf(match).planes[plane].square}`;
      for (const die of viewOf(match).dice) {
        const picks = shortcuts!(scene, composed([`plane:${plane}`, `die:${die}`]));
        if (picks.get(start)) return { plane: `plane:${plane}`, start, taken: picks };
      }
    }
    return null;
  };
  const match = matchAt((one) => assigning(one) && round(one) !== null);
  const { plane, start, taken } = round(match) as NonNullable<ReturnType<typeof round>>;
  const { picks, composed } = offered(match);
  expect(composed([]).next).toContain(plane);
  expect(picks.has(start)).toBe(false);
  expect(taken.get(plane)).toBeNull();
});

test('an order over an unknown gun stops at the gun; after a miss the rest of it is picked again', () => {
  /** A route over a gun has two stops: at the gun and at its end. */
  const overGun = (path: readonly string[]) => path.filter((spot) => spot === 'stay').length > 1;
  const match = matchAt((one) => {
    if (!assigning(one)) return false;
    const scene = sceneOf(one);
    const nothing = { picked: [], next: [], action: null, candidates: [] };
    return [...shortcuts!(scene, nothing).values()].some((path) => overGun(path ?? []));
  });
  const { picks, composed } = offered(match);
  const path = [...picks.values()].find((path) => overGun(path ?? [])) as readonly string[];
  const before = match.length;
  const { session, context } = sitAt(match, { continuesOrder });
  session.send({ type: 'open' });
  session.send({ type: 'pick', picked: path });
  session.send({ type: 'act', actions: composed(path).orderActions });
  const after = context().match;
  const { moving } = viewOf(after);
  // Plane and die, and the flight to the gun, whose face was unknown.
  expect(after.length - before).toBe(2);
  if (moving >= 0) expect(path.join(' ').endsWith(context().picked.join(' '))).toBe(true);
  else expect(context().picked).toEqual([]);
});

describe('a dragged route', () => {
  const flying = matchAt((match) => viewOf(match).phase === 'movement.flying' && viewOf(match).die >= 3);
  const scene = sceneOf(flying);
  const seat = scene.seat as number;
  const composed = (picked: readonly string[]) => composeAt({ match: flying, continuesOrder }, seat, picked);
  const { planes, moving, die } = viewOf(flying);
  const from = `square:${planes[moving].square}`;
  /** A legal route, square by square, without a gun. */
  const whole = [...shortcuts!(scene, composed([])).values()]
    .map((path) => path?.filter((spot) => spot.startsWith('square:')) ?? [])
    .find((squares) => squares.length === die) as readonly string[];

  test('a dragged route is picked step by step and is complete with its last square', () => {
    for (let steps = 1; steps <= die; steps++) {
      const picks = drag!(scene, composed([]), [from, ...whole.slice(0, steps)]) as readonly string[];
      expect(picks.filter((spot) => spot.startsWith('square:'))).toEqual(whole.slice(0, steps));
      expect(composed(picks).picked).toEqual(picks);
      expect(picks.includes('stay') && picks.at(-1)?.startsWith('face:')).toBe(steps === die);
    }
  });

  test('dragging back removes the last square of the route', () => {
    const there = drag!(scene, composed([]), [from, whole[0], whole[1], whole[0]]);
    expect(there?.filter((spot) => spot.startsWith('square:'))).toEqual([whole[0]]);
  });

  test('a dragged route ends where it cannot be flown: no diagonal steps', () => {
    const { grid } = (flying.game as unknown as { gameData: { grid: { columns: number } } }).gameData;
    const corner = `square:${Number(whole[0].split(':')[1]) + grid.columns + 1}`;
    const there = drag!(scene, composed([]), [from, whole[0], corner]);
    expect(there?.filter((spot) => spot.startsWith('square:'))).toEqual([whole[0]]);
  });
});
