import { PhaseTable } from '@aerodrome/engine/core/phases.ts';
import type { AirspaceEvent, AirspaceState } from '@aerodrome/engine/games/airspace/state.ts';
import { expect, test } from 'vitest';
import { A1, A2, at, G1, G2, N, S, Table } from '../../scenarios/airspace/table.ts';

test('after an offer of a draw each other player who still flies is asked until that player has answered', () => {
  const table = Table.flying({ players: 4 });
  const asked = () => table.game.askedOutOfTurn(table.state);
  expect(asked()).toEqual([]);
  table.do({ type: 'resign', seat: G2 }).do({ type: 'offerDraw', seat: A2 });
  expect(asked()).toEqual([A1, G1]);
  expect(table.awaited).toBe(A1);
  table.do({ type: 'answerDraw', seat: G1, accept: true });
  expect(asked()).toEqual([A1]);
  table.do({ type: 'answerDraw', seat: A1, accept: false });
  expect(asked()).toEqual([]);
});

test('no seat is asked when all have agreed to a draw', () => {
  const table = Table.flying();
  table.do({ type: 'offerDraw', seat: 0 }).do({ type: 'answerDraw', seat: 1, accept: true });
  expect(table.state.phase).toBe('over');
  expect(table.game.askedOutOfTurn(table.state)).toEqual([]);
});

test('each aside has its kind: offer, answer or resign', () => {
  const table = Table.flying();
  const kinds = (seat: number) => table.game.asides(table.state, seat).map((aside) => table.game.asideKind(aside));
  expect(kinds(0)).toEqual(['offer', 'resign']);
  table.do({ type: 'offerDraw', seat: 0 });
  expect(kinds(1)).toEqual(['answer', 'answer', 'resign']);
});

test('the chart names the actions of each phase that waits for a player', () => {
  const { game } = Table.flying();
  const table = new PhaseTable<AirspaceState, AirspaceEvent>(game.phases, {});
  const fight = ['answerDraw', 'offerDraw', 'resign'];
  expect([...table.asks('startHexes.choosing')].sort()).toEqual(['place', 'resign']);
  expect([...table.asks('initiativePhase.turn.manoeuvre')].sort()).toEqual(['manoeuvre', ...fight].sort());
  expect([...table.asks('initiativePhase.turn.targetChoice')].sort()).toEqual(['hold', 'shoot', ...fight].sort());
  expect(table.asks('over')).toEqual([]);
});

test('every viewer sees which seat is to move', () => {
  const table = Table.flying(
    {},
    {
      planes: [
        { hex: at(5, 6), facing: N },
        { hex: at(5, 4), facing: S },
      ],
    },
  );
  const seen = () => [0, 1, 'table' as const].map((viewer) => table.game.view(table.state, viewer).awaiting);
  expect(seen()).toEqual([[0], [0], [0]]);
  table.fly();
  expect(seen()).toEqual([[0], [0], [0]]);
  table.hold();
  expect(seen()).toEqual([[1], [1], [1]]);
  table.do({ type: 'resign', seat: 1 });
  expect(seen()).toEqual([[], [], []]);
});
