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

/** Plays random decisions, `steps` of them or to the end, and gives them back. */
export function play(match: Match, steps = Number.POSITIVE_INFINITY, seed = 1): Action[] {
  const choice = new SeededRandom(seed);
  const played: Action[] = [];
  while (played.length < steps && match.outcome === null) {
    const awaited = match.awaiting();
    const actions = match.legalActions(awaited[choice.below(awaited.length)]);
    const action = actions[choice.below(actions.length)];
    const rejection = match.submit(action);
    if (rejection) throw new Error(JSON.stringify(rejection));
    played.push(action);
  }
  return played;
}

/** A match some way into its first rounds; the seed is moved on until it lasts that long. */
export function midway(raw: Record<string, unknown> = {}, steps = 12): Match {
  for (let seed = 1; ; seed++) {
    const match = start(raw, seed);
    play(match, steps, seed);
    if (match.outcome === null) return match;
  }
}
