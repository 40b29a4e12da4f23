import type { Configuration } from '../run.ts';

const modes: [name: string, raw: Record<string, unknown>][] = [
  ['two players', { players: '2' }],
  ['three players, the Paws in one hand', { players: '3', alone: 'paws' }],
  ['three players, the Jaws in one hand', { players: '3', alone: 'jaws', timer: '60' }],
  ['four players', { players: '4' }],
  ['four players, no timer', { players: '4', timer: 'none' }],
];

/** Few shots and no corners, many Sun cards: what other decks lead to. */
const box = {
  name: 'sunny',
  decks: {
    standard: {
      pilot: { plane: { left: 5, right: 5, corner: 1, view: 6 }, sun: { left: 2, right: 2, view: 2, team: 1 } },
      gunner: {
        plane: { left: 2, right: 2, corner: 0, view: 2 },
        sun: { left: 4, right: 4, view: 4, team: 3 },
        shoot: { PL: 1, PC: 2, PR: 1, GL: 2, GC: 1, GR: 2 },
      },
    },
  },
};

const variants: [name: string, raw: Record<string, unknown>][] = [
  ['', {}],
  [', crossfire, worn decks', { crossfire: true, handicaps: true, scrapped: [0, 12, 3, 7] }],
  [', one screen, long decks', { hotSeat: true, decks: 'long' }],
  [', crossfire at one screen, another box', { crossfire: true, hotSeat: true, box }],
];

/** Every number of players with every token, and the table's options in turn. */
export function configurations(): Configuration[] {
  return modes.flatMap(([family, players]) =>
    ['sun', 'moon', 'antiAir', 'claws'].flatMap((token) =>
      variants.map(([variant, raw]) => ({
        family,
        name: `${family}, ${token}${variant}`,
        raw: { ...players, token, ...raw },
      })),
    ),
  );
}
