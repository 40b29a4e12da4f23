import type { Seat } from '@aerodrome/engine/core/game.ts';
import type { SquadronsOptions } from '@aerodrome/engine/games/squadrons/options.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { squadronName } from '../words.ts';
import { hasOrder, mayOrder, order } from './standingOrders.ts';

interface StandingOrderProps {
  options: SquadronsOptions;
  seat: Seat;
  squadron: number;
}

/** Lets a squadron answer by itself from now on, or be asked again. */
export function StandingOrder({ options, seat, squadron }: StandingOrderProps) {
  const [stands, setStands] = useState(() => hasOrder(options, squadron));
  if (!mayOrder(options, seat)) return null;
  const toggle = () => {
    order(options, squadron, !stands);
    setStands(!stands);
  };
  return (
    <button
      type="button"
      className="standing-order"
      aria-pressed={stands}
      title={say('table.squadrons.order.about', { squadron: squadronName(options, squadron) })}
      data-order={squadron}
      onClick={toggle}
    >
      {say('table.squadrons.order')}
    </button>
  );
}
