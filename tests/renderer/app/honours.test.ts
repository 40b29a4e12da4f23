import type { PlaneDebrief } from '@aerodrome/engine/meta/debrief.ts';
import type { LedgerLine } from '@aerodrome/engine/meta/ledger.ts';
import type { Profile } from '@aerodrome/engine/meta/roster.ts';
import { newTournament, type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { tournamentLedgerLines } from '@aerodrome/engine/meta/tournament/ledgerLines.ts';
import { legTakeOffEvent } from '@aerodrome/engine/meta/tournament/legs.ts';
import { plannedPlanes } from '@aerodrome/engine/meta/tournament/planes.ts';
import { readyLegs } from '@aerodrome/engine/meta/tournament/schedule.ts';
import type { Leg, Pair } from '@aerodrome/engine/meta/tournament/state.ts';
import { expect, test } from 'vitest';
import { honoursOf, podiumOf } from '../../../renderer/app/screens/hall/honours.ts';
import { appendEvents, noon, pairNextRound, setUp, startTournament } from '../../meta/tournamentHelpers.ts';

const nothing = { taken: 0, dealt: 0, victories: 0, fate: 'home' } as const;

/** The next leg, flown with these parts of its two planes, and won by the first seat. */
function flownWith(document: TournamentDocument, parts: readonly Partial<PlaneDebrief>[], turns: number) {
  const [{ pair, leg }] = readyLegs(tournamentLog.fold(document));
  const flying = appendEvents(document, legTakeOffEvent(tournamentLog.fold(document), pair, leg, `m-${turns}`));
  const planes = parts.map((part, seat) => ({ ...nothing, key: ['red', 'blue'][seat], seat, side: seat, ...part }));
  const debrief = { game: 'track', scenario: 'duel', ending: 'shotDown', winners: [0], turns, planes };
  const margin = [0, 0] as const;
  return appendEvents(flying, {
    type: 'result',
    pair: pair.id,
    leg: leg.number,
    winner: 0,
    debrief: { ...debrief, margin, most: 5 },
  });
}

/** Three fly each other: P2 beats P3, then whoever is next. */
function evening(): TournamentDocument {
  let document = pairNextRound(startTournament(setUp('roundRobin'), 3));
  document = flownWith(
    document,
    [
      { dealt: 4, loops: 1 },
      { dealt: 1, loops: 2 },
    ],
    9,
  );
  document = flownWith(pairNextRound(document), [{ dealt: 2, victories: 1, loops: 1 }, { loops: 1 }], 17);
  return flownWith(pairNextRound(document), [{ dealt: 1 }, { dealt: 1 }], 12);
}

test('honours sum damage and victories, and take loops and turns from the best single match', () => {
  const state = tournamentLog.fold(evening());
  const by = Object.fromEntries(honoursOf(state, []).map(({ what, names, value }) => [what, [names, value]]));
  expect(by.longestMatch?.[1]).toBe(17);
  expect(by.mostLoops).toEqual(['P3', 2]);
  expect(by.mostVictories?.[1]).toBe(1);
  expect(by.mostHits?.[1]).toBeGreaterThanOrEqual(4);
  expect(by).not.toHaveProperty('unluckiest');
});

test('honours isolate the direction of each name', () => {
  const entered = ['p1', 'p2', 'p3'].map((id) => {
    const name = `דוד ${id}`;
    return { type: 'entered' as const, entrant: { id, name, members: [{ name, person: null }] } };
  });
  const begun = appendEvents(newTournament(setUp('roundRobin'), 1, noon), ...entered, { type: 'begun' });
  const state = tournamentLog.fold(flownWith(pairNextRound(begun), [{ dealt: 2 }, { dealt: 2 }], 5));
  const mostHits = honoursOf(state, []).find(({ what }) => what === 'mostHits');
  expect(mostHits?.names).toMatch(/^\u2068דוד p\d\u2069, \u2068דוד p\d\u2069$/);
});

test('the unluckiest player has rolled enough dice, with a sum below the expected one', () => {
  const state = tournamentLog.fold(evening());
  const line = (name: string, sum: number, dice: number) =>
    ({ seats: [{ name, thrown: [sum, dice] }] }) as unknown as LedgerLine;
  const unluckiest = (...lines: LedgerLine[]) => honoursOf(state, lines).find(({ what }) => what === 'unluckiest');
  expect(unluckiest(line('A', 10, 4), line('A', 10, 4), line('B', 14, 7), line('C', 1, 1))).toMatchObject({
    names: 'B',
    value: '1.50',
  });
  expect(unluckiest(line('A', 40, 8))).toBeUndefined();
});

test('the podium shows the plane that each entrant flew last, with the emblem of the profile', () => {
  const profile: Profile = {
    id: 'profile-p2',
    name: 'P2',
    emblem: 'moon',
    colour: 'teal',
    created: noon,
    retired: false,
  };
  const podium = podiumOf(tournamentLog.fold(evening()), [profile]);
  expect(podium.map(({ place }) => place).slice(0, 1)).toEqual([1]);
  expect(podium.find(({ entrant }) => entrant === 'p2')?.profile).toEqual(profile);
  expect(podium.find(({ entrant }) => entrant === 'p3')?.profile).toBeNull();
  for (const { plane } of podium) expect(['red', 'blue']).toContain(plane);
});

test('the planes of a manual result are stored in the ledger by side and leg', () => {
  const document = pairNextRound(startTournament(setUp('roundRobin', { legs: 2, planes: 'drawn' }), 3));
  const meant = (leg: number) => {
    const state = tournamentLog.fold(document);
    const pair = state.pairs.get('r1.1') as Pair;
    return plannedPlanes(state, pair, pair.legs[leg] as Leg);
  };
  expect(meant(0)).toHaveLength(2);
  // In the air, too, where the book only says what differs from the set-up.
  const fixed = pairNextRound(startTournament(setUp('roundRobin'), 3));
  const [{ pair, leg }] = readyLegs(tournamentLog.fold(fixed));
  const aloft = tournamentLog.fold(appendEvents(fixed, legTakeOffEvent(tournamentLog.fold(fixed), pair, leg, 'm')));
  const flying = aloft.pairs.get(pair.id) as Pair;
  expect(plannedPlanes(aloft, flying, flying.legs[0])).toHaveLength(2);
  const results = [0, 1].map(
    (leg) => ({ type: 'result', pair: 'r1.1', leg, winner: 0, typed: { planes: meant(leg) } }) as const,
  );
  const [first, second] = tournamentLedgerLines(tournamentLog.fold(appendEvents(document, ...results)), 'evening');
  const planesOf = ({ seats }: LedgerLine) => new Map(seats.map(({ name, planes }) => [name, planes]));
  const [name] = planesOf(first).keys();
  // Sides are exchanged, and with them the planes.
  expect(planesOf(first).get(name)).toEqual([meant(0)[0]]);
  expect(planesOf(second).get(name)).toEqual([meant(1)[1]]);
});
