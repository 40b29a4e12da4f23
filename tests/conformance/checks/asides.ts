import type { Action, AsideKind } from '@aerodrome/engine/core/game.ts';
import { PhaseTable } from '@aerodrome/engine/core/phases.ts';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { same } from '../plain.ts';
import { type Run, seatsOf } from '../run.ts';
import { eachMoment, type Tally } from '../walk.ts';

const kinds: readonly AsideKind[] = ['resign', 'retract', 'arrange', 'offer', 'answer', 'say', 'clock'];

/** Every aside is of a known kind; who can answer is asked, and nobody else; windows hold whoever is awaited, once. */
export function asides(run: Run, share: number): Tally {
  return eachMoment(run, share, ({ table, state }) => {
    const { game } = table;
    const answering = seatsOf(table).filter((seat) =>
      game.asides(state, seat).some((action: Action) => game.asideKind(action) === 'answer'),
    );
    same(game.askedOutOfTurn(state), answering, 'who is asked out of turn');
    for (const seat of seatsOf(table)) {
      for (const action of game.asides(state, seat) as readonly Action[]) {
        if (!kinds.includes(game.asideKind(action))) throw new Error(`${action.type} is of no known kind`);
      }
    }
    if (!game.handoverOrder) return;
    const windows = game.handoverOrder(state);
    if (new Set(windows).size < windows.length) throw new Error(`windows: ${windows}`);
    for (const seat of game.awaiting(state)) {
      if (!windows.includes(seat)) throw new Error(`${seat} is awaited and has no window among ${windows}`);
    }
  });
}

export interface NamesTally extends Tally {
  /** Events that some part of the chart names and nobody ever used there. */
  unused: string[];
}

/** The lists hold exactly what the chart names: nothing else in any phase, and everything somewhere. */
export function chartNamesWhatIsAsked(run: Run, share: number): NamesTally {
  const used = new Map<string, Set<string>>();
  const charts = new Map<AnyStateMachine, PhaseTable<never, never>>();
  const tally = eachMoment(run, share, ({ table, state }) => {
    const { game } = table;
    const named = charts.get(game.phases) ?? new PhaseTable<never, never>(game.phases, {});
    charts.set(game.phases, named);
    const inPhase = used.get(state.phase) ?? new Set();
    used.set(state.phase, inPhase);
    for (const seat of seatsOf(table)) {
      for (const { type } of [...game.legalActions(state, seat), ...game.asides(state, seat)] as Action[]) {
        if (!named.asks(state.phase).includes(type))
          throw new Error(`the chart does not name ${type} in ${state.phase}`);
        inPhase.add(type);
      }
    }
  });
  const unused = new Set<string>();
  for (const chart of charts.keys()) for (const name of unusedIn(chart.root, used)) unused.add(name);
  // A phase that one opening lacks another has.
  return { ...tally, unused: [...unused] };
}

/** Events that a part of the chart names, and that no phase inside it was seen to use. */
function unusedIn(node: AnyStateNode, used: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const inner = (Object.values(node.states) as AnyStateNode[]).flatMap((child) => unusedIn(child, used));
  const path = node.path.join('.');
  const events = new Set(
    [...used]
      .filter(([phase]) => path === '' || phase === path || phase.startsWith(`${path}.`))
      .flatMap(([, types]) => [...types]),
  );
  const named = [...node.transitions.keys()].filter((event) => event !== 'next');
  return [...inner, ...named.filter((event) => !events.has(event)).map((event) => `${path || 'anywhere'}: ${event}`)];
}
