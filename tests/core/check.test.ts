import { checker } from '@aerodrome/engine/core/check.ts';
import type { Action, GameState } from '@aerodrome/engine/core/game.ts';
import { expect, test } from 'vitest';

interface Pick extends Action {
  what?: number;
}

const asked: GameState = { phase: 'picking', outcome: null };
const check = checker<GameState, Pick>({
  seats: 3,
  asks: (phase) => (phase === 'picking' ? ['pick'] : []),
  awaiting: () => [0, 1],
  legalActions: (_state, seat) => (seat < 2 ? [{ type: 'pick', seat, what: 1 }] : []),
  asides: (_state, seat) => [{ type: 'resign', seat }],
  whyNoAside: (_state, { type }) => (type === 'takeBack' ? { code: 'nothingToTakeBack' } : null),
  whyNot: () => ({ code: 'noSuchPick' }),
});

test('exactly the legal actions and the asides are accepted', () => {
  expect(check(asked, { type: 'pick', seat: 1, what: 1 })).toBeNull();
  expect(check(asked, { type: 'resign', seat: 2 })).toBeNull();
  expect(check(asked, { type: 'pick', seat: 1, what: 1, more: 1 })).toEqual({ code: 'noSuchPick' });
});

test.each([
  ['what is no action at all', 'pick', 'action.malformed'],
  ['nothing', null, 'action.malformed'],
  ['an action of nobody', { type: 'pick' }, 'action.malformed'],
  ['an action of no kind', { seat: 0 }, 'action.malformed'],
  ['a seat that is not there', { type: 'pick', seat: 3 }, 'action.noSuchSeat'],
  ['a seat below nought', { type: 'pick', seat: -1 }, 'action.noSuchSeat'],
  ['a seat that only looks like nought', { type: 'pick', seat: -0, what: 1 }, 'action.noSuchSeat'],
  ['half a seat', { type: 'pick', seat: 0.5 }, 'action.noSuchSeat'],
  ['an aside that the game knows', { type: 'takeBack', seat: 0 }, 'nothingToTakeBack'],
  ['what the chart does not name now', { type: 'roll', seat: 0 }, 'action.notNow'],
  ['a decision of a seat that owes none', { type: 'pick', seat: 2, what: 1 }, 'action.notYou'],
  ['a decision that is not on the list', { type: 'pick', seat: 0, what: 2 }, 'noSuchPick'],
])('%s is refused with its own reason', (_what, action, code) => {
  expect(check(asked, action)).toEqual({ code });
});

test('after the end every action is refused as too late', () => {
  const over = { phase: 'over', outcome: { ending: 'drawn', winners: [] } };
  expect(check(over, { type: 'resign', seat: 0 })).toEqual({ code: 'action.over' });
});

test('a game may give a reason of its own why a seat is not asked', () => {
  const closer = checker<GameState, Pick>({
    seats: 1,
    asks: () => ['pick'],
    awaiting: () => [],
    legalActions: () => [],
    asides: () => [],
    whyNoAside: () => null,
    whyNotYou: () => ({ code: 'alreadyReady' }),
    whyNot: () => ({ code: 'noSuchPick' }),
  });
  expect(closer(asked, { type: 'pick', seat: 0 })).toEqual({ code: 'alreadyReady' });
});
