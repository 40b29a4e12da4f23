import type { Rejection, Spot } from '@aerodrome/engine/core/game.ts';
import { costOf } from '@aerodrome/engine/games/airspace/rules/manoeuvres.ts';
import type { Move } from '@aerodrome/engine/games/airspace/state.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { CommitButton } from '../../table/CommitButton.tsx';
import type { TrayProps } from '../../table/table.ts';
import { useStick } from '../../table/useStick.ts';
import { OrderSlip } from './OrderSlip.tsx';
import { atHeight, noOrder, type Order, orderOf, pathOf, type Steer, steer, stepBack, withoutStep } from './order.ts';
import { reachOf } from './reach.ts';
import { bearing, hexIn, planeName, settingOf } from './words.ts';

const steers: readonly { id: Steer; key: string; cap: string; sign: string }[] = [
  { id: 'left', key: 'ArrowLeft', cap: '‹', sign: 'M16 19V10a5 5 0 0 0-10 0v1M2 8l4 5 4-5' },
  { id: 'ahead', key: 'ArrowUp', cap: '↑', sign: 'M12 21V5M6 11l6-7 6 7' },
  { id: 'right', key: 'ArrowRight', cap: '›', sign: 'M8 19V10a5 5 0 0 1 10 0v1M22 8l-4 5-4-5' },
];
const moves: readonly { id: Move; key: string; sign: string }[] = [
  { id: 'climb', key: 'w', sign: 'M4 19 19 5M11 5h8v8' },
  { id: 'level', key: 'd', sign: 'M3 12h17M14 6l6 6-6 6' },
  { id: 'dive', key: 's', sign: 'M4 5l15 14M19 11v8h-8' },
];

/** The stick, the height and the order slip: one order, whether it was built here or on the board. */
export function Stick(props: TrayProps) {
  const { scene, seat, ways, composition, warnings, onPick } = props;
  const view = scene.view as AirspaceView;
  const { points } = view.planes[view.plane];
  /** The turn of the nose that an order begins with, while there is no more of it. */
  const [wish, setWish] = useState<Order>(noOrder);
  const [refused, setRefused] = useState<Rejection | null>(null);
  const order = orderOf(composition.action) ?? (composition.picked.length === 0 ? wish : noOrder);

  const take = (next: Order) => {
    const path = next.hexes === 0 ? [] : pathOf(next, ways);
    // Where the nose points now must leave something to be flown.
    const begun = next.hexes > 0 || pathOf({ ...next, hexes: 1 }, ways) !== null;
    if (path === null || !begun) {
      setRefused(scene.check({ type: 'manoeuvre', seat, ...next, hexes: next.hexes || 1 }));
      return;
    }
    setRefused(null);
    setWish(next.hexes === 0 ? next : noOrder);
    const same = path.length === composition.picked.length && path.every((spot, i) => spot === composition.picked[i]);
    // Picked again, it would be flown.
    if (!same) onPick(path);
  };
  const turnTo = (move: Move) => take(atHeight(order, move, ways));
  const back = () => take(stepBack(order));
  /** On to the next hex in reach, by the clock. */
  const cycle = (by: 1 | -1) => {
    const reach = [...reachOf(scene, composition)].filter(([spot]) => spot.startsWith('hex:'));
    const { hex, facing } = view.planes[view.plane];
    const hour = (spot: Spot) => {
      const to = hexIn(spot);
      return hex && to ? bearing(hex, facing, to).clock % 12 : 0;
    };
    reach.sort(([a], [b]) => hour(a) - hour(b));
    const end = composition.picked.findLast((spot) => spot.startsWith('hex:'));
    const at = reach.findIndex(([spot]) => spot === end);
    const [, path] = reach[at < 0 ? 0 : (at + by + reach.length) % reach.length];
    if (at < 0 || reach.length > 1) onPick(path);
  };
  useStick({
    '.': () => cycle(1),
    ',': () => cycle(-1),
    '[': () => take(steer(order, 'left')),
    ']': () => take(steer(order, 'right')),
    ...Object.fromEntries(steers.map(({ id, key }) => [key, () => take(steer(order, id))])),
    ...Object.fromEntries(moves.map(({ id, key }) => [key, () => turnTo(id)])),
    Backspace: back,
    Escape: wish.before === 0 ? undefined : () => setWish(noOrder),
  });
  const affordable = (move: Move) => ways.some(({ action }) => orderOf(action)?.move === move);
  const move = composition.picked[0] ?? wish.move;
  const grave = warnings.find((warning) => warning.grave)?.code;
  const plane = planeName(settingOf(scene.options), view.plane);
  return (
    <div className="stick-tray">
      <fieldset className="stick" aria-label={say('table.airspace.stick')}>
        {steers.map(({ id, cap, sign }) => (
          <button type="button" key={id} className="stick-key" data-steer={id} onClick={() => take(steer(order, id))}>
            <Sign d={sign} />
            {say(`table.airspace.stick.${id}`)}
            <i aria-hidden="true">{cap}</i>
          </button>
        ))}
      </fieldset>
      <fieldset className="stick" aria-label={say('table.airspace.attitude')}>
        {moves.map(({ id, key, sign }) => (
          <button
            type="button"
            key={id}
            className="stick-key"
            data-move={id}
            aria-pressed={move === id}
            aria-disabled={!affordable(id)}
            onClick={() => turnTo(id)}
          >
            <Sign d={sign} />
            {say(`table.airspace.attitude.${id}`)} <small>{say(`table.airspace.attitude.${id}.cost`)}</small>
            <i aria-hidden="true">{key.toUpperCase()}</i>
          </button>
        ))}
      </fieldset>
      <OrderSlip
        order={order}
        cost={costOf(order)}
        points={points}
        onBack={back}
        onRemove={(step) => take(withoutStep(order, step, ways))}
      >
        {refused && <p className="order-refused">{explain(refused)}</p>}
      </OrderSlip>
      <CommitButton {...props}>
        {say(`table.airspace.choose.${grave === undefined ? 'fly' : (graves[grave] ?? 'fly')}`, { plane })}
      </CommitButton>
    </div>
  );
}

/** What stands on the button before something grave. */
const graves: Readonly<Record<string, string>> = {
  'airspace.warning.crashes': 'crash',
  'airspace.warning.leaves': 'leave',
  'airspace.warning.noWayOn': 'doomed',
};

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
