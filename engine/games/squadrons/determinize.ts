import { clone } from '../../core/clone.ts';
import type { Seat } from '../../core/game.ts';
import { type Random, shuffle } from '../../core/random.ts';
import { isBurst } from './rules/cards.ts';
import { gunLayouts } from './rules/setup.ts';
import type { Setting } from './setting.ts';
import { none, type Squadron, type SquadronsState } from './state.ts';
import type { SquadronsView, SquadronView } from './view.ts';

/** A state that its seat could be looking at: what the view leaves open is dealt at random. */
export function determinize(setting: Setting, view: SquadronsView, seat: Seat, rng: Random): SquadronsState {
  const { viewer: _eyes, awaiting: _asked, gunsSealed, sealed, guns, squadrons, ...open } = clone(view);
  return {
    ...(open as Omit<SquadronsState, 'sealed' | 'guns' | 'squadrons'>),
    squadrons: squadrons.map((squadron) => dealSquadron(squadron, rng)),
    sealed: gunsSealed.map((isSealed, owner) => {
      if (!isSealed) return null;
      if (owner === seat && sealed !== undefined) return sealed;
      const layouts = gunLayouts(setting, owner);
      return layouts[rng.below(layouts.length, 'determinize')];
    }),
    guns: placeUnknownGuns(setting, view, guns as number[], rng),
  };
}

/** All hands that the table's knowledge allows are equally likely. */
function dealSquadron({ up, hand, handCount, unseen, discards, atMost }: SquadronView, rng: Random): Squadron {
  const open = { up, discards: [...discards], atMost };
  if (hand) return { ...open, hand: [...hand], pack: [...unseen] };
  const may = (card: number) => !isBurst(card) || card <= atMost;
  const held = shuffle(unseen.filter(may), rng, 'determinize');
  const pack = [...held.splice(handCount), ...unseen.filter((card) => !may(card))];
  return { ...open, hand: held.sort((a, b) => a - b), pack };
}

/** Each field has its number of HIT pieces; those not seen lie in any order. */
function placeUnknownGuns(setting: Setting, view: SquadronsView, guns: number[], rng: Random): number[] {
  const placed = [...guns];
  if (view.first === none) return placed;
  for (const { guns: field } of setting.squadrons) {
    const unknown = shuffle(
      field.filter((gun) => guns[gun] === none),
      rng,
      'determinize',
    );
    const seenHits = field.filter((gun) => guns[gun] === 1).length;
    for (const [i, gun] of unknown.entries()) placed[gun] = i < setting.hitsAField - seenHits ? 1 : 0;
  }
  return placed;
}
