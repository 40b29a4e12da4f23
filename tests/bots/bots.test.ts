import { type Level, levels } from '@aerodrome/engine/bots/bot.ts';
import { think, thinkAside } from '@aerodrome/engine/bots/think.ts';
import { clone, freeze } from '@aerodrome/engine/core/clone.ts';
import type { Action, AnyGame, AnyGameKind, GameState, Seat, Viewer } from '@aerodrome/engine/core/game.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import { derive } from '../../build/scripts/cli/play.ts';
import * as crew from '../conformance/crew/hidden.ts';
import type { Table } from '../conformance/run.ts';
import * as squadrons from '../conformance/squadrons/hidden.ts';
import * as track from '../conformance/track/hidden.ts';

type Vary = (table: Table, state: GameState, viewer: Viewer, rng: Random) => GameState;
const hidden: Record<string, Vary> = {
  crew: crew.varyHidden as unknown as Vary,
  squadrons: squadrons.varyHidden as unknown as Vary,
  track: track.varyHidden as unknown as Vary,
};

/** How many decisions are looked at; the deepest thinkers take their time. */
const many = Number(process.env.AERODROME_DECISIONS ?? 24);
const looks: Record<Level, number> = {
  0: 0,
  1: many,
  2: many,
  3: many,
  4: Math.ceil(many / 3),
  5: Math.ceil(many / 12),
};

function open(kind: AnyGameKind): Table {
  const read = readOptions<Record<string, unknown>>(kind.options, {});
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return { name: kind.id, family: '', options: read.options, game: kind.open(read.options) };
}

/** Moments of random games at which somebody has something to decide. */
function* moments({ game }: Table, seed: number): Generator<{ state: GameState; seat: Seat; dice: SeededRandom }> {
  for (let number = 0; ; number++) {
    const chance = new SeededRandom(derive(seed, number));
    const dice = new SeededRandom(derive(seed, number + 1000));
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
    if (looked++ === looks[level]) return;
    yield moment;
  }
}

const asked = (kind: AnyGameKind, game: AnyGame, state: GameState, seat: Seat, level: Level, seed: number) =>
  think({ kind, game }, { view: freeze(clone(game.view(state, seat))), seat, seed, level });

const thinkers = levels.slice(1);

describe.each(Object.values(games))('the bots of $id', (kind) => {
  const table = open(kind);
  const { game } = table;

  test.each(thinkers)('of level %i answer one question with one seed alike, and with something legal', (level) => {
    for (const { state, seat } of some(table, level)) {
      const thought = asked(kind, game, state, seat, level, 5);
      expect(game.check(state, thought.action)).toBeNull();
      expect(asked(kind, game, state, seat, level, 5)).toEqual(thought);
    }
  });

  test.each(thinkers)('of level %i never take what is sure to lose while there is something else', (level) => {
    for (const { state, seat, dice } of some(table, level)) {
      const { action } = asked(kind, game, state, seat, level, dice.below(1000));
      const isGrave = (one: Action) => game.warnings(state, one).some(({ grave }) => grave);
      if (isGrave(action)) expect(game.legalActions(state, seat).every(isGrave)).toBe(true);
    }
  });

  test('never give up: what looks lost may still be drawn or won', () => {
    for (const { state, seat, dice } of some(table, 3)) {
      const view = game.view(state, seat);
      const aside = thinkAside({ kind, game }, { view, seat, seed: dice.below(1000), level: 3 });
      if (aside)
        expect([game.check(state, aside), game.asideKind(aside)]).toEqual([null, expect.not.stringMatching('resign')]);
    }
  });

  const vary = hidden[kind.id];
  if (vary) {
    test.each(thinkers)('of level %i do the same whatever lies hidden from them', (level) => {
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
