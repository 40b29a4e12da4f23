import { useSyncExternalStore } from 'react';

/** A value that a table keeps while a match is open. The slot object itself is the key. */
export interface UiSlot<T> {
  create(): T;
}

/** The UI state of one open match. It lives in memory only. */
export class UiState {
  readonly #values = new Map<object, unknown>();
  readonly #listeners = new Set<() => void>();

  get<T>(slot: UiSlot<T>): T {
    // A slot is the only key to its value, so the value has its type.
    if (this.#values.has(slot)) return this.#values.get(slot) as T;
    const value = slot.create();
    this.#values.set(slot, value);
    return value;
  }

  set<T>(slot: UiSlot<T>, value: T): void {
    this.#values.set(slot, value);
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The value of a slot; the component renders again when it is set. */
export function useUiState<T>(uiState: UiState, slot: UiSlot<T>): T {
  const read = () => uiState.get(slot);
  return useSyncExternalStore(uiState.subscribe, read, read);
}
