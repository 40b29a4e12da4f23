import { describe, expect, test } from 'vitest';
import { track } from '../../../renderer/games/track/index.ts';
import { passedSteps } from '../../../renderer/session/Lesson.tsx';

const { lesson } = track;

const sight = (round: number, turn: number, damage: number) => ({
  view: { round, turn, planes: [{ damage: 0 }, { damage }] },
  options: {},
  gameData: {},
  choosing: true,
  pointed: false,
  preview: null,
});

describe('a resumed first flight of Track', () => {
  const next = (...where: [round: number, turn: number, damage: number]) => {
    const told = passedSteps(lesson, sight(...where));
    return lesson.find(({ id }) => !told.includes(id))?.id;
  };

  test.each([
    ['at the start begins with the welcome', 1, 1, 0, 'welcome'],
    ['in the second turn goes on with what that turn explains', 1, 2, 0, 'shoot'],
    ['in the third turn does not explain the second again', 1, 3, 2, 'loop'],
    ['before anybody is hit still has the hits to explain', 1, 3, 0, 'hits'],
    ['in the second round explains rounds', 2, 1, 3, 'round'],
    ['in the third round says that it is the last', 3, 1, 3, 'last'],
    ['at its end has nothing left to say', 3, 5, 3, undefined],
  ] as const)('a resumed first flight of Track %s', (_what, round, turn, damage, expected) => {
    expect(next(round, turn, damage)).toBe(expected);
  });
});
