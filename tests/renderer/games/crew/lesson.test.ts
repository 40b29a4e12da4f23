import { games } from '@aerodrome/engine/games/index.ts';
import { expect, test } from 'vitest';
import { crew } from '../../../../renderer/games/crew/index.ts';
import { passedSteps } from '../../../../renderer/session/Lesson.tsx';

const { lesson } = crew;
const posts = [23, 23, 23, 23].map((deckCount) => ({ deckCount }));
const sight = (round: number, more: Record<string, unknown> = {}) => ({
  view: { round, phase: 'action.laying', laid: [], stands: ['open'], planes: [7, 1], token: 4, posts, ...more },
  options: {},
  gameData: {},
  choosing: true,
  pointed: false,
  preview: null,
});

const next = (round: number, more?: Record<string, unknown>) => {
  const narration = passedSteps(lesson, sight(round, more));
  return lesson.find(({ id, when }) => !narration.includes(id) && when(sight(round, more)))?.id;
};

test('a resumed first flight of Crew continues with the steps of its round', () => {
  expect(next(1)).toBe('welcome');
  expect(next(2)).toBe('reveal');
  expect(next(3)).toBe('clock');
  expect(next(4)).toBeUndefined();
  expect(next(4, { posts: posts.map(() => ({ deckCount: 11 })) })).toBe('repair');
  expect(next(4, { planes: [4, 1] })).toBe('sun');
});

test('the clock of a first flight of Crew is stopped for two rounds', () => {
  expect([1, 2, 3].map((round) => crew.stopsClockInLesson?.({ round }))).toEqual([true, true, false]);
});

test('whether two people share the screen is determined by the players of Crew', () => {
  const [person, bot] = [{ kind: 'human' } as const, { kind: 'bot', level: 2 } as const];
  expect(games.crew.optionsFromPlayers?.([person, bot, bot, bot])).toEqual({ hotSeat: false });
  expect(games.crew.optionsFromPlayers?.([person, person, bot, bot])).toEqual({ hotSeat: true });
});
