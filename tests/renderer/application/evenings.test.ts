import { crossTable } from '@aerodrome/engine/meta/tournament/csv.ts';
import { newTournament, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import type { Entrant } from '@aerodrome/engine/meta/tournament/setup.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import { expect, test } from 'vitest';
import { dataFolder } from '../../electron/host/folder.ts';
import { eventGame, noon, setUp, startTournament, unwrapDocument } from '../../meta/tournamentHelpers.ts';
import { flyEvening, pageOver } from './evening.ts';

const folder = dataFolder();

/** Two persons under one name. */
function team(id: string): Entrant {
  const members = ['a', 'b'].map((one) => ({ name: `${id}${one}`, person: `profile-${id}${one}` }));
  return { id, name: `Team ${id}`, members };
}

test('teams of two play Crew: the ledger has all four, pilot and gunner swap seats, and the standings list teams', async () => {
  const page = pageOver(await folder.open());
  const setup = setUp('roundRobin', { event: [eventGame('crew', { players: '4' })], team: 2, legs: 2 });
  const entered = ['x', 'y', 'z'].map((id) => ({ type: 'entered', entrant: team(id) }) as const);
  const document = await flyEvening(page, 3, (seed) =>
    unwrapDocument(tournamentLog.append(newTournament(setup, seed, noon), noon, ...entered, { type: 'begun' })),
  );
  const lines = await page.records.lines();
  expect(lines).toHaveLength(6);
  for (const { seats } of lines) expect(new Set(seats.map(({ person }) => person)).size).toBe(4);
  const roles = new Map<string, Set<string>>();
  for (const { seats } of lines) {
    for (const { person, role } of seats) {
      roles.set(person ?? '', (roles.get(person ?? '') ?? new Set()).add(role.replace(/[^a-z].*$/i, '')));
    }
  }
  for (const flown of roles.values()) expect(flown.size).toBeGreaterThan(1);
  expect(standingsOf(tournamentLog.fold(document)).map(({ played }) => played)).toEqual([4, 4, 4]);
});

test('in a mixer each entrant plays beside each other entrant once, and scores points of their own', async () => {
  const page = pageOver(await folder.open());
  const document = await flyEvening(page, 4, (seed) => startTournament(setUp('mixer'), 4, seed));
  const state = tournamentLog.fold(document);
  const lines = await page.records.lines();
  expect(lines).toHaveLength(3);
  const mates = lines.flatMap(({ seats }) =>
    [0, 1].map((side) =>
      seats
        .filter((seat) => seat.side === side)
        .map(({ person }) => person)
        .sort()
        .join(' '),
    ),
  );
  expect(new Set(mates).size).toBe(6);
  // Each leg gives one point to two persons, or half a point to four.
  expect(standingsOf(state).reduce((sum, { points }) => sum + points.value, 0)).toBe(6);
});

test('in a king-of-the-hill tournament bouts are played one after the other, and the ledger has a line for each', async () => {
  const page = pageOver(await folder.open());
  const document = await flyEvening(page, 5, (seed) => startTournament(setUp('hill', { rounds: 5 }), 3, seed));
  const state = tournamentLog.fold(document);
  expect(state.rounds.map(({ pairs }) => pairs.length)).toEqual([1, 1, 1, 1, 1]);
  expect(await page.records.lines()).toHaveLength(5);
  const met = [...crossTable(state).cells.values()].flat();
  expect(met).toHaveLength(10);
});
