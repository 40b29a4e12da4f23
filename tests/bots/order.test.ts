import type { Level } from '@aerodrome/engine/bots/bot.ts';
import { think } from '@aerodrome/engine/bots/think.ts';
import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action, AnyGame, AnyGameKind, GameState } from '@aerodrome/engine/core/game.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { expect, test } from 'vitest';

function open(kind: AnyGameKind): AnyGame {
  const read = readOptions<Record<string, unknown>>(kind.options, {});
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return kind.open(read.options);
}

/** Moments at which two or more choose in secret, each with somebody whose choice can be made first. */
function* secretMoments(game: AnyGame, type: string): Generator<{ state: GameState; first: Action; second: number }> {
  const rng = new SeededRandom(21);
  for (;;) {
    const state = game.create();
    game.begin(state, rng, null);
    while (game.outcome(state) === null) {
      const waiting = game.awaiting(state);
      const own: readonly Action[] = game.legalActions(state, waiting[0]);
      const sealed = own.filter((action) => action.type === type);
      if (waiting.length > 1 && sealed.length > 0)
        yield { state: clone(state), first: sealed[rng.below(sealed.length)], second: waiting[1] };
      game.step(state, own[rng.below(own.length)], rng, null);
    }
  }
}

// A bot that took a sealed choice for a known one would answer it, and be beaten by whoever waits for it to go first.
test.each([
  ['track', 'plan', 4],
  ['track', 'plan', 2],
  ['squadrons', 'guns', 4],
  ['crew', 'ready', 2],
] as const)('in %s it does not matter to a bot whether others have sealed their %s, at level %i', (id, type, level) => {
  const kind = games[id];
  const game = open(kind);
  const decide = (state: GameState, seat: number, of: Level) =>
    think({ kind, game }, { view: game.view(state, seat), seat, seed: 4, level: of }).action;
  let looked = 0;
  for (const { state, first, second } of secretMoments(game, type)) {
    if (looked++ === 10) break;
    const before = decide(state, second, level);
    game.step(state, first, new SeededRandom(1), null);
    expect(decide(state, second, level)).toEqual(before);
  }
});
