import { clone } from '@aerodrome/engine/core/clone.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { copy } from '@aerodrome/engine/games/crew/copy.ts';
import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import { schemaOf } from '@aerodrome/engine/games/crew/schema.ts';
import type { CrewState } from '@aerodrome/engine/games/crew/state.ts';
import { expect, test } from 'vitest';
import { Table } from '../../scenarios/crew/table.ts';
import { expectKeysOf, recordsOf } from '../schemaKeys.ts';

/** Every record and list inside. */
function parts(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

test.each([{}, { token: 'moon', players: '3' }, { token: 'antiAir', players: '2' }])(
  'a copy is the same state, has the keys of the schema and shares nothing, at every step of a match (%o)',
  (raw) => {
    const filled = new Set<string>();
    const schema = schemaOf(new Table(raw).game.gameData as GameData);
    const compared = new Set<object>();
    for (let seed = 0; seed < 6; seed++) {
      const dice = new SeededRandom(seed);
      const table = new Table(raw, dice);
      for (;;) {
        const { state } = table;
        const other = copy(state);
        expect(JSON.stringify(other)).toBe(JSON.stringify(clone(state)));
        expectKeysOf(schema, other, compared);
        const own = new Set(parts(state));
        expect(parts(other).some((part) => own.has(part))).toBe(false);
        for (const key of Object.keys(state) as (keyof CrewState)[]) {
          if (Array.isArray(state[key]) && state[key].length > 0) filled.add(key);
        }
        if (state.outcome !== null) break;
        const asides = table.game.seats.flatMap((_, seat) => table.game.asides(state, seat));
        const [seat] = table.game.awaiting(state);
        const list = dice.below(8) === 0 && asides.length > 0 ? asides : table.game.legalActions(state, seat);
        table.do(list[dice.below(list.length)]);
      }
    }
    expect(filled).toContain('laid');
    if (!('players' in raw)) expect(filled).toContain('calls');
    // Only the Moon looks into decks, and only team-mates call.
    if ('token' in raw && raw.token === 'moon') expect(compared).toEqual(new Set(recordsOf(schema)));
  },
);
