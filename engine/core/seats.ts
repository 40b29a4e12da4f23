import type { Seat } from './game.ts';

/** No game seats more. */
const most = 4;

const lists: readonly (readonly Seat[])[] = Array.from({ length: 2 ** most }, (_, bits) =>
  Object.freeze(Array.from({ length: most }, (_, seat) => seat).filter((seat) => bits & (1 << seat))),
);

/** The seats whose bits are set, in order. Who is awaited is asked at every step, so no list is ever built for it. */
export function seatList(bits: number): readonly Seat[] {
  const list = lists[bits];
  if (list === undefined) throw new RangeError(`no seats ${bits}`);
  return list;
}

export const nobody = seatList(0);

export function only(seat: Seat): readonly Seat[] {
  return seatList(1 << seat);
}
