import { expect, test } from 'vitest';
import { P, Table, X1 } from '../table.ts';

const zeroWithHit = 3;

test('the escort player names the shooter if escort and charge are equally near behind the attacker on different spaces (Escort, "Gameplay")', () => {
  // The purple space is one behind the purple and white space, and so is the ring space before it.
  const table = Table.planning(
    { scenario: 'escort' },
    {
      round: 3,
      planes: [{ space: 0 }, { space: 1 }, { space: P }],
      hands: [
        [
          [0, 1],
          [1, 0],
        ],
        [[0, 1]],
      ],
    },
  );
  table.plan(0, [0, 1], { charge: zeroWithHit }).plan(1, [0, 1]);
  expect(table.state.phase).toBe('shooting.naming');
  table.do({ type: 'shooter', seat: 0, plane: 0 });
  expect(table.of('shot')).toMatchObject([{ from: 0, at: [1], hits: 1 }]);
});

test('escort and charge share the hits if they are equally near ahead of the attacker on different spaces (Escort, "Gameplay")', () => {
  // From the junction the first blue space and the next ring space are both one ahead.
  const table = Table.planning(
    { scenario: 'escort', biplanes: ['red', 'brown'] },
    {
      round: 3,
      planes: [{ space: 0 }, { space: 7 }, { space: X1 }],
      hands: [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [0, 2],
          [1, 0],
        ],
      ],
    },
  );
  table.plan(0, [0, 0], { charge: 2 }).plan(1, [0, 2]);
  expect(table.of('shot')).toMatchObject([{ from: 1, at: [0, 2], hits: 2 }]);
  expect(table.of('damaged').map(({ plane, hits }) => [plane, hits])).toEqual([
    [0, 1],
    [2, 1],
  ]);
});
