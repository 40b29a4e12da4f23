import { expect, test } from 'vitest';
import { measureApp, measureList } from '../../../build/scripts/bench/app.ts';
import { measureHall } from '../../../build/scripts/bench/hall.ts';
import { measureOpenings, measureSavedLists } from '../../../build/scripts/bench/largeData.ts';
import { measureMovementRange } from '../../../build/scripts/bench/movementRange.ts';

test('the bench measures the menu and the animations of every table, and finds no frames where nothing moves', async () => {
  // Whether it measures is asked here, and not what: nothing has to move for that.
  const settings = { lightGraphics: true, speed: 0 };
  const { menuMilliseconds, tables } = await measureApp({ starts: 1, turns: 1, settings });
  expect(menuMilliseconds).toBeGreaterThan(0);
  for (const { game, restless, ...figures } of tables) {
    for (const [name, figure] of Object.entries(figures)) expect(figure, `${game}: ${name}`).toBeGreaterThan(0);
    expect(figures.drawCalls, game).toBeLessThanOrEqual(20);
    expect(restless, game).toBe(0);
  }
});

test('the bench measures the script time of finding and drawing the squares that a 6 can reach', async () => {
  const { reachMilliseconds } = await measureMovementRange(2);
  expect(reachMilliseconds).toBeGreaterThan(0);
});

test('the bench measures the script time of a list of tournaments', async () => {
  const { listMilliseconds } = await measureList(20);
  expect(listMilliseconds).toBeGreaterThan(0);
});

test('the bench measures the page thread for a list of saved games and for opening a long match', async () => {
  const { savedLists } = await measureSavedLists([8]);
  const { openings } = await measureOpenings({ games: ['track'], entries: 40 });
  for (const { open, scroll } of savedLists)
    for (const { totalMilliseconds, longestMilliseconds } of [open, scroll])
      expect(totalMilliseconds).toBeGreaterThanOrEqual(longestMilliseconds);
  for (const { totalMilliseconds } of openings) expect(totalMilliseconds).toBeGreaterThan(0);
});

test('the bench measures the page thread for the hall of a round robin and its ledger', async () => {
  const { hall } = await measureHall(4);
  expect(hall).toMatchObject({ events: 32, lines: 12 });
  expect(hall.totalMilliseconds).toBeGreaterThan(0);
});
