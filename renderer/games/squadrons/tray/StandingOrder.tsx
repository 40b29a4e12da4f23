import type { Seat } from '@aerodrome/engine/core/game.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import type { SceneProps } from '../../../table/table.ts';
import { Button } from '../../../ui/Button.tsx';
import { squadronName } from '../names.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { standingOrders } from './standingOrders.ts';

interface StandingOrderProps extends SceneProps<SquadronsTableTypes> {
  seat: Seat;
  squadron: number;
}

/** Switches the standing order of a squadron on or off. */
export function StandingOrder({ scene, seat, squadron }: StandingOrderProps) {
  const orders = scene.uiState.get(standingOrders);
  const [stands, setStands] = useState(() => orders.has(squadron));
  if (!orders.isOffered(seat)) return null;
  const toggle = () => {
    orders.set(squadron, !stands);
    setStands(!stands);
  };
  return (
    <Button
      className="standing-order"
      aria-pressed={stands}
      title={say('table.squadrons.order.about', { squadron: squadronName(scene.options, squadron) })}
      data-order={squadron}
      onClick={toggle}
    >
      {say('table.squadrons.order')}
    </Button>
  );
}
