/** The content of the box, as data: an owner can type in the printed decks, and no rule changes. */
export interface CrewBox {
  name: string;
  /** Sets of decks to choose from; both teams play with the same. */
  decks: Record<DeckSet, Record<Role, Deck>>;
}

export const deckSets = ['standard', 'long'] as const;
export type DeckSet = (typeof deckSets)[number];

export const roles = ['pilot', 'gunner'] as const;
export type Role = (typeof roles)[number];

export const planeMoves = ['left', 'right', 'corner', 'view'] as const;
export const sunMoves = ['left', 'right', 'view', 'team'] as const;
export const targets = ['PL', 'PC', 'PR', 'GL', 'GC', 'GR'] as const;

/** How many cards of each kind a deck has. */
export interface Deck {
  plane: Record<(typeof planeMoves)[number], number>;
  sun: Record<(typeof sunMoves)[number], number>;
  shoot: Record<(typeof targets)[number], number>;
}

/**
 * Cards go by their kind, since equal ones cannot be told apart: four Move Plane, four Move Sun, six Shoot, numbered in
 * the order of the lists above.
 */
export const firstSun = planeMoves.length;
export const firstShoot = firstSun + sunMoves.length;
export const kinds = firstShoot + targets.length;

export const isPlaneCard = (card: number) => card < firstSun;
export const isSunCard = (card: number) => card >= firstSun && card < firstShoot;
export const isShootCard = (card: number) => card >= firstShoot;

/** A deck's cards in order. */
export function cardsOf({ plane, sun, shoot }: Deck): number[] {
  const counts = [
    ...planeMoves.map((move) => plane[move]),
    ...sunMoves.map((move) => sun[move]),
    ...targets.map((target) => shoot[target]),
  ];
  return counts.flatMap((count, card) => new Array<number>(count).fill(card));
}
