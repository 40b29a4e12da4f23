import { clone } from '../../core/clone.ts';
import { itemAt } from '../../core/items.ts';
import type { Message } from '../../text/say.ts';
import type { Debrief, Fate } from '../debrief.ts';
import type { CampaignDefinition, Difficulty, Mission, Mode, PilotCondition } from './definition.ts';

/** The set-up of a campaign, fixed when it begins (`war` in its file). */
export interface CampaignSetup {
  definition: CampaignDefinition;
  seed: number;
  mode: Mode;
  /** The side of the first flight; rivals play the other one, too. */
  side: string;
  difficulty: Difficulty;
  ironman: boolean;
  gentle: boolean;
  /** No handicaps: damaged airframes cannot fly. */
  byTheBook: boolean;
  /** With a profile or as guests: one for solo, two otherwise. */
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
  /** Remaining missions in hospital. */
  missionsInHospital: number;
  /** Experienced or rested: the worst outcomes are drawn a second time, once. */
  steady: boolean;
  original: boolean;
}

export interface Airframe {
  id: string;
  type: string;
  game: string;
  state: 'ready' | 'workshop' | 'lost';
  /** Remaining missions in the workshop. */
  missionsInWorkshop: number;
}

/** The enemy pilot who last shot down one of this flight. */
export interface Nemesis {
  name: string;
  victories: number;
  /** Number of promotions since. */
  rank: number;
}

/** The pilots, airframes and counters of one side. */
export interface Flight {
  side: string;
  pilots: Pilot[];
  hangar: Airframe[];
  counters: Record<string, number>;
  nemesis: Nemesis | null;
  /** Pilot ids of the present diarist and the first one. */
  diarist: string;
  first: string;
  /** Number of names used: of own pilots, and of enemies. */
  ownNamesUsed: number;
  enemyNamesUsed: number;
}

export type Purchase =
  | { buy: 'intelligence' }
  | { buy: 'height' }
  | { buy: 'groundCrew'; airframe: string }
  | { buy: 'transfer'; airframe: string; to: string };

/** A flight's decisions before take-off, by sortie; they can be changed until then. */
export interface Preparation {
  pilots: readonly (readonly string[])[];
  /** By sortie and plane: airframe ids, or `depot:<type>` for a loan. */
  airframes: readonly (readonly string[])[];
  spent: readonly Purchase[];
  /** The pilot who rests, and becomes steady. */
  rests: string | null;
}

/** The occupant of a seat: a person by number, or a bot by level. */
export type SeatOccupant = { person: number } | { level: number };

export interface SortieState {
  stage: 'ready' | 'flying' | 'flown';
  matchId: string | null;
  seed: number;
  options: Record<string, unknown>;
  seats: readonly SeatOccupant[];
  attempt: number;
  debrief: Debrief | null;
  /** The lead's grade in a manual result, and its note. */
  typed: number | null;
  note?: string;
}

export const fateOutcomes = ['unhurt', 'wounded', 'gravely', 'prisoner', 'killed'] as const;
export type FateOutcome = (typeof fateOutcomes)[number];

/** The drawn fate of a pilot. */
export interface FateRecord {
  flight: number;
  pilot: string;
  plane: string;
  from: Fate;
  outcome: FateOutcome;
  /** Drawn twice, because the pilot was steady. */
  drawnTwice: boolean;
}

/** A finished mission, with everything that debrief, diary and newspaper show. */
export interface PastMission {
  order: string;
  date: string;
  number: number;
  lead: number;
  /** By flight. */
  grades: readonly number[];
  sorties: readonly { matchId: string | null; debrief: Debrief; typed: number | null; note?: string }[];
  fates: readonly FateRecord[];
  /** By flight: changes of the counters. */
  counterChanges: readonly Readonly<Record<string, number>>[];
  medals: readonly { flight: number; pilot: string; medal: string }[];
  returned: readonly { flight: number; pilot: string }[];
  diary: readonly (readonly Message[])[];
  /** The authors of the diary, by flight. */
  diarists: readonly string[];
  paper: { date: string; items: readonly Message[] } | null;
  stars: readonly string[];
  reflown: boolean;
  /** Notes of the players, by flight. */
  notes: readonly string[];
}

export interface CampaignState {
  war: CampaignSetup;
  stage: 'beginning' | 'choosing' | 'preparing' | 'ready' | 'flying' | 'ended';
  flights: Flight[];
  flags: string[];
  /** Deliveries that were made, so that each is made once. */
  delivered: string[];
  /** The current order, and all orders that can be chosen. */
  order: string;
  offers: string[];
  /** The price of the chosen order in prestige, paid by the lead at take-off. */
  price: number;
  missionNumber: number;
  /** The flight that leads the mission; rivals take turns. */
  lead: number;
  preparations: (Preparation | null)[];
  /** By flight: whether the enemy's planes are known. */
  knowsEnemyPlanes: boolean[];
  sorties: SortieState[];
  /** Fates of the sorties that have landed in the current mission. */
  fates: FateRecord[];
  past: Readonly<PastMission>[];
  /** Counters at take-off by flight, to compute their changes. */
  countersAtTakeOff: Record<string, number>[];
  /** Numbers of the missions that were reflown, once per refly. */
  reflights: number[];
  /** Snapshots of the state before each take-off, for reflying. */
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
    missionNumber: 0,
    lead: 0,
    preparations: [],
    knowsEnemyPlanes: [],
    sorties: [],
    fates: [],
    past: [],
    countersAtTakeOff: [],
    reflights: [],
    takeOffs: [],
    ending: null,
  };
}

/** Copies the state, except the definition and finished missions, which are never changed. */
export function copyState({ war, past, takeOffs, ...rest }: CampaignState): CampaignState {
  return { war, ...clone(rest), past: [...past], takeOffs };
}

/** The current mission; must not be called for a quiet order. */
export function missionOf({ war, order }: CampaignState): Mission {
  return war.definition.missions[order] as Mission;
}

/** The side of the game that a flight has in a mission. */
export function gameSideOf({ war, flights, lead }: CampaignState, flight: number, { flies }: Mission): number {
  if (flies === 'side') return war.definition.sides.indexOf(itemAt(flights, flight).side);
  return flight === lead ? flies : 1 - flies;
}

export function pilotOf({ pilots }: Flight, id: string): Pilot {
  const found = pilots.find((pilot) => pilot.id === id);
  if (!found) throw new RangeError(`no pilot ${id}`);
  return found;
}

/** The value of a counter; 0 if the campaign does not have it. */
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
