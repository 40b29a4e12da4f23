import type { CardPack, SquadronsBox } from './box.ts';

const pack: CardPack = { bursts: [1, 1, 2, 2, 1], rollOuts: 3, loops: 2 };

/**
 * The box as the rulings settle it: planes and A.A. pieces are found in print, the size of the board and the pack are
 * stand-ins for a lost cover (RULES.md says which), to be replaced by an owner of the box.
 */
export const standardBox: SquadronsBox = {
  name: 'standard',
  board: { columns: 12, rows: 12, line: 6 },
  pieces: { hit: 2, miss: 2 },
  squadrons: {
    green: {
      name: '94th',
      plane: 'SPAD XIII',
      landing: ['A1', 'B1', 'C1'],
      guns: ['A2', 'B2', 'C2', 'D1'],
      pack,
    },
    blue: {
      name: '95th',
      plane: 'SPAD XIII',
      landing: ['J1', 'K1', 'L1'],
      guns: ['J2', 'K2', 'L2', 'I1'],
      pack,
    },
    red: {
      name: 'Jasta 11',
      plane: 'Fokker D.VII',
      landing: ['A12', 'B12', 'C12'],
      guns: ['A11', 'B11', 'C11', 'D12'],
      pack,
    },
    yellow: {
      name: 'Jasta 10',
      plane: 'Fokker D.VII',
      landing: ['J12', 'K12', 'L12'],
      guns: ['J11', 'K11', 'L11', 'I12'],
      pack,
    },
  },
};
