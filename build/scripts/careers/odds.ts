import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hash } from '@aerodrome/engine/core/hash.ts';
import type { Random } from '@aerodrome/engine/core/random.ts';
import { fixedOptions, sortieRulesOf } from '@aerodrome/engine/meta/campaign/missionOptions.ts';
import { type CampaignState, gameSideOf, missionOf } from '@aerodrome/engine/meta/campaign/state.ts';
import { botLevel, matchOptions } from '@aerodrome/engine/meta/campaign/takeOff.ts';
import type { Debrief, Fate } from '@aerodrome/engine/meta/debrief.ts';
import type { Count } from './table.ts';

/** A result of a mission as far as a career depends on it, and its count. */
export interface Outcome {
  count: number;
  grade: number;
  ending: string;
  done: number;
  /** By own plane: fate, victories, and whether it needs repair. */
  planes: readonly { fate: Fate; victories: number; battered: boolean }[];
}

export interface Cell {
  what: string;
  matches: number;
  outcomes: Outcome[];
}

/** Measured results by cell: game, options, handicaps, planes, side and level. */
export interface Odds {
  cells: Record<string, Cell>;
}

const file = resolve(import.meta.dirname, '../../careers/odds.json');
const flownFile = resolve(import.meta.dirname, '../../careers/flown.json');

export function readOdds(): Odds {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Writes one cell per line, so that a diff shows the changed cells. */
export function writeOdds({ cells }: Odds): void {
  const lines = Object.keys(cells)
    .sort()
    .map((key) => `"${key}":${JSON.stringify(cells[key])}`);
  writeFileSync(file, `{"cells":{\n${lines.join(',\n')}\n}}\n`);
}

/** Results of careers with played matches, by campaign, side and difficulty. */
export type Flown = Record<string, Count & { careers: number; seed: number }>;

export function readFlown(): Flown {
  return existsSync(flownFile) ? JSON.parse(readFileSync(flownFile, 'utf8')) : {};
}

export function writeFlown(flown: Flown): void {
  const lines = Object.keys(flown)
    .sort()
    .map((key) => `"${key}":${JSON.stringify(flown[key])}`);
  writeFileSync(flownFile, `{\n${lines.join(',\n')}\n}\n`);
}

/** The conditions of a mission that its odds depend on. */
interface MissionConditions {
  /** The options in the campaign definition, with the handicaps of both sides. */
  options: Record<string, unknown>;
  /** The same without the handicaps. */
  byTheBook: Record<string, unknown>;
  /** Total number of insignia of the pilots, at most three. */
  insignia: number;
  level: number;
}

const mostInsignia = 3;

function comingOf(state: CampaignState): MissionConditions {
  const fixed = fixedOptions(state, 0);
  const {
    [sortieRulesOf(missionOf(state)).picks?.option ?? '']: _planes,
    insignia = [],
    ...options
  } = matchOptions(state, 0);
  const worn = (insignia as number[]).reduce((sum, count) => sum + count, 0);
  return {
    options,
    byTheBook: fixed,
    insignia: Math.min(mostInsignia, worn),
    // The automatic opponent has no level.
    level: fixed.solo === true ? 0 : botLevel(state),
  };
}

type Kind = Pick<MissionConditions, 'options' | 'insignia' | 'level'>;

/** Cache of cell keys: the same ones are computed very often. */
const keys = new Map<string, string>();

function keyOf(state: CampaignState, { options, insignia, level }: Kind): string {
  const mission = missionOf(state);
  const { game, planes = [] } = mission;
  const side = gameSideOf(state, 0, mission);
  const of = `${state.war.definition.id} ${state.order} ${side} ${level} ${insignia} ${JSON.stringify(options)}`;
  const known = keys.get(of);
  if (known !== undefined) return known;
  const key = hash({ game, options, insignia, planes, side, level });
  keys.set(of, key);
  return key;
}

/** The key of the cell of a prepared state. Missions with equal conditions share a cell. */
export function cellOf(state: CampaignState): string {
  return keyOf(state, comingOf(state));
}

export function describe(state: CampaignState): string {
  return `${state.order} ${gameSideOf(state, 0, missionOf(state))} ${botLevel(state)}`;
}

export function outcomeOf(state: CampaignState, debrief: Debrief): Omit<Outcome, 'count'> {
  const mission = missionOf(state);
  const side = gameSideOf(state, 0, mission);
  const { grade, battered } = sortieRulesOf(mission);
  const planes = debrief.planes
    .filter((plane) => plane.side === side)
    .map((plane) => ({ fate: plane.fate, victories: plane.victories, battered: battered(plane, debrief) }));
  return { grade: grade(debrief, side), ending: debrief.ending, done: debrief.mission?.done ?? 0, planes };
}

export function add({ cells }: Odds, state: CampaignState, outcome: Omit<Outcome, 'count'>): void {
  const key = cellOf(state);
  const cell = cells[key] ?? { what: describe(state), matches: 0, outcomes: [] };
  cells[key] = cell;
  const { outcomes } = cell;
  cell.matches++;
  const text = JSON.stringify(outcome);
  const known = outcomes.find(({ count: _count, ...rest }) => JSON.stringify(rest) === text);
  if (known) known.count++;
  else outcomes.push({ count: 1, ...outcome });
}

/** Draws an outcome with its measured probability. */
export function draw(cell: Cell, random: Random): Outcome {
  let at = random.below(cell.matches, 'outcome');
  for (const outcome of cell.outcomes) {
    at -= outcome.count;
    if (at < 0) return outcome;
  }
  throw new RangeError('counts that do not sum');
}

/** Cache: the nearest measured cell by the key of an unmeasured one. */
const nearestCells = new Map<string, Cell>();

/** The measured cell of a state, or the nearest one: other insignia, without handicaps, another level. */
export function nearest({ cells }: Odds, state: CampaignState): Cell {
  const coming = comingOf(state);
  const key = keyOf(state, coming);
  const known = cells[key] ?? nearestCells.get(key);
  if (known) return known;
  const found = standIn(cells, state, coming) ?? sameMission(cells, state, coming.level);
  if (!found) throw new Error(`nothing is measured for ${describe(state)}`);
  nearestCells.set(key, found);
  return found;
}

const aways = [0, -1, 1, -2, 2, -3, 3, -4, 4];

function standIn(cells: Odds['cells'], state: CampaignState, coming: MissionConditions): Cell | undefined {
  for (const away of aways) {
    const level = coming.level + away;
    for (const options of [coming.options, coming.byTheBook]) {
      for (const insignia of [0, 1, 2, 3]) {
        const cell = cells[keyOf(state, { options, insignia, level })];
        if (cell) return cell;
      }
    }
  }
  return undefined;
}

/** A cell of the same mission on another board, for missions whose board depends on the front line. */
function sameMission(cells: Odds['cells'], state: CampaignState, level: number): Cell | undefined {
  const { game, planes = [] } = missionOf(state);
  const alike = ({ what }: Cell) => {
    const [order = '', side, at] = what.split(' ');
    const mission = state.war.definition.missions[order];
    const same = mission && 'game' in mission && mission.game === game && hash(mission.planes ?? []) === hash(planes);
    return same && Number(side) === gameSideOf(state, 0, missionOf(state)) ? Math.abs(Number(at) - level) : 9;
  };
  const [best] = Object.values(cells).sort((a, b) => alike(a) - alike(b) || b.matches - a.matches);
  return best && alike(best) < 9 ? best : undefined;
}

/** A debrief that contains only what the outcome says; the grade is returned separately. */
export function debriefFrom(state: CampaignState, { grade, ending, done, planes }: Omit<Outcome, 'count'>): Debrief {
  const mission = missionOf(state);
  const side = gameSideOf(state, 0, mission);
  const most = 100;
  const own = planes.map(({ fate, victories, battered }, at) => ({
    key: `${side}.${at}`,
    seat: side,
    side,
    taken: battered ? most : 0,
    dealt: 0,
    victories,
    fate,
  }));
  const theirs = {
    key: 'enemy',
    seat: 1 - side,
    side: 1 - side,
    taken: 0,
    dealt: 0,
    victories: 0,
    fate: 'home' as const,
  };
  return {
    game: mission.game,
    scenario: null,
    ending,
    winners: grade === 0 ? [] : [grade > 0 ? side : 1 - side],
    turns: 0,
    planes: side === 0 ? [...own, theirs] : [theirs, ...own],
    margin: [0, 0],
    most,
    mission: { done, of: 5 },
  };
}
