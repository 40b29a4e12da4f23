import type { Action } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import type { About } from '@aerodrome/engine/saves/format.ts';

export const kinds = [track];
export const about: About = { title: 'Über the lines', players: ['Ann', 'Bo'], began: '1917-04-06', ranked: false };

/** One of each way to play Track. */
export const modes: Record<string, Record<string, unknown>> = {
  duel: { biplanes: ['black', 'brown'] },
  'duel on the two-coloured side': { board: 'two-coloured', biplanes: ['grey', 'purple'] },
  espionage: { scenario: 'espionage', biplanes: ['black', 'white'] },
  'espionage, prototype': { edition: 'prototype', scenario: 'espionage', biplanes: ['brown', 'grey'] },
  bombing: { scenario: 'bombing', biplanes: ['purple', 'black'] },
  rescue: { scenario: 'rescue' },
  escort: { scenario: 'escort', biplanes: ['red', 'black'] },
  'escort, prototype': { edition: 'prototype', scenario: 'escort', biplanes: ['green', 'white'] },
  'espionage, solo': { scenario: 'espionage', solo: true, adjustedBag: true, biplanes: ['black', 'green'] },
  'bombing, solo': { scenario: 'bombing', solo: true, smartThree: true },
  'rescue, solo': { edition: 'prototype', scenario: 'rescue', solo: true },
  'escort, solo': { scenario: 'escort', solo: true },
};

export function start(raw: Record<string, unknown> = {}, seed = 1): Match {
  const read = readOptions(track.options, raw);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return Match.start(track, read.options, seed);
}

/** Plays random decisions, `steps` of them or to the end. */
export function play(start: Match, steps = Number.POSITIVE_INFINITY, seed = 1): Match {
  const choice = new SeededRandom(seed);
  let match = start;
  for (let step = 0; step < steps && match.outcome === null; step++) {
    const awaited = match.awaiting();
    const actions = match.legalActions(awaited[choice.below(awaited.length)]);
    match = match.submit(actions[choice.below(actions.length)]);
  }
  return match;
}

/** The actions that were played since an earlier value of a match. */
export function actionsSince(earlier: Match, match: Match): Action[] {
  return match
    .log('all')
    .slice(earlier.length)
    .map(({ action }) => action as Action);
}

/** A match some way into its first rounds; the seed is moved on until it lasts that long. */
export function midway(raw: Record<string, unknown> = {}, steps = 12): Match {
  for (let seed = 1; ; seed++) {
    const match = play(start(raw, seed), steps, seed);
    if (match.outcome === null) return match;
  }
}
