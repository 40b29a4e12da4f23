import { itemAt } from '../../core/items.ts';
import type { Words } from '../../text/catalogue.ts';

export const modes = ['solo', 'rivals', 'partners'] as const;
export type Mode = (typeof modes)[number];

export const difficulties = ['cadet', 'pilot', 'ace'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Conditions of a pilot. Time in hospital is counted in missions. */
export const pilotConditions = ['fit', 'wounded', 'prisoner', 'killed', 'home'] as const;
export type PilotCondition = (typeof pilotConditions)[number];

/** References to pilots in conditions and effects, resolved by `findPilot`. */
export const pilotRefs = ['diarist', 'first', 'flown', 'charge', 'prisoner', 'worst'] as const;
export type PilotRef = (typeof pilotRefs)[number];

export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  /** A counter of the campaign, or a derived one. */
  | { atLeast: readonly [string, number] }
  | { atMost: readonly [string, number] }
  /** Of the mission just flown: a range of grades, endings of its match, the minimum of a debrief figure. */
  | { grade: readonly [number, number] }
  | { ending: readonly string[] }
  | { figure: readonly [string, number] }
  | { flag: string }
  | { state: readonly [PilotRef, PilotCondition] }
  | { nemesis: boolean }
  | { mode: Mode }
  | { side: string }
  | { difficulty: Difficulty }
  /** `[n, of]`: true with probability n/of; drawn once, when the mission is settled. */
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

/** A value, or a choice between values by a condition. */
export type Choice<T> = T | { if: Condition; so: Choice<T>; else: Choice<T> };

/** A counter of a campaign. Shared: one flight's gain is the other's loss. Drifts: moves 1 towards 0 after each chapter. */
export interface Counter {
  key: string;
  min: number;
  max: number;
  start: number;
  shown: boolean;
  shared?: true;
  drifts?: true;
}

/** Counters that the engine changes itself, if a campaign declares them. */
export const builtInCounters = ['sector', 'stores', 'prestige', 'enemyStores'] as const;

/** Weights of the outcomes; they add up to `of`. */
export interface FateRow {
  of: number;
  unhurt: number;
  /** In hospital for one mission (`wounded`) or two (`gravely`). */
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
  /** By side: names of the first pilots, followed by those of replacements. */
  names: Readonly<Record<string, readonly string[]>>;
  /** By side: names of enemy aces. */
  enemies: Readonly<Record<string, readonly string[]>>;
  /** The last rank whose condition holds counts. */
  ranks: readonly { key: string; when: Condition }[];
  medals: readonly Medal[];
}

/** Airframes that are delivered from a date on; without `side` to both sides, without `mode` in every mode. */
export interface Delivery {
  type: string;
  game: string;
  number: number;
  from?: string;
  side?: string;
  mode?: Mode;
}

/** A possible result of a mission; the first whose condition holds applies. */
export interface MissionResult {
  when?: Condition;
  effects?: readonly Effect[];
  /** A mission, an ending, or `ending` for the first ending whose condition holds. */
  next: Choice<string>;
}

interface Order {
  date: string;
  chapter: number;
  /** Orders that can be chosen instead; they cost prestige unless free or the flight is behind in the sector. */
  offers?: readonly { order: string; when?: Condition; free?: true }[];
  results: readonly MissionResult[];
}

/** An order without a match; choosing it settles it. */
export interface QuietOrder extends Order {
  quiet: true;
}

export interface Mission extends Order {
  game: string;
  options: Readonly<Record<string, Choice<unknown>>>;
  /** The side of the game that the lead flies: that of its nation, or always 0 (has the mission) or 1 (opposes it). */
  flies: 'side' | 0 | 1;
  /** Minimum and maximum number of named pilots. */
  pilots: { least: number; most: number };
  /** By side of the game: the allowed types; the depot lends the first free one. */
  planes?: readonly [readonly string[], readonly string[]];
  /** Level of the bots at the difficulty *Pilot*. */
  level: number;
  /** The territory below, which selects the row of fates. */
  over: 'own' | 'enemy';
  /** The last pilot is a passenger, who may be wounded. */
  charge?: true;
  /** Partners fly it one after the other, as two sorties. */
  twice?: true;
  /** The sector moves by the grade instead of by its sign. */
  great?: true;
  /** Pilots shot down are at worst wounded. */
  mild?: true;
}

export interface Ending {
  id: string;
  when?: Condition;
}

/** A challenge of a mission, which earns a star. */
export interface Challenge {
  key: string;
  mission: string;
  when: Condition;
}

/** A campaign as written by its author: plain JSON, checked by `readDefinition`. */
export interface CampaignDefinition {
  aerodrome: 1;
  kind: 'campaignDefinition';
  id: string;
  version: number;
  by?: string;
  modes: readonly Mode[];
  /** The first is side 0 of every mission with `flies: 'side'`. */
  sides: readonly [string, string];
  /** The sides that people can play. */
  playable: readonly string[];
  words: Readonly<Record<string, Words>>;
  counters: readonly Counter[];
  roster: Roster;
  hangar: readonly Delivery[];
  fates: Readonly<Record<Difficulty, FateTable>>;
  /** `[n, of]`: the probability n/of that a prisoner escapes after a mission. */
  escapes: readonly [number, number];
  start: string;
  missions: Readonly<Record<string, Mission | QuietOrder>>;
  endings: readonly Ending[];
  challenges: readonly Challenge[];
  /** A newspaper after every n missions; 0 for none. */
  papers: number;
  /** Dates of historical news, oldest first; the texts are `news.<date>`. */
  news: readonly string[];
}

export function isQuiet(order: Mission | QuietOrder): order is QuietOrder {
  return 'quiet' in order;
}

/** Names of the grades −2 to 2 in text keys. */
export const gradeNames = ['worst', 'lost', 'even', 'won', 'best'] as const;

export function gradeName(grade: number): (typeof gradeNames)[number] {
  return itemAt(gradeNames, grade + 2);
}

export const maxMissions = 24;
/** Limits of airframes per delivery and per hangar. */
export const maxDelivered = 12;
export const maxAirframes = 200;
/** Limit of conditions in a definition, including the parts of compound ones. */
export const maxConditionParts = 1000;
/** Limit of chances in the results of an order: each can be drawn once per flight. */
export const maxChances = 100;
/**
 * Limit of draws in an event. A landing draws at most two fates for each of six pilots per flight, an escape for each
 * prisoner (16 pilots at first, and at most 12 more for each of 24 orders), and the chances of its order.
 */
export const maxDraws = 1000;
