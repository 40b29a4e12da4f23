import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action, GameEvent, GameState, Viewer } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { identical, same } from '../plain.ts';
import { pick } from '../policies.ts';
import { type Run, type Table, viewersOf } from '../run.ts';
import { during, eachMatch, eachMoment, type Filmed, film, type Tally } from '../walk.ts';
import type { SecrecyTally } from './secrecy.ts';

/** The frames of a step for a viewer: the events as redacted for the viewer, each with the view right after it. */
interface Glimpse {
  event: GameEvent;
  view: unknown;
  reveals: boolean;
}

/**
 * A step shows a viewer the same whatever lies hidden from him, up to an event that is marked as laying something open.
 * A step that can be undone shows the same to its very end.
 */
export function glimpses(run: Run, share: number): SecrecyTally {
  let varied = 0;
  const tally = eachMoment(run, share, ({ table, state, next, seed, step, dice }) => {
    if (!next) return;
    const played = film(table, state, next, seed + step);
    noSecrets(table, played.events);
    for (const viewer of viewersOf(table)) {
      const other = run.hooks.varyHidden(table, state, viewer, dice);
      const action = counterpart(table, other, next, viewer, dice);
      if (action === null) continue;
      const differs = JSON.stringify([other, action]) !== JSON.stringify([state, next]);
      if (differs) varied++;
      compare(table, viewer, [next, played], [action, film(table, other, action, seed + step)]);
    }
  });
  return { ...tally, varied };
}

/** An action of the same seat in a varied state: equal for the viewer, equal or any other for another seat. */
function counterpart({ game }: Table, other: GameState, action: Action, viewer: Viewer, dice: Random): Action | null {
  if (game.check(other, action) === null && (viewer === action.seat || dice.below(2, 'same') === 0)) return action;
  if (viewer === action.seat) throw new Error(`${JSON.stringify(action)} is legal only while something hidden is so`);
  const choices: readonly Action[] = game.legalActions(other, action.seat);
  return choices.length > 0 ? pick(choices, dice) : null;
}

function compare(table: Table, viewer: Viewer, [a, first]: [Action, Filmed], [b, second]: [Action, Filmed]): void {
  const { game } = table;
  const known = JSON.stringify(game.redactAction(a, viewer)) === JSON.stringify(game.redactAction(b, viewer));
  const before = seen(table, first, viewer);
  const after = seen(table, second, viewer);
  const at = before.findIndex((glimpse, i) => JSON.stringify(glimpse) !== JSON.stringify(after[i]));
  const parting = at >= 0 ? at : before.length;
  const alike = at < 0 && before.length === after.length;
  const what = `for ${viewer}, ${JSON.stringify(a)} or ${JSON.stringify(b)}`;
  if (!known) {
    if (alike) throw new Error(`${what}: the log tells apart what the table cannot`);
    return;
  }
  if (alike) {
    identical(game.view(second.state, viewer), game.view(first.state, viewer), `${what}: the view after the step`);
    same(canUndo(second), canUndo(first), `${what}: whether the step can be undone`);
    return;
  }
  if (!before[parting]?.reveals && !after[parting]?.reveals) {
    identical(after[parting], before[parting], `${what}: event ${parting}`);
  }
  if (canUndo(first) || canUndo(second)) {
    throw new Error(`${what}: a step that can be undone tells what is hidden: ${types(before)} or ${types(after)}`);
  }
}

function seen({ game }: Table, { events, states }: Filmed, viewer: Viewer): Glimpse[] {
  return events.flatMap((happened, i) => {
    const event = game.redact(happened, viewer);
    return event === null ? [] : [{ event, view: game.view(states[i], viewer), reveals: happened.reveals === true }];
  });
}

function canUndo({ state, draws, events }: Filmed): boolean {
  return state.outcome === null && draws.length === 0 && !events.some((event) => event.reveals);
}

function types(list: readonly Glimpse[]): string {
  return list.map(({ event }) => event.type).join(' ');
}

function noSecrets(table: Table, events: readonly GameEvent[]): void {
  const { game } = table;
  for (const event of events) {
    for (const viewer of viewersOf(table)) {
      const shown = game.redact(event, viewer);
      const may = typeof viewer === 'number' && event.secret?.to.includes(viewer);
      if (shown && 'secret' in shown && !may) throw new Error(`${event.type} shows its secret to ${viewer}`);
    }
    same(game.redact(event, 'all'), event, 'the event with all hands open');
  }
}

/** The set-up shows the table exactly its view: dealt from another seed to the same view, it is the same. */
export function setUps(run: Run, share: number): Tally {
  return eachMatch(run, share, ({ table, seed }) => {
    const shown = new Map<string, unknown>();
    for (let other = 0; other < 20; other++) {
      const state = table.game.create();
      const events: GameEvent[] = [];
      table.game.begin(state, new SeededRandom(seed + other), (event: GameEvent) => events.push(clone(event)));
      noSecrets(table, events);
      const view = JSON.stringify(table.game.view(state, 'table'));
      const seen = events.map((event) => table.game.redact(event, 'table'));
      if (shown.has(view)) identical(seen, shown.get(view), 'what the table sees of the set-up');
      shown.set(view, seen);
    }
    return 20;
  });
}

/** The log that a viewer reads has neither draws nor hashes, both of which would tell what is hidden. */
export function logs(run: Run, share: number): Tally {
  return eachMatch(run, share, (script) => {
    let match = Match.start(run.kind, script.table.options, script.seed);
    for (const action of script.actions) match = match.submit(action);
    during(
      () => `step ${match.length}`,
      () => {
        for (const viewer of viewersOf(script.table)) {
          for (const line of match.log(viewer)) {
            same(Object.keys(line).sort(), ['action', 'events'], `what a line of the log tells ${viewer}`);
          }
        }
        for (const line of match.log('all')) {
          same(Object.keys(line).sort(), ['action', 'draws', 'events', 'hash'], 'what a line of the log tells all');
        }
      },
    );
    return match.length;
  });
}
