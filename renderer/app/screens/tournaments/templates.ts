import { itemAt } from '@aerodrome/engine/core/items.ts';
import { defaultRounds, defaultSetup, type TournamentSetup } from '@aerodrome/engine/meta/tournament/setup.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { playable } from '../../../games/index.ts';
import { scheduledGameOf, seatsOf, tournamentPresets } from './draft.ts';

/** Templates for a new tournament: everything except the entrants. Their text keys are `tournaments.plan.<id>`. */
export const templates = ['roundRobin', 'swiss', 'knockOut', 'hill', 'pairs'] as const;

export function setupFromTemplate(template: string | null): TournamentSetup {
  const title = say(`tournaments.plan.${template ?? 'none'}.title`);
  const first = itemAt(Object.keys(playable), 0);
  const duel = [scheduledGameOf(first, {})];
  switch (template) {
    case 'swiss':
      return { ...defaultSetup('swiss', duel), title, rounds: defaultRounds('swiss', 0) };
    case 'knockOut':
      return { ...defaultSetup('single', duel), title, thirdPlace: true };
    case 'hill':
      return { ...defaultSetup('hill', duel), title };
    case 'pairs':
      return { ...defaultSetup('roundRobin', [gameForPairs()]), title, team: 2 };
    default:
      return { ...defaultSetup('roundRobin', duel), title };
  }
}

/** A game with two seats per side, searched from the end of the shelf: the last games are made for pairs. */
function gameForPairs() {
  for (const game of Object.keys(playable).reverse()) {
    for (const { options } of tournamentPresets(game)) {
      const scheduledGame = scheduledGameOf(game, options);
      const seats = seatsOf(scheduledGame);
      if ([0, 1].every((of) => seats.filter(({ side }) => side === of).length === 2)) return scheduledGame;
    }
  }
  throw new Error('no game has four seats');
}
