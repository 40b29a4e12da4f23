import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { currentBracket } from '@aerodrome/engine/meta/tournament/bracketState.ts';
import { correctResult, voidedByCorrection } from '@aerodrome/engine/meta/tournament/corrections.ts';
import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { createBracket } from '@aerodrome/engine/meta/tournament/elimination.ts';
import { prepareLeg } from '@aerodrome/engine/meta/tournament/legs.ts';
import { findNextStep } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { gameOfPair as flight } from '@aerodrome/engine/meta/tournament/scheduledGames.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import type { Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { expect, test } from 'vitest';
import {
  appendEvents,
  betterSeedWins,
  enterResults,
  eventGame,
  manualResultEvent,
  noon,
  pairNextRound,
  playToEnd,
  randomResults,
  setUp,
  startTournament,
  unwrapDocument,
} from './tournamentHelpers.ts';

function defeats(state: Tournament): Map<string, number> {
  const lost = new Map(state.entrants.map(({ id }) => [id, 0]));
  for (const { sides, winner, id } of state.pairs.values()) {
    if (id === 't.1') continue;
    const [loser] = sides[1 - (winner as number)];
    lost.set(loser, (lost.get(loser) ?? 0) + 1);
  }
  return lost;
}

test.each(['single', 'double'] as const)(
  '%s elimination: 2 to 64 entrants have one champion, and all others lose the allowed number of matches',
  (format) => {
    for (const n of [2, 3, 4, 5, 6, 7, 8, 9, 12, 17, 33, 64]) {
      const document = playToEnd(startTournament(setUp(format), n, n), randomResults(n, 0));
      const state = tournamentLog.fold(document);
      expect(findNextStep(state)).toEqual({ is: 'decided' });
      const rows = standingsOf(state);
      expect(rows.filter(({ place }) => place === 1)).toHaveLength(1);
      const lost = defeats(state);
      const [{ entrant: champion }] = rows;
      const allowed = format === 'single' ? 1 : 2;
      for (const [id, count] of lost) {
        if (id === champion) expect(count).toBeLessThan(allowed);
        else expect(count).toBe(allowed);
      }
      if (format === 'single') expect(state.pairs.size).toBe(n - 1);
      else expect([2 * n - 2, 2 * n - 1]).toContain(state.pairs.size);
      expect(state.pairs.has('f.2')).toBe(format === 'double' && state.pairs.size === 2 * n - 1);
    }
  },
);

test('the best two seeds can only meet in the final, and byes go to the top seeds', () => {
  const nodes = createBracket(6, false, false);
  const first = nodes
    .filter(({ round }) => round === 1)
    .map(({ slots }) => slots.map((slot) => ('seed' in slot ? slot.seed : -1)));
  expect(first).toEqual([
    [0, 7],
    [3, 4],
    [1, 6],
    [2, 5],
  ]);
  const document = playToEnd(startTournament(setUp('single'), 6), betterSeedWins);
  expect(tournamentLog.fold(document).pairs.get('w3.1')?.sides.flat().sort()).toEqual(['p1', 'p2']);
  expect(tournamentLog.fold(pairNextRound(startTournament(setUp('single'), 6))).rounds[0].pairs).toEqual([
    'w1.2',
    'w1.4',
  ]);
});

test('every node comes after those it depends on, and losers first meet other opponents', () => {
  for (const n of [4, 8, 16, 32, 64]) {
    const nodes = createBracket(n, true, false);
    const rounds = new Map(nodes.map(({ id, round }) => [id, round]));
    for (const { slots, round, branch } of nodes) {
      for (const slot of slots) {
        if ('seed' in slot) continue;
        const from = 'winOf' in slot ? slot.winOf : slot.lossOf;
        expect(rounds.get(from)).toBeLessThan(round + (branch === 'final' ? 1 : 0));
      }
    }
  }
});

test('a match for the third place is flown if the set-up asks for it', () => {
  const state = tournamentLog.fold(
    playToEnd(startTournament(setUp('single', { thirdPlace: true }), 8), betterSeedWins),
  );
  expect(state.pairs.get('t.1')?.sides.flat().sort()).toEqual(['p3', 'p4']);
  expect(standingsOf(state).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 5, 5, 5]);
  const shared = tournamentLog.fold(playToEnd(startTournament(setUp('single'), 4), betterSeedWins));
  expect(standingsOf(shared).map(({ place }) => place)).toEqual([1, 2, 3, 3]);
});

test('a drawn knock-out pair is decided by net damage, then by up to two deciders, then by a coin toss', () => {
  const start = pairNextRound(startTournament(setUp('single', { legs: 2 }), 2));
  const pairOf = (document: typeof start) => tournamentLog.fold(document).pairs.get('w1.1') as Pair;
  const byDamage = appendEvents(start, manualResultEvent('w1.1', 0, 0, 0.1), manualResultEvent('w1.1', 1, 1, 0.2));
  expect(pairOf(byDamage)).toMatchObject({ done: true, winner: 0, decidedBy: 'damage' });

  const level = appendEvents(start, manualResultEvent('w1.1', 0, 0), manualResultEvent('w1.1', 1, 1));
  expect(pairOf(level)).toMatchObject({ done: false, legs: [{}, {}, { decider: true, state: 'open' }] });
  expect(pairOf(appendEvents(level, manualResultEvent('w1.1', 2, 1)))).toMatchObject({
    done: true,
    winner: 1,
    decidedBy: 'decider',
  });
  const twice = appendEvents(level, manualResultEvent('w1.1', 2, null));
  expect(pairOf(twice).legs).toHaveLength(4);
  const coin = pairOf(appendEvents(twice, manualResultEvent('w1.1', 3, null)));
  expect(coin).toMatchObject({ done: true, decidedBy: 'lot' });
  expect(pairOf(appendEvents(twice, manualResultEvent('w1.1', 3, null))).winner).toBe(coin.winner);
});

test('a decider is a duel on the same board, with drawn sides', () => {
  const event = [eventGame('track', { scenario: 'espionage', board: 'two-coloured' })];
  const document = appendEvents(
    pairNextRound(startTournament(setUp('single', { event, legs: 1 }), 2)),
    manualResultEvent('w1.1', 0, null),
  );
  const state = tournamentLog.fold(document);
  const pair = state.pairs.get('w1.1') as Pair;
  expect(flight(state, pair).options.scenario).toBe('espionage');
  expect(prepareLeg(state, pair, pair.legs[1]).options).toMatchObject({ scenario: 'duel', board: 'two-coloured' });
});

test('entrants who withdraw leave walkovers: there is one champion, and no withdrawn entrant flies', () => {
  for (const format of ['single', 'double'] as const) {
    for (let seed = 1; seed <= 12; seed++) {
      const rng = new SeededRandom(seed);
      let document = pairNextRound(startTournament(setUp(format), 3 + rng.below(10), seed));
      for (;;) {
        const state = tournamentLog.fold(document);
        const active = state.entrants.filter((entrant) => entrant.active);
        const next = findNextStep(state).is;
        if (next === 'decided') break;
        if (rng.below(4) === 0 && active.length > 2)
          document = appendEvents(document, { type: 'withdrew', id: active[rng.below(active.length)].id });
        document =
          findNextStep(tournamentLog.fold(document)).is === 'pairing'
            ? pairNextRound(document)
            : enterResults(document, randomResults(seed, 0));
      }
      const state = tournamentLog.fold(document);
      const [{ entrant }, second] = standingsOf(state);
      expect(second.place).toBe(2);
      if (state.entrants.some(({ active }) => active))
        expect(state.entrants.find(({ id }) => id === entrant)?.active).toBe(true);
    }
  }
});

test('the first result of a leg is no correction and voids nothing', () => {
  const document = startTournament(setUp('single'), 8);
  const first = { type: 'result', pair: 'w1.1', leg: 0, winner: 0, typed: { net: 0.5 } } as const;
  expect(voidedByCorrection(document, first)).toEqual([]);
  expect(correctResult(document, first, 'mistyped', noon)).toEqual(tournamentLog.append(document, noon, first));
});

test('a corrected result voids later matches whose entrants change, and none if the winner stays', () => {
  const document = playToEnd(startTournament(setUp('single'), 8), betterSeedWins);
  const same = {
    type: 'result',
    pair: 'w1.1',
    leg: 0,
    winner: (tournamentLog.fold(document).pairs.get('w1.1') as Pair).winner,
    typed: { net: 0.5 },
  } as const;
  expect(voidedByCorrection(document, same)).toEqual([]);
  const other = { ...same, winner: (1 - (same.winner as number)) as 0 | 1 };
  const taken = voidedByCorrection(document, other).map((at) => document.log[at]);
  const kinds = taken.map(
    (event) =>
      `${event.type} ${'pair' in event ? event.pair : 'pairs' in event ? event.pairs.map(({ id }) => id) : ''}`,
  );
  expect(kinds).toEqual(expect.arrayContaining(['result w2.1', 'result w3.1']));
  expect('problem' in tournamentLog.append(document, noon, other)).toBe(true);
  const corrected = unwrapDocument(correctResult(document, other, 'typed the wrong way round', noon));
  expect(tournamentLog.fold(corrected).pairs.get('w1.1')?.winner).toBe(other.winner);
  expect(findNextStep(tournamentLog.fold(corrected)).is).toBe('pairing');
  expect(currentBracket(tournamentLog.fold(corrected))?.resolved.get('w2.1')?.values).toContain('p8');
});

test('voiding a wrong result at any point and flying on gives the state of an event without it', () => {
  for (const format of ['single', 'double'] as const) {
    for (let seed = 1; seed <= 10; seed++) {
      const rng = new SeededRandom(seed);
      const right = playToEnd(startTournament(setUp(format), 9, seed), betterSeedWins);
      let document = startTournament(setUp(format), 9, seed);
      const errAt = 3 + rng.below(8);
      for (let turn = 0; ; turn++) {
        const state = tournamentLog.fold(document);
        if (findNextStep(state).is === 'decided') break;
        if (findNextStep(state).is === 'pairing') document = pairNextRound(document);
        else if (turn === errAt) {
          const open = [...state.pairs.values()].find((pair) => !pair.done) as Pair;
          const at = document.log.length;
          document = appendEvents(
            document,
            manualResultEvent(open.id, 0, betterSeedWins(open, open.legs[0]) === 0 ? 1 : 0),
          );
          if (findNextStep(tournamentLog.fold(document)).is === 'pairing') document = pairNextRound(document);
          document = unwrapDocument(tournamentLog.void(document, at, 'the other one won', noon));
        } else document = enterResults(document, betterSeedWins);
      }
      expect(standingsOf(tournamentLog.fold(document))).toEqual(standingsOf(tournamentLog.fold(right)));
    }
  }
});

test('the best of a round robin fly a knock-out stage seeded by place, and the others keep their places', () => {
  const document = playToEnd(startTournament(setUp('roundRobin', { finalists: 4 }), 6), (pair, leg) =>
    pair.knockOut ? (betterSeedWins(pair, leg) === 0 ? 1 : 0) : betterSeedWins(pair, leg),
  );
  const state = tournamentLog.fold(document);
  expect(state.bracket).toEqual(['p1', 'p2', 'p3', 'p4']);
  // The lower seed wins each match.
  expect(standingsOf(state)[0]).toMatchObject({ place: 1, entrant: 'p4' });
  expect(
    standingsOf(state)
      .slice(4)
      .map(({ entrant }) => entrant),
  ).toEqual(['p5', 'p6']);
  expect([...state.pairs.values()].filter(({ stage }) => stage === 2)).toHaveLength(3);
});

test('a shared first place is decided by a play-off if the set-up asks for it', () => {
  // The first three beat each other in a circle.
  const circle = ({ sides: [[a], [b]] }: Pair) => {
    const beats: Record<string, string> = { p1: 'p2', p2: 'p3', p3: 'p1' };
    if (beats[a] === b) return 0;
    if (beats[b] === a) return 1;
    return Number(a.slice(1)) < Number(b.slice(1)) ? 0 : 1;
  };
  const ties = ['direct', 'playOff', 'lot'] as const;
  const table = playToEnd(startTournament(setUp('roundRobin', { ties }), 4), (pair, leg) =>
    pair.knockOut ? betterSeedWins(pair, leg) : circle(pair),
  );
  const state = tournamentLog.fold(table);
  expect(state.playOff).toBe(true);
  expect([...(state.bracket ?? [])].sort()).toEqual(['p1', 'p2', 'p3']);
  const rows = standingsOf(state);
  expect(rows[0]).toMatchObject({ place: 1, entrant: 'p1' });
  expect(rows.filter(({ place }) => place === 1)).toHaveLength(1);
  expect(rows[3]).toMatchObject({ entrant: 'p4', place: 4 });
});
