import { type Level, levels } from '@aerodrome/engine/bots/bot.ts';
import { think, thinkAside } from '@aerodrome/engine/bots/think.ts';
import { clone, freeze } from '@aerodrome/engine/core/clone.ts';
import type { Action, AnyGame, AnyGameKind, GameState, Seat } from '@aerodrome/engine/core/game.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { importHooks } from '../conformance/discover.ts';
import type { Hooks, Table } from '../conformance/run.ts';

const hidden = await importHooks<Hooks['varyHidden']>('hidden', 'varyHidden');

/**
 * How many decisions are looked at; the deepest thinkers take their time. `AERODROME_DECISIONS=200` for a longer proof.
 */
const asMany = process.env.AERODROME_DECISIONS;
const few: Record<Level, number> = { 0: 0, 1: 24, 2: 24, 3: 24, 4: 8, 5: 2 };
const looks = (level: Level) => (asMany === undefined ? few[level] : Number(asMany));

afterAll(() => {
  if (asMany !== undefined) console.log(`${asMany} decisions a game and level`);
});

function open(kind: AnyGameKind): Table {
  const read = readOptions<Record<string, unknown>>(kind.options, {});
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return { name: kind.id, family: '', options: read.options, game: kind.open(read.options) };
}

/** Moments of random games at which somebody has something to decide. */
function* moments({ game }: Table, seed: number): Generator<{ state: GameState; seat: Seat; dice: SeededRandom }> {
  for (let number = 0; ; number++) {
    const chance = new SeededRandom(deriveSeed(seed, number));
    const dice = new SeededRandom(deriveSeed(seed, number + 1000));
    const state = game.create();
    game.begin(state, chance, null);
    for (let step = 0; game.outcome(state) === null; step++) {
      const waiting = game.awaiting(state);
      const seat = waiting[dice.below(waiting.length)];
      const legal: readonly Action[] = game.legalActions(state, seat);
      if (step % 7 === number % 7 && legal.length > 1) yield { state: freeze(clone(state)), seat, dice };
      game.step(state, legal[dice.below(legal.length)], chance, null);
    }
  }
}

function* some(table: Table, level: Level): Generator<{ state: GameState; seat: Seat; dice: SeededRandom }> {
  let looked = 0;
  for (const moment of moments(table, 40 + level)) {
    if (looked++ === looks(level)) return;
    yield moment;
  }
}

const asked = (kind: AnyGameKind, game: AnyGame, state: GameState, seat: Seat, level: Level, seed: number) =>
  think({ kind, game }, { view: freeze(clone(game.view(state, seat))), seat, seed, level });

const thinkers = levels.slice(1);

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null;

function partsOf(value: unknown, found = new Set<object>()): Set<object> {
  if (!isPart(value) || found.has(value)) return found;
  found.add(value);
  for (const part of Object.values(value)) partsOf(part, found);
  return found;
}

/** Reading a part of a state that is not in this view throws. Says how many parts that is. */
function poison(table: object, seen: ReadonlySet<object>): number {
  const parts = [...partsOf(table)].filter((part) => !seen.has(part));
  for (const part of parts) {
    for (const key of Object.keys(part)) {
      Object.defineProperty(part, key, {
        get: () => {
          throw new Error(`${key} was looked at`);
        },
      });
    }
  }
  return parts.length;
}

describe.each(Object.values(games).filter(({ bot }) => bot))('the bots of $id', (kind) => {
  const table = open(kind);
  const { game } = table;

  test.each(thinkers)(
    'a bot of level %i gives the same legal answer to the same question with the same seed',
    (level) => {
      for (const { state, seat } of some(table, level)) {
        const thought = asked(kind, game, state, seat, level, 5);
        expect(game.check(state, thought.action)).toBeNull();
        expect(asked(kind, game, state, seat, level, 5)).toEqual(thought);
      }
    },
  );

  test.each(thinkers)('a bot of level %i never takes a certain loss while another action is legal', (level) => {
    for (const { state, seat, dice } of some(table, level)) {
      const { action } = asked(kind, game, state, seat, level, dice.below(1000));
      const isGrave = (one: Action) => game.warnings(state, one).some(({ grave }) => grave);
      if (isGrave(action)) expect(game.legalActions(state, seat).every(isGrave)).toBe(true);
    }
  });

  test('no bot resigns, because a bad position may still be drawn or won', () => {
    for (const { state, seat, dice } of some(table, 3)) {
      const view = game.view(state, seat);
      const aside = thinkAside({ kind, game }, { view, seat, seed: dice.below(1000), level: 3 });
      if (aside)
        expect([game.check(state, aside), game.asideKind(aside)]).toEqual([null, expect.not.stringMatching('resign')]);
    }
  });

  test('a bot reads its view only: the hidden state may throw on access', () => {
    let poisoned = 0;
    for (const { state, seat } of some(table, 2)) {
      const behind = clone(state);
      const view = game.view(behind, seat);
      const question = { view, seat, seed: 3, level: 2 } as const;
      const before = think({ kind, game }, question);
      poisoned += poison(behind, partsOf(view));
      expect(think({ kind, game }, question)).toEqual(before);
    }
    expect(poisoned).toBeGreaterThan(0);
  });

  const vary = hidden[kind.id];
  if (vary) {
    test.each(thinkers)('the decision of a bot of level %i does not depend on hidden information', (level) => {
      let varied = 0;
      for (const { state, seat, dice } of some(table, level)) {
        const other = vary(table, clone(state), seat, dice);
        if (JSON.stringify(other) !== JSON.stringify(state)) varied++;
        expect(asked(kind, game, other, seat, level, 9)).toEqual(asked(kind, game, state, seat, level, 9));
      }
      expect(varied).toBeGreaterThan(0);
    });
  }
});
