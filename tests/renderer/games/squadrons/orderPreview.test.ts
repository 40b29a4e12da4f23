import type { Match } from '@aerodrome/engine/core/match.ts';
import type { SquadronsAction } from '@aerodrome/engine/games/squadrons/state.ts';
import { describe, expect, test } from 'vitest';
import { squadronsTable } from '../../../../renderer/games/squadrons/table.ts';
import { composeAt } from '../../../../renderer/session/selection.ts';
import { matchAt, sceneOf, sitAt, viewOf } from './sitting.ts';

const { continuesOrder, drag, shortcuts } = squadronsTable.selection;
const assigning = (match: Match) => viewOf(match).phase === 'movement.assigning';
const typesOf = (actions: readonly unknown[]) => (actions as readonly SquadronsAction[]).map(({ type }) => type);

/** What every place that is offered stands for, with nothing picked. */
function offered(match: Match) {
  const scene = sceneOf(match);
  const seat = scene.seat as number;
  const composed = (picked: readonly string[]) => composeAt({ match, continuesOrder }, seat, picked);
  return { seat, composed, scene, picks: shortcuts!(scene, composed([])) };
}

describe('a square that is pointed at', () => {
  test('stands for plane, die, way and facing: one order of legal actions', () => {
    const { picks, composed } = offered(matchAt(assigning));
    const squares = [...picks].filter(([spot]) => spot.startsWith('square:'));
    expect(squares.length).toBeGreaterThan(10);
    for (const [spot, path] of squares) {
      const { orders, picked } = composed(path ?? []);
      expect(picked, spot).toEqual(path);
      expect(typesOf(orders).filter((type) => type !== 'fly')).toEqual(['take', 'face']);
    }
  });

  test('flies as a whole in one commit, and asks for the other plane next', () => {
    const match = matchAt((one) => assigning(one) && viewOf(one).toMove.length === 2);
    const { picks, composed, seat } = offered(match);
    const clear = [...picks.values()].find(
      (path) => path && path.length > 3 && path.filter((one) => one === 'stay').length < 2,
    );
    const { session, context } = sitAt(match, { continuesOrder });
    session.send({ type: 'open' });
    session.send({ type: 'act', actions: composed(clear ?? []).orders });
    const after = context().match;
    expect(viewOf(after)).toMatchObject({ moving: expect.any(Number), toMove: [] });
    expect(after.awaiting()).toEqual([seat]);
    expect(context().viewerSeat).toBe(seat);
  });
});

test('where a way round ends at its own plane, that is taken first; once it is, the square is the end', () => {
  /** A plane that some die brings back to where it is. */
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

test('an order over an unknown gun is flown to the gun; what is left of it is picked again if that missed', () => {
  /** Such a way stops at the gun, and at its end. */
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
  session.send({ type: 'act', actions: composed(path).orders });
  const after = context().match;
  const { moving } = viewOf(after);
  // Plane and die, and one leg: nobody knew what the gun would show.
  expect(after.length - before).toBe(2);
  if (moving >= 0) expect(path.join(' ').endsWith(context().picked.join(' '))).toBe(true);
  else expect(context().picked).toEqual([]);
});

describe('a way that is drawn', () => {
  const flying = matchAt((match) => viewOf(match).phase === 'movement.flying' && viewOf(match).die >= 3);
  const scene = sceneOf(flying);
  const seat = scene.seat as number;
  const composed = (picked: readonly string[]) => composeAt({ match: flying, continuesOrder }, seat, picked);
  const { planes, moving, die } = viewOf(flying);
  const from = `square:${planes[moving].square}`;
  /** A way of one's own, square by square, and not over a gun. */
  const whole = [...shortcuts!(scene, composed([])).values()]
    .map((path) => path?.filter((spot) => spot.startsWith('square:')) ?? [])
    .find((squares) => squares.length === die) as readonly string[];

  test('is picked step by step, and is whole with the last of them', () => {
    for (let steps = 1; steps <= die; steps++) {
      const picks = drag!(scene, composed([]), [from, ...whole.slice(0, steps)]) as readonly string[];
      expect(picks.filter((spot) => spot.startsWith('square:'))).toEqual(whole.slice(0, steps));
      expect(composed(picks).picked).toEqual(picks);
      expect(picks.includes('stay') && picks.at(-1)?.startsWith('face:')).toBe(steps === die);
    }
  });

  test('loses its last step where it is dragged back', () => {
    const there = drag!(scene, composed([]), [from, whole[0], whole[1], whole[0]]);
    expect(there?.filter((spot) => spot.startsWith('square:'))).toEqual([whole[0]]);
  });

  test('goes no further than it can be flown: not over a corner', () => {
    const { grid } = (flying.game as unknown as { setting: { grid: { columns: number } } }).setting;
    const corner = `square:${Number(whole[0].split(':')[1]) + grid.columns + 1}`;
    const there = drag!(scene, composed([]), [from, whole[0], corner]);
    expect(there?.filter((spot) => spot.startsWith('square:'))).toEqual([whole[0]]);
  });
});
