import { describe, expect, test } from 'vitest';
import { B, type Changes, off, Table, X1 } from '../table.ts';

const edition = 'prototype';

function spy(spaces: number[], changes: Changes = {}, raw: Record<string, unknown> = {}): Table {
  const planes = spaces.map((space) => ({ space }));
  const table = Table.planning({ scenario: 'espionage', edition, ...raw }, { planes });
  table.change(changes);
  return table;
}

describe('espionage, prototype edition ("Espionage", Winning the game)', () => {
  test('a spy wins at once with the fourth site', () => {
    const table = spy([6, B], { targets: [0, 0, 0, 2, 2] }).play([0, 0], [0, 1]);
    expect(table.of('photographed')).toHaveLength(1);
    expect(table.state.outcome).toEqual({ ending: 'photographed', winners: [0] });
  });

  test('a second blurred photo of the fourth site also wins', () => {
    const table = spy([4, B], { targets: [0, 0, 0, 2, 1] }).play([2, 0], [0, 1]);
    expect(table.state.outcome).toEqual({ ending: 'photographed', winners: [0] });
  });

  test('a blurred photo that leaves a camera on the fourth site does not win', () => {
    const table = spy([4, B], { targets: [0, 0, 0, 2, 2] }).play([2, 0], [0, 1]);
    expect(table.state).toMatchObject({ targets: [0, 0, 0, 2, 1], outcome: null });
  });

  test('a spy with three sites has not won', () => {
    expect(spy([6, B], { targets: [0, 0, 2, 2, 2] }).play([0, 0], [0, 1]).state.outcome).toBeNull();
  });

  test('a spy wins before the shot that would have brought it down ("Order inside a turn")', () => {
    const table = spy([6, 4], { targets: [0, 0, 0, 2, 2], planes: [{ damage: 6 }] }).play([0, 0], [0, 1]);
    expect(table.happened).not.toContain('shot');
    expect(table.state.outcome).toEqual({ ending: 'photographed', winners: [0] });
  });

  test('a spy is never asked about the exit path', () => {
    for (const targets of [
      [2, 2, 2, 2, 2],
      [0, 0, 0, 2, 2],
    ]) {
      const table = spy([7, 2], { targets }).play([4, 1], [0, 1]);
      expect([table.state.phase, table.spaces]).toEqual(['planning.sealing', [3, 2]]);
    }
  });

  test('the defender wins by shooting the spy down, whose starting damage counts', () => {
    const table = spy([4, 2], { planes: [{ damage: 6 }] }).play([0, 0], [0, 1]);
    expect(table.state.outcome).toEqual({ ending: 'shotDown', winners: [1] });
  });

  test('a spy is unarmed in the prototype edition, too', () => {
    expect(spy([2, 4]).play([0, 1], [0, 1]).of('shot')).toEqual([]);
  });
});

describe('the rules that the prototype edition shares with the final one', () => {
  test('the bomber has to leave after four factories ("Bombing")', () => {
    const raw = { scenario: 'bombing', biplanes: ['purple', 'blue'] };
    const table = spy([4, B], { targets: [0, 0, 0, 1, 5] }, raw).play([1, 0], [0, 1]);
    expect(table.state).toMatchObject({ targets: [0, 0, 0, 0, 5], outcome: null });
    table.play([5, 0], [1, 0]).do({ type: 'exit', seat: 0, take: true });
    expect(table.spaces[0]).toBe(12);
    expect(table.play([1, 1], [2, 0]).state.outcome).toEqual({ ending: 'escaped', winners: [0] });
    expect(table.spaces[0]).toBe(off);
  });

  test('a bomber shot down after four factories draws ("Bombing")', () => {
    const raw = { scenario: 'bombing', biplanes: ['purple', 'blue'] };
    const changes = { targets: [0, 0, 0, 0, 5], planes: [{ damage: 6 }] };
    const table = spy([4, 2], changes, raw).play([0, 1], [0, 1]);
    expect(table.state.outcome).toEqual({ ending: 'bombedThenShotDown', winners: [] });
  });

  test.each([
    ['bombing', ['purple', 'blue'], { winners: [0] }],
    ['rescue', ['white', 'blue'], { winners: [], figures: { rescued: 0 } }],
  ])('the defender takes one hit more than usual in %s', (scenario, biplanes, outcome) => {
    const raw = { scenario, biplanes };
    const stands = spy([2, 4], { planes: [{}, { damage: 6 }] }, raw).play([0, 1], [0, 1]);
    expect(stands.state).toMatchObject({ outcome: null, planes: [{}, { damage: 7, down: false }] });
    const falls = spy([2, 4], { planes: [{}, { damage: 7 }] }, raw).play([0, 1], [0, 1]);
    expect(falls.state.outcome).toEqual({ ending: 'defenderShotDown', ...outcome });
  });

  test('the grey exit path shoots like the blue one ("Advanced Scenarios")', () => {
    const raw = { scenario: 'bombing', biplanes: ['purple', 'blue'] };
    expect(spy([X1, 7], {}, raw).play([0, 1], [0, 1]).of('shot')).toMatchObject([{ from: 1, at: [0], distance: 1 }]);
    expect(spy([X1, 6], {}, raw).play([0, 1], [0, 1]).of('shot')).toEqual([]);
  });

  test('an escort moves combined with its charge, and can be lost ("Escort")', () => {
    const table = Table.planning(
      { scenario: 'escort', edition },
      { planes: [{ space: 0 }, { space: 6 }, { space: 0 }] },
    );
    expect(table.play([5, 0], [0, 1], { charge: 0 }).spaces).toEqual([5, 6, 3]);
    table.change({ planes: [{ space: 2, damage: 6 }, { space: 0 }, { space: B }] });
    table.play([0, 0], [1, 1], { charge: 2 });
    expect(table.state).toMatchObject({ outcome: null, planes: [{ down: true }, {}, {}] });
    expect(table.state.chargeTiles).toEqual({ hand: [3, 4, 5], played: [] });
  });

  test('scenarios go on after the third round, except for escort ("Advanced Scenarios")', () => {
    const last = { round: 3, turn: 5 };
    const bombing = spy([8, B], last, { scenario: 'bombing', biplanes: ['purple', 'blue'] }).play([0, 1], [0, 1]);
    expect(bombing.state).toMatchObject({ round: 4, outcome: null });
    const escort = Table.planning({ scenario: 'escort', edition }, { ...last, planes: [{ space: 8 }, { space: B }] });
    escort.play([0, 0], [0, 1], { charge: 2 });
    expect(escort.state.outcome).toEqual({ ending: 'notOut', winners: [] });
  });
});
