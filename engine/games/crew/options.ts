import type { OptionSchema } from '../../core/options.ts';
import { type CrewBox, type DeckSet, deckSets } from './data/box.ts';
import { readBox } from './data/read.ts';
import { standardBox } from './data/standard.ts';

export const playerCounts = ['2', '3', '4'] as const;
export const teamNames = ['paws', 'jaws'] as const;
export const tokens = ['sun', 'moon', 'antiAir', 'claws'] as const;
export const timers = ['10', '20', '30', '60', 'none'] as const;
export type TokenName = (typeof tokens)[number];

export interface CrewOptions extends Record<string, unknown> {
  players: (typeof playerCounts)[number];
  /** Three players: the team that is one player. */
  alone: (typeof teamNames)[number];
  token: TokenName;
  /** Seconds for an Action Phase; two players have none. */
  timer: (typeof timers)[number];
  /** Several cards of a team may meet on a section, and are then discarded unresolved. */
  crossfire: boolean;
  /** All players share one screen, one after the other: the enemy's track stays hidden until the last has played. */
  hotSeat: boolean;
  decks: DeckSet;
  box: CrewBox;
  /** One side begins with less than the rulebook gives it. */
  handicaps: boolean;
  /** By post: cards that nobody has seen, scrapped at set-up. */
  scrapped: readonly number[];
}

export const crewOptions: OptionSchema<CrewOptions> = [
  { key: 'players', kind: 'choice', default: '4', choices: () => playerCounts },
  { key: 'alone', kind: 'choice', default: 'paws', choices: () => teamNames, when: ({ players }) => players === '3' },
  { key: 'token', kind: 'choice', default: 'sun', choices: () => tokens },
  // "2 Player Game": nobody can be overheard, so there is no need for a timer.
  { key: 'timer', kind: 'choice', default: '20', choices: () => timers, when: ({ players }) => players !== '2' },
  { key: 'crossfire', kind: 'flag', default: false },
  { key: 'hotSeat', kind: 'flag', default: false },
  { key: 'decks', kind: 'choice', default: 'standard', choices: () => deckSets },
  { key: 'box', kind: 'value', default: standardBox, read: readBox },
  { key: 'handicaps', kind: 'flag', default: false },
  {
    key: 'scrapped',
    kind: 'numbers',
    default: () => [0, 0, 0, 0],
    min: 0,
    max: 12,
    when: ({ handicaps }) => handicaps,
  },
];
