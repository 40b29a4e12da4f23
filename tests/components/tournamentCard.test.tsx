import '../strings.setup.ts';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TournamentCard } from '../../renderer/app/screens/tournaments/TournamentCard.tsx';
import { textsOf } from './app.tsx';

const [isolate, pop, override] = ['\u2068', '\u2069', '\u202e'];

test.each([
  [4, `${isolate}דוד${pop}, ${isolate}${override}Alix${pop}, Bruno`],
  [5, `${isolate}דוד${pop}, ${isolate}${override}Alix${pop}, Bruno`],
])('the card of a tournament of %i isolates the direction of each name', (entrants, names) => {
  const nothing = () => {};
  render(
    <TournamentCard
      notes={{
        title: 'Evening',
        format: 'roundRobin',
        games: ['track'],
        players: ['דוד', `${override}Alix`, 'Bruno', 'Carla'],
        entrants,
        standing: 'running',
        round: 1,
        rounds: 3,
        leaders: ['דוד', 'Bruno'],
        points: '1',
        next: '',
        updated: '1917-05-02T18:00:00.000Z',
      }}
      onOpen={nothing}
      onDuplicate={nothing}
      onExport={nothing}
      onRemove={nothing}
    />,
  );
  expect(textsOf('.tournament-names').join()).toContain(names);
  expect(textsOf('.tournament-standing').join()).toContain(`${isolate}דוד${pop} and Bruno`);
});
