import { clone, freeze } from '@aerodrome/engine/core/clone.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import type { TrackGame } from '@aerodrome/engine/games/track/index.ts';
import type { TrackState } from '@aerodrome/engine/games/track/state.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import { describe, expect, test } from 'vitest';
import { type Printed, Table } from '../../scenarios/track/table.ts';
import { all, open, states } from './tables.ts';

function samplesOf(game: TrackGame, state: TrackState, seat: number, count: number): TrackState[] {
  const sample = game.sampler(freeze(clone(game.view(state, seat))), seat);
  const rng = new SeededRandom(3);
  return Array.from({ length: count }, () => sample(rng));
}

/** The view without what others have sealed, and without who is therefore asked; what lies open stays. */
function unsealed({ awaiting: _, ...view }: TrackView, seat: number): Omit<TrackView, 'awaiting'> {
  const pilots = view.pilots.map((pilot, owner) => {
    if (owner === seat) return pilot;
    const open = !view.phase.startsWith('planning.') || view.first === owner;
    return { ...pilot, swapped: false, planned: pilot.planned && open };
  });
  return { ...view, pilots };
}

test('a sample is a valid state with the same view for its seat, except for what others have sealed', () => {
  let sealed = 0;
  for (let seed = 0; seed < 90; seed++) {
    const { raw, name } = all[(seed * 617) % all.length];
    const game = open(raw);
    for (const state of states(raw, seed)) {
      if (state.outcome !== null) continue;
      for (const seat of game.seats.keys()) {
        const view = game.view(state, seat);
        for (const sample of samplesOf(game, state, seat, 2)) {
          const problem = game.checkState(sample);
          if (problem) expect.fail(`${name}: ${JSON.stringify(problem)} ${JSON.stringify(sample)}`);
          expect(unsealed(game.view(sample, seat), seat)).toEqual(unsealed(view, seat));
          for (const owner of game.seats.keys()) {
            if (owner === seat) continue;
            const { planned, swapped } = view.pilots[owner];
            const open = !state.phase.startsWith('planning.') || state.first === owner;
            if (swapped || (planned && !open)) {
              sealed++;
              expect(game.awaiting(sample)).toContain(owner);
            }
          }
        }
      }
    }
  }
  expect(sealed).toBeGreaterThan(50);
});

describe('the dealt tiles', () => {
  const hand = (table: Table, seat: number, of: number) =>
    samplesOf(table.game, table.state, seat, 200).map((sample) => sample.pilots[of].hand);

  test('every unseen tile is about equally frequent in a hidden hand', () => {
    const counts = new Array(15).fill(0);
    for (const tiles of hand(Table.planning(), 0, 1)) for (const tile of tiles) counts[tile]++;
    expect(Math.min(...counts)).toBeGreaterThan(50);
    expect(Math.max(...counts)).toBeLessThan(110);
  });

  test('a tile that was shown to white is in every sampled hand ("White Biplane")', () => {
    const table = Table.planning({ biplanes: ['red', 'white'] });
    table.change({ planes: [{ space: 3 }, { space: 2 }], phase: 'planning.showing', first: 0 });
    const shown: Printed = [4, 1];
    table.give(0, shown);
    const tile = table.tile(0, shown);
    table.plan(0, shown);
    for (const tiles of hand(table, 1, 0)) expect(tiles).toContain(tile);
  });

  test('a charge tile that white may not see is sampled again ("White Biplane", "Escort")', () => {
    const table = Table.planning({ scenario: 'escort', biplanes: ['red', 'white'] });
    table.change({ planes: [{ space: 3 }, { space: 2 }, { space: 7 }], phase: 'planning.showing', first: 0 });
    table.give(0, [4, 1]).plan(0, [4, 1], { charge: 4 });
    const charges = samplesOf(table.game, table.state, 1, 100).map((sample) => sample.plans[0]?.charge);
    expect(new Set(charges)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test('a brown biplane that flies on after a 0 has a 1 or a 2 in every sampled hand ("Brown Biplane")', () => {
    const table = Table.planning({ biplanes: ['red', 'brown'] });
    const [zero] = table.state.pilots[1].bag;
    const { hand: held, bag } = table.state.pilots[1];
    table.change({
      turn: 2,
      pilots: [undefined, { played: [zero], hand: held.slice(0, 5), bag: [...bag.slice(1), held[5]], afterZero: true }],
    });
    const low = (tile: number) => [1, 2].includes(table.tiles(1)[tile].value);
    for (const tiles of hand(table, 0, 1)) expect(tiles.some(low)).toBe(true);
  });

  test('sampled objectives agree with every take-off so far ("Rescue")', () => {
    const table = Table.planning({ scenario: 'rescue' }, { round: 3 });
    const { held, stack } = table.state.objectives;
    const [first] = held;
    const [second, third, fourth, fifth] = stack;
    const shown = [
      { airfield: fourth, held: 2, matched: false },
      { airfield: first, held: 1, matched: true },
    ];
    table.change({ objectives: { held: [first, second, third], stack: [fourth, fifth], shown } });
    const drawn = samplesOf(table.game, table.state, 1, 200).map((sample) => sample.objectives.held);
    for (const order of drawn) {
      expect(order[0]).toBe(first);
      expect(order[1]).not.toBe(fourth);
    }
    expect(new Set(drawn.map((order) => order[2])).size).toBe(4);
  });
});
