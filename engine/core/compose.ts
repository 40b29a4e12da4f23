import type { Action, Spelling, Spot } from './game.ts';

/** How far somebody has come with pointing. */
export interface Composition<A extends Action = Action> {
  /** What was picked, as far as it leads to a legal action. */
  picked: readonly Spot[];
  /** What can be picked next. */
  next: readonly Spot[];
  /** The action that these picks spell, once they do. A set may still grow. */
  action: A | null;
  /** Every legal action that can still come of it. */
  candidates: readonly A[];
}

/**
 * Puts an action together from spots. It only sifts the legal list by its spellings, so that what may be picked is
 * exactly what the rules allow.
 */
export function compose<A extends Action>(
  legal: readonly A[],
  spell: (action: A) => Spelling,
  picked: readonly Spot[],
): Composition<A> {
  const spelled = legal.map((action): Spelled<A> => ({ action, spelling: spell(action) }));
  for (let length = picked.length; ; length--) {
    const kept = picked.slice(0, length);
    const candidates = spelled.filter(({ spelling }) => beginsWith(spelling, kept));
    // Nothing picked fits everything, so this ends.
    if (candidates.length > 0 || length === 0) return composition(spelled, candidates, kept);
  }
}

interface Spelled<A> {
  action: A;
  spelling: Spelling;
}

function composition<A extends Action>(
  all: readonly Spelled<A>[],
  candidates: readonly Spelled<A>[],
  picked: readonly Spot[],
): Composition<A> {
  const next = new Set<Spot>();
  let whole: A | null = null;
  for (const { action, spelling } of candidates) {
    if ('path' in spelling) {
      const spot = spelling.path[picked.length];
      if (spot === undefined) whole = action;
      else next.add(spot);
    } else {
      const lowest = lowestOf(picked);
      const left = spelling.set.filter((spot) => !lowest.includes(spot));
      if (left.length === 0) whole = action;
      for (const spot of left) next.add(spot);
    }
  }
  return {
    picked,
    next: picked.length === 0 ? [...next] : unpicked(all, [...next], picked),
    action: whole,
    candidates: candidates.map(({ action }) => action),
  };
}

function beginsWith(spelling: Spelling, picked: readonly Spot[]): boolean {
  if ('path' in spelling) return picked.every((spot, i) => spelling.path[i] === spot);
  if (new Set(picked).size < picked.length) return false;
  return lowestOf(picked).every((spot) => spelling.set.includes(spot));
}

/** Of spots that are alike, the lowest in place of those that were picked: any two of three equal cards are the first two. */
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

/** `card:7` for `card:7.1`; `null` for a spot that is like no other. */
function kindOf(spot: Spot): string | null {
  return /^(.*)\.\d+$/.exec(spot)?.[1] ?? null;
}

/** Where one more of its kind may join a set, every one that has not been picked is offered. */
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
