import type { CrewBox, Deck } from './box.ts';

/**
 * The decks as the rulings settle them. That there are thirty cards in each, and who has more of what, comes from the
 * rulebook; the counts are stand-ins for lost pictures (RULES.md says which), to be replaced by an owner of the box.
 */
export const standardBox: CrewBox = {
  name: 'standard',
  decks: {
    standard: { pilot: deck([5, 5, 5, 5], [1, 1, 1, 1], 1), gunner: deck([1, 1, 1, 1], [2, 2, 2, 2], 3) },
    // Fewer shots and more flying: a longer game.
    long: { pilot: deck([5, 5, 4, 4], [2, 2, 1, 1], 1), gunner: deck([3, 3, 2, 2], [2, 2, 2, 2], 2) },
  },
};

type Four = [number, number, number, number];

function deck([left, right, corner, view]: Four, [sunLeft, sunRight, sunView, team]: Four, shots: number): Deck {
  return {
    plane: { left, right, corner, view },
    sun: { left: sunLeft, right: sunRight, view: sunView, team },
    shoot: { PL: shots, PC: shots, PR: shots, GL: shots, GC: shots, GR: shots },
  };
}
