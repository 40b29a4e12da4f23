import { itemAt } from '../../core/items.ts';
import type { Words } from '../../text/catalogue.ts';

export const modes = ['solo', 'rivals', 'partners'] as const;
export type Mode = (typeof modes)[number];

export const difficulties = ['cadet', 'pilot', 'ace'] as const;
export type Difficulty = (typeof difficulties)[number];

/** How a pilot is. Hospital and workshop are counted in missions. */
export const pilotConditions = ['fit', 'wounded', 'prisoner', 'killed', 'home'] as const;
export type PilotCondition = (typeof pilotConditions)[number];

/** Whom a condition or an effect means: who writes the diary, who began it, who flew just now, who was taken along. */
export const pilotRefs = ['diarist', 'first', 'flown', 'charge', 'prisoner', 'worst'] as const;
export type PilotRef = (typeof pilotRefs)[number];

export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  /** A counter of the campaign, or one of its tallies. */
  | { atLeast: readonly [string, number] }
  | { atMost: readonly [string, number] }
  /** The mission just flown: its grade from … to …, its ending, a figure of its debrief of at least so much. */
  | { grade: readonly [number, number] }
  | { ending: readonly string[] }
  | { figure: readonly [string, number] }
  | { flag: string }
  | { state: readonly [PilotRef, PilotCondition] }
  | { nemesis: boolean }
  | { mode: Mode }
  | { side: string }
  | { difficulty: Difficulty }
  /** Drawn once, when the mission is settled. */
  | { chance: readonly [number, number] };

export type Effect =
  | { add: readonly [string, number] }
  | { set: string }
  | { clear: string }
  | { pilot: PilotRef; to: PilotCondition; missions?: number }
  | { award: readonly [PilotRef, string] }
  | { deliver: string; number: number }
  | { lose: string; number: number }
  | { repair: string; number: number }
  | { nemesis: 'make' | 'clear' | 'promote' }
  | { page: string };

/** A value that may depend on how things stand. */
export type Choice<T> = T | { if: Condition; so: Choice<T>; else: Choice<T> };

/** What is counted. Shared: what one flight gains of it, the other loses. Drifts: one towards 0 at a chapter's end. */
export interface Counter {
  key: string;
  min: number;
  max: number;
  start: number;
  shown: boolean;
  shared?: true;
  drifts?: true;
}

/** Counters that the machine itself moves, where a campaign has them. */
export const builtInCounters = ['sector', 'stores', 'prestige', 'enemyStores'] as const;

/** A row of odds: so many of `of`. */
export interface FateRow {
  of: number;
  unhurt: number;
  /** For one mission, and for two. */
  wounded: number;
  gravely: number;
  prisoner: number;
  killed: number;
}
export const fateRows = ['own', 'enemy', 'crashed', 'left', 'resigned'] as const;
export type FateTable = Readonly<Record<(typeof fateRows)[number], FateRow>>;

export interface Medal {
  key: string;
  side?: string;
  when: Condition;
}

export interface Roster {
  size: number;
  /** By side: names for those who begin and, after them, for whoever is sent from the depot. */
  names: Readonly<Record<string, readonly string[]>>;
  /** By side: enemies who make a name for themselves. */
  enemies: Readonly<Record<string, readonly string[]>>;
  /** The last that fits is worn. */
  ranks: readonly { key: string; when: Condition }[];
  medals: readonly Medal[];
}

/** Airframes of a type, from a date on; without a side both have them, without a mode they come in every one. */
export interface Delivery {
  type: string;
  game: string;
  number: number;
  from?: string;
  side?: string;
  mode?: Mode;
}

/** What comes of a mission: the first result that fits is taken. */
export interface MissionResult {
  when?: Condition;
  effects?: readonly Effect[];
  /** A mission, an ending, or `ending`: the first ending that fits. */
  next: Choice<string>;
}

interface Order {
  date: string;
  chapter: number;
  /** Another order that may be chosen instead, while a condition holds; it costs prestige unless one is behind. */
  offers?: readonly { order: string; when?: Condition; free?: true }[];
  results: readonly MissionResult[];
}

/** An order with nothing to fly: to choose it is all. */
export interface QuietOrder extends Order {
  quiet: true;
}

export interface Mission extends Order {
  game: string;
  options: Readonly<Record<string, Choice<unknown>>>;
  /** Own planes are those of one's side in the game, or of a role in it: 0 has the mission, 1 is against it. */
  flies: 'side' | 0 | 1;
  /** Pilots with a name that it takes. */
  pilots: { least: number; most: number };
  /** By side of the game: the types that may be flown, the first of them lent by the depot. */
  planes?: readonly [readonly string[], readonly string[]];
  /** How strong bots are in it, at *Pilot*. */
  level: number;
  /** Whose ground is below. */
  over: 'own' | 'enemy';
  /** The last of its pilots is taken along, and need not be fit. */
  charge?: true;
  /** Partners fly it one after the other. */
  twice?: true;
  /** The sector moves by the whole grade, not by its sign. */
  great?: true;
  /** Who is shot down here is never worse than wounded. */
  mild?: true;
}

export interface Ending {
  id: string;
  when?: Condition;
}

/** An order of the day: a star for whoever does it. */
export interface Challenge {
  key: string;
  mission: string;
  when: Condition;
}

/** A campaign as its author wrote it: plain JSON, checked by `readDefinition`. */
export interface Definition {
  aerodrome: 1;
  kind: 'campaignDefinition';
  id: string;
  version: number;
  by?: string;
  modes: readonly Mode[];
  /** The first is side 0 of every game in which planes are of a side. */
  sides: readonly [string, string];
  /** Who may be played; the other is the enemy's. */
  playable: readonly string[];
  words: Readonly<Record<string, Words>>;
  counters: readonly Counter[];
  roster: Roster;
  hangar: readonly Delivery[];
  fates: Readonly<Record<Difficulty, FateTable>>;
  /** How likely a prisoner comes back after a mission: so many of so many. */
  escapes: readonly [number, number];
  start: string;
  missions: Readonly<Record<string, Mission | QuietOrder>>;
  endings: readonly Ending[];
  challenges: readonly Challenge[];
  /** A front page after every so many missions; 0 for a war without newspapers. */
  papers: number;
  /** True items by date, oldest first; the words are `news.<date>`. */
  news: readonly string[];
}

export function isQuiet(order: Mission | QuietOrder): order is QuietOrder {
  return 'quiet' in order;
}

/** What the grades of a mission are called in the keys of its words, from −2 to 2. */
export const gradeNames = ['worst', 'lost', 'even', 'won', 'best'] as const;

export function gradeName(grade: number): (typeof gradeNames)[number] {
  return itemAt(gradeNames, grade + 2);
}

export const maxMissions = 24;
/** Airframes that one effect can deliver, and that a hangar can hold: ours have six in a hangar for one game. */
export const maxDelivered = 12;
export const maxAirframes = 200;
/** Conditions of a whole definition, each part of a compound one counted. */
export const maxConditionParts = 1000;
