import type { OptionSchema } from '../../core/options.ts';
import { type AirplaneName, alliedAirplanes, germanAirplanes } from './data/airplanes.ts';
import { type BoardSize, boardSizes } from './data/boards.ts';

export const sideNames = ['allies', 'germany'] as const;
export type SideName = (typeof sideNames)[number];

export interface AirspaceOptions extends Record<string, unknown> {
  players: number;
  /** Airplanes a side between two players; three or four always fly two a side. */
  planes: number;
  /** Three players: the side that two of them share. */
  partners: SideName;
  board: BoardSize;
  /** The match is judged at the end of phase 20. */
  phaseCap: boolean;
  /** A capped match with equal damage is decided by shots, then by turns that ended nearer the enemy. */
  pressing: boolean;
  /** In the order of placing: Allied first, German first, Allied second, German second. */
  airplanes: readonly AirplaneName[];
  /** By the book all begin alike; these begin otherwise. */
  handicaps: boolean;
  /** In the order of placing: the damage each can take at the start. */
  capacity: readonly number[];
  /** By side: the level at which its planes begin. */
  altitude: readonly number[];
}

/** "Setup", last line: two a side at most. */
export function planesASide(options: AirspaceOptions): number {
  return options.players === 2 ? options.planes : 2;
}

/** "Setup": altitude 6, and damage capacity 6. */
export const startAltitude = 6;
export const fullCapacity = 6;

const firstAirplanes: readonly AirplaneName[] = ['sopwithCamel', 'fokkerDr1', 'spadS13', 'albatrosD3'];

export const airspaceOptions: OptionSchema<AirspaceOptions> = [
  { key: 'players', kind: 'number', default: 2, min: 2, max: 4 },
  { key: 'planes', kind: 'number', default: 1, min: 1, max: 2, when: (options) => options.players === 2 },
  {
    key: 'partners',
    kind: 'choice',
    default: 'allies',
    choices: () => sideNames,
    when: (options) => options.players === 3,
  },
  { key: 'board', kind: 'choice', default: '11x11', choices: () => boardSizes },
  { key: 'phaseCap', kind: 'flag', default: false, competitiveDefault: true },
  {
    key: 'pressing',
    kind: 'flag',
    default: false,
    competitiveDefault: true,
    when: ({ phaseCap }) => phaseCap,
  },
  {
    key: 'airplanes',
    kind: 'choices',
    default: (options) => firstAirplanes.slice(0, 2 * planesASide(options)),
    choices: (_options, place) => (place % 2 === 0 ? alliedAirplanes : germanAirplanes),
  },
  { key: 'handicaps', kind: 'flag', default: false },
  {
    key: 'capacity',
    kind: 'numbers',
    default: (options) => Array.from({ length: 2 * planesASide(options) }, () => fullCapacity),
    min: 2,
    max: fullCapacity,
    when: (options) => options.handicaps,
  },
  {
    key: 'altitude',
    kind: 'numbers',
    default: () => [startAltitude, startAltitude],
    min: 4,
    max: 8,
    when: (options) => options.handicaps,
  },
];
