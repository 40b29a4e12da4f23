import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Viewer } from '@aerodrome/engine/core/game.ts';
import { type Random, shuffle } from '@aerodrome/engine/core/random.ts';
import { colours } from '@aerodrome/engine/games/squadrons/data/box.ts';
import type { SquadronsOptions } from '@aerodrome/engine/games/squadrons/options.ts';
import type { Squadron, SquadronsState } from '@aerodrome/engine/games/squadrons/state.ts';
import type { Table } from '../run.ts';

/**
 * Deals the information hidden from a viewer again: other seats' hands and packs, the enemy's unturned guns, other
 * seats' sealed layouts. Public conclusions stay true: a plane that had to hold its fire has no burst, and one that
 * attacked head on has none higher.
 */
export function varyHidden(table: Table, state: SquadronsState, viewer: Viewer, rng: Random): SquadronsState {
  const options = table.options as SquadronsOptions;
  const varied = clone(state);
  for (const [squadron, cards] of varied.squadrons.entries()) {
    if (seatOf(options, squadron) !== viewer) dealAnew(cards, rng);
  }
  const side = typeof viewer === 'number' ? table.game.seats[viewer].side : -1;
  for (let field = 0; field < colours.length; field++) {
    if (sideOf(field) !== side) layAnew(options, varied, field, rng);
  }
  for (const [seat, hits] of varied.sealed.entries()) {
    if (hits !== null && seat !== viewer) varied.sealed[seat] = sealAnew(options, seat, rng);
  }
  return varied;
}

/** Packs, from which cards are drawn anywhere. */
export function shuffleUnseen(_table: Table, state: SquadronsState, rng: Random): SquadronsState {
  const shuffled = clone(state);
  for (const { pack } of shuffled.squadrons) shuffle(pack, rng, 'vary');
  return shuffled;
}

const sideOf = (squadron: number) => (squadron < 2 ? 0 : 1);

function seatOf({ players, alone }: SquadronsOptions, squadron: number): number {
  if (players === '2') return sideOf(squadron);
  if (players === '4') return squadron;
  return alone === 'american' ? Math.max(0, squadron - 1) : Math.min(2, squadron);
}

function dealAnew(squadron: Squadron, rng: Random): void {
  const { hand, pack, atMost } = squadron;
  const count = hand.length;
  const possible = (card: number) => card > 5 || card <= atMost;
  const pool = shuffle([...hand, ...pack], rng, 'vary');
  const dealt = pool.filter(possible).slice(0, count);
  for (const card of dealt) pool.splice(pool.indexOf(card), 1);
  squadron.hand = dealt.sort((a, b) => a - b);
  squadron.pack = pool;
}

function layAnew({ box }: SquadronsOptions, state: SquadronsState, field: number, rng: Random): void {
  const size = box.pieces.hit + box.pieces.miss;
  const unseen = Array.from({ length: size }, (_, i) => field * size + i).filter((gun) => !state.seen[gun]);
  const pieces = shuffle(
    unseen.map((gun) => state.guns[gun]),
    rng,
    'vary',
  );
  for (const [i, gun] of unseen.entries()) state.guns[gun] = pieces[i];
}

function sealAnew(options: SquadronsOptions, seat: number, rng: Random): number[] | 'random' {
  if (rng.below(4, 'vary') === 0) return 'random';
  const { box } = options;
  return colours.flatMap((colour, squadron) => {
    if (seatOf(options, squadron) !== seat) return [];
    const guns = box.squadrons[colour].guns.map(
      (name) => (Number(name.slice(1)) - 1) * box.board.columns + name.charCodeAt(0) - 65,
    );
    const chosen = shuffle([...guns], rng, 'vary').slice(0, box.pieces.hit);
    return guns.filter((gun) => chosen.includes(gun));
  });
}
