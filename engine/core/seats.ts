import type { Seat } from './game.ts';

/** Maximum number of seats of any game. */
const maxSeats = 4;

const lists: readonly (readonly Seat[])[] = Array.from({ length: 2 ** maxSeats }, (_, bits) =>
  Array.from({ length: maxSeats }, (_, seat) => seat).filter((seat) => bits & (1 << seat)),
);

/**
 * The seats whose bits are set, in order. Returns a shared list: every step asks for the awaited seats. It is not
 * frozen: V8 reads frozen arrays by a slow path, which took a tenth of a random duel of Track.
 */
export function seatList(bits: number): readonly Seat[] {
  const list = lists[bits];
  if (list === undefined) throw new RangeError(`no seats ${bits}`);
  return list;
}

export const noSeats = seatList(0);

export function onlySeat(seat: Seat): readonly Seat[] {
  return seatList(1 << seat);
}
