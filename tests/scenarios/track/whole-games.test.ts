import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { type Biplane, type BoardSide, biplanes, boardSides } from '@aerodrome/engine/games/track/data/box.ts';
import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';

const pairs = biplanes.flatMap((a) => biplanes.filter((b) => b !== a).map((b): [Biplane, Biplane] => [a, b]));

/** Plays a duel to its end with legal actions picked at random, looking at the table after each. */
function playOut(board: BoardSide, pair: readonly Biplane[], seed: number, look: (table: Table) => void): Table {
  const table = new Table({ board, biplanes: pair });
  table.rng = new SeededRandom(seed);
  while (table.state.outcome === null) {
    const [seat] = table.game.awaiting(table.state);
    const actions = table.game.legalActions(table.state, seat);
    table.do(actions[table.rng.below(actions.length, 'choice')]);
    look(table);
  }
  return table;
}

describe.each(boardSides)('whole duels of every pair on the %s side', (board) => {
  test('no turn has shots from both planes ("Being Behind")', () => {
    let shots = 0;
    for (const [seed, pair] of pairs.entries()) {
      playOut(board, pair, seed, (table) => {
        const fired = table.of('shot').length;
        expect(fired).toBeLessThanOrEqual(1);
        shots += fired;
      });
    }
    expect(shots).toBeGreaterThan(100);
  });

  test('no movement tile is ever doubled or missing ("Movement tiles")', () => {
    for (const [seed, pair] of pairs.entries()) {
      playOut(board, pair, 100 + seed, (table) => {
        for (const [seat, { hand, bag, played, stack, lost }] of table.state.pilots.entries()) {
          const tiles = [...hand, ...bag, ...played, ...stack, ...lost].sort((a, b) => a - b);
          expect(tiles).toEqual(table.tiles(seat).map((_, tile) => tile));
        }
      });
    }
  });

  test('a duel has at most three rounds of five turns, and only black plays a tile twice ("Gameplay")', () => {
    for (const [seed, pair] of pairs.entries()) {
      let turns = 0;
      playOut(board, pair, 200 + seed, (table) => {
        for (const { reused } of table.of('revealed')) {
          turns++;
          for (const [seat, again] of reused.entries()) if (again) expect(pair[seat]).toBe('black');
        }
        expect(table.state.round).toBeLessThanOrEqual(3);
      });
      expect(turns).toBeLessThanOrEqual(15);
      expect(turns).toBeGreaterThan(0);
    }
  });

  test('damage never exceeds the damage row, and agrees with the ending ("End of the game")', () => {
    const endings = new Set<string>();
    for (const [seed, pair] of pairs.entries()) {
      const { state, options } = playOut(board, pair, 300 + seed, () => {});
      const rows = pair.map((name) => options.box.biplanes[name].fallsAt);
      const [first, second] = state.planes;
      for (const [plane, { damage, down }] of state.planes.entries()) {
        expect(damage).toBeLessThanOrEqual(rows[plane]);
        expect(down).toBe(damage === rows[plane]);
      }
      const { ending, winners } = state.outcome!;
      endings.add(ending);
      if (ending === 'shotDown') expect(winners).toEqual([first.down ? 1 : 0]);
      if (ending === 'fewerHits') expect(winners).toEqual([first.damage < second.damage ? 0 : 1]);
      if (ending === 'sameHits') expect([first.damage, winners]).toEqual([second.damage, []]);
      expect(first.down || second.down).toBe(ending === 'shotDown');
    }
    expect(endings.size).toBeGreaterThan(2);
  });
});
