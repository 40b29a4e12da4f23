import { usualSetup } from '@aerodrome/engine/meta/tournament/setup.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '../../../renderer/app/screens/tournaments/draft.ts';
import { DraftKeeper, pause } from '../../../renderer/app/screens/tournaments/draftKeeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draft = (title: string): Draft => ({ setup: { ...usualSetup('swiss', []), title }, entrants: [] });

/** A keeper, and the titles it has written. */
function open() {
  const titles: string[] = [];
  const keeper = new DraftKeeper(async ({ setup }) => void titles.push(setup.title));
  return { keeper, titles };
}

test('a draft is written once nobody has typed for a while, as it then stands', () => {
  const { keeper, titles } = open();
  keeper.change(draft('S'));
  vi.advanceTimersByTime(pause - 1);
  keeper.change(draft('Swiss'));
  vi.advanceTimersByTime(pause - 1);
  expect(titles).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(titles).toEqual(['Swiss']);
});

test('who leaves has it written at once, and once', async () => {
  const { keeper, titles } = open();
  keeper.change(draft('Swiss'));
  await keeper.keep();
  vi.advanceTimersByTime(10 * pause);
  await keeper.keep();
  expect(titles).toEqual(['Swiss']);
});

test('what has begun is not written over by its draft, however slow the disk', () => {
  const { keeper, titles } = open();
  keeper.change(draft('Swiss'));
  keeper.drop();
  vi.advanceTimersByTime(10 * pause);
  expect(titles).toEqual([]);
});
