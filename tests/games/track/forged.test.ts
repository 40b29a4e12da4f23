import { clone } from '@aerodrome/engine/core/clone.ts';
import { canonical } from '@aerodrome/engine/core/hash.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import type { TrackGame } from '@aerodrome/engine/games/track/index.ts';
import { restingPhases } from '@aerodrome/engine/games/track/schema.ts';
import type { TrackState } from '@aerodrome/engine/games/track/state.ts';
import { expect, test } from 'vitest';
import { change, placesIn } from '../../saves/forge.ts';
import { next, samples } from './tables.ts';

const tables = samples();

/** One thing that a forger might do to a table. */
function tamper(state: TrackState, rng: SeededRandom): void {
  const places = placesIn(state);
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)];
  switch (rng.below(5)) {
    case 0: {
      const { path, value } = pick(places.filter((place) => typeof place.value !== 'object'));
      const other = typeof value === 'boolean' ? !value : rng.below(16) - 1;
      if (typeof value !== 'string') change(state, path, other);
      break;
    }
    case 1: {
      // From one heap to another: what was in a hand lies on the table, what was played is in the bag again.
      const heaps = places.flatMap(({ value }) => (Array.isArray(value) ? [value] : []));
      const from = pick(heaps.filter((heap) => heap.length > 0 && typeof heap[0] === 'number'));
      const to = pick(heaps.filter((heap) => heap.length === 0 || typeof heap[0] === 'number'));
      for (let count = rng.below(from.length) + 1; count > 0; count--) to.push(from.shift());
      if (rng.below(2) === 0) to.sort((a, b) => a - b);
      break;
    }
    case 2:
      state.phase = pick(restingPhases);
      break;
    case 3:
      state.plans[rng.below(2)] = null;
      break;
    case 4: {
      const seat = rng.below(2);
      state.swaps[seat] = state.swaps[seat] === null ? [] : null;
      break;
    }
  }
}

function expectWaysOn(game: TrackGame, state: TrackState, name: string): void {
  const told = () => `${name}: ${canonical(state)}`;
  const awaited = game.awaiting(state);
  if (awaited.length === 0) expect.fail(`nobody is asked: ${told()}`);
  for (const seat of awaited) {
    const actions = game.legalActions(state, seat);
    if (actions.length === 0) expect.fail(`${seat} has no choice: ${told()}`);
    if (actions.some((action) => !action)) expect.fail(`${seat} has a choice that is none: ${told()}`);
    expect(game.view(state, seat).awaiting).toEqual(awaited);
  }
  if (game.checkState(state) !== null) expect.fail(`refused on its way: ${told()}`);
}

test('every awaited seat has a choice until the end in a forged state that is accepted', () => {
  const rng = new SeededRandom(17);
  let accepted = 0;
  for (let run = 0; run < 12_000; run++) {
    const { game, state, name } = tables[rng.below(tables.length)];
    let table = clone(state);
    for (let times = rng.below(3); times >= 0; times--) tamper(table, rng);
    if (table.outcome !== null || canonical(table) === canonical(state) || game.checkState(table) !== null) continue;
    accepted++;
    while (table.outcome === null) {
      expectWaysOn(game, table, name);
      table = next(game, table, rng, false);
    }
  }
  expect(accepted).toBeGreaterThan(100);
});
