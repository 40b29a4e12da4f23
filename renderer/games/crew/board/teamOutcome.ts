import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';

/** The result of a match for one team. */
export function teamOutcome({ outcome, phase }: CrewView, team: number, { seatsOfTeam }: GameData) {
  const over = outcome !== null && phase === 'over';
  const won = over && seatsOfTeam[team].some((seat) => outcome.winners.includes(seat));
  const peaceful = over && (outcome.ending === 'drawn' || outcome.ending === 'resigned');
  return {
    won,
    lost: over && !won && outcome.winners.length > 0,
    /** Whether its plane was shot down. */
    down: over && !won && !peaceful,
    gaveUp: over && !won && outcome.ending === 'resigned',
  };
}
