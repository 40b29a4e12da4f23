import type { GameKey } from '../descriptor.ts';

/** What answers to one key; its listeners and the list that `?` shows take it from here. */
export const keyBindings = {
  turn: 't',
  back: 'Backspace',
  ready: 'g',
  bark: 'b',
  barkPlainly: 'v',
} as const;

/** Told as one: a card that has the focus goes to the section of the number. */
const numbers: GameKey = { id: 'lay', key: 'sections' };

export const keys: readonly GameKey[] = [numbers, ...Object.entries(keyBindings).map(([id, key]) => ({ id, key }))];
