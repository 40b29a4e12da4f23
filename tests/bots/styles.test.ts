import { think } from '@aerodrome/engine/bots/think.ts';
import type { AnyGameKind } from '@aerodrome/engine/core/game.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import { readPlayer } from '../../build/scripts/cli/play.ts';

/** The actions of bots of level 4 in one game, with this style and without; the game follows those without. */
function choices(kind: AnyGameKind, style: string): { plain: unknown[]; styled: unknown[] } {
  const read = readOptions<Record<string, unknown>>(kind.options, {});
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const game = kind.open(read.options);
  const rng = new SeededRandom(8);
  const state = game.create();
  const [plain, styled]: [unknown[], unknown[]] = [[], []];
  game.begin(state, rng, null);
  for (let step = 0; step < 150 && game.outcome(state) === null; step++) {
    const [seat] = game.awaiting(state);
    const question = { view: game.view(state, seat), seat, seed: step, level: 4 } as const;
    const { action } = think({ kind, game }, question);
    plain.push(action);
    styled.push(think({ kind, game }, { ...question, style }).action);
    expect(game.check(state, styled[step])).toBeNull();
    game.step(state, action, rng, null);
  }
  return { plain, styled };
}

const all = Object.values(games).flatMap((kind) => (kind.bot?.styles ?? []).map((style) => ({ kind, style })));

describe.each(all)('the style $style of $kind.id', ({ kind, style }) => {
  test('a style changes some actions of a bot, and fewer than half of them', () => {
    const { plain, styled } = choices(kind, style);
    const other = plain.filter((action, i) => JSON.stringify(action) !== JSON.stringify(styled[i])).length;
    expect(other).toBeGreaterThan(0);
    expect(other).toBeLessThan(plain.length / 2);
  });

  test('a player can be typed as a level with a style, and level 0 and unknown styles are refused', () => {
    expect(readPlayer(kind, `4.${style}`)).toBe(`4.${style}`);
    expect(readPlayer(kind, `0.${style}`)).toBeNull();
    expect(readPlayer(kind, '4.coward')).toBeNull();
  });
});

test('a style that a game does not have changes no action', () => {
  const [{ kind }] = all;
  const { plain, styled } = choices(kind, 'coward');
  expect(styled).toEqual(plain);
});
