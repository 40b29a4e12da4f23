import type { GameState } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import fc from 'fast-check';
import { adopted } from '../adopted.ts';
import { same } from '../plain.ts';
import { type Run, seatsOf, type Table, viewersOf } from '../run.ts';
import { during, scriptOf, type Tally } from '../walk.ts';

type Command =
  | { do: 'decide' | 'aside' | 'undo' | 'redo' | 'agree'; pick: number }
  | { do: 'load'; from: Source; pick: number };

type Source = 'record' | 'save' | 'worker';

const picked = (what: 'decide' | 'aside' | 'undo' | 'redo' | 'agree') =>
  fc.record({ do: fc.constant(what), pick: fc.nat({ max: 999 }) });
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 12, arbitrary: picked('decide') },
  { weight: 1, arbitrary: picked('aside') },
  { weight: 3, arbitrary: picked('undo') },
  { weight: 3, arbitrary: picked('redo') },
  { weight: 1, arbitrary: picked('agree') },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('load'),
      from: fc.constantFrom('record', 'save', 'worker'),
      pick: fc.nat({ max: 999 }),
    }),
  },
);

/** Where the match must stand after each entry of its log, and the steps that were undone. */
interface Expected {
  states: GameState[];
  undone: GameState[];
}

/** However a match is handled, it stands where the commands led; a failing list of commands shrinks to a short one. */
export function handling(run: Run, share: number): Tally {
  const tally: Tally = { matches: 0, steps: 0 };
  const numRuns = Math.max(1, Math.round(run.matches * share));
  const seeds = fc.integer({ min: run.first, max: run.first + run.matches - 1 });
  const property = fc.property(seeds, fc.array(command, { maxLength: 80, size: 'max' }), (seed, commands) => {
    const { table } = scriptOf(run, seed);
    let match = Match.start(run.kind, table.options, seed);
    const expected: Expected = { states: [match.record().state], undone: [] };
    for (const [step, each] of commands.entries()) {
      const where = () => `${table.name}: match ${seed}, command ${step}`;
      during(where, () => {
        match = obey(run, table, match, each, expected);
        same(match.record().state, expected.states.at(-1), 'where the match stands');
        same(match.length, expected.states.length, 'how many entries the log has');
      });
    }
    tally.matches++;
    tally.steps += commands.length;
  });
  fc.assert(property, { numRuns, seed: run.first + 1 });
  return tally;
}

function obey(run: Run, table: Table, match: Match, command: Command, { states, undone }: Expected): Match {
  if (command.do === 'load') {
    undone.length = 0;
    const loaded = load(run, match, command.from);
    const at = command.pick % match.length;
    for (const viewer of viewersOf(table)) {
      same(loaded.view(viewer, at), match.view(viewer, at), `the view of ${viewer} after entry ${at}`);
      same(loaded.frames(viewer, at), match.frames(viewer, at), `the frames of entry ${at} for ${viewer}`);
    }
    return loaded;
  }
  const seats = seatsOf(table);
  const seat = seats[command.pick % seats.length];
  switch (command.do) {
    case 'decide':
    case 'aside': {
      const choices = seats.flatMap((each) => {
        return command.do === 'aside' ? [...match.asides(each)] : [...match.legalActions(each)];
      });
      if (choices.length === 0) break;
      const decided = match.submit(choices[command.pick % choices.length]);
      states.push(decided.record().state);
      undone.length = 0;
      return decided;
    }
    case 'undo':
      if (!match.canUndo(seat)) break;
      undone.push(states.pop() as GameState);
      return match.undo(seat);
    case 'redo':
      if (!match.canRedo(seat)) break;
      states.push(undone.pop() as GameState);
      return match.redo(seat);
    case 'agree': {
      const to = command.pick % match.length;
      const agreed = match.canTakeBack(to);
      same(agreed, to < states.length - 1, `a take-back to entry ${to} of ${states.length}`);
      if (!agreed) break;
      states.push(states[to]);
      undone.length = 0;
      return match.takeBack(to);
    }
  }
  return match;
}

function load(run: Run, match: Match, from: Source): Match {
  if (from === 'worker') return adopted(run.kind, match);
  if (from === 'record') return Match.resume(run.kind, JSON.parse(JSON.stringify(match.record())));
  const read = readSave(writeSave(match, {}), [run.kind]);
  if ('problem' in read) throw new Error(`the save is refused: ${JSON.stringify(read.problem)}`);
  return read.ok.match;
}
