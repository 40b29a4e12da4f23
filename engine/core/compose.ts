import type { Action, Spelling, Spot } from './game.ts';

/** The draft of an action: the spots that are picked so far, and the actions that they may become. */
export interface ActionDraft<A extends Action = Action> {
  /** The picked spots, as far as they lead to a legal action. */
  picked: readonly Spot[];
  /** The spots that can be picked next. */
  next: readonly Spot[];
  /** The action that the picked spots spell, if they are complete. A set may still grow. */
  action: A | null;
  /** Every legal action that begins with the picked spots. */
  candidates: readonly A[];
}

/**
 * Composes an action from picked spots. It filters the legal actions by their spellings, so exactly the spots that the
 * rules allow can be picked.
 */
export function compose<A extends Action>(
  legal: readonly A[],
  spell: (action: A) => Spelling,
  picked: readonly Spot[],
): ActionDraft<A> {
  const spelled = legal.map((action): Spelled<A> => ({ action, spelling: spell(action) }));
  for (let length = picked.length; ; length--) {
    const kept = picked.slice(0, length);
    const candidates = spelled.filter(({ spelling }) => beginsWith(spelling, kept));
    // Ends: an empty selection fits every action.
    if (candidates.length > 0 || length === 0) return draftOf(spelled, candidates, kept);
  }
}

interface Spelled<A> {
  action: A;
  spelling: Spelling;
}

function draftOf<A extends Action>(
  all: readonly Spelled<A>[],
  candidates: readonly Spelled<A>[],
  picked: readonly Spot[],
): ActionDraft<A> {
  const next = new Set<Spot>();
  let complete: A | null = null;
  for (const { action, spelling } of candidates) {
    if ('path' in spelling) {
      const spot = spelling.path[picked.length];
      if (spot === undefined) complete = action;
      else next.add(spot);
    } else {
      const lowest = lowestOf(picked);
      const left = spelling.set.filter((spot) => !lowest.includes(spot));
      if (left.length === 0) complete = action;
      for (const spot of left) next.add(spot);
    }
  }
  return {
    picked,
    next: picked.length === 0 ? [...next] : unpicked(all, [...next], picked),
    action: complete,
    candidates: candidates.map(({ action }) => action),
  };
}

function beginsWith(spelling: Spelling, picked: readonly Spot[]): boolean {
  if ('path' in spelling) return picked.every((spot, i) => spelling.path[i] === spot);
  if (new Set(picked).size < picked.length) return false;
  return lowestOf(picked).every((spot) => spelling.set.includes(spot));
}

/** Replaces picked spots by the lowest equal ones: any two of three equal cards count as the first two. */
function lowestOf(picked: readonly Spot[]): Spot[] {
  const counts = new Map<string, number>();
  return picked.map((spot) => {
    const kind = kindOf(spot);
    if (kind === null) return spot;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return `${kind}.${count}`;
  });
}

/** `card:7` for `card:7.1`; `null` for a unique spot. */
function kindOf(spot: Spot): string | null {
  return /^(.*)\.\d+$/.exec(spot)?.[1] ?? null;
}

/** Offers every unpicked spot of a kind that may join the set. */
function unpicked<A>(all: readonly Spelled<A>[], next: readonly Spot[], picked: readonly Spot[]): Spot[] {
  const offered = new Set<Spot>();
  for (const spot of next) {
    const kind = kindOf(spot);
    if (kind === null || !picked.some((other) => kindOf(other) === kind)) {
      offered.add(spot);
      continue;
    }
    for (const { spelling } of all) {
      if (!('set' in spelling)) continue;
      for (const alike of spelling.set) if (kindOf(alike) === kind && !picked.includes(alike)) offered.add(alike);
    }
  }
  return [...offered];
}
