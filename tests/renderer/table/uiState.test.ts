import { expect, test, vi } from 'vitest';
import { type UiSlot, UiState } from '../../../renderer/table/uiState.ts';

const slot: UiSlot<{ count: number }> = { create: () => ({ count: 0 }) };

test('a slot is created once per store, and two open matches share nothing', () => {
  const [one, other] = [new UiState(), new UiState()];
  one.get(slot).count = 3;
  expect(one.get(slot).count).toBe(3);
  expect(other.get(slot).count).toBe(0);
});

test('listeners are called when a value is set, and not after they have unsubscribed', () => {
  const uiState = new UiState();
  const listener = vi.fn();
  const unsubscribe = uiState.subscribe(listener);
  uiState.get(slot);
  expect(listener).not.toHaveBeenCalled();
  uiState.set(slot, { count: 7 });
  expect(listener).toHaveBeenCalledOnce();
  expect(uiState.get(slot).count).toBe(7);
  unsubscribe();
  uiState.set(slot, { count: 8 });
  expect(listener).toHaveBeenCalledOnce();
});
