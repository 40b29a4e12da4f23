import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action, GameState } from '@aerodrome/engine/core/game.ts';
import type { Debrief } from '@aerodrome/engine/meta/debrief.ts';
import { expect, test } from 'vitest';
import { asides, chartNamesWhatIsAsked } from '../checks/asides.ts';
import { phasesFollowTheChart } from '../checks/chart.ts';
import { debriefs } from '../checks/debriefs.ts';
import { conservation, termination } from '../checks/ending.ts';
import { legality } from '../checks/legality.ts';
import { neighbours, newTables, questions, settings, steps } from '../checks/purity.ts';
import { refusals } from '../checks/refusals.ts';
import { replay } from '../checks/replay.ts';
import { copies, samples } from '../checks/samples.ts';
import { snapshots } from '../checks/snapshots.ts';
import { spellings } from '../checks/spelling.ts';
import { states } from '../checks/states.ts';
import { together } from '../checks/together.ts';
import { sealedChoices, undo } from '../checks/undo.ts';
import { type GraveTally, graveWarnings } from '../checks/warnings.ts';
import { afterSteps, type Check, checkFaulty, type Fault, withDecisions, withEvents, withView } from './faulty.ts';

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
  [
    'spells two choices alike',
    spellings,
    (game) => ({ spell: (view, action) => (action.type === 'exit' ? { path: ['exit'] } : game.spell(view, action)) }),
  ],
  [
    'spells one choice as the beginning of another',
    spellings,
    (game) => ({
      spell(view, action) {
        const spelling = game.spell(view, action);
        return action.loop && 'path' in spelling
          ? { path: [...spelling.path.slice(0, -1), 'plain', 'loop'] }
          : spelling;
      },
    }),
  ],
  ['has an aside of no kind', asides, () => ({ asideKind: () => 'whisper' as never })],
  ['asks somebody who cannot answer', asides, () => ({ askedOutOfTurn: () => [0] })],
  ['has a window for nobody', asides, () => ({ handoverOrder: () => [] })],
  [
    'allows what its chart does not name',
    chartNamesWhatIsAsked,
    (game) => ({ asides: (s, seat) => [...game.asides(s, seat), { type: 'wave', seat }] }),
  ],
  ['copies only the surface', copies, () => ({ copy: (s) => ({ ...s }) })],
  ['forgets something in a copy', copies, (game) => ({ copy: (s) => ({ ...game.copy(s), toLose: 0, hits: [9] }) })],
  [
    'leaves sealed in a sample what others have sealed',
    samples,
    (game) => ({ sampler: (view, seat) => (rng) => game.determinize(view, seat, rng) }),
  ],
  [
    'hands out one sample over and over',
    samples,
    (game) => ({
      sampler(view, seat) {
        const sample = game.sampler(view, seat);
        const one = {};
        return (rng) => Object.assign(one, sample(rng)) as never;
      },
    }),
  ],
  ['tells half a group', together, withEvents((event) => ({ ...event, together: 1.5 }))],
  [
    'lets what is not seen join two groups',
    together,
    (game) => ({
      step(draft, action, rng, emit) {
        const at = (number: number) => ({ type: `t${number}`, together: number });
        for (const number of [1, 2, 1]) emit?.(at(number));
        game.step(draft, action, rng, emit);
      },
      redact: (event, viewer) => (event.type === 't2' ? null : game.redact(event, viewer)),
    }),
  ],
  ['computes its game data from a counter', settings, () => ({ gameData: { opened: count++ } })],
  [
    'writes its match into its game data',
    settings,
    (game) => {
      const gameData = { steps: 0 };
      return {
        gameData,
        step(draft, action, rng, emit) {
          gameData.steps++;
          game.step(draft, action, rng, emit);
        },
      };
    },
  ],
  ['warns half gravely', graveWarnings, () => ({ warnings: () => [{ code: 'w', grave: false as never }] })],
  ['takes a table without hands for its own', snapshots, () => ({ checkState: () => null })],
];

test.each(faults)('a game that %s is found out', (_what, check, fault) => {
  expect(() => checkFaulty(check, fault)).toThrow(/: match \d+ /);
});

test('a game whose grave warnings cost nothing is found out', () => {
  const tally = checkFaulty(graveWarnings, () => ({ warnings: () => [{ code: 'w', grave: true }] })) as GraveTally;
  expect(tally.paid).toBeLessThan(tally.grave * 0.9);
});

const untrue: [what: string, change: (debrief: Debrief) => Partial<Debrief>][] = [
  ['names another winner', ({ winners }) => ({ winners: [...winners, 7] })],
  ['names no ending', () => ({ ending: '' })],
  ['counts other turns', ({ turns }) => ({ turns: turns + 1 })],
  ['knows of no planes', () => ({ planes: [] })],
  ['gives a plane to the other side', ({ planes }) => ({ planes: planes.map((p) => ({ ...p, side: 1 - p.side })) })],
  ['counts more victories than planes fell', ({ planes }) => ({ planes: planes.map((p) => ({ ...p, victories: 9 })) })],
  ['has nothing that could be dealt', () => ({ most: 0 })],
];

test.each(untrue)('a debrief that %s is found out', (_what, change) => {
  const check: Check = (run, share) => {
    const debrief: typeof run.kind.debrief = (log, view, options) => {
      const told = run.kind.debrief(log, view, options);
      return { ...told, ...change(told) };
    };
    return debriefs({ ...run, kind: { ...run.kind, debrief } }, share);
  };
  expect(() => checkFaulty(check, () => ({}))).toThrow(/: match \d+ /);
});
