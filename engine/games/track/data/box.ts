/** The content of the box, as data: an owner can type in the printed values, and no rule changes. */
export interface TrackBox {
  name: string;
  boards: Record<BoardSide, TrackBoard>;
  biplanes: Record<Biplane, BiplaneSet>;
  charge: ChargeSet;
  /** The number on each factory, airfield and objective tile. */
  factories: readonly number[];
  airfields: readonly number[];
  objectives: readonly number[];
  /** Values of the tiles without hits that leave the automatic opponent's bag when it is adjusted. */
  adjustedBag: Partial<Record<Biplane, readonly number[]>>;
}

export const biplanes = ['red', 'blue', 'green', 'yellow', 'brown', 'purple', 'black', 'white', 'grey'] as const;
export type Biplane = (typeof biplanes)[number];

export const boardSides = ['single-coloured', 'two-coloured'] as const;
export type BoardSide = (typeof boardSides)[number];

export const colours = ['white', 'green', 'purple', 'brown', 'blue'] as const;
export type Colour = (typeof colours)[number];

export interface TrackBoard {
  /** The colours of the eight ring spaces, in the direction of flight. */
  ring: readonly (readonly Colour[])[];
  /** Each loop has one space of its own colour between the ring space it leaves and the one it rejoins. */
  loops: readonly { colour: Colour; leaves: number; rejoins: number }[];
  /** The blue exit path: the junction it leaves from, and how many spaces it has. */
  exit: { leaves: number; length: number };
  /** Start A (the prototype's X, and the solo player's) and start B. */
  starts: readonly number[];
  /** The five spots for sites, factories and airfields. */
  targets: readonly number[];
}

export interface BiplaneSet {
  /** The damage at which it falls: the length of the aid's damage row. */
  fallsAt: number;
  /** For each value from 0 to 5 the hits of every tile of that value. */
  tiles: readonly (readonly number[])[];
}

export interface ChargeSet {
  fallsAt: number;
  tiles: readonly { value: number; hits: number }[];
}

export interface Tile {
  value: number;
  hits: number;
}

/** A biplane's tiles in the order of their values; a tile's place in this list is its name everywhere. */
export function tilesOf(set: BiplaneSet): Tile[] {
  return set.tiles.flatMap((row, value) => row.map((hits) => ({ value, hits })));
}
