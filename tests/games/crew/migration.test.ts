import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clone } from '@aerodrome/engine/core/clone.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import { hearCalls } from '@aerodrome/engine/games/crew/migrations/hear-calls.ts';
import type { CrewState } from '@aerodrome/engine/games/crew/state.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { describe, expect, test } from 'vitest';
import { Table } from '../../scenarios/crew/table.ts';

const text = readFileSync(join(import.meta.dirname, '../../saves/old/crew-hear-calls.json'), 'utf8');
const sizes = (pile: 'hand' | 'deck', { posts }: CrewState) => posts.map((post) => post[pile].length);

/** A table of today as the first version would have kept it. */
function first(state: CrewState): Omit<CrewState, 'calls'> {
  const { calls: _calls, ...old } = clone(state);
  return old;
}

describe('crew-hear-calls', () => {
  test('crew-hear-calls: the old state has hands of six and seven under the Moon, and a request for two more cards', () => {
    const { segments, state } = JSON.parse(text).match;
    expect(segments[0].rulesVersion).toBe(1);
    expect(state).toMatchObject({ phase: 'draw.extra', extras: [null, null, 2, null] });
    expect(sizes('hand', state)).toEqual([4, 4, 6, 7]);
    expect(state).not.toHaveProperty('calls');
  });

  test('crew-hear-calls: the new state has the surplus cards in the deck, no calls, and asks both players again', () => {
    const { state: old } = JSON.parse(text).match;
    const read = readSave(text, [crew]);
    if ('problem' in read) throw new Error(JSON.stringify(read.problem));
    const { match } = read.ok;
    const state = match.record().state as CrewState;
    expect(sizes('hand', state)).toEqual([4, 4, 4, 4]);
    expect(sizes('deck', state)).toEqual([0, 0, 2, 3].map((more, post) => old.posts[post].deck.length + more));
    expect(state).toMatchObject({ calls: [], extras: [null, null, null, null] });
    expect(match.awaiting()).toEqual([2, 3]);
    expect(match.options).toMatchObject({ handicaps: false, scrapped: [0, 0, 0, 0] });
    const two = { type: 'extra', seat: 2, post: 2, count: 2 };
    expect(match.submit(two).length).toBe(match.length + 1);
  });

  test('crew-hear-calls: a state of another phase only gets an empty list of calls', () => {
    for (const raw of [{}, { token: 'moon' }, { players: '2', token: 'moon' }]) {
      const table = Table.action({}, raw);
      expect(hearCalls.up({ options: table.options, state: first(table.state) }).state).toEqual(table.state);
    }
  });

  test('crew-hear-calls: a hand too large during Discard is reduced, and its owner chooses again', () => {
    const table = Table.action({}, { token: 'moon' }).close();
    const [pilot, gunner] = table.state.posts;
    pilot.hand.push(...pilot.deck.splice(0, 3));
    gunner.hand.push(...gunner.deck.splice(0, 2));
    table.state.discarding = [[0], [0], null, null];
    const { state } = hearCalls.up({ options: table.options, state: first(table.state) }) as { state: CrewState };
    expect(sizes('hand', state)).toEqual([6, 6, 4, 4]);
    expect(state.discarding).toEqual([null, [0], null, null]);
  });

  test('crew-hear-calls: a role of a solo player may hold five cards', () => {
    const table = Table.action({}, { token: 'moon', players: '3', alone: 'jaws' });
    for (const { hand, deck } of table.state.posts) hand.push(...deck.splice(0, 4));
    const { state } = hearCalls.up({ options: table.options, state: first(table.state) }) as { state: CrewState };
    expect(sizes('hand', state)).toEqual([6, 6, 5, 5]);
  });
});
