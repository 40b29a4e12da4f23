import { describe, expect, test } from 'vitest';
import { B, type Changes, P, Table, X1, X3 } from '../table.ts';

function solo(own: number, other: number, changes: Changes = {}, raw: Record<string, unknown> = {}): Table {
  const planes = [{ space: own }, { space: other }];
  const table = Table.planning({ scenario: 'espionage', ...raw, solo: true }, { planes });
  table.change(changes);
  return table;
}

describe('the shots of the automatic opponent ("Solo Play", Gameplay)', () => {
  test('the automatic opponent shoots from behind you with hits on its tile, and you take the damage', () => {
    const table = solo(4, 1).automaton([1, 2], [4, 1]).play([0, 0]);
    expect(table.of('shot')).toMatchObject([{ type: 'shot', from: 1, at: [0], distance: 2, hits: 2 }]);
    expect(table.state.planes[0].damage).toBe(3);
  });

  test('the automatic opponent does not shoot without hits or if it is not behind you', () => {
    expect(solo(4, 1).automaton([1, 0], [4, 1]).play([0, 0]).of('shot')).toEqual([]);
    expect(solo(4, 3).automaton([1, 2], [4, 1]).play([0, 0]).of('shot')).toEqual([]);
  });

  test('a black player hit by the automatic opponent gives up tiles as usual', () => {
    const table = solo(4, 1, {}, { biplanes: ['black', 'blue'] })
      .automaton([1, 2], [4, 1])
      .play([0, 1]);
    expect(table.state).toMatchObject({ phase: 'shooting.tileLoss', toLose: 2 });
  });
});

describe('the automatic opponent without special rules ("Biplane Selection")', () => {
  test('a grey automatic opponent never jams its gun', () => {
    const raw = { biplanes: ['red', 'grey'] };
    const table = solo(4, 0, {}, raw).automaton([1, 3], [4, 0]).play([0, 0]);
    expect(table.of('shot')).toMatchObject([{ from: 1, hits: 3 }]);
    expect(table.state.pilots[1].jammed).toBe(false);
    table.change({ planes: [{ space: 4 }, { space: 1 }] });
    expect(table.automaton([1, 1], [4, 0]).play([0, 1]).of('shot')).toMatchObject([{ from: 1, hits: 1 }]);
  });

  test('a purple automatic opponent shoots over three spaces', () => {
    const table = solo(4, 0, {}, { biplanes: ['red', 'purple'] })
      .automaton([1, 1], [4, 1])
      .play([0, 0]);
    expect(table.of('shot')).toMatchObject([{ from: 1, distance: 3, hits: 1 }]);
  });

  test.each(['brown', 'white'])(
    'a %s automatic opponent neither crashes nor has its tile limited after a 0',
    (other) => {
      const table = solo(4, 3, {}, { biplanes: ['red', other] }).automaton([0, 1], [4, other === 'white' ? 1 : 0]);
      table.play([0, 0]);
      expect(table.of('automatonChose')).toMatchObject([{ reason: 'lower' }]);
      const zero = other === 'white' ? ([0, 0] as const) : ([0, 2] as const);
      table.change({ planes: [{ space: 4 }, { space: 3 }] });
      table.automaton(zero, [5, 2]).play([0, 1]);
      expect(table.state).toMatchObject({ outcome: null, turn: 3 });
      expect(table.spaces[1]).toBe(3);
      table.change({ planes: [{ space: B }, { space: 3 }] });
      table.automaton([2, 0], [5, 2]).play([1, 0]);
      expect(table.state.outcome).toBeNull();
    },
  );

  test('white sees no tile before the reveal, as the automatic opponent or against it', () => {
    for (const [biplanes, own, other] of [
      [['red', 'white'], 4, 2],
      [['white', 'blue'], 2, 4],
    ] as const) {
      const table = new Table({ scenario: 'espionage', solo: true, biplanes });
      table.change({ planes: [{ space: own }, { space: other }] });
      table.do({ type: 'mulligan', seat: 0, tiles: [] });
      expect(table.state).toMatchObject({ phase: 'planning.sealing', first: -1 });
    }
  });

  test('a black automatic opponent loses no tiles when you hit it', () => {
    const raw = { scenario: 'bombing', biplanes: ['purple', 'black'] };
    const table = solo(2, 0, {}, raw).automaton([3, 0], [4, 1]).play([0, 1]);
    expect(table.spaces).toEqual([2, 3]);
    expect(table.state.phase).toBe('planning.sealing');
    expect(table.state.pilots[1].lost).toEqual([]);
    expect([...table.state.pilots[1].bag, ...table.state.pilots[1].played]).toHaveLength(17);
  });

  test('the special rules of your own biplane apply: a crash loses the mission', () => {
    const table = solo(4, B, { pilots: [{ afterZero: true }] }, { biplanes: ['white', 'blue'] }).play([0, 0]);
    expect(table.of('crashed')).toMatchObject([{ seat: 0, cause: 'secondZero' }]);
    expect(table.state.outcome).toEqual({ ending: 'crashed', winners: [], lost: true });
  });
});

test.each([0, 5, 6, 7, 20])(
  'the automatic opponent cannot be shot down, with %i hits or with more ("Solo Play", Gameplay)',
  (damage) => {
    const table = solo(2, 1, {}, { scenario: 'bombing', biplanes: ['purple', 'yellow'] }).automaton([2, 0], [5, 2]);
    table.change({ planes: [{}, { damage }] });
    table.play([0, 1]);
    expect(table.spaces).toEqual([2, 3]);
    expect(table.state).toMatchObject({ outcome: null, planes: [{}, { down: false }] });
  },
);

describe('winning and losing ("Solo Play")', () => {
  const lost = { winners: [], lost: true };

  test.each([
    ['espionage', ['red', 'blue'], 6],
    ['bombing', ['yellow', 'blue'], 5],
    ['rescue', ['white', 'blue'], 5],
  ])('the mission %s is lost if you are shot down', (scenario, biplanes, damage) => {
    const table = solo(4, 1, {}, { scenario, biplanes }).automaton([1, 1], [4, 1]);
    table.change({ planes: [{ damage }] });
    expect(table.play([0, 1]).state.outcome).toEqual({ ending: 'shotDown', ...lost });
  });

  test('the mission is lost if you are shot down, even with four factories bombed (ruling 16)', () => {
    const raw = { scenario: 'bombing', biplanes: ['yellow', 'blue'] };
    const table = solo(4, 1, { targets: [0, 0, 0, 0, 5], planes: [{ damage: 5 }] }, raw).automaton([1, 1], [4, 1]);
    table.change({ planes: [{ space: 4 }, { space: 1 }] });
    expect(table.play([0, 1]).state.outcome).toEqual({ ending: 'shotDown', ...lost });
  });

  test('the mission is lost if it has no result after thirty rounds (ruling 12)', () => {
    const table = solo(P, B, { round: 30, turn: 5 }).automaton([0, 1], [5, 0]).play([0, 0]);
    expect(table.state.outcome).toEqual({ ending: 'undecided', ...lost });
  });

  test.each([
    ['espionage', ['red', 'blue'], { targets: [0, 0, 0, 0, 2] }, {}],
    ['bombing', ['yellow', 'blue'], { targets: [0, 0, 0, 0, 5] }, {}],
    ['rescue', ['white', 'blue'], { rescued: 2 }, { figures: { rescued: 2 } }],
    ['rescue', ['white', 'blue'], { rescued: 3 }, { major: true, figures: { rescued: 3 } }],
  ])(
    'a player who leaves after enough targets or rescued people wins %s: %j, %j',
    (scenario, biplanes, changes, more) => {
      const table = solo(7, B, changes, { scenario, biplanes }).play([4, 1]);
      expect(table.state.phase).toBe('movement.exit');
      table.do({ type: 'exit', seat: 0, take: true });
      expect(table.state.outcome).toEqual({ ending: 'escaped', winners: [0], ...more });
      expect(table.happened).not.toContain('automatonDrew');
    },
  );

  test('a player who leaves with one person rescued draws, as in the scenario', () => {
    const table = solo(X3, B, { rescued: 1 }, { scenario: 'rescue', biplanes: ['white', 'blue'] }).play([1, 1]);
    expect(table.state.outcome).toEqual({ ending: 'escaped', winners: [], figures: { rescued: 1 } });
  });

  test('a solo spy in the prototype edition wins on the fourth site, before it is shot', () => {
    const changes = { targets: [0, 0, 0, 2, 2] };
    const table = solo(5, 2, changes, { edition: 'prototype' }).automaton([1, 2], [4, 1]);
    table.change({ planes: [{ damage: 6 }] });
    expect(table.play([0, 0]).state.outcome).toEqual({ ending: 'photographed', winners: [0] });
    expect(table.of('shot')).toEqual([]);
  });
});

test('the automatic opponent never takes the exit path, not even to follow you (ruling 16)', () => {
  for (const [other, tile, end] of [
    [7, [1, 0], 0],
    [7, [4, 1], 3],
    [6, [2, 0], 0],
  ] as const) {
    const table = solo(X1, other, { targets: [0, 0, 0, 0, 0] })
      .automaton(tile, [5, 0])
      .play([0, 0]);
    expect(table.state.phase).toBe('planning.sealing');
    expect(table.spaces).toEqual([X1, end]);
  }
});

test.each(['brown', 'white'])(
  'a %s automatic opponent cannot crash, so that the game has no such ending ("Solo Play")',
  (biplane) => {
    const endings = (biplanes: string[]) => new Table({ scenario: 'rescue', solo: true, biplanes }).game.endings;
    const other = biplane === 'brown' ? 'white' : 'brown';
    expect(endings([other, biplane])).toContain('crashed');
    const escort = new Table({ scenario: 'escort', solo: true, biplanes: ['red', biplane] });
    expect(escort.game.endings).not.toContain('crashed');
  },
);
