/** A hex in axial coordinates. Columns stand upright, so every hex has a flat side at its top and at its bottom. */
export interface Hex {
  q: number;
  r: number;
}

/** A hex by its column and its place in the column, both from 0; even columns stand half a hex lower ("even-q"). */
export interface Offset {
  column: number;
  row: number;
}

/** The six sides of a hex, clockwise from the top. */
export const north = 0;
export const northEast = 1;
export const southEast = 2;
export const south = 3;
export const southWest = 4;
export const northWest = 5;

/** One step out of each side. */
const directionVectors: readonly Readonly<Hex>[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** A facing after so many sixths of a full turn, clockwise; `by` is at least −6. */
export function rotate(facing: number, by: number): number {
  return (facing + by + 6) % 6;
}

export function neighbour(hex: Hex, facing: number): Hex {
  const step = directionVectors[facing]!;
  return { q: hex.q + step.q, r: hex.r + step.r };
}

export function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

export function distance(from: Hex, to: Hex): number {
  const q = to.q - from.q;
  const r = to.r - from.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The straight row of hexes out of one side, the nearest first. */
export function hexesInLine(from: Hex, facing: number, length: number): Hex[] {
  const hexes: Hex[] = [];
  for (let at = from; hexes.length < length; hexes.push(at)) at = neighbour(at, facing);
  return hexes;
}

/** How many hexes ahead `to` lies on the row out of one side: 0 for the hex itself, −1 if it is not on that row. */
export function distanceAhead(from: Hex, facing: number, to: Hex): number {
  const q = to.q - from.q;
  const r = to.r - from.r;
  const far = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  const step = directionVectors[facing]!;
  return step.q * far === q && step.r * far === r ? far : -1;
}

export function toOffset(hex: Hex): Offset {
  return { column: hex.q, row: hex.r + ((hex.q + 1) >> 1) };
}

export function fromOffset({ column, row }: Offset): Hex {
  return { q: column, r: row - ((column + 1) >> 1) };
}

/** A field of columns that alternate in length: odd ones are long, even ones one shorter. */
export interface HexBoard {
  readonly columns: number;
  /** Hexes in a long column. */
  readonly longColumnLength: number;
  /** Column by column, each from the top. */
  readonly hexes: readonly Readonly<Hex>[];
}

export function hexBoard(columns: number, longColumnLength: number): HexBoard {
  const hexes: Hex[] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < columnLength(longColumnLength, column); row++) hexes.push(fromOffset({ column, row }));
  }
  return { columns, longColumnLength, hexes };
}

export function isOn(board: HexBoard, hex: Hex): boolean {
  if (hex.q < 0 || hex.q >= board.columns) return false;
  const row = hex.r + ((hex.q + 1) >> 1);
  return row >= 0 && row < columnLength(board.longColumnLength, hex.q);
}

/** The hexes at the two ends of a column: the top one and the bottom one. */
export function columnEnds(board: HexBoard, column: number): { top: Hex; bottom: Hex } {
  const last = columnLength(board.longColumnLength, column) - 1;
  return { top: fromOffset({ column, row: 0 }), bottom: fromOffset({ column, row: last }) };
}

function columnLength(longColumnLength: number, column: number): number {
  return column % 2 === 0 ? longColumnLength - 1 : longColumnLength;
}
