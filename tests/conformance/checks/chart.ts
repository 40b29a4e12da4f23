import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action, GameState } from '@aerodrome/engine/core/game.ts';
import { PhaseTable, phaseValue } from '@aerodrome/engine/core/phases.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { type AnyStateMachine, type StateValue, transition } from 'xstate';
import { same } from '../plain.ts';
import type { Run } from '../run.ts';
import { during, eachMatch, eachMoment, type Tally } from '../walk.ts';

/** In every state, every event leads from the table to the phase that xstate finds in the chart. */
export function chartIsTable(run: Run, share: number): Tally {
  const tables = new Map<AnyStateMachine, PhaseTable<GameState, never>>();
  return eachMoment(run, share, ({ table, state }) => {
    const chart = table.game.phases;
    const compiled = tables.get(chart) ?? new PhaseTable<GameState, never>(chart, {});
    tables.set(chart, compiled);
    for (const event of new Set([...chart.events, 'next', 'noSuchEvent'])) {
      same(compiled.target(state, event) ?? state.phase, follow(chart, state, state.phase, event), `${event} leads to`);
    }
  });
}

function follow(chart: AnyStateMachine, state: GameState, phase: string, event: string): string {
  const [next] = transition(chart, chart.resolveState({ value: phaseValue(phase) as StateValue, context: state }), {
    type: event,
  });
  return pathOf(next.value);
}

function pathOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const [[name, inner]] = Object.entries(value as Record<string, unknown>);
  return `${name}.${pathOf(inner)}`;
}

/**
 * Each change of phase that a match makes is the chart's: an action's first, then `next` after `next`. A match passes
 * through phases without an entry rule and does not show them.
 */
export function phasesFollowTheChart(run: Run, share: number): Tally & { unvisited: string[] } {
  const unvisited = new Set<string>();
  const visited = new Set<string>();
  const tally = eachMatch(run, share, (script) => {
    const { game } = script.table;
    const chart = game.phases;
    for (const phase of new PhaseTable<GameState, never>(chart, {}).phases) unvisited.add(phase);
    const chance = new SeededRandom(script.seed);
    const draft = game.create();
    let step = 0;
    let event: string | null = null;
    let phase: string = draft.phase;
    Object.defineProperty(draft, 'phase', {
      enumerable: true,
      get: () => phase,
      set(target: string) {
        const passed: string[] = [];
        for (let at = phase; event !== null && passed.at(-1) !== target; event = 'next') {
          at = follow(chart, { ...clone(draft), phase: at }, at, event);
          if (passed.includes(at)) same(passed, target, `${event} leads to`);
          passed.push(at);
        }
        for (const one of [...passed, target]) visited.add(one);
        event = 'next';
        phase = target;
      },
    });
    during(
      () => `step ${step}`,
      () => {
        game.begin(draft, chance, null);
        for (const action of script.actions as Action[]) {
          event = action.type;
          step++;
          game.step(draft, action, chance, null);
          same(follow(chart, clone(draft), phase, 'next'), phase, 'a phase that waits, left by itself');
        }
      },
    );
    return script.actions.length;
  });
  return { ...tally, unvisited: [...unvisited].filter((phase) => !visited.has(phase)) };
}
