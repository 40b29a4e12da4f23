import type { GameKey } from '../descriptor.ts';

/** Key bindings, used by the listeners and by the list that `?` shows. */
export const keyBindings = {
  turn: 't',
  back: 'Backspace',
  ready: 'g',
  bark: 'b',
  barkPlainly: 'v',
} as const;

/** One entry for all numbers: the focused card goes to the section of that number. */
const numbers: GameKey = { id: 'lay', key: 'sections' };

export const keys: readonly GameKey[] = [numbers, ...Object.entries(keyBindings).map(([id, key]) => ({ id, key }))];
