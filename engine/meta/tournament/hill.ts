import type { Tournament } from './state.ts';

// King of the hill: the holder meets the first in the queue, and the winner stays.

export const hillMethod = 'hill/1';

export interface Bout {
  sides: readonly [string, string];
  winner: 0 | 1 | null;
}

export interface Hill {
  holder: string | null;
  /** The waiting entrants, the next one first. */
  queue: string[];
  /** Consecutive defences of the present holder. */
  run: number;
  /** By entrant: number of defences, and the longest streak. */
  defences: Map<string, { all: number; longest: number }>;
}

/** Folds the bouts: the winner stays, the loser goes to the end of the queue, and after a draw the holder stays. */
export function hillAfter(
  entrants: readonly { id: string; active: boolean; since: number }[],
  bouts: readonly Bout[],
): Hill {
  const defences = new Map(entrants.map(({ id }) => [id, { all: 0, longest: 0 }]));
  let queue: string[] = [];
  // A late entrant joins the end of the queue as it was at that bout.
  const joinBefore = (bout: number) =>
    queue.push(...entrants.filter(({ since }) => since === bout).map(({ id }) => id));
  let holder: string | null = null;
  let run = 0;
  for (const [bout, { sides, winner }] of bouts.entries()) {
    joinBefore(bout);
    // If neither of the two is the holder, the first takes that role, without a defence.
    const holderSide: 0 | 1 = holder !== null && sides[1] === holder ? 1 : 0;
    const defender: string = sides[holderSide];
    const challenger: string = sides[holderSide === 0 ? 1 : 0];
    const isNewDefender = holder !== defender;
    // A holder who was passed over by a manual pairing is first in the queue.
    const passedOver = holder !== null && !sides.includes(holder) ? [holder] : [];
    if (isNewDefender) run = 0;
    const defenderStays: boolean = winner === null || winner === holderSide;
    holder = defenderStays ? defender : challenger;
    const loser = defenderStays ? challenger : defender;
    queue = [...passedOver, ...queue.filter((id) => id !== holder && id !== loser), loser];
    run = defenderStays && !isNewDefender ? run + 1 : 0;
    const count = defences.get(defenderStays ? defender : challenger);
    if (count && run > 0) {
      count.all++;
      count.longest = Math.max(count.longest, run);
    }
  }
  joinBefore(bouts.length);
  const activeIds = new Set(entrants.filter(({ active }) => active).map(({ id }) => id));
  if (holder !== null && !activeIds.has(holder)) {
    holder = null;
    run = 0;
  }
  return { holder, queue: queue.filter((id) => activeIds.has(id) && id !== holder), run, defences };
}

/** Holder and challenger of the next bout; without a holder the first two of the queue. */
export function nextBout(
  { holder, queue }: Pick<Hill, 'holder' | 'queue'>,
  forbidden: (a: string, b: string) => boolean,
): [string, string] | null {
  const [first, ...others] = holder === null ? queue : [holder, ...queue];
  if (first === undefined) return null;
  const challenger = others.find((id) => !forbidden(first, id));
  return challenger === undefined ? null : [first, challenger];
}

/** The hill of a tournament after its finished bouts. */
export function hillOf({ entrants, pairs }: Pick<Tournament, 'entrants' | 'pairs'>): Hill {
  const bouts = [...pairs.values()].filter(({ stage, done }) => stage === 1 && done);
  return hillAfter(
    entrants,
    bouts.map(({ sides: [[a = ''], [b = '']], winner }) => ({ sides: [a, b], winner })),
  );
}
