import { clone } from '../../core/clone.ts';
import type { Seat } from '../../core/game.ts';
import { type Random, takeRandom } from '../../core/random.ts';
import { copy } from './copy.ts';
import type { GameData } from './gameData.ts';
import { isBurst, putInHand } from './rules/cards.ts';
import { gunLayouts } from './rules/setup.ts';
import { none, type Squadron, type SquadronsState } from './state.ts';
import type { SquadronsView, SquadronView } from './view.ts';

/** A state that its seat could be looking at: what the view leaves open is dealt at random. */
export function determinize(gameData: GameData, view: SquadronsView, seat: Seat, rng: Random): SquadronsState {
  const state = sampler(gameData, view, seat)(rng);
  for (const [owner, isSealed] of view.gunsSealed.entries()) {
    if (isSealed) state.sealed[owner] ??= takeRandom(gunLayouts(gameData, owner), rng, 'determinize');
  }
  return state;
}

/**
 * Many such states of one view, but with the guns that others have sealed still in their hands. The known cards and the
 * pool for the others are computed once.
 */
export function sampler(gameData: GameData, view: SquadronsView, seat: Seat): (rng: Random) => SquadronsState {
  const known = knownTo(view, seat);
  const hands = view.squadrons.flatMap((squadron, number) =>
    squadron.hand === undefined && squadron.handCount > 0 ? [{ number, ...poolOf(squadron) }] : [],
  );
  const fields = view.first === none ? [] : unknownFields(gameData, view.guns);
  return (rng) => {
    const state = copy(known);
    for (let i = 0; i < hands.length; i++) {
      const { number, count, may, mayNot } = hands[i];
      const squadron = state.squadrons[number];
      const pool = may.slice();
      for (let dealt = 0; dealt < count; dealt++) putInHand(squadron.hand, takeRandom(pool, rng, 'determinize'));
      squadron.pack = mayNot.length > 0 ? pool.concat(mayNot) : pool;
    }
    for (let i = 0; i < fields.length; i++) layGuns(state.guns, fields[i], rng);
    return state;
  };
}

function knownTo(view: SquadronsView, seat: Seat): SquadronsState {
  const { viewer: _eyes, awaiting: _asked, gunsSealed, sealed, guns, squadrons, ...open } = clone(view);
  return {
    ...(open as Omit<SquadronsState, 'sealed' | 'guns' | 'squadrons'>),
    squadrons: squadrons.map(
      ({ up, hand = [], unseen, discards, atMost }): Squadron => ({
        up,
        hand: [...hand],
        pack: [...unseen],
        discards: [...discards],
        atMost,
      }),
    ),
    sealed: gunsSealed.map((isSealed, owner) => (isSealed && owner === seat ? (sealed ?? null) : null)),
    guns: [...guns],
  };
}

/** All hands that the table's knowledge allows are equally likely. */
function poolOf({ unseen, handCount, atMost }: SquadronView) {
  const may = (card: number) => !isBurst(card) || card <= atMost;
  return { count: handCount, may: unseen.filter(may), mayNot: unseen.filter((card) => !may(card)) };
}

interface Field {
  unknown: readonly number[];
  hits: number;
}

/** Each field has its number of HIT pieces; those not seen lie in any order. */
function unknownFields(gameData: GameData, guns: readonly number[]): Field[] {
  return gameData.squadrons
    .map(({ guns: field }) => ({
      unknown: field.filter((gun) => guns[gun] === none),
      hits: gameData.hitsAField - field.filter((gun) => guns[gun] === 1).length,
    }))
    .filter(({ unknown }) => unknown.length > 0);
}

/** Gun by gun, each a HIT as likely as so many of those that are left. */
function layGuns(guns: number[], { unknown, hits }: Field, rng: Random): void {
  let left = hits;
  for (let i = 0; i < unknown.length; i++) {
    const hit = rng.below(unknown.length - i, 'determinize') < left;
    guns[unknown[i]] = hit ? 1 : 0;
    if (hit) left--;
  }
}
