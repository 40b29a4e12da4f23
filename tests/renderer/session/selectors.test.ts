import { expect, test } from 'vitest';
import { differsOnlyInProgress, regionsOf } from '../../../renderer/session/selectors.ts';

type Snapshot = Parameters<typeof differsOnlyInProgress>[0];

const value = { play: 'waiting', animation: 'playing', clock: 'off', bots: 'idle' } as const;
const snapshot = (changes: object, states: object = {}) =>
  ({
    value: { ...value, ...states },
    context: { animation: null, picked: null, progress: { view: 1, eventsBegun: 1 }, ...changes },
  }) as unknown as Snapshot;

test('two snapshots show the same apart from the progress if their states and the rest of their contexts are the same', () => {
  const before = snapshot({});
  expect(regionsOf(before).play).toBe('waiting');
  expect(differsOnlyInProgress(before, snapshot({ progress: { view: 2, eventsBegun: 2 } }))).toBe(true);
  expect(differsOnlyInProgress(before, snapshot({ animation: {} }))).toBe(false);
  expect(differsOnlyInProgress(before, snapshot({}, { animation: 'still' }))).toBe(false);
  expect(differsOnlyInProgress(before, snapshot({}, { play: { choosing: 'reviewing' } }))).toBe(false);
});
