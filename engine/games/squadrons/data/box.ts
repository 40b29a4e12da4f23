/** The content of the box, as data: an owner can type in the printed values, and no rule changes. */
export interface SquadronsBox {
  name: string;
  board: SquadronsBoard;
  /** How many of an airfield's A.A. pieces are HIT and how many MISS. */
  pieces: { hit: number; miss: number };
  squadrons: Record<Colour, SquadronSet>;
}

export interface SquadronsBoard {
  columns: number;
  rows: number;
  /** The double black line runs above this row, counted from 1. */
  line: number;
}

/** A squadron goes by the colour of its stand. The first two are American, the others German. */
export const colours = ['green', 'blue', 'red', 'yellow'] as const;
export type Colour = (typeof colours)[number];

export interface SquadronSet {
  name: string;
  plane: string;
  /** Squares by name, A1 being the first column and row; a plane starts on every landing square. */
  landing: readonly string[];
  guns: readonly string[];
  pack: CardPack;
}

export interface CardPack {
  /** How many cards of 1, 2, 3, 4 and 5 bursts. */
  bursts: readonly number[];
  rollOuts: number;
  loops: number;
}

/** A card goes by a number: a burst by its value, then the two defences. */
export const rollOut = 6;
export const loop = 7;

export function cardsOf({ bursts, rollOuts, loops }: CardPack): number[] {
  const counts = [...bursts, rollOuts, loops];
  return counts.flatMap((count, kind) => new Array<number>(count).fill(kind + 1));
}
