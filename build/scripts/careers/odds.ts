import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hash } from '@aerodrome/engine/core/hash.ts';
import type { Random } from '@aerodrome/engine/core/random.ts';
import { fixedOptions, sortieOf } from '@aerodrome/engine/meta/campaign/muster.ts';
import { type CampaignState, gameSideOf, missionOf } from '@aerodrome/engine/meta/campaign/state.ts';
import { levelOf } from '@aerodrome/engine/meta/campaign/takeOff.ts';
import type { Debrief, Fate } from '@aerodrome/engine/meta/debrief.ts';
import type { Count } from './table.ts';

/** A way for a mission to end, as a career feels it, and how often it came. */
export interface Outcome {
  count: number;
  grade: number;
  ending: string;
  done: number;
  /** By own plane: how it came back, how many it brought down, whether it is for the workshop. */
  planes: readonly { fate: Fate; victories: number; battered: boolean }[];
}

/** By cell: a game with its options, planes, side and level, as measured in so many matches. */
export interface Odds {
  cells: Record<string, { what: string; matches: number; outcomes: Outcome[] }>;
}

const file = resolve(import.meta.dirname, '../../careers/odds.json');
const flownFile = resolve(import.meta.dirname, '../../careers/flown.json');

export function readOdds(): Odds {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A cell a line, so that what is measured anew shows as such. */
export function writeOdds({ cells }: Odds): void {
  const lines = Object.keys(cells)
    .sort()
    .map((key) => `"${key}":${JSON.stringify(cells[key])}`);
  writeFileSync(file, `{"cells":{\n${lines.join(',\n')}\n}}\n`);
}

/** Careers that went through whole matches, by campaign, side and difficulty: how many, and what came of them. */
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

/** Missions that are flown alike share what was measured. */
export function cellOf(state: CampaignState, at = levelOf(state)): { key: string; what: string } {
  const mission = missionOf(state);
  const side = gameSideOf(state, 0, mission);
  // The automatic opponent has no level.
  const level = fixedOptions(state, 0).solo === true ? 0 : at;
  // By what its author wrote: a board that depends on the sector is measured where the line stands at the beginning.
  const { game, options, planes = [] } = mission;
  const key = hash({ game, options, planes, side, level });
  return { key, what: `${mission.game} ${side} ${level}` };
}

export function outcomeOf(state: CampaignState, debrief: Debrief): Omit<Outcome, 'count'> {
  const mission = missionOf(state);
  const side = gameSideOf(state, 0, mission);
  const { grade, battered } = sortieOf(mission);
  const planes = debrief.planes
    .filter((plane) => plane.side === side)
    .map((plane) => ({ fate: plane.fate, victories: plane.victories, battered: battered(plane, debrief) }));
  return { grade: grade(debrief, side), ending: debrief.ending, done: debrief.mission?.done ?? 0, planes };
}

export function add(outcomes: Outcome[], outcome: Omit<Outcome, 'count'>): void {
  const key = JSON.stringify(outcome);
  const known = outcomes.find(({ count: _count, ...rest }) => JSON.stringify(rest) === key);
  if (known) known.count++;
  else outcomes.push({ count: 1, ...outcome });
}

/** One of the outcomes, as likely as it was. */
export function draw({ cells }: Odds, state: CampaignState, random: Random): Outcome {
  const cell = nearest(cells, state);
  let at = random.below(cell.matches, 'outcome');
  for (const outcome of cell.outcomes) {
    at -= outcome.count;
    if (at < 0) return outcome;
  }
  throw new RangeError('counts that do not sum');
}

/** What was measured at this level, or where nothing was, at the nearest. */
function nearest(cells: Odds['cells'], state: CampaignState): Odds['cells'][string] {
  const level = levelOf(state);
  for (const away of [0, -1, 1, -2, 2, -3, 3]) {
    const cell = cells[cellOf(state, level + away).key];
    if (cell) return cell;
  }
  throw new Error(`nothing is measured for ${state.order} (${cellOf(state).what})`);
}

/** A debrief that means no more than the outcome does; its grade is told beside it. */
export function debriefFrom(state: CampaignState, { grade, ending, done, planes }: Outcome): Debrief {
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
