import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { SquadronsOptions } from '@aerodrome/engine/games/squadrons/options.ts';
import { handSpots } from '@aerodrome/engine/games/squadrons/spell.ts';
import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ensigns } from '../board/livery.ts';
import { cardFromSpot, cardName, squadronName } from '../names.ts';
import { CardFace } from './CardFace.tsx';

interface HandProps {
  view: SquadronsView;
  options: SquadronsOptions;
  squadron: number;
  /** The activity of the squadron: flying, moving or waiting. */
  note: string;
  /** Further controls. */
  besides?: ReactNode;
  /** Selectable cards; without it the hand is read-only. */
  picking?: {
    legal: readonly Spot[];
    picked: readonly Spot[];
    /** Whether picked cards are kept and the others discarded. */
    keeps?: boolean;
    onPick(spot: Spot): void;
    onPoint(spot: Spot | null): void;
  };
}

/** A squadron's hand, card by card. */
export function Hand({ view, options, squadron, note, besides, picking }: HandProps) {
  const { hand = [], up } = view.squadrons[squadron];
  const name = squadronName(options, squadron);
  if (hand.length === 0 && up === none) return null;
  return (
    <fieldset className="hand" aria-label={say('table.squadrons.hand', { squadron: name })}>
      <p className="hand-note">
        <b style={{ color: ensigns[squadron].pale }}>{name}</b>
        <span>{note}</span>
        {besides}
      </p>
      {hand.length === 0 && <p className="hand-empty">{say('table.squadrons.hand.empty')}</p>}
      {handSpots(squadron, hand).map((spot) => {
        const card = cardFromSpot(spot)?.card ?? 0;
        const words = cardName(card);
        if (!picking)
          return (
            <span key={spot} className="squadron-card">
              <span className="hidden-visually">{words}</span>
              <CardFace card={card} />
            </span>
          );
        const legal = picking.legal.includes(spot);
        const picked = picking.picked.includes(spot);
        const point = () => picking.onPoint(spot);
        return (
          <Button
            key={spot}
            className="squadron-card"
            data-spot={spot}
            aria-pressed={picked}
            aria-disabled={!legal}
            onPointerEnter={point}
            onPointerLeave={() => picking.onPoint(null)}
            onFocus={point}
            onBlur={() => picking.onPoint(null)}
            onClick={() => (legal ? picking.onPick(spot) : point())}
          >
            <span className="hidden-visually">
              {picking.keeps
                ? say(picked ? 'table.squadrons.keeps' : 'table.squadrons.discards', { card: words })
                : words}
            </span>
            <CardFace card={card} />
            {picking.keeps && (
              <i aria-hidden="true">{say(picked ? 'table.squadrons.keep' : 'table.squadrons.discard')}</i>
            )}
          </Button>
        );
      })}
    </fieldset>
  );
}
