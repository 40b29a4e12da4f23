import type { GameKey } from '../descriptor.ts';

/** All key bindings of this table, in the order of the list that `?` shows. */
export const keys = [
  { id: 'up', key: 'ArrowUp' },
  { id: 'right', key: 'ArrowRight' },
  { id: 'down', key: 'ArrowDown' },
  { id: 'left', key: 'ArrowLeft' },
  { id: 'back', key: 'Backspace' },
  { id: 'die1', key: '1' },
  { id: 'die2', key: '2' },
  { id: 'die3', key: '3' },
  { id: 'die4', key: '4' },
  { id: 'die5', key: '5' },
  { id: 'die6', key: '6' },
  { id: 'swap', key: 'x' },
  { id: 'plane', key: 'n' },
  { id: 'keepAll', key: 'k' },
  { id: 'keepNone', key: 'd' },
  { id: 'answer', key: 'a' },
  { id: 'still', key: '0' },
  { id: 'look', key: 'h' },
  { id: 'threats', key: 't' },
  { id: 'turn', key: 'f' },
] as const satisfies readonly GameKey[];

export type KeyId = (typeof keys)[number]['id'];

type Press = (event: KeyboardEvent) => void;

/** Key handlers by key, from handlers by id. */
export function keyHandlers(
  by: Partial<Record<KeyId, Press | undefined>>,
): Readonly<Record<string, Press | undefined>> {
  return Object.fromEntries(keys.flatMap(({ id, key }) => (by[id] ? [[key, by[id]]] : [])));
}

export function keyLabel(id: KeyId): string {
  return keys.find((one) => one.id === id)?.key.toUpperCase() ?? '';
}
