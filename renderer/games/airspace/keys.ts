import type { GameKey } from '../descriptor.ts';

/** All key bindings of this table, in the order of the list that `?` shows. */
export const keys = [
  { id: 'left', key: 'ArrowLeft' },
  { id: 'ahead', key: 'ArrowUp' },
  { id: 'right', key: 'ArrowRight' },
  { id: 'climb', key: 'w' },
  { id: 'level', key: 'd' },
  { id: 'dive', key: 's' },
  { id: 'back', key: 'Backspace' },
  { id: 'previous', key: ',' },
  { id: 'next', key: '.' },
  { id: 'noseLeft', key: '[' },
  { id: 'noseRight', key: ']' },
  { id: 'target', key: 'x' },
  { id: 'targetBefore', key: 'ArrowUp' },
  { id: 'targetAfter', key: 'ArrowDown' },
  { id: 'hold', key: 'h' },
  { id: 'threats', key: 't' },
  { id: 'turn', key: 'f' },
] as const satisfies readonly GameKey[];

type KeyId = (typeof keys)[number]['id'];

type Press = (event: KeyboardEvent) => void;

export function keyHandlers(
  by: Partial<Record<KeyId, Press | undefined>>,
): Readonly<Record<string, Press | undefined>> {
  return Object.fromEntries(keys.flatMap(({ id, key }) => (by[id] ? [[key, by[id]]] : [])));
}

export function keyLabel(id: KeyId): string {
  return keys.find((one) => one.id === id)?.key.toUpperCase() ?? '';
}
