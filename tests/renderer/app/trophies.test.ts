import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import { expect, test } from 'vitest';
import { bestPlace } from '../../../renderer/app/screens/pilots/useTrophies.ts';
import { manualTournament } from '../../fixtures/tournaments.ts';

const state = tournamentLog.fold(manualTournament('roundRobin', 3, 99));

test('a person who did not take part in a tournament has no place in it', () => {
  expect(bestPlace(state, 'absent')).toBeUndefined();
});

test('a person who took part has the place of their entry', () => {
  const [winner] = standingsOf(state);
  const entrants = state.entrants.map((entrant) =>
    entrant.id === winner.entrant
      ? { ...entrant, members: entrant.members.map((one) => ({ ...one, person: 'anna' })) }
      : entrant,
  );
  expect(bestPlace({ ...state, entrants }, 'anna')).toBe(winner.place);
});
