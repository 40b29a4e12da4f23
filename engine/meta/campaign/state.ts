import { clone } from '../../core/clone.ts';
import { itemAt } from '../../core/items.ts';
import type { Message } from '../../text/say.ts';
import type { Debrief, Fate } from '../debrief.ts';
import type { Definition, Difficulty, Mission, Mode, PilotCondition } from './definition.ts';

/** What is settled when a campaign begins, and stays. */
export interface CampaignSetup {
  definition: Definition;
  seed: number;
  mode: Mode;
  /** Of the first flight; rivals have the other one too. */
  side: string;
  difficulty: Difficulty;
  ironman: boolean;
  gentle: boolean;
  /** No handicaps: what is in the workshop stays there. */
  byTheBook: boolean;
  /** By profile, or guests without one: one for solo, two otherwise. */
  persons: readonly { name: string; person: string | null }[];
}

export interface Pilot {
  id: string;
  name: string;
  emblem?: string;
  rank: string | null;
  victories: number;
  sorties: number;
  wounds: number;
  medals: string[];
  condition: PilotCondition;
  /** In hospital for so many missions more. */
  missions: number;
  /** Blooded or rested: the worst of fates is drawn again, once. */
  steady: boolean;
  original: boolean;
}

export interface Airframe {
  id: string;
  type: string;
  game: string;
  state: 'ready' | 'workshop' | 'lost';
  /** In the workshop for so many missions more. */
  missions: number;
}

/** The enemy who last shot one of ours down. */
export interface Nemesis {
  name: string;
  victories: number;
  /** How often he has been promoted since. */
  rank: number;
}

/** One side's pilots and what they have. */
export interface Flight {
  side: string;
  pilots: Pilot[];
  hangar: Airframe[];
  counters: Record<string, number>;
  nemesis: Nemesis | null;
  /** Whoever writes, and whoever began to. */
  diarist: string;
  first: string;
  /** How many names have been used, of our own and of the enemy's. */
  named: number;
  met: number;
}

export type Purchase =
  | { buy: 'intelligence' }
  | { buy: 'height' }
  | { buy: 'groundCrew'; airframe: string }
  | { buy: 'transfer'; airframe: string; to: string };

/** What a flight decides before take-off, by sortie; revocable until then. */
export interface Preparation {
  pilots: readonly (readonly string[])[];
  /** By sortie and plane: ids of airframes, or `depot:<type>` for one that is lent. */
  airframes: readonly (readonly string[])[];
  spent: readonly Purchase[];
  /** Who sits this one out, and steadies. */
  rests: string | null;
}

/** Who has a seat: a person by number, or a bot. */
export type SeatOccupant = { person: number } | { level: number };

export interface SortieState {
  stage: 'ready' | 'flying' | 'flown';
  matchId: string | null;
  seed: number;
  options: Record<string, unknown>;
  seats: readonly SeatOccupant[];
  attempt: number;
  debrief: Debrief | null;
  /** Flown on a real table: how well the lead did, as somebody typed it, and what he had to say about it. */
  typed: number | null;
  note?: string;
}

export const fateOutcomes = ['unhurt', 'wounded', 'gravely', 'prisoner', 'killed'] as const;
export type FateOutcome = (typeof fateOutcomes)[number];

/** What became of somebody, and how it was drawn. */
export interface FateRecord {
  flight: number;
  pilot: string;
  plane: string;
  from: Fate;
  outcome: FateOutcome;
  /** Drawn twice: the steady hand. */
  again: boolean;
}

/** A mission that is over, as debrief, diary and newspaper tell of it. */
export interface PastMission {
  order: string;
  date: string;
  number: number;
  lead: number;
  /** By flight. */
  grades: readonly number[];
  sorties: readonly { matchId: string | null; debrief: Debrief; typed: number | null; note?: string }[];
  fates: readonly FateRecord[];
  /** By flight: how counters moved, what was awarded, what else came of it. */
  moved: readonly Readonly<Record<string, number>>[];
  medals: readonly { flight: number; pilot: string; medal: string }[];
  returned: readonly { flight: number; pilot: string }[];
  diary: readonly (readonly Message[])[];
  /** Who wrote it, by flight. */
  diarists: readonly string[];
  paper: { date: string; items: readonly Message[] } | null;
  stars: readonly string[];
  reflown: boolean;
  /** The player's own lines, by flight. */
  notes: readonly string[];
}

export interface CampaignState {
  war: CampaignSetup;
  stage: 'beginning' | 'choosing' | 'preparing' | 'ready' | 'flying' | 'ended';
  flights: Flight[];
  flags: string[];
  /** What has come to the hangars, so that it comes once. */
  delivered: string[];
  /** The order that stands, and all that may be chosen in its place. */
  order: string;
  offers: string[];
  /** What the choice costs the lead, paid at take-off. */
  price: number;
  number: number;
  /** Whose mission it is: rivals take turns. */
  lead: number;
  preparations: (Preparation | null)[];
  /** By flight: the enemy's planes are known. */
  known: boolean[];
  sorties: SortieState[];
  /** What has landed of the mission in the air. */
  fates: FateRecord[];
  past: Readonly<PastMission>[];
  /** Counters at take-off, by flight, to tell how they moved. */
  before: Record<string, number>[];
  /** Missions by number that have been flown anew, as often as they were. */
  reflights: number[];
  /** The state before each take-off, by mission: a mission that is flown anew goes back to it. */
  takeOffs: readonly Omit<CampaignState, 'takeOffs'>[];
  ending: string | null;
}

export function initialState({ war }: { war: CampaignSetup }): CampaignState {
  return {
    war,
    stage: 'beginning',
    flights: [],
    flags: [],
    delivered: [],
    order: '',
    offers: [],
    price: 0,
    number: 0,
    lead: 0,
    preparations: [],
    known: [],
    sorties: [],
    fates: [],
    past: [],
    before: [],
    reflights: [],
    takeOffs: [],
    ending: null,
  };
}

/** Copies all but what is never written to: the definition, which is by far the largest part, and finished missions. */
export function copyState({ war, past, takeOffs, ...rest }: CampaignState): CampaignState {
  return { war, ...clone(rest), past: [...past], takeOffs };
}

/** The mission that stands; nothing asks for it where an order is quiet. */
export function missionOf({ war, order }: CampaignState): Mission {
  return war.definition.missions[order] as Mission;
}

/** Which side of the game a flight has in a mission. */
export function gameSideOf({ war, flights, lead }: CampaignState, flight: number, { flies }: Mission): number {
  if (flies === 'side') return war.definition.sides.indexOf(itemAt(flights, flight).side);
  return flight === lead ? flies : 1 - flies;
}

export function pilotOf({ pilots }: Flight, id: string): Pilot {
  const found = pilots.find((pilot) => pilot.id === id);
  if (!found) throw new RangeError(`no pilot ${id}`);
  return found;
}

/** A counter is kept within its bounds; what a campaign does not count is nought. */
export function counterOf(flight: Flight, key: string): number {
  return flight.counters[key] ?? 0;
}

export function addToCounter(state: CampaignState, flight: number, key: string, amount: number): void {
  const counter = state.war.definition.counters.find((declared) => declared.key === key);
  if (!counter) return;
  const add = (to: Flight, by: number) => {
    to.counters[key] = Math.min(counter.max, Math.max(counter.min, itemAt(to.counters, key) + by));
  };
  add(itemAt(state.flights, flight), amount);
  if (!counter.shared) return;
  for (const [other, theirs] of state.flights.entries()) if (other !== flight) add(theirs, -amount);
}
