import { pairByHand } from '@aerodrome/engine/meta/tournament/corrections.ts';
import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { hillAfter, hillOf } from '@aerodrome/engine/meta/tournament/hill.ts';
import { findNextStep } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import { expect, test } from 'vitest';
import {
  begun,
  byChance,
  entering,
  flown,
  ids,
  noon,
  ok,
  paired,
  setUp,
  toTheEnd,
  write,
} from './tournamentHelpers.ts';

test('the winner stays, the loser goes to the end of the line, a draw keeps the holder', () => {
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

test('nobody waits for more bouts than there are others, and it ends after so many bouts', () => {
  for (const n of [2, 3, 5, 9]) {
    const document = toTheEnd(begun(setUp('hill', { rounds: 40 }), n, n), byChance(n));
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

test('it ends early after so many defences in a row', () => {
  const document = toTheEnd(begun(setUp('hill', { rounds: 99, defences: 3 }), 5), ({ sides }) =>
    sides[0][0] === 'p1' ? 0 : sides[1][0] === 'p1' ? 1 : 0,
  );
  expect(tournamentLog.fold(document).pairs.size).toBe(4);
  expect(standingsOf(tournamentLog.fold(document))[0]).toMatchObject({ entrant: 'p1', points: { value: 3 } });
});

test('anybody comes and goes at any time; a holder who leaves leaves the hill to the next two', () => {
  let document = flown(paired(begun(setUp('hill'), 3)), () => 0);
  document = write(document, entering('p4'), {
    type: 'withdrew',
    id: hillOf(tournamentLog.fold(document)).holder as string,
  });
  expect(hillOf(tournamentLog.fold(document)).holder).toBeNull();
  document = paired(document);
  expect([...tournamentLog.fold(document).pairs.values()].at(-1)?.sides.flat().sort()).toEqual(['p2', 'p3']);
});

test('a bout paired by hand takes the place of the one in turn, and who was passed over stays first in line', () => {
  let document = paired(flown(paired(begun(setUp('hill'), 4)), () => 0));
  const [, next] = [...tournamentLog.fold(document).pairs.values()];
  expect(next.sides.flat().sort()).toEqual(['p1', 'p3']);
  document = ok(pairByHand(document, next, ['p4', 'p2'], noon));
  const state = tournamentLog.fold(document);
  expect(state.pairs.get(next.id)?.sides).toEqual([['p4'], ['p2']]);
  expect(state.rounds.at(-1)).toMatchObject({ number: 2, by: 'hand' });
  document = flown(document, () => 0);
  expect(hillOf(tournamentLog.fold(document))).toMatchObject({ holder: 'p4', queue: ['p1', 'p3', 'p2'], run: 0 });
  expect(pairByHand(document, next, ['p1', 'p1'], noon)).toHaveProperty('problem');
});

test('four persons have each other as partner once in three rounds', () => {
  const document = toTheEnd(begun(setUp('mixer'), 4), byChance(2));
  const partners = [...tournamentLog.fold(document).pairs.values()].flatMap(({ sides }) =>
    sides.map((side) => [...side].sort().join(' ')),
  );
  expect(new Set(partners).size).toBe(6);
});

test.each([5, 6, 7, 8, 9, 12, 13])(
  '%i persons: full tables, nobody rests twice before all have, partners change while they can',
  (n) => {
    const rounds = 5;
    const document = toTheEnd(begun(setUp('mixer', { rounds }), n, n), byChance(n));
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
    // Five rounds of eight or more leave enough partners for each.
    if (n >= 8) expect(Math.max(...partnered.values())).toBe(1);
  },
);

test('a mixer that loses too many is decided, and one without four cannot begin', () => {
  let document = flown(paired(begun(setUp('mixer'), 4)), byChance(1));
  document = write(document, { type: 'withdrew', id: 'p1' });
  expect(findNextStep(tournamentLog.fold(document))).toEqual({ is: 'decided' });
  expect(() => begun(setUp('mixer'), 3)).toThrow(/tooFew/);
});
