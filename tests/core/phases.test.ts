import type { GameEvent, GameState } from '@aerodrome/engine/core/game.ts';
import { fixedGuard, PhaseTable, phaseValue, stateGuard } from '@aerodrome/engine/core/phases.ts';
import { FixedRandom } from '@aerodrome/engine/core/random.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, and, not, or, setup, transition } from 'xstate';

interface State extends GameState {
  a: boolean;
  b: boolean;
  log: string[];
}

const chart = setup({
  types: { context: {} as State, events: {} as { type: string } },
  guards: { a: ({ context }) => context.a, b: ({ context }) => context.b },
}).createMachine({
  id: 'toy',
  context: {} as State,
  initial: 'start',
  on: { resign: '.over', jump: [{ guard: 'b', target: '.start' }] },
  states: {
    start: {
      on: {
        next: [
          { guard: and(['a', 'b']), target: 'nested.second' },
          { guard: or(['a', not('b')]), target: 'nested' },
          { target: 'over' },
        ],
      },
    },
    nested: {
      initial: 'first',
      on: { go: 'over' },
      states: {
        first: { on: { go: [{ guard: 'a', target: 'second' }], jump: [{ guard: 'a', target: 'second' }] } },
        second: { on: { next: '#toy.nested.third' } },
        third: {},
      },
    },
    over: { type: 'final' },
  },
});

const state = (phase: string, a: boolean, b: boolean): State => ({ phase, outcome: null, a, b, log: [] });
const table = new PhaseTable<State, GameEvent>(chart, {
  start: (draft) => draft.log.push('start'),
  'nested.second': (draft) => draft.log.push('second'),
});
const rng = new FixedRandom();

test('the phase table names every phase by its path', () => {
  expect(table.initial).toBe('start');
  expect(table.phases).toEqual(['start', 'nested.first', 'nested.second', 'nested.third', 'over']);
  expect(phaseValue('nested.first')).toEqual({ nested: 'first' });
  expect(phaseValue('over')).toBe('over');
});

test('the phase table leads where xstate leads, for every phase, event and state', () => {
  // A finished machine takes no more events, which only an actor knows, not the pure transition.
  const phases = fc.constantFrom(...table.phases.filter((phase) => phase !== 'over'));
  const events = fc.constantFrom('next', 'go', 'jump', 'resign', 'unknown');
  fc.assert(
    fc.property(phases, events, fc.boolean(), fc.boolean(), (phase, type, a, b) => {
      const context = state(phase, a, b);
      const value = phaseValue(phase) as Parameters<typeof chart.resolveState>[0]['value'];
      const [after] = transition(chart, chart.resolveState({ value, context }), { type });
      expect(phaseValue(table.target(context, type) ?? phase)).toEqual(after.value);
    }),
    { numRuns: 1000 },
  );
});

test('phases that ask no seat are passed through with their entry rules, up to a decision', () => {
  const draft = state('', true, true);
  table.begin(draft, rng, null);
  expect(draft).toMatchObject({ phase: 'nested.third', log: ['start', 'second'] });

  const asked = state('', true, false);
  table.begin(asked, rng, null);
  expect(asked.phase).toBe('nested.first');
  table.advance(asked, 'go', rng, null);
  expect(asked.phase).toBe('nested.third');
});

test('an event that leads nowhere does not change the phase', () => {
  const draft = state('nested.third', true, true);
  table.advance(draft, 'unknown', rng, null);
  expect(draft.phase).toBe('nested.third');
});

test('a phase that asks no seat and leads nowhere is an error', () => {
  const stuck = setup({
    types: { context: {} as State, events: {} as { type: string } },
    guards: { a: ({ context }) => context.a },
  }).createMachine({
    context: {} as State,
    initial: 'start',
    states: { start: { on: { next: { guard: 'a', target: 'over' } } }, over: { type: 'final' } },
  });
  const only = new PhaseTable<State, GameEvent>(stuck, {});
  expect(() => only.begin(state('', false, false), rng, null)).toThrow('no way on from start');
});

test('an event without a target does not change the phase, and hides an outer event of its name', () => {
  const laying = setup({}).createMachine({
    id: 'laying',
    initial: 'open',
    on: { lay: '.closed' },
    states: { open: { on: { lay: {}, ready: 'closed' } }, closed: {} },
  }) as unknown as AnyStateMachine;
  const only = new PhaseTable<State, GameEvent>(laying, {});
  expect(only.target(state('open', true, true), 'lay')).toBeNull();
  expect(only.target(state('open', true, true), 'ready')).toBe('closed');
});

test('a phase asks for the actions that its chart names there, outer events included, and not for its transitions', () => {
  expect(table.asks('nested.first')).toEqual(['go', 'jump', 'resign']);
  expect(table.asks('start')).toEqual(['resign', 'jump']);
  expect(table.asks('over')).toEqual([]);
  expect(table.asks('nowhere')).toEqual([]);
});

test('nothing leads out of a final phase', () => {
  expect(table.target(state('over', true, true), 'jump')).toBeNull();
});

describe('between two decisions', () => {
  const asked: string[] = [];
  const counted = (name: 'a' | 'b') =>
    stateGuard((state: State) => {
      asked.push(name);
      return state[name];
    });
  const long = setup({
    types: { context: {} as State, events: {} as { type: string } },
    guards: {
      a: counted('a'),
      b: counted('b'),
      impossible: stateGuard((_state: State) => true, false),
      fixed: fixedGuard(true),
    },
  }).createMachine({
    context: {} as State,
    initial: 'start',
    states: {
      start: { on: { next: [{ guard: 'a', target: 'over' }, { target: 'quiet' }] } },
      quiet: {
        on: {
          next: [
            { guard: 'a', target: 'over' },
            { guard: 'impossible', target: 'over' },
            { guard: 'fixed', target: 'silent' },
            { target: 'over' },
          ],
        },
      },
      silent: { on: { next: [{ guard: 'b', target: 'waiting' }, { target: 'ruled' }] } },
      ruled: { on: { next: [{ guard: 'a', target: 'over' }, { target: 'waiting' }] } },
      waiting: {},
      over: { type: 'final' },
    },
  });
  const short = new PhaseTable<State, GameEvent>(long, { ruled: (draft) => draft.log.push(draft.phase) });

  test('each guard is asked once until a rule runs, and a guard that the game data has decided is never asked', () => {
    asked.length = 0;
    const draft = state('', false, false);
    short.begin(draft, rng, null);
    expect(draft).toMatchObject({ phase: 'waiting', log: ['ruled'] });
    expect(asked).toEqual(['a', 'b', 'a']);
  });

  test('every entry rule that the chart leads to is run', () => {
    for (const a of [false, true]) {
      for (const b of [false, true]) {
        const draft = state('', a, b);
        short.begin(draft, rng, null);
        expect(draft).toMatchObject({ phase: a ? 'over' : 'waiting', log: a || b ? [] : ['ruled'] });
      }
    }
  });

  test('each phase leads to the one that the chart names, even if play passes through both', () => {
    expect(short.target(state('start', false, false), 'next')).toBe('quiet');
    expect(short.target(state('quiet', false, false), 'next')).toBe('silent');
    expect(short.target(state('silent', false, false), 'next')).toBe('ruled');
  });
});

describe('refuses a chart that holds more than names, nesting and guards', () => {
  const broken = {
    'an action': { initial: 'x', states: { x: { entry: () => {} } } },
    'a transition without event': { initial: 'x', states: { x: { always: 'y' }, y: {} } },
    'an action on the way': { initial: 'x', states: { x: { on: { go: { target: 'y', actions: () => {} } } }, y: {} } },
    'parallel phases': { type: 'parallel' as const, states: { x: {}, y: {} } },
    'a phase that leaves when its inner ones are done': {
      initial: 'x',
      states: { x: { initial: 'a', states: { a: { on: { go: 'b' } }, b: { type: 'final' } }, onDone: 'y' }, y: {} },
    },
    'a delay': { initial: 'x', states: { x: { after: { 1000: 'y' } }, y: {} } },
    'an actor of its own': { initial: 'x', states: { x: { invoke: { src: 'bot' } } } },
    'a way on that leads nowhere': { initial: 'x', states: { x: { on: { next: {} } } } },
    'an event of any name': { initial: 'x', states: { x: { on: { '*': 'y' } }, y: {} } },
    'a guard nobody gives': { initial: 'x', states: { x: { on: { go: { target: 'y', guard: 'lost' } } }, y: {} } },
    'a guard of its own': { initial: 'x', states: { x: { on: { go: { target: 'y', guard: () => true } } }, y: {} } },
  };
  test.each(Object.entries(broken))('a chart is refused with %s', (_what, config) => {
    // Outside what the types allow, on purpose: charts come from whoever writes a game.
    const machine = setup({}).createMachine(config as never) as unknown as AnyStateMachine;
    expect(() => new PhaseTable(machine, {})).toThrow();
  });

  test('an entry rule for an unknown phase is refused', () => {
    expect(() => new PhaseTable(chart, { nowhere: () => {} })).toThrow(/nowhere/);
  });
});
