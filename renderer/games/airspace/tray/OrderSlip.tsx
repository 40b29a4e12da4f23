import { phasePoints } from '@aerodrome/engine/games/airspace/gameData.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { type ManoeuvreDraft, stepsOf } from './manoeuvreDraft.ts';

interface OrderSlipProps {
  order: ManoeuvreDraft;
  cost: number;
  points: number;
  /** Whether the previous click took a step back. */
  backed: boolean;
  /** Whether the key press alone submits the order: not if there are warnings. */
  ready: boolean;
  onBack(): void;
  onRemove(step: number): void;
  children: ReactNode;
}

/** The draft order, step by step, with its cost and the remaining points. */
export function OrderSlip({ order, cost, points, backed, ready, onBack, onRemove, children }: OrderSlipProps) {
  const steps = stepsOf(order);
  const [begun, setBegun] = useState(false);
  if (steps.length > 0 && !begun) setBegun(true);
  const left = points - cost;
  const names = steps.map(({ id }) => say(`table.airspace.order.${id}`));
  const whole = order.hexes > 0;
  return (
    <section className="order-slip" aria-label={say('table.airspace.order')}>
      <h2>{say('table.airspace.order')}</h2>
      <p className="hidden-visually" role="status">
        {backed && steps.length > 0 && `${say('table.airspace.order.back')} `}
        {whole && say('table.airspace.order.said', { steps: names.join(', '), cost, points: left })}
        {whole && ready && ` ${say('table.airspace.order.go')}`}
        {begun && steps.length === 0 && say('table.airspace.order.cleared')}
      </p>
      <div className="order-steps">
        {steps.length === 0 && <span>{say('table.airspace.order.none')}</span>}
        {steps.map(({ id, cost: price }, i) => {
          const step = say(`table.airspace.order.${id}`);
          return (
            <Button
              key={i}
              className="order-step"
              aria-label={say('table.airspace.order.remove', { step, cost: price })}
              onClick={() => onRemove(i)}
            >
              {step} <b>{price < 0 ? `−${-price}` : price}</b>
            </Button>
          );
        })}
        {steps.length > 0 && (
          <Button look="quiet" className="order-back" aria-label={say('table.airspace.stick.back')} onClick={onBack}>
            <svg viewBox="0 0 28 22" aria-hidden="true">
              <path d="M9 2h17v18H9L2 11zM13 7l8 8M21 7l-8 8" />
            </svg>
          </Button>
        )}
      </div>
      <p className="order-points" aria-hidden="true">
        <Pips points={points} cost={whole ? cost : 0} />
        {whole && say('table.airspace.order.costs', { cost, points: left })}
        {whole && left === 1 && ` · ${say('table.airspace.order.lost')}`}
      </p>
      {children}
    </section>
  );
}

/** Interval between two refilled pips. */
const refill = 24;

/** Ten points: remaining in blue, spent in gold, gained by a dive in green; unused points drop off. */
export function Pips({ points, cost = 0, drops = false }: { points: number; cost?: number; drops?: boolean }) {
  const kind = (i: number) => {
    if (i < Math.min(points, points - cost)) return drops ? 'dropped' : 'left';
    if (i < points) return 'spent';
    return i < points - cost ? 'gained' : '';
  };
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: phasePoints }, (_, i) => (
        <i key={i} className={kind(i)} style={{ transitionDelay: `${i * refill}ms` }} />
      ))}
    </span>
  );
}
