import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import type { Pilot } from '@aerodrome/engine/games/track/state.ts';
import { describe, expect, test } from 'vitest';
import { B, P, type Printed, Table } from '../table.ts';

/**
 * The last turn of a round, both planes on loops where nobody shoots. Two tiles are left behind each screen, those that
 * `hold` names where it does; five more are in the bag, or none where no round of the same three follows.
 */
function lastTurn(round: number, raw: Record<string, unknown>, hold: readonly (readonly Printed[])[] = []): Table {
  const table = Table.planning(raw, { round, turn: 5, planes: [{ space: P }, { space: B }], hands: hold });
  for (const [seat, pilot] of table.state.pilots.entries()) {
    pilot.hand = pilot.hand.slice(0, 2);
    const rest = table.tiles(seat).flatMap((_, id) => (pilot.hand.includes(id) ? [] : [id]));
    pilot.bag = round % 3 === 0 ? [] : rest.splice(0, 5);
    pilot.stack = rest;
  }
  return table;
}

/** Everybody plans the first thing the rules let them. */
function anyTurn(table: Table): Table {
  for (const seat of table.game.awaiting(table.state)) table.do(table.game.legalActions(table.state, seat)[0]);
  return table;
}

const everyTile = ({ hand, bag, played, stack, lost }: Pilot) =>
  [...hand, ...bag, ...played, ...stack, ...lost].sort((a, b) => a - b);

describe.each(['espionage', 'bombing', 'rescue'])(
  '%s is not limited to three rounds ("Advanced Scenarios")',
  (scenario) => {
    test('all tiles return to the bags after the third round, and the fourth is dealt like the first', () => {
      const table = anyTurn(lastTurn(3, { scenario }));
      expect(table.state).toMatchObject({ phase: 'planning.sealing', round: 4, turn: 1, outcome: null });
      for (const [seat, pilot] of table.state.pilots.entries()) {
        expect(pilot).toMatchObject({ played: [], stack: [], lost: [] });
        expect([pilot.hand.length, pilot.bag.length]).toEqual([6, 9]);
        expect(everyTile(pilot)).toEqual(table.tiles(seat).map((_, id) => id));
      }
    });

    test('all tiles also return after the sixth and the ninth round, but not after the fourth or the fifth (ruling 12)', () => {
      for (const [round, returns] of [
        [4, 0],
        [5, 0],
        [6, 2],
        [7, 0],
        [9, 2],
      ]) {
        const table = anyTurn(lastTurn(round, { scenario }));
        expect([round, table.of('tilesReturned').length]).toEqual([round, returns]);
      }
    });

    test('no second mulligan follows after the third round (ruling 12)', () => {
      const table = anyTurn(lastTurn(3, { scenario }));
      expect(table.game.legalActions(table.state, 0).every((action) => action.type === 'plan')).toBe(true);
    });

    test('damage, positions and targets stay when the tiles return (ruling 12)', () => {
      const table = lastTurn(3, { scenario });
      const targets = table.state.targets.with(0, 0);
      table.change({ targets, planes: [{ damage: 3 }, { damage: 2 }] });
      anyTurn(table);
      expect(table.state).toMatchObject({
        round: 4,
        targets,
        planes: [
          { space: P, damage: 3 },
          { space: B, damage: 2 },
        ],
      });
    });

    test('a scenario without a result after thirty rounds is a draw (ruling 12)', () => {
      expect(anyTurn(lastTurn(29, { scenario })).state.outcome).toBeNull();
      expect(anyTurn(lastTurn(30, { scenario })).state.outcome).toEqual({ ending: 'undecided', winners: [] });
    });
  },
);

test('a round has five turns; the second one draws five tiles, and the third one the rest ("End of the round")', () => {
  const table = Table.planning({ scenario: 'bombing', biplanes: ['yellow', 'blue'] });
  const hands: number[][] = [];
  for (let turn = 0; turn < 15; turn++) {
    if (table.state.turn === 1) hands.push(table.state.pilots.map((pilot) => pilot.hand.length));
    table.change({ planes: [{ space: P }, { space: B }], targets: [1, 2, 3, 4, 5] });
    anyTurn(table);
  }
  expect(hands).toEqual([
    [6, 6],
    [6, 6],
    [5, 5],
  ]);
  expect(table.state).toMatchObject({ round: 4, turn: 1, outcome: null });
});

test.each([
  ['purple', 'bombing', 8],
  ['black', 'bombing', 11],
  ['black', 'espionage', 11],
])('%s starts the fourth round of %s with seven tiles again', (biplane, scenario, bag) => {
  const { pilots } = anyTurn(lastTurn(3, { scenario, biplanes: [biplane, 'blue'] })).state;
  expect([pilots[0].hand.length, pilots[0].bag.length]).toEqual([7, bag]);
});

describe('black after the third round ("Advanced Scenarios", ruling 12)', () => {
  const black = (raw: Record<string, unknown>, damage: number, lost: number) => {
    const table = lastTurn(3, raw);
    const seat = table.options.biplanes.indexOf('black');
    const pilot = table.state.pilots[seat];
    pilot.lost = pilot.stack.splice(0, lost);
    table.state.planes[seat].damage = damage;
    return { table, seat, gone: [...pilot.lost] };
  };

  test('black removes as many tiles from its bag as it has taken hits, before it draws', () => {
    const { table, seat } = black({ scenario: 'bombing', biplanes: ['black', 'blue'] }, 3, 3);
    const pilot = anyTurn(table).state.pilots[seat];
    expect([pilot.lost.length, pilot.hand.length, pilot.bag.length]).toEqual([3, 7, 8]);
    expect(everyTile(pilot)).toEqual(table.tiles(seat).map((_, id) => id));
  });

  test('the starting damage of a black spy costs no tile', () => {
    const { table, seat } = black({ scenario: 'espionage', biplanes: ['black', 'blue'] }, 4, 3);
    expect(anyTurn(table).state.pilots[seat].lost).toHaveLength(3);
    const unhurt = black({ scenario: 'espionage', biplanes: ['black', 'blue'] }, 1, 0);
    expect(anyTurn(unhurt.table).state.pilots[0].lost).toEqual([]);
  });

  test('a black defender removes tiles in the same way, with all its damage counted', () => {
    const { table, seat } = black({ scenario: 'rescue', biplanes: ['white', 'black'] }, 4, 4);
    expect(seat).toBe(1);
    expect(anyTurn(table).state.pilots[1].lost).toHaveLength(4);
  });

  test('the removed tiles are drawn at random from the whole set, to which earlier losses return first', () => {
    const seen = new Set<number>();
    let regained = false;
    for (let seed = 0; seed < 30; seed++) {
      const { table, seat, gone } = black({ scenario: 'bombing', biplanes: ['black', 'blue'] }, 3, 3);
      table.rng = new SeededRandom(seed);
      const { lost } = anyTurn(table).state.pilots[seat];
      for (const tile of lost) seen.add(tile);
      regained ||= gone.some((tile) => !lost.includes(tile));
    }
    expect(regained).toBe(true);
    expect(seen.size).toBeGreaterThan(12);
  });

  test('other seats do not see which tiles are removed', () => {
    const { table, seat } = black({ scenario: 'bombing', biplanes: ['black', 'blue'] }, 2, 2);
    anyTurn(table);
    const [returned] = table.of('tilesReturned').filter((event) => event.seat === seat);
    expect(returned.removed).toBe(2);
    expect(table.game.redact(returned, 1)).not.toHaveProperty('secret');
  });
});

describe('memory across rounds (rulings 4 and 12)', () => {
  test.each([
    [1, true],
    [2, true],
    [3, false],
    [6, false],
  ])('a gun jammed before the end of round %i is still jammed: %s', (round, jammed) => {
    const table = lastTurn(round, { scenario: 'espionage', biplanes: ['red', 'grey'] }, [[[0, 0]], [[1, 1]]]);
    table.change({ pilots: [undefined, { jammed: true }] });
    table.play([0, 0], [1, 1]);
    expect(table.state.round).toBe(round + 1);
    expect(table.state.pilots[1].jammed).toBe(jammed);
  });

  test.each(['brown', 'white'])(
    'a 0 of %s limits its next tile in rounds two and three, but not in the fourth',
    (biplane) => {
      for (const [round, afterZero] of [
        [1, true],
        [2, true],
        [3, false],
      ] as const) {
        const held: Printed[] = [
          [0, 1],
          [1, 1],
        ];
        const table = lastTurn(round, { scenario: 'rescue', biplanes: [biplane, 'blue'] }, [held, [[0, 1]]]);
        table.play([0, 1], [0, 1]);
        expect(table.state.round).toBe(round + 1);
        expect(table.state.pilots[0].afterZero).toBe(afterZero);
      }
    },
  );

  test('white may open the fourth round with a 0 although it ended the third with one', () => {
    const table = lastTurn(3, { scenario: 'rescue', biplanes: ['white', 'blue'] }, [[[0, 1]], [[0, 1]]]);
    table.play([0, 1], [0, 1]).play([0, 0], [1, 0]);
    expect(table.state).toMatchObject({ round: 4, turn: 2, outcome: null });
  });

  test('brown may open the fourth round with any tile although it ended the third with a 0', () => {
    const table = lastTurn(3, { scenario: 'rescue', biplanes: ['brown', 'blue'] }, [[[0, 1]], [[0, 1]]]);
    table.play([0, 1], [0, 1]).play([5, 2], [1, 0]);
    expect(table.state).toMatchObject({ round: 4, turn: 2, outcome: null });
  });
});

test('the Land marker stays on its airfield after the third round (ruling 12)', () => {
  const table = lastTurn(3, { scenario: 'rescue' }, [[[0, 0]], [[0, 1]]]);
  table.change({ planes: [{ space: 5 }], landed: 5 });
  table.play([0, 0], [0, 1]);
  expect(table.state).toMatchObject({ round: 4, landed: 5 });
});

test.each([
  [2, null],
  [3, { winners: [] }],
])(
  'an escort without a result ends as a draw only after the third round: round %i ("Escort", ruling 15)',
  (round, outcome) => {
    const table = lastTurn(round, { scenario: 'escort' });
    table.change({ planes: [{}, {}, { space: P }] });
    expect(anyTurn(table).state.outcome).toEqual(outcome && { ending: 'notOut', ...outcome });
  },
);
