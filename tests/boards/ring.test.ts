import { Ring, type RingPlan, type RingRoute } from '@aerodrome/engine/boards/ring.ts';
import { describe, expect, test } from 'vitest';

/** A board as a list of steps, told apart from the ring's arithmetic: names only. */
interface Graph {
  steps: Record<string, readonly string[]>;
  spaces: readonly string[];
}

function graphOf(text: string): Graph {
  const steps: Record<string, string[]> = {};
  for (const way of text.trim().split(/\s*;\s*/)) {
    const spaces = way.split(/\s*>\s*/);
    for (let i = 0; i + 1 < spaces.length; i++) {
      steps[spaces[i]] ??= [];
      steps[spaces[i]].push(spaces[i + 1]);
    }
  }
  steps.off = [];
  return { steps, spaces: ['0', '1', '2', '3', '4', '5', '6', '7', 'P', 'B', 'X1', 'X2', 'X3', 'off'] };
}

const isLoop = (space: string) => space === 'P' || space === 'B';
const isLane = (space: string) => space.startsWith('X') || space === 'off';

/** Every way to go on for some steps; a way that is off the board is at its end. */
function walks({ steps }: Graph, from: string, left: number): string[][] {
  if (left === 0 || steps[from].length === 0) return [[]];
  return steps[from].flatMap((to) => walks({ steps, spaces: [] }, to, left - 1).map((rest) => [to, ...rest]));
}

/** The loops a walk turns onto. A walk that starts on a loop space has begun its passage before. */
const passages = (walk: readonly string[]) => walk.filter(isLoop);

const boards: { side: string; plan: RingPlan; graph: Graph; leaves: Record<string, number> }[] = [
  {
    side: 'single-coloured',
    plan: {
      size: 8,
      loops: [
        { leaves: 3, rejoins: 1 },
        { leaves: 7, rejoins: 5 },
      ],
      lane: { leaves: 7, length: 3 },
    },
    graph: graphOf('0>1>2>3>4>5>6>7>0; 3>P>1; 7>B>5; 7>X1>X2>X3>off'),
    leaves: { P: 3, B: 7 },
  },
  {
    side: 'two-coloured',
    plan: {
      size: 8,
      loops: [
        { leaves: 4, rejoins: 2 },
        { leaves: 0, rejoins: 6 },
      ],
      lane: { leaves: 6, length: 3 },
    },
    graph: graphOf('0>1>2>3>4>5>6>7>0; 4>P>2; 0>B>6; 6>X1>X2>X3>off'),
    leaves: { P: 4, B: 0 },
  },
];

const routes: RingRoute[] = [-1, 0, 1].flatMap((loop) => [false, true].map((takesLane) => ({ loop, takesLane })));

describe.each(boards)('the ring of the $side side', ({ side, plan, graph, leaves }) => {
  const ring = new Ring(plan);
  const number = (space: string) => graph.spaces.indexOf(space);
  const path = (from: string, steps: number, route: RingRoute) =>
    ring.path(number(from), steps, route)?.map((space) => graph.spaces[space]) ?? null;
  const flown = graph.spaces.filter((space) => space !== 'off');

  test('the spaces of a ring are numbered first, then the loops, then the lane, then off the board', () => {
    const spaces = [ring.size, ring.loopSpace(0), ring.loopSpace(1), ring.firstLaneSpace, ring.last, ring.off];
    expect(spaces.map((space) => graph.spaces[space])).toEqual(['P', 'P', 'B', 'X1', 'X3', 'off']);
    expect(graph.spaces.filter((space) => ring.onLoop(number(space)))).toEqual(graph.spaces.filter(isLoop));
    expect(graph.spaces.filter((space) => ring.onLane(number(space)))).toEqual(graph.spaces.filter(isLane));
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'a plane on a ring flies, in %i steps, every walk with at most one loop passage, and no other',
    (steps) => {
      for (const from of flown) {
        const most = isLoop(from) ? 0 : 1;
        const expected = walks(graph, from, steps).filter((walk) => passages(walk).length <= most);
        const found = routes.map((route) => path(from, steps, route)).filter((way) => way !== null);
        const text = (ways: string[][]) => [...new Set(ways.map((way) => way.join('>')))].sort();
        expect(text(found), `from ${from}`).toEqual(text(expected));
      }
    },
  );

  test('a path takes exactly the loop and the lane that the route asks for, or is refused', () => {
    for (const from of flown) {
      for (let steps = 0; steps <= 7; steps++) {
        for (const route of routes) {
          const loop = ['P', 'B'][route.loop] ?? null;
          // On the loop already, its passage has begun; on the lane already, there is nothing to turn onto.
          const wanted = loop === null || loop === from ? '' : loop;
          const fitting = walks(graph, from, steps).filter((walk) => {
            const turns = !isLane(from) && walk.some(isLane);
            return passages(walk).join() === wanted && turns === route.takesLane;
          });
          const way = path(from, steps, route);
          const label = `${from}, ${steps} steps, loop ${loop}, lane ${route.takesLane}`;
          expect(fitting.length, label).toBeLessThanOrEqual(1);
          expect(way, label).toEqual(fitting[0] ?? null);
        }
      }
    }
  });

  test('a ring has as many ways for each tile and side as were counted by hand', () => {
    // Without the exit a plain side has one way. With it, one more for each space from which the junction is passed.
    const count = (steps: number, wanted: (route: RingRoute) => boolean) =>
      flown.map((from) => {
        const ways = routes.filter(wanted).map((route) => path(from, steps, route)?.join('>'));
        return new Set(ways.filter((way) => way !== undefined)).size;
      });
    const plain = [0, 1, 2, 3, 4, 5].map((steps) => count(steps, ({ loop }) => loop === -1));
    const looped = count(3, ({ loop, takesLane: lane }) => loop >= 0 && !lane);
    const loopedOut = count(3, ({ loop, takesLane: lane }) => loop >= 0 && lane);
    const expected = {
      //                 0  1  2  3  4  5  6  7  P  B  X1 X2 X3
      'single-coloured': {
        plain: [
          [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
          [1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1],
          [1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1],
          [1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1],
          [1, 1, 1, 1, 2, 2, 2, 2, 1, 2, 1, 1, 1],
          [1, 1, 1, 2, 2, 2, 2, 2, 1, 2, 1, 1, 1],
        ],
        //       P: 1, 2, 3; B: 5, 6, 7; on P or B the passage has begun, and the 3 only flies on
        looped: [0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0],
        loopedOut: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      },
      'two-coloured': {
        plain: [
          [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
          [1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1],
          [1, 1, 1, 1, 1, 2, 2, 1, 1, 2, 1, 1, 1],
          [1, 1, 1, 1, 2, 2, 2, 1, 1, 2, 1, 1, 1],
          [1, 1, 1, 2, 2, 2, 2, 1, 1, 2, 1, 1, 1],
          [1, 1, 2, 2, 2, 2, 2, 1, 1, 2, 1, 1, 1],
        ],
        looped: [1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0],
        // Out of the brown loop onto the junction, with a step left.
        loopedOut: [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
      },
    }[side];
    expect({ plain, looped, loopedOut }).toEqual(expected);
  });

  test('a 3 takes a loop from the space where the loop leaves and from the two spaces before it', () => {
    for (const [loop, space] of ['P', 'B'].entries()) {
      const at = (offset: number) => `${(leaves[space] + offset + 8) % 8}`;
      expect(path(at(-2), 3, { loop, takesLane: false })).toEqual([at(-1), at(0), space]);
      expect(path(at(-1), 3, { loop, takesLane: false })).toEqual([at(0), space, at(-2)]);
      expect(path(at(0), 3, { loop, takesLane: false })).toEqual([space, at(-2), at(-1)]);
      for (const offset of [1, 2, 3, 4, 5]) expect(path(at(offset), 3, { loop, takesLane: false })).toBeNull();
    }
  });

  test('a move from a loop space flies on along the ring, and never takes the loop again', () => {
    for (const [loop, space] of ['P', 'B'].entries()) {
      const rejoins = leaves[space] + 6;
      const ahead = [0, 1, 2, 3, 4].map((step) => `${(rejoins + step) % 8}`);
      expect(path(space, 5, { loop: -1, takesLane: false })).toEqual(ahead);
      expect(path(space, 5, { loop, takesLane: false })).toEqual(ahead);
      expect(path(space, 0, { loop, takesLane: false })).toEqual([]);
    }
  });

  test('the lane goes one way and ends off the board, however many steps are left', () => {
    expect(path('X1', 2, { loop: -1, takesLane: false })).toEqual(['X2', 'X3']);
    expect(path('X1', 3, { loop: -1, takesLane: false })).toEqual(['X2', 'X3', 'off']);
    expect(path('X2', 7, { loop: -1, takesLane: false })).toEqual(['X3', 'off']);
    expect(path('X3', 0, { loop: -1, takesLane: false })).toEqual([]);
    expect(path('off', 2, { loop: -1, takesLane: false })).toEqual([]);
    const junction = `${plan.lane.leaves}`;
    expect(path(junction, 5, { loop: -1, takesLane: true })).toEqual(['X1', 'X2', 'X3', 'off']);
    expect(path(junction, 0, { loop: -1, takesLane: true })).toBeNull();
  });

  test('the distance of two spaces is the shortest way forward without a loop, and loop spaces have none', () => {
    for (const from of graph.spaces) {
      for (const to of graph.spaces) {
        const aside = [from, to].some((space) => isLoop(space) || space === 'off');
        const lengths = Array.from({ length: 12 }, (_, steps) => steps).filter((steps) =>
          walks(graph, from, steps).some((walk) => passages(walk).length === 0 && [from, ...walk].at(-1) === to),
        );
        const expected = aside ? -1 : (lengths[0] ?? -1);
        expect(ring.distance(number(from), number(to)), `${from} to ${to}`).toBe(expected);
      }
    }
  });

  test('the two distances between two spaces of the ring make eight, and no way leads back from the lane', () => {
    for (let a = 0; a < 8; a++) {
      for (let b = 0; b < 8; b++) expect(ring.distance(a, b) + ring.distance(b, a)).toBe(a === b ? 0 : 8);
      for (const lane of ['X1', 'X2', 'X3']) expect(ring.distance(number(lane), a)).toBe(-1);
    }
    expect(ring.distance(plan.lane.leaves, number('X1'))).toBe(1);
    expect(ring.distance((plan.lane.leaves + 1) % 8, number('X3'))).toBe(10);
  });
});

test('a lane of one space leads off the board with the next step', () => {
  const ring = new Ring({ size: 8, loops: [{ leaves: 3, rejoins: 1 }], lane: { leaves: 0, length: 1 } });
  expect([ring.firstLaneSpace, ring.last, ring.off]).toEqual([9, 9, 10]);
  expect(ring.path(7, 5, { loop: -1, takesLane: true })).toEqual([0, 9, 10]);
  expect(ring.distance(6, 9)).toBe(3);
});
