import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action, GameState } from '@aerodrome/engine/core/game.ts';
import { expect, test } from 'vitest';
import { phasesFollowTheChart } from '../checks/chart.ts';
import { conservation, termination } from '../checks/ending.ts';
import { legality } from '../checks/legality.ts';
import { neighbours, newTables, questions, steps } from '../checks/purity.ts';
import { refusals } from '../checks/refusals.ts';
import { replay } from '../checks/replay.ts';
import { states } from '../checks/states.ts';
import { sealedChoices, undo } from '../checks/undo.ts';
import { afterSteps, type Check, checkFaulty, type Fault, withDecisions, withView } from './faulty.ts';

let count = 0;
let earlier: GameState | null = null;

const counting = afterSteps((draft) => {
  count++;
  draft.hits[0] = count;
});

const faults: [what: string, check: Check, fault: Fault][] = [
  ['lists a decision twice', legality, withDecisions((actions) => [...actions, ...actions])],
  [
    'asks a seat that has no choice',
    legality,
    withDecisions((actions, _state, seat) => (seat > 0 ? [] : [...actions])),
  ],
  [
    'refuses what it lists',
    legality,
    (game) => ({ check: (s, a) => (s.turn === 2 ? { code: 'action.notNow' } : game.check(s, a)) }),
  ],
  [
    'looks only at the type and seat of an action',
    refusals,
    (game) => ({
      check(state, action) {
        const given = Object(action) as Action;
        const listed: readonly Action[] = game.legalActions(state, given.seat);
        return listed.some(({ type }) => type === given.type) ? null : game.check(state, action);
      },
    }),
  ],
  ['throws at what is no action', refusals, (game) => ({ check: (s, a) => game.check(s, structuredClone(a)) })],
  ['refuses without words', refusals, (game) => ({ check: (s, a) => game.check(s, a) && { code: 'because' } })],
  [
    'writes to a state when it is asked',
    questions,
    (game) => ({ awaiting: (s) => game.awaiting(Object.assign(s, { turn: 1 })) }),
  ],
  [
    'answers differently the second time',
    questions,
    () => ({ outcome: () => ({ ending: `${count++}`, winners: [] }) }),
  ],
  [
    'plays differently when nobody listens',
    steps,
    afterSteps((draft, heard) => {
      if (!heard) draft.hits[0]++;
    }),
  ],
  ['counts the steps of all its matches', steps, counting],
  ['lets other matches in', neighbours, counting],
  ['cannot be replayed', replay, counting],
  [
    'has one table for all',
    newTables,
    (game) => {
      const one = game.create();
      return { create: () => one };
    },
  ],
  ['ends in a way it has not declared', termination, (game) => ({ endings: game.endings.slice(1) })],
  [
    'goes on after the end',
    termination,
    (game) => ({ asides: (s, seat) => game.asides({ ...s, outcome: null }, seat) }),
  ],
  [
    'loses a tile',
    conservation,
    afterSteps((draft) => {
      if (draft.turn === 3) draft.pilots[0].bag.pop();
    }),
  ],
  [
    'has a state that is not plain JSON',
    conservation,
    afterSteps((draft) => {
      draft.hits[0] = -0;
    }),
  ],
  ['takes anything for a state', states, () => ({ checkState: () => null })],
  [
    'does not know its own state',
    states,
    (game) => ({ checkState: (s) => game.checkState({ ...Object(s), turn: 9 }) }),
  ],
  [
    'keeps what is sealed',
    sealedChoices,
    (game) => ({ asides: (s, seat) => game.asides(s, seat).filter(({ type }: Action) => type !== 'takeBack') }),
  ],
  [
    'gives back what lies open',
    sealedChoices,
    (game) => ({
      asides: (s, seat) => (s.outcome ? [] : [{ type: 'takeBack', seat }]),
      step(draft, action, rng, emit) {
        if (action.type === 'takeBack') return void Object.assign(draft, clone(earlier));
        earlier = clone(draft);
        game.step(draft, action, rng, emit);
      },
    }),
  ],
  [
    'remembers what was undone',
    undo,
    withView(() => {
      count++;
      return { count };
    }),
  ],
  [
    'leaves its chart',
    phasesFollowTheChart,
    (game) => ({
      step(draft, action, rng, emit) {
        game.step(draft, action, rng, emit);
        if (draft.phase === 'planning.showing') draft.phase = 'planning.sealing';
      },
    }),
  ],
];

test.each(faults)('a game that %s is found out', (_what, check, fault) => {
  expect(() => checkFaulty(check, fault)).toThrow(/: match \d+ /);
});
