import { type AnyStateNode, and, not, or } from 'xstate';

/** The display name of an event; xstate's internal events are described in words. */
export function eventName(node: AnyStateNode, event: string): string {
  if (event === '*') return 'anything else';
  const [, kind, actor = ''] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(event) ?? [];
  if (kind) return `${kind === 'done' ? 'answer' : 'failure'} of ${sourceOf(node, actor)}`;
  if (event.startsWith('xstate.done.state.')) return 'all is done';
  const [, delay] = /^xstate\.after\.(.*)$/.exec(event) ?? [];
  if (delay !== undefined) return `after ${delay.replace(new RegExp(`\\.${node.id.replaceAll('.', '\\.')}$`), '')}`;
  return event;
}

function sourceOf(node: AnyStateNode, actor: string): string {
  const invoked = node.invoke.find(({ id }) => id === actor);
  return typeof invoked?.src === 'string' ? invoked.src : actor;
}

interface Composed {
  check?: unknown;
  guards?: readonly unknown[];
  type?: string;
  params?: unknown;
}

// Recognized by their check functions, as in `PhaseTable`.
const joins: readonly [check: unknown, words: string][] = [
  [checkOf(and([])), ' and '],
  [checkOf(or([])), ' or '],
];

/** The name of a guard; a combined guard is named by its parts. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const { guards = [], type, params } = guard as Composed;
  const check = checkOf(guard);
  if (check === checkOf(not(''))) return `not ${guardName(guards[0])}`;
  const [, words] = joins.find(([known]) => known === check) ?? [];
  if (words) return guards.map(guardName).join(words);
  return type === undefined ? 'a condition' : [type, ...given(params)].join(' ');
}

/** The parameters of a guard that are static. */
function given(params: unknown): string[] {
  if (typeof params === 'object' && params !== null) return Object.values(params).map(String);
  return typeof params === 'string' || typeof params === 'number' ? [String(params)] : [];
}

function checkOf(guard: unknown): unknown {
  return (guard as Composed).check;
}
