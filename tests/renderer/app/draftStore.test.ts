import { defaultSetup } from '@aerodrome/engine/meta/tournament/setup.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '../../../renderer/app/screens/tournaments/draft.ts';
import { DraftStore, debounceMs } from '../../../renderer/app/screens/tournaments/draftStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draft = (title: string): Draft => ({ setup: { ...defaultSetup('swiss', []), title }, entrants: [] });

/** A store, and the titles it has written. */
function open() {
  const titles: string[] = [];
  const store = new DraftStore(async ({ setup }) => void titles.push(setup.title));
  return { store, titles };
}

test('a draft is written once typing pauses, as it then stands', () => {
  const { store, titles } = open();
  store.put(draft('S'));
  vi.advanceTimersByTime(debounceMs - 1);
  store.put(draft('Swiss'));
  vi.advanceTimersByTime(debounceMs - 1);
  expect(titles).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(titles).toEqual(['Swiss']);
});

test('leaving the form writes a pending draft at once, and once', async () => {
  const { store, titles } = open();
  store.put(draft('Swiss'));
  await store.flush();
  vi.advanceTimersByTime(10 * debounceMs);
  await store.flush();
  expect(titles).toEqual(['Swiss']);
});

test('a tournament that has begun is not overwritten by its draft, however slow the disk is', () => {
  const { store, titles } = open();
  store.put(draft('Swiss'));
  store.discard();
  vi.advanceTimersByTime(10 * debounceMs);
  expect(titles).toEqual([]);
});
