import type { OptionSchema } from '../../core/options.ts';
import { type Biplane, type BoardSide, biplanes, boardSides, type TrackBox } from './data/box.ts';
import { readBox } from './data/read.ts';
import { standardBox } from './data/standard.ts';

export const editionNames = ['final', 'prototype'] as const;
export const scenarioNames = ['duel', 'espionage', 'bombing', 'rescue', 'escort'] as const;
export type EditionName = (typeof editionNames)[number];
export type ScenarioName = (typeof scenarioNames)[number];

export interface TrackOptions extends Record<string, unknown> {
  edition: EditionName;
  scenario: ScenarioName;
  solo: boolean;
  board: BoardSide;
  smartThree: boolean;
  adjustedBag: boolean;
  /** The first is the mission's: the spy's, the bomber's, the rescuer's, the escort's. */
  biplanes: readonly Biplane[];
  box: TrackBox;
  handicaps: boolean;
  /** By plane: damage to begin with, on top of the scenario's. */
  damage: readonly number[];
}

/** One named flag for each way in which the prototype edition plays differently. */
export interface Edition {
  /** Espionage is won at once on the fourth site; the spy need not leave the board. */
  spyWinsOnFourthSite: boolean;
  /** The spy, the escort and its charge start on X; otherwise their opponent picks a start. */
  spyAndEscortStartOnX: boolean;
  /** The bomber picks its own start; otherwise the defender picks first. */
  bomberPicksStart: boolean;
  /** Solo: every biplane plays with a hand of six; otherwise only purple is cut to six. */
  soloHandIsSix: boolean;
  /** Solo: an adjusted bag bars red and blue for the automatic opponent. */
  adjustedBagBarsRedAndBlue: boolean;
  /** A rescuer who shoots the defender down with nobody saved draws; otherwise loses. */
  emptyRescueDraws: boolean;
  /** Its box was printed otherwise: a brown lower half, a grey exit path, airports for airfields. */
  olderPrint: boolean;
}

export const editions: Record<EditionName, Edition> = {
  final: {
    spyWinsOnFourthSite: false,
    spyAndEscortStartOnX: false,
    bomberPicksStart: false,
    soloHandIsSix: false,
    adjustedBagBarsRedAndBlue: false,
    emptyRescueDraws: false,
    olderPrint: false,
  },
  prototype: {
    spyWinsOnFourthSite: true,
    spyAndEscortStartOnX: true,
    bomberPicksStart: true,
    soloHandIsSix: true,
    adjustedBagBarsRedAndBlue: true,
    emptyRescueDraws: true,
    olderPrint: true,
  },
};

/** Which biplanes may fly the mission (each scenario's "Setup"), the first pairing offered, and the two roles. */
export const scenarios: Record<
  ScenarioName,
  { mission: readonly Biplane[]; pair: readonly Biplane[]; roles: string[] }
> = {
  duel: { mission: biplanes, pair: ['red', 'blue'], roles: ['duellist', 'duellist'] },
  espionage: { mission: ['red', 'brown', 'black', 'white'], pair: ['red', 'blue'], roles: ['spy', 'defender'] },
  bombing: { mission: ['brown', 'yellow', 'black', 'purple'], pair: ['yellow', 'blue'], roles: ['bomber', 'defender'] },
  rescue: { mission: ['brown', 'white'], pair: ['white', 'blue'], roles: ['rescuer', 'defender'] },
  escort: { mission: biplanes, pair: ['red', 'blue'], roles: ['escort', 'attacker'] },
};

const isSolo = (options: TrackOptions) => options.solo;

/** May the automatic opponent not fly this one? "Adjusting Difficulty", last line of the prototype edition. */
function barred(options: TrackOptions): boolean {
  return options.solo && options.adjustedBag && editions[options.edition].adjustedBagBarsRedAndBlue;
}

export const trackOptions: OptionSchema<TrackOptions> = [
  { key: 'edition', kind: 'choice', default: 'final', choices: () => editionNames },
  { key: 'scenario', kind: 'choice', default: 'duel', choices: () => scenarioNames },
  { key: 'solo', kind: 'flag', default: false, when: (options) => options.scenario !== 'duel' },
  {
    key: 'board',
    kind: 'choice',
    default: 'single-coloured',
    // "Solo Play", Setup: the single-coloured side must be used.
    choices: (options) => (options.solo ? ['single-coloured'] : boardSides),
  },
  { key: 'smartThree', kind: 'flag', default: false, when: isSolo },
  { key: 'adjustedBag', kind: 'flag', default: false, when: isSolo },
  {
    key: 'biplanes',
    kind: 'choices',
    default: (options) => {
      const { pair } = scenarios[options.scenario];
      return barred(options) ? [pair[0], 'green'] : pair;
    },
    choices: (options, place) => {
      if (place === 0) return scenarios[options.scenario].mission;
      return barred(options) ? biplanes.filter((name) => name !== 'red' && name !== 'blue') : biplanes;
    },
  },
  { key: 'box', kind: 'value', default: standardBox, read: readBox },
  { key: 'handicaps', kind: 'flag', default: false },
  {
    key: 'damage',
    kind: 'numbers',
    default: ({ scenario }) => (scenario === 'escort' ? [0, 0, 0] : [0, 0]),
    min: 0,
    max: 3,
    when: (options) => options.handicaps,
  },
];
