import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { legTakeOffEvent, planesFor, prepareLeg } from '@aerodrome/engine/meta/tournament/legs.ts';
import { nextPlanePick, pickedPlanes } from '@aerodrome/engine/meta/tournament/planePicks.ts';
import { estimateDuration, minutesBetween, readyLegs, totalLegs } from '@aerodrome/engine/meta/tournament/schedule.ts';
import type { Pair } from '@aerodrome/engine/meta/tournament/state.ts';
import { expect, test } from 'vitest';
import { beginEvent, botEntrants } from '../../build/scripts/tournament/event.ts';
import {
  appendEvents,
  eventGame,
  manualResultEvent,
  noon,
  pairNextRound,
  playToEnd,
  setUp,
  startTournament,
  unwrapDocument,
} from './tournamentHelpers.ts';

const slots = (document: TournamentDocument) => readyLegs(tournamentLog.fold(document)).map(({ slot }) => slot);

test('matches in the air come first, then pairs that have begun, then the longest rest', () => {
  const round = pairNextRound(startTournament(setUp('roundRobin', { legs: 2 }), 6));
  expect(slots(round)).toEqual(['r1.1/0', 'r1.2/0', 'r1.3/0']);
  const begunPair = appendEvents(round, manualResultEvent('r1.2', 0, 0));
  expect(slots(begunPair)[0]).toBe('r1.2/1');
  const pair = tournamentLog.fold(begunPair).pairs.get('r1.3') as Pair;
  const flying = appendEvents(begunPair, legTakeOffEvent(tournamentLog.fold(begunPair), pair, pair.legs[0], 'm1'));
  expect(slots(flying)[0]).toBe('r1.3/0');
});

test('the pair that flew last in a round is last in the next one', () => {
  let document = pairNextRound(startTournament(setUp('roundRobin'), 4));
  const [first, second] = tournamentLog.fold(document).rounds[0].pairs;
  document = pairNextRound(appendEvents(document, manualResultEvent(second, 0, 0), manualResultEvent(first, 0, 0)));
  const rested = tournamentLog.fold(document).pairs.get(second)?.sides.flat() ?? [];
  const [next] = readyLegs(tournamentLog.fold(document));
  const tired = tournamentLog.fold(document).pairs.get(first)?.sides.flat() ?? [];
  // Each entrant meets one of the other pair, so that neither pair has rested longer.
  expect(next.pair.sides.flat().some((id) => rested.includes(id) && !tired.includes(id))).toBe(true);
});

test('persons who flew the last two legs come after all others', () => {
  // Late entrants have never flown, although the manual pairing lists the two who flew last first.
  let document = pairNextRound(startTournament(setUp('swiss', { rounds: 3, legs: 2 }), 4));
  const [first, second] = tournamentLog.fold(document).rounds[0].pairs;
  const legs = (pair: string) => [manualResultEvent(pair, 0, 0), manualResultEvent(pair, 1, null)];
  document = appendEvents(document, ...legs(second), ...legs(first));
  const [a, b] = tournamentLog.fold(document).pairs.get(first)?.sides.flat() ?? [];
  const [c, d] = tournamentLog.fold(document).pairs.get(second)?.sides.flat() ?? [];
  const pairs = [
    { id: 'r2.1', sides: [[a], [b]] },
    { id: 'r2.2', sides: [[c], [d]] },
  ] as const;
  document = appendEvents(document, { type: 'paired', round: 2, pairs, by: 'hand', method: 'hand' });
  expect(slots(document)).toEqual(['r2.2/0', 'r2.1/0']);
});

test('matches of bots only are marked, and not counted in the estimated duration', () => {
  const bots = pairNextRound(beginEvent(setUp('single'), botEntrants(4, [1], 1), 1));
  expect(readyLegs(tournamentLog.fold(bots)).every((readyLeg) => readyLeg.isBotsOnly)).toBe(true);
  expect(estimateDuration(tournamentLog.fold(bots)).legs).toBeLessThan(3);
  expect(
    readyLegs(tournamentLog.fold(pairNextRound(startTournament(setUp('single'), 4)))).some(
      (readyLeg) => readyLeg.isBotsOnly,
    ),
  ).toBe(false);
});

test('the estimated duration is the number of legs left times the median of those flown', () => {
  const draft = pairNextRound(startTournament(setUp('roundRobin', { legs: 2 }), 4));
  expect(totalLegs(tournamentLog.fold(draft))).toBe(12);
  expect(estimateDuration(tournamentLog.fold(draft))).toEqual({ legs: 12, minutes: 12 * 15 });
  let document = draft;
  for (const [leg, minutes] of [
    [0, '07'],
    [1, '09'],
  ] as const) {
    const pair = tournamentLog.fold(document).pairs.get('r1.1') as Pair;
    document = appendEvents(document, legTakeOffEvent(tournamentLog.fold(document), pair, pair.legs[leg], `m${leg}`));
    const at = `2026-05-02T12:${minutes}:00.000Z`;
    const debrief = {
      game: 'track',
      scenario: 'duel',
      ending: 'shotDown',
      winners: [0],
      turns: 3,
      planes: [],
      margin: [0, 0],
      most: 1,
    } as const;
    document = unwrapDocument(
      tournamentLog.append(document, at, { type: 'result', pair: 'r1.1', leg, winner: 0, debrief }),
    );
  }
  expect(estimateDuration(tournamentLog.fold(document))).toEqual({ legs: 10, minutes: 90 });
  expect(estimateDuration(tournamentLog.fold(playToEnd(document, () => 0)))).toEqual({ legs: 0, minutes: 0 });
});

test('the total number of legs is known before an event begins and while it runs', () => {
  const counts = [
    ['swiss', 3 * 2],
    ['single', 3],
    ['double', 6],
    ['hill', 3],
  ] as const;
  for (const [format, legs] of counts)
    expect(totalLegs(tournamentLog.fold(startTournament(setUp(format, { rounds: 3 }), 4)))).toBe(legs);
});

test('minutes between two dates are counted over months and leap days', () => {
  expect(minutesBetween('2024-02-28T23:50:00.000Z', '2024-03-01T00:10:00.000Z')).toBe(24 * 60 + 20);
  expect(minutesBetween('2026-12-31T23:59:00.000Z', '2027-01-01T00:00:30.000Z')).toBe(1.5);
  expect(minutesBetween(noon, noon)).toBe(0);
});

test('drawn planes are legal, different, the same for both legs, and vary between pairs', () => {
  const state = tournamentLog.fold(
    pairNextRound(startTournament(setUp('swiss', { planes: 'drawn', legs: 2, rounds: 1 }), 16)),
  );
  const drawn = [...state.pairs.values()].map((pair) =>
    pair.legs.map((leg) => prepareLeg(state, pair, leg).options.biplanes),
  );
  for (const [a, b] of drawn) expect(a).toEqual(b);
  expect(new Set(drawn.map(([planes]) => String(planes))).size).toBeGreaterThan(3);
});

test('the higher seed bans a plane and the other picks first, and in the next leg the roles are exchanged', () => {
  const state = tournamentLog.fold(
    pairNextRound(startTournament(setUp('swiss', { planes: 'picked', legs: 2, rounds: 1 }), 2)),
  );
  const pair = state.pairs.get('r1.1') as Pair;
  const higher = pair.sides[0][0] === 'p1' ? 0 : 1;
  const all = planesFor(eventGame('track'))[0];
  const does = (leg: number, answers: string[]) => nextPlanePick(state, pair, pair.legs[leg], answers);
  expect(does(0, [])).toMatchObject({ does: 'ban', side: higher, choices: all });
  expect(does(0, ['red'])).toMatchObject({ does: 'pick', side: 1 - higher });
  expect(does(0, ['red'])?.choices).not.toContain('red');
  expect(does(0, ['red', 'blue'])).toMatchObject({ does: 'pick', side: higher });
  expect(does(0, ['red', 'blue'])?.choices).not.toContain('blue');
  expect(does(0, ['red', 'blue', 'white'])).toBeNull();
  expect(does(1, [])).toMatchObject({ does: 'ban', side: 1 - higher });
  const picked = pickedPlanes(state, pair, pair.legs[0], ['red', 'blue', 'white']);
  expect([...picked].sort()).toEqual(['blue', 'white']);
  expect(prepareLeg(state, pair, pair.legs[0], picked).options.biplanes).toEqual(picked);
});
