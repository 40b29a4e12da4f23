import { clone } from '@aerodrome/engine/core/clone.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import type { GameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import { schemaOf } from '@aerodrome/engine/games/airspace/schema.ts';
import type { AirspaceState } from '@aerodrome/engine/games/airspace/state.ts';
import { expect, test } from 'vitest';
import { Table } from '../../scenarios/airspace/table.ts';
import { expectKeysOf, recordsOf } from '../schemaKeys.ts';

function partsOf(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return found;
  found.add(value);
  for (const inner of Object.values(value)) partsOf(inner, found);
  return found;
}

/** Every table of some matches, from the set-up to the end. */
function* tables(): Generator<[Table, AirspaceState]> {
  const handicaps = { planes: 2, handicaps: true, capacity: [2, 3, 4, 5] };
  for (const raw of [{}, { players: 4 }, { ...handicaps, phaseCap: true, pressing: true }]) {
    const table = new Table(raw);
    const dice = new SeededRandom(7);
    table.rng = dice;
    for (;;) {
      yield [table, table.state];
      if (table.state.outcome !== null) break;
      const asides = [0, 1].flatMap((seat) => table.game.asides(table.state, seat));
      const choice = dice.below(10) === 0 ? asides : table.legal;
      table.do(choice[dice.below(choice.length)]);
    }
  }
}

test('a copy is equal to a clone, has the keys of the schema, and shares nothing with its original', () => {
  let copied = 0;
  for (const [{ game }, state] of tables()) {
    const copy = game.copy(state);
    const schema = schemaOf(game.gameData as GameData);
    const compared = new Set<object>();
    expectKeysOf(schema, copy, compared);
    // Only a match with the option `pressing` has a tally.
    const records = new Set(recordsOf(schema)).size - (state.tally ? 0 : 1);
    if (state.outcome !== null) expect(compared.size).toBe(records);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(clone(state)));
    const parts = partsOf(state);
    for (const part of partsOf(copy)) expect(parts.has(part)).toBe(false);
    copied++;
  }
  expect(copied).toBeGreaterThan(30);
});

test('the copy of a judged match has the counted numbers', () => {
  const table = Table.flying({ phaseCap: true }, { phaseNumber: 20 });
  table.change({ planes: [{ points: 2 }, { points: 2 }] });
  table.fly().fly();
  const copy = table.game.copy(table.state);
  expect(copy).toEqual(table.state);
  expect(copy.outcome).not.toBe(table.state.outcome);
  expect(copy.outcome?.figures).not.toBe(table.state.outcome?.figures);
});

test('each sample of a view is a new copy of the state, without what the view adds', () => {
  for (const [{ game }, state] of tables()) {
    const sample = game.sampler(game.view(state, 0), 0);
    const [first, second] = [sample(new SeededRandom(1)), sample(new SeededRandom(2))];
    expect(first).toEqual(state);
    first.planes[0].points = -1;
    first.draw.agreed.push(9);
    expect(second).toEqual(state);
    expect(game.determinize(game.view(state, 1), 1, new SeededRandom(1))).toEqual(state);
  }
});
