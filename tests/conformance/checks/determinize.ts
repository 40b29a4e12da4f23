import { clone, freeze } from '@aerodrome/engine/core/clone.ts';
import type { GameState, Seat } from '@aerodrome/engine/core/game.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { identical, plain, same } from '../plain.ts';
import { random } from '../policies.ts';
import { type Run, seatsOf, type Table } from '../run.ts';
import { eachMoment, type Tally } from '../walk.ts';

export interface DeterminizeTally extends Tally {
  /** How often the guess was not the truth, and how often two guesses were not the same. */
  wrong: number;
  different: number;
}

/** A guess looks to its seat like the truth, owes nothing to it, and is a state that can be played to an end. */
export function determinize(run: Run, share: number): DeterminizeTally {
  let wrong = 0;
  let different = 0;
  const tally = eachMoment(run, share, ({ table, state, length, dice }) => {
    const { game } = table;
    for (const seat of seatsOf(table)) {
      const chance = dice.below(2 ** 20, 'chance');
      const guess = guessFrom(table, state, seat, chance);
      identical(game.view(guess, seat), game.view(state, seat), `what ${seat} sees of the guess`);
      identical(game.legalActions(guess, seat), game.legalActions(state, seat), `decisions of ${seat} in the guess`);
      identical(game.asides(guess, seat), game.asides(state, seat), `asides of ${seat} in the guess`);
      isPlayable(run, table, guess);

      const varied = run.hooks.shuffleUnseen(table, run.hooks.varyHidden(table, state, seat, dice), dice);
      same(guessFrom(table, varied, seat, chance), guess, `the guess of ${seat} with something hidden changed`);
      if (JSON.stringify(guess) !== JSON.stringify(state)) wrong++;
      if (JSON.stringify(guess) !== JSON.stringify(guessFrom(table, state, seat, chance + 1))) different++;
      // Played in place: what is still part of the view is frozen, and throws. Long games are not all played out.
      if (dice.below(length + 1, 'length') < 15) playOut(run, table, guess, dice);
    }
  });
  return { ...tally, wrong, different };
}

function guessFrom({ game }: Table, state: GameState, seat: Seat, chance: number): GameState {
  const view = freeze(clone(game.view(state, seat)));
  const source = new SeededRandom(chance);
  let drawn = 0;
  return game.determinize(view, seat, {
    below(bound: number) {
      if (drawn++ > 100_000) throw new Error(`no guess of ${seat} after ${drawn} draws`);
      return source.below(bound);
    },
  });
}

function isPlayable({ hooks }: Run, table: Table, guess: GameState): void {
  const { game } = table;
  plain(guess, 'the guess');
  const wrong = hooks.conserve(table, guess);
  if (wrong !== null) throw new Error(`the guess cannot be: ${wrong}`);
  same(game.checkState(guess), null, 'what the game says of the guess');
  for (const seat of game.awaiting(guess)) {
    if (game.legalActions(guess, seat).length === 0) throw new Error(`${seat} has nothing to decide in the guess`);
  }
}

export function playOut({ hooks }: Run, table: Table, guess: GameState, dice: Random): void {
  const { game } = table;
  const chance = new SeededRandom(dice.below(2 ** 20, 'chance'));
  for (let steps = 0; game.awaiting(guess).length > 0; steps++) {
    if (steps > hooks.longest) throw new Error('the guess comes to no end');
    for (const action of random(table, guess, dice, chance)) game.step(guess, action, chance, null);
  }
  const wrong = hooks.conserve(table, guess);
  if (wrong !== null) throw new Error(`the guess, played to its end: ${wrong}`);
}
