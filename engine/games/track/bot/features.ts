import type { GameData } from '../gameData.ts';
import { targetsGone } from '../rules/ending.ts';
import { mission, opponent, type TrackState } from '../state.ts';

/*
 * Features of a state, each with a learnt weight: the distance of the planes, the damage they can still bear, the progress of the mission, the turn, and the tiles of hands and bags.
 */
const spaces = 15;
const lives = 10;
const planes = 3;
const rounds = 4;
const turns = 6;
const leads = 11;

const pairs = spaces * spaces;
const ofCharge = pairs;
const ofLives = ofCharge + pairs;
const ofTargets = ofLives + planes * lives;
const ofRescued = ofTargets + 8;
const ofClock = ofRescued + 7;
const ofLead = ofClock + rounds * turns;
const ofMarks = ofLead + leads * rounds;
const ofHands = ofMarks + 8;
/**
 * By pilot: hits in hand, hits in the bag, low tiles in hand, tiles in hand; each counts as often as there is of it.
 */
const ofStages = ofHands + 8;
/** How far the mission is, by where its plane is: who has done what it came for wants to be out. */
const stages = 5;
const ofWays = ofStages + stages * spaces;
/** By steps to every target that is left; and how many of them a tile in hand would do. */
const ways = 8;
const ofFits = ofWays + ways;
export const size = ofFits + 1;

/** Writes the features of a table into `at` and `by`, and says how many there are. */
export function notice(gameData: GameData, state: TrackState, at: Int32Array, by: Float64Array): number {
  let count = 0;
  const add = (index: number, amount: number) => {
    at[count] = index;
    by[count++] = amount;
  };
  const { off } = gameData.ring;
  const place = (plane: number) => Math.min(Math.max(state.planes[plane].space, 0), off, spaces - 1);
  add(place(mission) * spaces + place(opponent), 1);
  if (gameData.planes > 2) add(ofCharge + place(2) * spaces + place(opponent), 1);
  for (let plane = 0; plane < gameData.planes; plane++) {
    const left = Math.min(lives - 1, Math.max(0, gameData.fallsAt[plane] - state.planes[plane].damage));
    add(ofLives + plane * lives + left, 1);
  }
  if (gameData.hasTargets) add(ofTargets + Math.min(7, countTargetsLeft(state.targets)), 1);
  if (gameData.scenario === 'rescue') {
    add(ofRescued + Math.min(5, state.rescued), 1);
    if (state.landed >= 0) add(ofRescued + 6, 1);
  }
  if (gameData.exits) add(ofStages + stageOf(gameData, state) * spaces + place(mission), 1);
  if (gameData.hasTargets) {
    let fits = 0;
    for (let spot = 0; spot < state.targets.length; spot++) {
      if (state.targets[spot] === 0) continue;
      const way = gameData.distance(state.planes[mission].space, gameData.board.targets[spot]);
      if (way < 0) continue;
      add(ofWays + Math.min(ways - 1, way), 1);
      if (fitsIn(gameData, state, way, state.targets[spot])) fits++;
    }
    add(ofFits, fits / 2);
  }
  const late = Math.min(rounds, state.round) - 1;
  add(ofClock + late * turns + Math.min(turns, state.turn) - 1, 1);
  const lead = state.planes[opponent].damage - state.planes[mission].damage;
  add(ofLead + late * leads + Math.max(0, Math.min(leads - 1, lead + 5)), 1);
  for (let seat = 0; seat < state.pilots.length; seat++) {
    const { hand, bag, afterZero, jammed } = state.pilots[seat];
    if (afterZero) add(ofMarks + 2 * seat, 1);
    if (jammed) add(ofMarks + 2 * seat + 1, 1);
    const first = ofHands + 4 * seat;
    add(first, hitsOf(gameData, seat, hand));
    add(first + 1, hitsOf(gameData, seat, bag));
    add(first + 2, lowOf(gameData, seat, hand));
    add(first + 3, hand.length);
  }
  return count;
}

/** The most features that any table has. */
export const most = 48;

/** The progress of the mission. */
function stageOf({ scenario }: GameData, state: TrackState): number {
  if (scenario === 'escort') return 0;
  return Math.min(stages - 1, scenario === 'rescue' ? state.rescued : targetsGone(state));
}

/** Does a tile in the mission's hand lead to this target and do what has to be done there? */
function fitsIn({ scenario, values }: GameData, { pilots }: TrackState, way: number, number: number): boolean {
  if (scenario === 'bombing' ? way !== number : way > (scenario === 'rescue' ? 1 : 2)) return false;
  const { hand } = pilots[mission];
  for (let i = 0; i < hand.length; i++) if (values[mission][hand[i]] === way) return true;
  return false;
}

function countTargetsLeft(targets: readonly number[]): number {
  let left = 0;
  for (const target of targets) if (target > 0) left++;
  return left;
}

function hitsOf({ tileHits }: GameData, seat: number, tiles: readonly number[]): number {
  let hits = 0;
  for (let i = 0; i < tiles.length; i++) hits += tileHits[seat][tiles[i]];
  return hits / 4;
}

function lowOf({ values }: GameData, seat: number, tiles: readonly number[]): number {
  let low = 0;
  for (let i = 0; i < tiles.length; i++) if (values[seat][tiles[i]] <= 2) low++;
  return low / 2;
}
