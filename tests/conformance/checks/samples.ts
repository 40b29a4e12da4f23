import { clone, freeze } from '@aerodrome/engine/core/clone.ts';
import type { Action, GameState, Seat } from '@aerodrome/engine/core/game.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { identical, plain, same } from '../plain.ts';
import { type Run, seatsOf, type Table } from '../run.ts';
import { eachMoment, type Tally } from '../walk.ts';
import { playOut } from './determinize.ts';

/** A copy made by hand is the same state and shares nothing with its original. */
export function copies(run: Run, share: number): Tally {
  return eachMoment(run, share, ({ table, state }) => {
    const copy = table.game.copy(state);
    identical(copy, clone(state), 'the copy');
    const parts = partsOf(state);
    for (const part of partsOf(copy)) {
      if (parts.has(part)) throw new Error(`the copy shares ${JSON.stringify(part)} with its original`);
    }
  });
}

function partsOf(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return found;
  found.add(value);
  for (const inner of Object.values(value)) partsOf(inner, found);
  return found;
}

export interface SampleTally extends Tally {
  /** How often somebody else's sealed choice had to be opened, and how often two samples differed. */
  opened: number;
  different: number;
}

/** A sample could be the truth, owes nothing to it, and leaves what others have sealed to be chosen again. */
export function samples(run: Run, share: number): SampleTally {
  let opened = 0;
  let different = 0;
  const tally = eachMoment(run, share, ({ table, state, length, dice }) => {
    const { game } = table;
    for (const seat of seatsOf(table)) {
      const chance = dice.below(2 ** 20, 'chance');
      const [sample, another] = sampled(table, state, seat, [chance, chance + 1]);
      identical(game.legalActions(sample, seat), game.legalActions(state, seat), `decisions of ${seat} in the sample`);
      same(sample.phase, state.phase, 'the phase of the sample');
      opened += isOpen(table, state, sample, seat);
      plain(sample, 'the sample');
      const wrong = run.hooks.conserve(table, sample);
      if (wrong !== null) throw new Error(`the sample cannot be: ${wrong}`);
      same(game.checkState(sample), null, 'what the game says of the sample');

      const varied = run.hooks.shuffleUnseen(table, run.hooks.varyHidden(table, state, seat, dice), dice);
      const [again] = sampled(table, varied, seat, [chance]);
      same(again, sample, `the sample of ${seat} with something hidden changed`);
      if (JSON.stringify(sample) !== JSON.stringify(another)) different++;
      if (dice.below(length + 1, 'length') < 15) playOut(run, table, sample, dice);
    }
  });
  return { ...tally, opened, different };
}

/** Several from one sampler, as a bot takes them: none may leave its traces in the next. */
function sampled({ game }: Table, state: GameState, seat: Seat, chances: readonly number[]): GameState[] {
  const sample: (rng: Random) => GameState = game.sampler(freeze(clone(game.view(state, seat))), seat);
  const first = sample(new SeededRandom(chances[0]));
  const kept = clone(first);
  const all = [first, ...chances.slice(1).map((chance) => sample(new SeededRandom(chance)))];
  same(first, kept, 'a sample after the next was taken');
  same(sample(new SeededRandom(chances[0])), first, 'the same sample taken again');
  return all;
}

/** Counts those whose sealed choice the sample opened: they are awaited in it, and have nothing left to take back. */
function isOpen({ game }: Table, state: GameState, sample: GameState, seat: Seat): number {
  let opened = 0;
  for (const other of game.seats.keys()) {
    if (other === seat) continue;
    const sealed = (of: GameState) => game.asides(of, other).some((a: Action) => game.asideKind(a) === 'retract');
    if (sealed(sample)) throw new Error(`what ${other} has sealed is still sealed in the sample of ${seat}`);
    if (!sealed(state)) continue;
    if (!game.awaiting(sample).includes(other)) throw new Error(`${other} has sealed, and is not asked in the sample`);
    opened++;
  }
  return opened;
}
