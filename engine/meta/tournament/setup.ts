import type { Level } from '../../bots/bot.ts';
import type { Participant } from '../ledger.ts';

export const tournamentFormats = ['roundRobin', 'swiss', 'single', 'double', 'hill', 'mixer'] as const;
export type TournamentFormat = (typeof tournamentFormats)[number];

export const tieBreaks = [
  'direct',
  'buchholzCut1',
  'buchholz',
  'sonnebornBerger',
  'wins',
  'netDamage',
  'playOff',
  'lot',
] as const;
export type TieBreak = (typeof tieBreaks)[number];

/** One person, one bot, or two of them as a team. */
export interface Entrant {
  id: string;
  name: string;
  members: readonly Participant[];
}

/** A game of a tournament with complete options; stored under `event`. With several, each round has the next one. */
export interface ScheduledGame {
  game: string;
  options: Readonly<Record<string, unknown>>;
}

export interface TournamentSetup {
  title: string;
  format: TournamentFormat;
  /** Round robin: each pair meets twice, with sides exchanged. */
  twice: boolean;
  /** Number of rounds (Swiss, mixer) or bouts (hill). */
  rounds: number;
  /** Hill: ends after this many consecutive defences; 0: never. */
  defences: number;
  event: readonly ScheduledGame[];
  legs: 1 | 2 | 4;
  /** Both legs of a pair have the same seed. */
  mirrored: boolean;
  planes: 'fixed' | 'drawn' | 'picked';
  /** An entrant may pick each plane once. */
  planesOnce: boolean;
  team: 1 | 2;
  points: readonly [win: number, draw: number, loss: number];
  /** Points are given per leg, or once per pair. */
  counts: 'legs' | 'pairing';
  ties: readonly TieBreak[];
  thirdPlace: boolean;
  /** Number of entrants of the knock-out stage after a round robin or Swiss; 0: none. */
  finalists: 0 | 2 | 4 | 8;
  strict: boolean;
  /** Seconds until a chime reminds the player; 0: none. */
  reminder: number;
  forbidden: readonly (readonly [string, string])[];
  /** Standings are visible before the end. */
  public: boolean;
}

export const tournamentLimits = { entrants: 64, roundRobin: 32, legs: 600, bouts: 300, rounds: 63 } as const;

/** The default set-up of a format. */
export function defaultSetup(format: TournamentFormat, event: readonly ScheduledGame[]): TournamentSetup {
  return {
    title: '',
    format,
    twice: false,
    rounds: format === 'hill' ? 10 : 3,
    defences: 0,
    event,
    legs: format === 'hill' ? 1 : 2,
    mirrored: false,
    planes: 'fixed',
    planesOnce: false,
    team: 1,
    points: [1, 0.5, 0],
    counts: 'legs',
    ties: defaultTieBreaks(format),
    thirdPlace: false,
    finalists: 0,
    strict: true,
    reminder: 0,
    forbidden: [],
    public: true,
  };
}

export function defaultTieBreaks(format: TournamentFormat): readonly TieBreak[] {
  if (format === 'roundRobin') return ['direct', 'sonnebornBerger', 'wins', 'netDamage', 'lot'];
  if (format === 'swiss') return ['direct', 'buchholzCut1', 'buchholz', 'wins', 'netDamage', 'lot'];
  return ['wins', 'netDamage', 'lot'];
}

/** The default number of rounds: enough to find one winner, and no more than a round robin has. */
export function defaultRounds(format: TournamentFormat, entrants: number): number {
  if (format === 'hill') return 10;
  if (format === 'mixer') return 3;
  return Math.max(1, Math.min(Math.ceil(Math.log2(Math.max(2, entrants))), maxRounds(entrants)));
}

/** The maximum number of rounds without a rematch. */
export function maxRounds(entrants: number): number {
  return entrants % 2 === 0 ? entrants - 1 : entrants;
}

export function isKnockOut(format: TournamentFormat): boolean {
  return format === 'single' || format === 'double';
}

export function isBot({ bot }: { bot?: Level }): boolean {
  return bot !== undefined;
}
