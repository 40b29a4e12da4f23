import type { Profile } from '@aerodrome/engine/meta/roster.ts';
import { checkSetup } from '@aerodrome/engine/meta/tournament/document.ts';
import { expect, test } from 'vitest';
import {
  botEntrant,
  type Draft,
  documentOf,
  draftOf,
  moveItem,
  seededOrder,
  typedEntrant,
  withEntrants,
} from '../../../renderer/app/screens/tournaments/draft.ts';
import { setupFromTemplate, templates } from '../../../renderer/app/screens/tournaments/templates.ts';

const at = '2026-05-02T14:00:00.000Z';
const anna: Profile = { id: 'p1', name: 'Anna', emblem: 'star', colour: 'red', created: at, retired: false };

function enter(draft: Draft, ...names: string[]): Draft {
  const entrants = [...draft.entrants];
  for (const name of names) {
    const read = typedEntrant(name, { ...draft, entrants }, [anna]);
    if ('problem' in read) throw new Error(read.problem.code);
    entrants.push(read.ok);
  }
  return withEntrants(draft, entrants);
}

const alone: Draft = { setup: setupFromTemplate('roundRobin'), entrants: [] };

test.each(templates)('the template %s gives a valid set-up', (plan) => {
  expect(checkSetup(setupFromTemplate(plan))).toBeNull();
});

test('a typed name selects the profile of that name, and no one can be entered twice', () => {
  const draft = enter(alone, 'anna', 'Bruno');
  expect(draft.entrants.map(({ members }) => members[0])).toEqual([
    { name: 'Anna', person: 'p1' },
    { name: 'Bruno', person: null },
  ]);
  expect(typedEntrant('ANNA', draft, [anna])).toEqual({ problem: { code: 'tournament.sameName' } });
  expect(typedEntrant('bruno', draft, [])).toEqual({ problem: { code: 'tournament.sameName' } });
  expect(typedEntrant(' ', draft, [])).toEqual({ problem: { code: 'tournaments.names.1' } });
});

test('a team of two is typed as two names, and needs both', () => {
  const pairs: Draft = { setup: setupFromTemplate('pairs'), entrants: [] };
  expect(enter(pairs, 'Anna & Bruno').entrants[0]).toMatchObject({
    name: 'Anna & Bruno',
    members: [{ person: 'p1' }, { person: null }],
  });
  expect(typedEntrant('Carla', pairs, [])).toEqual({ problem: { code: 'tournaments.names.2' } });
});

test('bots of one level never share a name, however many there are', () => {
  let draft = alone;
  for (let i = 0; i < 9; i++) draft = { ...draft, entrants: [...draft.entrants, botEntrant(2, draft)] };
  expect(new Set(draft.entrants.map(({ name }) => name)).size).toBe(9);
});

test('a stored draft is read back unchanged', () => {
  const draft = enter(alone, 'Anna', 'Bruno', 'Carla');
  const written = documentOf(draft, 7, at);
  expect('ok' in written && draftOf(written.ok)).toEqual(draft);
});

test('the seeding order comes from the list, from the lot, or from ratings with the strongest first', () => {
  const { entrants } = enter(alone, 'Anna', 'Bruno', 'Carla');
  const none = () => 0;
  expect(seededOrder(entrants, 'list', 7, none)).toEqual(['e1', 'e2', 'e3']);
  expect(seededOrder(entrants, 'lot', 7, none)).toEqual(seededOrder(entrants.toReversed(), 'lot', 7, none));
  expect(seededOrder(entrants, 'rating', 7, ({ name }) => ({ Anna: 1, Bruno: 3, Carla: 2 })[name] ?? 0)).toEqual([
    'e2',
    'e3',
    'e1',
  ]);
});

test('an entrant moves one place, and not beyond the ends of the list', () => {
  expect(moveItem(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});

test('the rounds of a Swiss tournament follow the number of entrants until they are set by hand', () => {
  const chosen: Draft = { setup: setupFromTemplate('swiss'), entrants: [] };
  const five = enter(chosen, 'Anna', 'Bruno', 'Carla', 'Dora', 'Emil');
  expect(five.setup.rounds).toBe(3);
  expect(withEntrants(five, five.entrants.slice(1)).setup.rounds).toBe(2);
  const set = { ...five, setup: { ...five.setup, rounds: 4 } };
  expect(enter(set, 'Frieda').setup.rounds).toBe(4);
});
