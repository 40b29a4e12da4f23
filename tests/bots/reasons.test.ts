import { think } from '@aerodrome/engine/bots/think.ts';
import type { Action, AnyGameKind, GameState, Seat } from '@aerodrome/engine/core/game.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { sentence } from '@aerodrome/engine/text/say.ts';
import { describe, expect, test } from 'vitest';
import { openings } from '../text/openings.ts';

/** Decisions of one game that cadets fly, thinned out. */
function* decisions(kind: AnyGameKind, options: Record<string, unknown>): Generator<{ state: GameState; seat: Seat }> {
  const game = kind.open(options);
  const rng = new SeededRandom(6);
  const state = game.create();
  game.begin(state, rng, null);
  for (let step = 0; game.outcome(state) === null && step < 90; step++) {
    const [seat] = game.awaiting(state);
    const legal: readonly Action[] = game.legalActions(state, seat);
    if (legal.length > 1 && step % 6 === 0) yield { state, seat };
    const { action } = think({ kind, game }, { view: game.view(state, seat), seat, seed: step, level: 1 });
    game.step(state, action, rng, null);
  }
}

/** A bot explains itself where its game has texts for that. */
const explained = Object.values(games).filter(({ id }) =>
  Object.keys(catalogue()).some((key) => key.startsWith(`hint.${id}.`)),
);

describe.each(explained)('a hint of $id', (kind) => {
  test('a bot that explains its action gives a reason in complete texts', () => {
    const told = new Set<string>();
    const all = openings(kind);
    for (const options of all.filter((_, i) => i % Math.ceil(all.length / 4) === 0)) {
      const game = kind.open(options);
      for (const { state, seat } of decisions(kind, options)) {
        const question = { view: game.view(state, seat), seat, seed: 2, level: 4 } as const;
        const { reason } = think({ kind, game }, { ...question, explains: true });
        expect(think({ kind, game }, question).reason).toBeUndefined();
        if (!reason) continue;
        told.add(reason.key);
        expect(sentence(reason)).not.toMatch(/[{}]|hint\./);
      }
    }
    expect(told.size).toBeGreaterThan(2);
  });
});
