import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';

describe('resigning', () => {
  test('a team resigns only if both agree', () => {
    const table = Table.action().do({ type: 'resign', seat: 1 });
    expect(table.happened).toEqual(['wantsToResign']);
    expect(table.state.outcome).toBeNull();
    expect(table.check({ type: 'resign', seat: 1 })).toEqual({ code: 'crew.mateMustAgree' });
    table.do({ type: 'resign', seat: 0 });
    expect(table.state.outcome).toEqual({ ending: 'resigned', winners: [2, 3] });
  });

  test('the enemy’s wish does not count', () => {
    const table = Table.action().do({ type: 'resign', seat: 1 }).do({ type: 'resign', seat: 2 });
    expect(table.state.outcome).toBeNull();
    table.do({ type: 'resign', seat: 3 });
    expect(table.state.outcome).toEqual({ ending: 'resigned', winners: [0, 1] });
  });

  test('the team-mate may want to fly on; asking again has to wait for the next round', () => {
    const table = Table.action().do({ type: 'resign', seat: 1 }).do({ type: 'flyOn', seat: 0 });
    expect(table.state.surrender.wanted).toEqual([]);
    expect(table.check({ type: 'resign', seat: 1 })).toEqual({ code: 'crew.alreadyAsked' });
    expect(table.check({ type: 'flyOn', seat: 0 })).toEqual({ code: 'crew.nobodyResigns' });
    expect(table.round().check({ type: 'resign', seat: 1 })).toBeNull();
  });

  test('a player who flies on speaks for the own plane: the enemy’s wish stands', () => {
    const table = Table.action().do({ type: 'resign', seat: 1 }).do({ type: 'resign', seat: 2 });
    table.do({ type: 'flyOn', seat: 0 });
    expect(table.state.surrender.wanted).toEqual([2]);
    table.do({ type: 'resign', seat: 3 });
    expect(table.state.outcome).toEqual({ ending: 'resigned', winners: [0, 1] });
  });

  test('the team-mate is asked, and nobody waits for the answer', () => {
    const table = Table.action();
    expect(table.game.asked(table.state)).toEqual([]);
    table.do({ type: 'resign', seat: 1 });
    expect(table.game.asked(table.state)).toEqual([0]);
    expect(table.awaiting).toEqual([0, 1, 2, 3]);
    expect(table.do({ type: 'flyOn', seat: 0 }).game.asked(table.state)).toEqual([]);
  });

  test('once both have agreed nobody is asked any more', () => {
    const table = Table.action().do({ type: 'offerDraw', seat: 2 });
    table.do({ type: 'resign', seat: 1 }).do({ type: 'resign', seat: 0 });
    expect(table.game.asked(table.state)).toEqual([]);
  });

  test('a wish lapses with the round', () => {
    const table = Table.action().do({ type: 'resign', seat: 1 }).round();
    expect(table.happened).toContain('surrenderLapsed');
    expect(table.state.surrender.wanted).toEqual([]);
  });

  test('a player who flies alone resigns alone, at any time', () => {
    const table = new Table({ players: '2' });
    table.do({ type: 'resign', seat: 1 });
    expect(table.state.outcome).toEqual({ ending: 'resigned', winners: [0] });
    const three = Table.action({}, { players: '3', alone: 'jaws' }).do({ type: 'resign', seat: 2 });
    expect(three.state.outcome).toEqual({ ending: 'resigned', winners: [0, 1] });
  });

  test('cards that lie face down go back unseen', () => {
    const hands = { pawsPilot: ['plane left', 'shoot PC'] };
    const table = Table.action({ hands }, { players: '2' }).lay('pawsPilot', 'shoot PC', 2);
    table.do({ type: 'resign', seat: 0 });
    expect(table.hand('pawsPilot')).toEqual(['plane left', 'shoot PC']);
    expect(table.state.laid).toEqual([]);
    expect(table.awaiting).toEqual([]);
  });
});

describe('a draw', () => {
  test('needs every player', () => {
    const table = Table.action().do({ type: 'offerDraw', seat: 2 });
    for (const seat of [0, 1]) table.do({ type: 'answerDraw', seat, accept: true });
    expect(table.state.outcome).toBeNull();
    table.do({ type: 'answerDraw', seat: 3, accept: true });
    expect(table.state.outcome).toEqual({ ending: 'drawn', winners: [] });
  });

  test('one refusal ends the offer, and the next one has to wait for a new round', () => {
    const table = Table.action().do({ type: 'offerDraw', seat: 2 });
    expect(table.check({ type: 'offerDraw', seat: 0 })).toEqual({ code: 'draw.offerStands' });
    expect(table.check({ type: 'answerDraw', seat: 2, accept: true })).toEqual({ code: 'draw.noOffer' });
    table.do({ type: 'answerDraw', seat: 0, accept: false });
    expect(table.check({ type: 'offerDraw', seat: 2 })).toEqual({ code: 'draw.alreadyOffered' });
    expect(table.check({ type: 'offerDraw', seat: 0 })).toBeNull();
    expect(table.round().check({ type: 'offerDraw', seat: 2 })).toBeNull();
  });

  test('everybody who has not agreed yet is asked', () => {
    const table = Table.action().do({ type: 'offerDraw', seat: 2 });
    expect(table.game.asked(table.state)).toEqual([0, 1, 3]);
    table.do({ type: 'answerDraw', seat: 1, accept: true });
    expect(table.game.asked(table.state)).toEqual([0, 3]);
    expect(table.check({ type: 'answerDraw', seat: 1, accept: true })).toEqual({ code: 'draw.noOffer' });
    table.do({ type: 'answerDraw', seat: 3, accept: false });
    expect(table.game.asked(table.state)).toEqual([]);
  });

  test('an offer lapses with the round', () => {
    const table = Table.action().do({ type: 'offerDraw', seat: 2 }).round();
    expect(table.happened).toContain('drawLapsed');
    expect(table.state.draw.agreed).toEqual([]);
  });

  test('there is nothing to be drawn before the first round', () => {
    const table = new Table();
    expect(table.check({ type: 'offerDraw', seat: 0 })).toEqual({ code: 'action.notNow' });
  });
});
