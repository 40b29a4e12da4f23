import type { AnyGameKind, GameState } from '../core/game.ts';
import type { Narrator } from '../text/narrator.ts';
import { airspace } from './airspace/index.ts';
import { airspaceNarrator } from './airspace/narrate.ts';
import type { AirspaceOptions } from './airspace/options.ts';
import type { AirspaceState } from './airspace/state.ts';
import { crew } from './crew/index.ts';
import { crewNarrator } from './crew/narrate.ts';
import type { CrewOptions } from './crew/options.ts';
import type { CrewState } from './crew/state.ts';
import { squadrons } from './squadrons/index.ts';
import { squadronsNarrator } from './squadrons/narrate.ts';
import type { SquadronsOptions } from './squadrons/options.ts';
import type { SquadronsState } from './squadrons/state.ts';
import { track } from './track/index.ts';
import { trackNarrator } from './track/narrate.ts';
import type { TrackOptions } from './track/options.ts';
import type { TrackState } from './track/state.ts';

/** Every game on the table, by its id. */
export const games: Readonly<Record<string, AnyGameKind>> = { airspace, crew, squadrons, track };

/** What a game can tell about its matches besides their rules. */
export interface Telling {
  narrator(options: Record<string, unknown>): Narrator;
  /** How many turns a state has seen, the present one included. */
  turns(state: GameState): number;
}

/** By the same ids. */
export const tellings: Readonly<Record<string, Telling>> = {
  airspace: {
    narrator: (options) => airspaceNarrator(options as AirspaceOptions) as Narrator,
    turns: (state) => (state as AirspaceState).turns,
  },
  crew: {
    narrator: (options) => crewNarrator(options as CrewOptions) as Narrator,
    turns: (state) => (state as CrewState).round,
  },
  squadrons: {
    narrator: (options) => squadronsNarrator(options as SquadronsOptions) as Narrator,
    turns: (state) => turnsOfSquadrons(state as SquadronsState),
  },
  track: {
    narrator: (options) => trackNarrator(options as TrackOptions) as Narrator,
    turns: (state) => turnsOfTrack(state as TrackState),
  },
};

/** After a round's fifth turn the counter stands at six until the next round begins. */
function turnsOfTrack({ round, turn }: TrackState): number {
  return (round - 1) * 5 + Math.min(turn, 5);
}

/** One for every seat a round; seats follow each other in the order of their numbers, whoever begins. */
function turnsOfSquadrons({ round, mover, first, sealed: { length } }: SquadronsState): number {
  return (round - 1) * length + ((mover - first + length) % length) + 1;
}
