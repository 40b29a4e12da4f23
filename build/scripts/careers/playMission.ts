import { itemAt } from '@aerodrome/engine/core/items.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { completeOptions } from '@aerodrome/engine/meta/campaign/missionOptions.ts';
import type { SeatOccupant } from '@aerodrome/engine/meta/campaign/state.ts';
import type { MatchSetup } from '@aerodrome/engine/meta/campaign/takeOff.ts';
import type { Debrief } from '@aerodrome/engine/meta/debrief.ts';
import { type Player, playWithEvents } from '../cli/play.ts';

/** The bot level that stands for the person: an average player who knows the game. */
export const person = 3;

/** Plays the match of a mission between bots and returns its debrief. */
export function playMission(game: string, { options, seats, seed }: MatchSetup): Debrief {
  const kind = itemAt(games, game);
  const whole = completeOptions(game, options);
  const opened = kind.open(whole);
  const { state, events } = playWithEvents(kind, opened, seats.map(playerOf), seed);
  return kind.debrief([{ action: null, events }], opened.view(state, 'all'), whole);
}

function playerOf(seat: SeatOccupant): Player {
  return ('level' in seat ? seat.level : person) as Player;
}
