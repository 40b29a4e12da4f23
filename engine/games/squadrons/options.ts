import type { OptionSchema } from '../../core/options.ts';
import { colours, type SquadronsBox } from './data/box.ts';
import { readBox } from './data/read.ts';
import { standardBox } from './data/standard.ts';

export const playerCounts = ['2', '3', '4'] as const;
export const quietRounds = ['30', '100'] as const;
export const nations = ['american', 'german'] as const;

export interface SquadronsOptions extends Record<string, unknown> {
  players: (typeof playerCounts)[number];
  /** Three players: who plays both squadrons of a nation. */
  alone: (typeof nations)[number];
  box: SquadronsBox;
  /** Full rounds without a burst or an A.A. gun that make a stalemate. */
  quiet: (typeof quietRounds)[number];
  handicaps: boolean;
  /** By squadron: how many planes it begins with. */
  planes: readonly number[];
  /** By plane: the insignia it begins with. */
  insignia: readonly number[];
}

/** Three in the standard box; a box that has room for more has them without handicaps only. */
const mostPlanes = 3;

const byHandicaps = (options: SquadronsOptions) => options.handicaps;

/** How many planes each squadron begins with: one on every landing square, or with handicaps so many of them. */
export function planesOf({ box, handicaps, planes }: SquadronsOptions): number[] {
  return colours.map((colour, squadron) => {
    const room = box.squadrons[colour].landing.length;
    return handicaps ? Math.min(planes[squadron], room) : room;
  });
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
  { key: 'quiet', kind: 'choice', default: '100', choices: () => quietRounds, competitiveDefault: '30' },
  { key: 'handicaps', kind: 'flag', default: false },
  {
    key: 'planes',
    kind: 'numbers',
    default: ({ box }) => colours.map((colour) => Math.min(box.squadrons[colour].landing.length, mostPlanes)),
    min: 1,
    max: mostPlanes,
    when: byHandicaps,
  },
  {
    key: 'insignia',
    kind: 'numbers',
    default: (options) => planesOf(options).flatMap((count) => new Array<number>(count).fill(0)),
    min: 0,
    max: 2,
    when: byHandicaps,
  },
];
