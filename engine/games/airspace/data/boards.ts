import { columnEnds, type Hex, type HexBoard, hexBoard } from '../../../boards/hex.ts';

/** Columns by hexes in a long column. The printed size is lost with the pictures: 11×11 stands in for it. */
export const boardSizes = ['9x11', '11x11', '13x13'] as const;
export type BoardSize = (typeof boardSizes)[number];

export interface AirspaceBoard extends HexBoard {
  /** By side, the start hexes 1 to 5 as that side sees them from left to right. */
  starts: readonly (readonly Hex[])[];
}

/** Allies sit at the bottom, Germany at the top; the start hexes end the five middle columns. */
export function airspaceBoard(size: BoardSize): AirspaceBoard {
  const [columns, long] = size.split('x').map(Number);
  const board = hexBoard(columns, long);
  const middle = (columns - 1) / 2;
  const ends = [-2, -1, 0, 1, 2].map((by) => columnEnds(board, middle + by));
  const allied = ends.map((end) => end.bottom);
  const german = ends.map((end) => end.top).reverse();
  return { ...board, starts: [allied, german] };
}
