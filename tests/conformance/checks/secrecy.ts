import type { Action, GameState, Viewer } from '@aerodrome/engine/core/game.ts';
import type { Random } from '@aerodrome/engine/core/random.ts';
import { identical } from '../plain.ts';
import { pick } from '../policies.ts';
import { type Run, seatsOf, type Table, viewersOf } from '../run.ts';
import { eachMoment, type Tally } from '../walk.ts';

export interface SecrecyTally extends Tally {
  /** How often something hidden really was changed. */
  varied: number;
}

/** Everything that a viewer can ask has the same answer for every arrangement of the hidden information. */
export function secrecy(run: Run, share: number): SecrecyTally {
  let varied = 0;
  const tally = eachMoment(run, share, ({ table, state, dice }) => {
    if (!table.game.hidden) nothingIsHidden(table, state);
    for (const viewer of viewersOf(table)) {
      const other = run.hooks.varyHidden(table, state, viewer, dice);
      const wrong = run.hooks.conserve(table, other);
      if (wrong !== null) throw new Error(`the varied state cannot be: ${wrong}`);
      if (JSON.stringify(other) !== JSON.stringify(state)) varied++;
      const reordered = run.hooks.shuffleUnseen(table, other, dice);
      const questions = candidates(table, state, viewer, dice);
      const wanted = answers(table, state, viewer, questions);
      for (const [topic, answer] of answers(table, reordered, viewer, questions).entries()) {
        identical(answer, wanted[topic], `${topics[topic]}, for ${viewer}, with something hidden changed`);
      }
    }
  });
  return { ...tally, varied };
}

/** A game that says it hides nothing shows everybody all of it. */
function nothingIsHidden(table: Table, state: GameState): void {
  const all = table.game.view(state, 'all');
  for (const viewer of viewersOf(table)) {
    // A view may add nothing but its viewer.
    identical({ ...table.game.view(state, viewer), viewer: 'all' }, { ...all, viewer: 'all' }, `what ${viewer} sees`);
  }
}

const topics = [
  'view',
  'who is awaited',
  'who is asked',
  'windows',
  'phase',
  'outcome',
  'decisions',
  'asides',
  'judgements',
  'warnings',
];

function answers({ game }: Table, state: GameState, viewer: Viewer, questions: readonly Action[]): unknown[] {
  const everybody = [
    game.view(state, viewer),
    game.awaiting(state),
    game.askedOutOfTurn(state),
    game.handoverOrder?.(state) ?? null,
    state.phase,
    game.outcome(state),
  ];
  if (typeof viewer !== 'number') return everybody;
  const decisions: readonly Action[] = game.legalActions(state, viewer);
  return [
    ...everybody,
    decisions,
    game.asides(state, viewer),
    questions.map((action) => game.check(state, action)),
    decisions.slice(0, 20).map((action) => game.warnings(state, action)),
  ];
}

/** Things a seat might ask about: its own choices, and near misses that no list of its own holds. */
function candidates(table: Table, state: GameState, viewer: Viewer, dice: Random): Action[] {
  if (typeof viewer !== 'number') return [];
  const listed: readonly Action[] = seatsOf(table).flatMap((seat) => [
    ...table.game.legalActions(state, seat),
    ...table.game.asides(state, seat),
  ]);
  if (listed.length === 0) return [];
  return [0, 1, 2, 3].map(() => {
    const action: Record<string, unknown> = { ...pick(listed, dice), seat: viewer };
    for (const [key, value] of Object.entries(action)) {
      if (key === 'seat' || dice.below(2, 'miss') === 0) continue;
      if (typeof value === 'number') action[key] = dice.below(20, 'miss') - 1;
      if (Array.isArray(value)) action[key] = value.slice(1);
    }
    return action as unknown as Action;
  });
}
