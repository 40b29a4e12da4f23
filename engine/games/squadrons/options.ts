import type { OptionSchema } from '../../core/options.ts';
import type { SquadronsBox } from './data/box.ts';
import { readBox } from './data/read.ts';
import { standardBox } from './data/standard.ts';

export const playerCounts = ['2', '3', '4'] as const;
export const nations = ['american', 'german'] as const;

export interface SquadronsOptions extends Record<string, unknown> {
  players: (typeof playerCounts)[number];
  /** Three players: who plays both squadrons of a nation. */
  alone: (typeof nations)[number];
  box: SquadronsBox;
}

export const squadronsOptions: OptionSchema<SquadronsOptions> = [
  { key: 'players', kind: 'choice', default: '2', choices: () => playerCounts },
  {
    key: 'alone',
    kind: 'choice',
    default: 'american',
    choices: () => nations,
    when: (options) => options.players === '3',
  },
  { key: 'box', kind: 'value', default: standardBox, read: readBox },
];
