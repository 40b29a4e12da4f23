import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action, AnyGameKind, GameState, RulesMigration } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { createMachine } from 'xstate';

interface TallyState extends GameState {
  total: number;
  /** Since the second version of the rules. */
  throws?: number;
}

const goal = 30;

/**
 * A game of one rule whose versions never change, so that old files of it can be kept: two seats add up throws of a
 * die, one at even totals and one at odd, and whoever comes to the goal wins. Its second version counts the throws,
 * and calls its option by its name.
 */
export function tally(rulesVersion: 1 | 2 = 1, migrations: readonly RulesMigration[] = [countThrows]): AnyGameKind {
  return {
    id: 'tally',
    rulesVersion,
    migrations,
    text: { en: async () => ({}) },
    narrator: () => ({ name: (seat) => ({ key: `${seat}` }), action: () => null, narrate: () => [] }),
    turns: ({ total }) => total,
    dice: [],
    expectedMinutes: 1,
    debrief: () => {
      throw new Error('nobody asks what a tally meant');
    },
    options: [{ key: rulesVersion === 1 ? 'target' : 'goal', kind: 'number', default: goal, min: 1, max: 99 }],
    open: (options) => {
      const wanted = options[rulesVersion === 1 ? 'target' : 'goal'];
      const awaiting = ({ total, outcome }: TallyState) => (outcome ? [] : [total % 2]);
      return {
        seats: [0, 1].map((side) => ({ side, role: 'thrower' })),
        hidden: false,
        gameData: null,
        endings: ['reached'],
        phases: createMachine({ initial: 'throwing', states: { throwing: {}, over: { type: 'final' } } }),
        create: () => ({ phase: 'throwing', outcome: null, total: 0, ...(rulesVersion === 2 && { throws: 0 }) }),
        begin: (_draft, _rng, emit) => emit?.({ type: 'began' }),
        awaiting,
        legalActions: (state, seat) => (awaiting(state).includes(seat) ? [{ type: 'throw', seat }] : []),
        asides: () => [],
        asideKind: () => 'resign',
        askedOutOfTurn: () => [],
        spell: () => ({ path: ['throw'] }),
        copy: clone,
        sampler: (view) => () => clone(view),
        check(state, action: unknown) {
          const { type, seat } = action as Action;
          return type === 'throw' && awaiting(state).includes(seat) ? null : { code: 'action.notYou' };
        },
        warnings: () => [],
        step(draft: TallyState, action: Action, rng, emit) {
          draft.total += 1 + rng.below(6, 'die');
          if (draft.throws !== undefined) draft.throws++;
          emit?.({ type: 'threw' });
          if (draft.total < wanted) return;
          draft.phase = 'over';
          draft.outcome = { ending: 'reached', winners: [action.seat] };
        },
        view: clone,
        redact: (event) => event,
        redactAction: (action) => action,
        determinize: clone,
        outcome: (state) => state.outcome,
        checkState: (value: unknown) => {
          const { total, throws } = value as TallyState;
          const fits = Number.isInteger(total) && Number.isInteger(throws) === (rulesVersion === 2);
          return fits ? null : { code: 'save.invalid', params: { path: 'total', what: 'conflict' } };
        },
      };
    },
  };
}

/** From the first version of its rules to the second. */
export const countThrows: RulesMigration = {
  name: 'tally-count-throws',
  from: 1,
  up({ options, state }) {
    const { target } = options as { target: number };
    return { options: { goal: target }, state: { ...(state as TallyState), throws: 0 } };
  },
};

/** A match after its first throws. */
export function thrown(kind: AnyGameKind, throws: number): Match {
  let match = Match.start(kind, kind.rulesVersion === 1 ? { target: goal } : { goal }, 1);
  for (let i = 0; i < throws; i++) match = match.submit({ type: 'throw', seat: match.awaiting()[0] });
  return match;
}
