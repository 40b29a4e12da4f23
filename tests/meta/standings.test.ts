import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { entrantRecords } from '@aerodrome/engine/meta/tournament/entrantRecords.ts';
import { formatNet, formatPoints } from '@aerodrome/engine/meta/tournament/formatFigures.ts';
import type { TieBreak } from '@aerodrome/engine/meta/tournament/setup.ts';
import { type StandingsRow, standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import type { Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { setLanguage } from '@aerodrome/engine/text/catalogue.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { expect, test } from 'vitest';
import {
  appendEvents,
  enterResults,
  manualResultEvent,
  pairNextRound,
  playToEnd,
  type ResultSource,
  randomResults,
  setUp,
  startTournament,
} from './tournamentHelpers.ts';

/** Results in short form: "12" is a win of p1 over p2, "1=2" a draw. */
function resultsFrom(...results: string[]): ResultSource {
  return ({ sides: [[a], [b]] }) => {
    const [x, y] = [a.slice(1), b.slice(1)];
    if (results.includes(`${x}${y}`)) return 0;
    if (results.includes(`${y}${x}`)) return 1;
    if (results.includes(`${x}=${y}`) || results.includes(`${y}=${x}`)) return null;
    throw new Error(`nobody told who won of ${x} and ${y}`);
  };
}

const table = (state: Tournament) => standingsOf(state).map(({ entrant }) => entrant);
const rowOf = (state: Tournament, id: string) =>
  standingsOf(state).find(({ entrant }) => entrant === id) as StandingsRow;
const because = (row: StandingsRow, tie: TieBreak) => {
  const { key, params } = row.ties[tie]?.because ?? { key: '' };
  return say(key, params);
};

test('standings are ordered by points, with the set points for a win, draw and loss', () => {
  const decide = resultsFrom('12', '13', '2=3');
  const state = tournamentLog.fold(playToEnd(startTournament(setUp('roundRobin'), 3), decide));
  expect(standingsOf(state).map(({ points }) => points.value)).toEqual([2, 0.5, 0.5]);
  const three = tournamentLog.fold(playToEnd(startTournament(setUp('roundRobin', { points: [3, 1, 0] }), 3), decide));
  expect(standingsOf(three).map(({ points }) => points.value)).toEqual([6, 1, 1]);
  expect(rowOf(state, 'p1').points.because).toMatchObject({ params: { sum: '1 + 1' } });
});

test('points are given per leg or per pair', () => {
  const legs = setUp('roundRobin', { legs: 2 });
  const split: ResultSource = (_pair, leg) => (leg.number === 0 ? 0 : null);
  const counted = tournamentLog.fold(playToEnd(startTournament(legs, 3), split));
  expect(standingsOf(counted).reduce((sum, { points }) => sum + points.value, 0)).toBe(6);
  const pairing = tournamentLog.fold(playToEnd(startTournament({ ...legs, counts: 'pairing' }, 3), split));
  expect(standingsOf(pairing).reduce((sum, { points }) => sum + points.value, 0)).toBe(3);
});

test('the direct encounter breaks a tie if all tied entrants have met', () => {
  // p1 and p2 are level, and p2 has beaten p1.
  const state = tournamentLog.fold(
    playToEnd(
      startTournament(setUp('roundRobin', { ties: ['direct', 'lot'] }), 4),
      resultsFrom('21', '13', '14', '23', '42', '34'),
    ),
  );
  expect(table(state).slice(0, 2)).toEqual(['p2', 'p1']);
  expect(because(rowOf(state, 'p2'), 'direct')).toBe('Direct encounter of the 2 tied entrants: 1');
  // In a Swiss of one round the winners have not met.
  const swiss = tournamentLog.fold(
    playToEnd(startTournament(setUp('swiss', { rounds: 1, ties: ['direct'] }), 4), () => 0),
  );
  expect(standingsOf(swiss).map(({ place }) => place)).toEqual([1, 1, 3, 3]);
  expect(because(standingsOf(swiss)[0], 'direct')).toMatch(/^Not all/);
});

test('Sonneborn-Berger adds the points of beaten opponents and half of those drawn with', () => {
  const state = tournamentLog.fold(
    playToEnd(startTournament(setUp('roundRobin'), 4), resultsFrom('12', '1=3', '41', '23', '24', '34')),
  );
  // Points: p1 1½, p2 2, p3 1½, p4 1. p1: 2 + ¾ + 0; p3: ¾ + 0 + 1.
  expect(rowOf(state, 'p1').ties.sonnebornBerger?.value).toBe(2.75);
  expect(rowOf(state, 'p3').ties.sonnebornBerger?.value).toBe(1.75);
  expect(table(state)).toEqual(['p2', 'p1', 'p3', 'p4']);
});

test('Buchholz adds the points of all opponents, the cut variant without the lowest, and explains it', () => {
  let document = startTournament(setUp('swiss', { rounds: 2 }), 4);
  document = enterResults(pairNextRound(document), resultsFrom('13', '24'));
  document = enterResults(pairNextRound(document), resultsFrom('12', '34'));
  const state = tournamentLog.fold(document);
  // Points: p1 2, p2 1, p3 1, p4 0.
  expect(rowOf(state, 'p1').ties.buchholz).toMatchObject({ value: 2, text: '2' });
  expect(rowOf(state, 'p2').ties).toMatchObject({ buchholz: { value: 2 }, buchholzCut1: { value: 2 } });
  expect(because(rowOf(state, 'p2'), 'buchholzCut1')).toBe('Buchholz cut-1: 2, without the lowest (0)');
  expect(because(rowOf(state, 'p3'), 'buchholz')).toBe('Buchholz: 2 + 0');
});

test('a bye counts as a full win, and for Buchholz as an opponent with the entrant’s own points', () => {
  let document = startTournament(setUp('swiss', { rounds: 1, legs: 2 }), 3);
  document = enterResults(pairNextRound(document), () => 0);
  const state = tournamentLog.fold(document);
  expect(rowOf(state, 'p3')).toMatchObject({ points: { value: 2 }, played: 0, ties: { buchholz: { value: 2 } } });
});

test('net damage is a fraction of the maximum and adds up to zero over both sides', () => {
  const document = pairNextRound(startTournament(setUp('swiss', { rounds: 1, legs: 2 }), 2));
  const state = tournamentLog.fold(
    appendEvents(document, manualResultEvent('r1.1', 0, 0, 1 / 3), manualResultEvent('r1.1', 1, 1, -0.25)),
  );
  const [a, b] = standingsOf(state);
  expect(a.net + b.net).toBeCloseTo(0, 12);
  expect(a.ties.netDamage?.text).toBe('+.08');
  expect(because(a, 'netDamage')).toMatch(/\+\.08$/);
});

test('the lot is drawn once and does not depend on the order of entrants', () => {
  const level = tournamentLog.fold(
    playToEnd(startTournament(setUp('roundRobin', { ties: ['lot'] }), 5, 9), () => null),
  );
  expect(standingsOf(level).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  const again = tournamentLog.fold(
    playToEnd(startTournament(setUp('roundRobin', { ties: ['lot'] }), ['p4', 'p2', 'p5', 'p1', 'p3'], 9), () => null),
  );
  expect(table(again)).toEqual(table(level));
  const other = tournamentLog.fold(
    playToEnd(startTournament(setUp('roundRobin', { ties: ['lot'] }), 5, 10), () => null),
  );
  expect(table(other)).not.toEqual(table(level));
});

test('entrants without a tie-break between them share a place, and the next place is skipped', () => {
  const level = tournamentLog.fold(
    playToEnd(startTournament(setUp('roundRobin', { ties: ['wins'] }), 3), resultsFrom('1=2', '13', '23')),
  );
  expect(standingsOf(level).map(({ place }) => place)).toEqual([1, 1, 3]);
});

test('Buchholz and Sonneborn-Berger agree with a simple computation over random events', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const format = seed % 2 === 0 ? 'swiss' : 'roundRobin';
    const ties: TieBreak[] = ['buchholz', 'sonnebornBerger'];
    const state = tournamentLog.fold(
      playToEnd(startTournament(setUp(format, { rounds: 3, ties }), 5 + (seed % 5), seed), randomResults(seed)),
    );
    const points = new Map<string, number>();
    for (const { entrant, points: won } of standingsOf(state)) points.set(entrant, won.value);
    for (const { entrant, ties: cells } of standingsOf(state)) {
      const own = points.get(entrant) as number;
      let [buchholz, berger] = [0, 0];
      for (const { sides, winner } of state.pairs.values()) {
        const side = sides.findIndex(([id]) => id === entrant);
        if (side < 0) continue;
        const theirs = points.get(sides[1 - side][0]) as number;
        buchholz += theirs;
        berger += winner === null ? theirs / 2 : winner === side ? theirs : 0;
      }
      const byes = state.rounds.filter(({ bye }) => bye === entrant).length;
      expect(cells.buchholz?.value).toBeCloseTo(buchholz + byes * own, 9);
      expect(cells.sonnebornBerger?.value).toBeCloseTo(berger + byes * own, 9);
    }
  }
});

test('the points of a round add up to the points of its pairs and byes', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const state = tournamentLog.fold(
      playToEnd(startTournament(setUp('swiss', { rounds: 3, legs: 2 }), 7, seed), randomResults(seed)),
    );
    const given = [...entrantRecords(state).values()].reduce((sum, { points }) => sum + points, 0);
    const legs = [...state.pairs.values()].reduce((sum, { legs: { length } }: Pair) => sum + length, 0);
    expect(given).toBe(legs + 2 * state.rounds.length);
  }
});

test('points and net damage are formatted with halves, signs and hundredths', () => {
  expect([0, 0.5, 1, 2.5, 2.75].map(formatPoints)).toEqual(['0', '½', '1', '2½', '2.75']);
  const nets = [0, 0.414, -0.1, 1, -1.256];
  expect(nets.map(formatNet)).toEqual(['0', '+.41', '−.10', '+1.00', '−1.26']);
  setLanguage('de');
  const inGerman = [...nets.map(formatNet), formatPoints(3.125)];
  setLanguage('en');
  expect(inGerman).toEqual(['0', '+0,41', '−0,10', '+1,00', '−1,26', '3,13']);
});
