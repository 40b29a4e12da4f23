import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';

describe('resigning', () => {
  test('a team resigns only if both players agree', () => {
    const table = Table.action().do({ type: 'resign', seat: 1 });
    expect(table.happened).toEqual(['wantsToResign']);
    expect(table.state.outcome).toBeNull();
    expect(table.check({ type: 'resign', seat: 1 })).toEqual({ code: 'crew.mateMustAgree' });
    table.do({ type: 'resign', seat: 0 });
    expect(table.state.outcome).toEqual({ ending: 'resigned', winners: [2, 3] });
  });

  test('a wish of the enemy to resign does not count', () => {
    const table = Table.action().do({ type: 'resign', seat: 1 }).do({ type: 'resign', seat: 2 });
    expect(table.state.outcome).toBeNull();
    table.do({ type: 'resign', seat: 3 });
    expect(table.state.outcome).toEqual({ ending: 'resigned', winners: [0, 1] });
  });

  test('a team-mate may refuse to resign, and the next request has to wait for the next round', () => {
    const table = Table.action().do({ type: 'resign', seat: 1 }).do({ type: 'flyOn', seat: 0 });
    expect(table.state.surrender.wanted).toEqual([]);
    expect(table.check({ type: 'resign', seat: 1 })).toEqual({ code: 'crew.alreadyAsked' });
    expect(table.check({ type: 'flyOn', seat: 0 })).toEqual({ code: 'crew.nobodyResigns' });
    expect(table.round().check({ type: 'resign', seat: 1 })).toBeNull();
  });

  test('a player who flies on answers for the own plane, and the enemy’s wish to resign stands', () => {
    const table = Table.action().do({ type: 'resign', seat: 1 }).do({ type: 'resign', seat: 2 });
    table.do({ type: 'flyOn', seat: 0 });
    expect(table.state.surrender.wanted).toEqual([2]);
    table.do({ type: 'resign', seat: 3 });
    expect(table.state.outcome).toEqual({ ending: 'resigned', winners: [0, 1] });
  });

  test('the team-mate is asked about resigning without the match waiting for the answer', () => {
    const table = Table.action();
    expect(table.game.askedOutOfTurn(table.state)).toEqual([]);
    table.do({ type: 'resign', seat: 1 });
    expect(table.game.askedOutOfTurn(table.state)).toEqual([0]);
    expect(table.awaiting).toEqual([0, 1, 2, 3]);
    expect(table.do({ type: 'flyOn', seat: 0 }).game.askedOutOfTurn(table.state)).toEqual([]);
  });

  test('no player is asked about resigning once both have agreed', () => {
    const table = Table.action().do({ type: 'offerDraw', seat: 2 });
    table.do({ type: 'resign', seat: 1 }).do({ type: 'resign', seat: 0 });
    expect(table.game.askedOutOfTurn(table.state)).toEqual([]);
  });

  test('a wish to resign lapses at the end of the round', () => {
    const table = Table.action().do({ type: 'resign', seat: 1 }).round();
    expect(table.happened).toContain('surrenderLapsed');
    expect(table.state.surrender.wanted).toEqual([]);
  });

  test('a solo player resigns alone, at any time', () => {
    const table = new Table({ players: '2' });
    table.do({ type: 'resign', seat: 1 });
    expect(table.state.outcome).toEqual({ ending: 'resigned', winners: [0] });
    const three = Table.action({}, { players: '3', alone: 'jaws' }).do({ type: 'resign', seat: 2 });
    expect(three.state.outcome).toEqual({ ending: 'resigned', winners: [0, 1] });
  });

  test('cards that lie face down go back unseen when a team resigns', () => {
    const hands = { pawsPilot: ['plane left', 'shoot PC'] };
    const table = Table.action({ hands }, { players: '2' }).lay('pawsPilot', 'shoot PC', 2);
    table.do({ type: 'resign', seat: 0 });
    expect(table.hand('pawsPilot')).toEqual(['plane left', 'shoot PC']);
    expect(table.state.laid).toEqual([]);
    expect(table.awaiting).toEqual([]);
  });
});

describe('a draw', () => {
  test('a draw needs the agreement of every player', () => {
    const table = Table.action().do({ type: 'offerDraw', seat: 2 });
    for (const seat of [0, 1]) table.do({ type: 'answerDraw', seat, accept: true });
    expect(table.state.outcome).toBeNull();
    table.do({ type: 'answerDraw', seat: 3, accept: true });
    expect(table.state.outcome).toEqual({ ending: 'drawn', winners: [] });
  });

  test('one refusal ends a draw offer, and the next offer has to wait for a new round', () => {
    const table = Table.action().do({ type: 'offerDraw', seat: 2 });
    expect(table.check({ type: 'offerDraw', seat: 0 })).toEqual({ code: 'draw.offerStands' });
    expect(table.check({ type: 'answerDraw', seat: 2, accept: true })).toEqual({ code: 'draw.noOffer' });
    table.do({ type: 'answerDraw', seat: 0, accept: false });
    expect(table.check({ type: 'offerDraw', seat: 2 })).toEqual({ code: 'draw.alreadyOffered' });
    expect(table.check({ type: 'offerDraw', seat: 0 })).toBeNull();
    expect(table.round().check({ type: 'offerDraw', seat: 2 })).toBeNull();
  });

  test('a draw offer asks every player who has not agreed yet', () => {
    const table = Table.action().do({ type: 'offerDraw', seat: 2 });
    expect(table.game.askedOutOfTurn(table.state)).toEqual([0, 1, 3]);
    table.do({ type: 'answerDraw', seat: 1, accept: true });
    expect(table.game.askedOutOfTurn(table.state)).toEqual([0, 3]);
    expect(table.check({ type: 'answerDraw', seat: 1, accept: true })).toEqual({ code: 'draw.noOffer' });
    table.do({ type: 'answerDraw', seat: 3, accept: false });
    expect(table.game.askedOutOfTurn(table.state)).toEqual([]);
  });

  test('a draw offer lapses at the end of the round', () => {
    const table = Table.action().do({ type: 'offerDraw', seat: 2 }).round();
    expect(table.happened).toContain('drawLapsed');
    expect(table.state.draw.agreed).toEqual([]);
  });

  test('no draw can be offered before the first round', () => {
    const table = new Table();
    expect(table.check({ type: 'offerDraw', seat: 0 })).toEqual({ code: 'action.notNow' });
  });
});
