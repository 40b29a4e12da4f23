import { pairByHand } from '@aerodrome/engine/meta/tournament/corrections.ts';
import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { hillAfter, hillOf } from '@aerodrome/engine/meta/tournament/hill.ts';
import { findNextStep } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import { expect, test } from 'vitest';
import {
  appendEvents,
  enterResults,
  entryEvents,
  ids,
  noon,
  pairNextRound,
  playToEnd,
  randomResults,
  setUp,
  startTournament,
  unwrapDocument,
} from './tournamentHelpers.ts';

test('on the hill the winner stays, the loser goes to the end of the queue, and a draw keeps the holder', () => {
  const entrants = ids(4).map((id) => ({ id, active: true, since: 0 }));
  const bouts = [
    { sides: ['p1', 'p2'], winner: 1 },
    { sides: ['p2', 'p3'], winner: null },
    { sides: ['p4', 'p2'], winner: 1 },
  ] as const;
  expect(hillAfter(entrants, bouts.slice(0, 1))).toMatchObject({ holder: 'p2', queue: ['p3', 'p4', 'p1'], run: 0 });
  expect(hillAfter(entrants, bouts.slice(0, 2))).toMatchObject({ holder: 'p2', queue: ['p4', 'p1', 'p3'], run: 1 });
  const hill = hillAfter(entrants, bouts);
  expect(hill).toMatchObject({ holder: 'p2', queue: ['p1', 'p3', 'p4'], run: 2 });
  expect(hill.defences.get('p2')).toEqual({ all: 2, longest: 2 });
});

test('on the hill no entrant waits longer than the queue, and the event ends after its number of bouts', () => {
  for (const n of [2, 3, 5, 9]) {
    const document = playToEnd(startTournament(setUp('hill', { rounds: 40 }), n, n), randomResults(n));
    const { pairs } = tournamentLog.fold(document);
    expect(pairs.size).toBe(40);
    const waiting = new Map(ids(n).map((id) => [id, 0]));
    for (const { sides } of pairs.values()) {
      for (const [id, waited] of waiting) {
        const flies = sides.flat().includes(id);
        waiting.set(id, flies ? 0 : waited + 1);
        expect(waiting.get(id)).toBeLessThan(n);
      }
    }
  }
});

test('the hill ends early after the set number of consecutive defences', () => {
  const document = playToEnd(startTournament(setUp('hill', { rounds: 99, defences: 3 }), 5), ({ sides }) =>
    sides[0][0] === 'p1' ? 0 : sides[1][0] === 'p1' ? 1 : 0,
  );
  expect(tournamentLog.fold(document).pairs.size).toBe(4);
  expect(standingsOf(tournamentLog.fold(document))[0]).toMatchObject({ entrant: 'p1', points: { value: 3 } });
});

test('entrants join and leave the hill at any time; if the holder leaves, the next two meet', () => {
  let document = enterResults(pairNextRound(startTournament(setUp('hill'), 3)), () => 0);
  document = appendEvents(document, entryEvents('p4'), {
    type: 'withdrew',
    id: hillOf(tournamentLog.fold(document)).holder as string,
  });
  expect(hillOf(tournamentLog.fold(document)).holder).toBeNull();
  document = pairNextRound(document);
  expect([...tournamentLog.fold(document).pairs.values()].at(-1)?.sides.flat().sort()).toEqual(['p2', 'p3']);
});

test('a bout paired by hand replaces the next one, and the passed-over entrant stays first in the queue', () => {
  let document = pairNextRound(enterResults(pairNextRound(startTournament(setUp('hill'), 4)), () => 0));
  const [, next] = [...tournamentLog.fold(document).pairs.values()];
  expect(next.sides.flat().sort()).toEqual(['p1', 'p3']);
  document = unwrapDocument(pairByHand(document, next, ['p4', 'p2'], noon));
  const state = tournamentLog.fold(document);
  expect(state.pairs.get(next.id)?.sides).toEqual([['p4'], ['p2']]);
  expect(state.rounds.at(-1)).toMatchObject({ number: 2, by: 'hand' });
  document = enterResults(document, () => 0);
  expect(hillOf(tournamentLog.fold(document))).toMatchObject({ holder: 'p4', queue: ['p1', 'p3', 'p2'], run: 0 });
  expect(pairByHand(document, next, ['p1', 'p1'], noon)).toHaveProperty('problem');
});

test('in a mixer of four, each pair are partners once in three rounds', () => {
  const document = playToEnd(startTournament(setUp('mixer'), 4), randomResults(2));
  const partners = [...tournamentLog.fold(document).pairs.values()].flatMap(({ sides }) =>
    sides.map((side) => [...side].sort().join(' ')),
  );
  expect(new Set(partners).size).toBe(6);
});

test.each([5, 6, 7, 8, 9, 12, 13])('a mixer of %i persons has full tables, fair rests and changing partners', (n) => {
  const rounds = 5;
  const document = playToEnd(startTournament(setUp('mixer', { rounds }), n, n), randomResults(n));
  const state = tournamentLog.fold(document);
  const rested = new Map(ids(n).map((id) => [id, 0]));
  const partnered = new Map<string, number>();
  for (const round of state.rounds) {
    expect(round.rests).toHaveLength(n % 4);
    for (const id of round.rests) rested.set(id, (rested.get(id) ?? 0) + 1);
    const counts = [...rested.values()];
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    for (const id of round.pairs) {
      for (const side of state.pairs.get(id)?.sides ?? []) {
        const key = [...side].sort().join(' ');
        partnered.set(key, (partnered.get(key) ?? 0) + 1);
      }
    }
  }
  // Eight or more persons have enough partners for five rounds.
  if (n >= 8) expect(Math.max(...partnered.values())).toBe(1);
});

test('a mixer with fewer than four entrants left is decided, and cannot begin with fewer', () => {
  let document = enterResults(pairNextRound(startTournament(setUp('mixer'), 4)), randomResults(1));
  document = appendEvents(document, { type: 'withdrew', id: 'p1' });
  expect(findNextStep(tournamentLog.fold(document))).toEqual({ is: 'decided' });
  expect(() => startTournament(setUp('mixer'), 3)).toThrow(/tooFew/);
});
