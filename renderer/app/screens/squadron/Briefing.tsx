import { missionOf } from '@aerodrome/engine/meta/campaign/state.ts';
import { levelOf } from '@aerodrome/engine/meta/campaign/takeOff.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { useApp } from '../../context.ts';
import { Preparing } from './Preparing.tsx';
import type { Shown } from './shown.ts';
import { TypedSheet } from './TypedSheet.tsx';
import { personOf, tellerOf } from './words.ts';

/** The order in full, and what is decided before take-off: in the open, or each behind the hangar door. */
export function Briefing({ state, pen, onTyped }: Shown & { onTyped(): void }) {
  const { info } = useApp();
  const { war, stage, flights, preparations, order } = state;
  const rivals = flights.length > 1;
  /** Whose door is open, or whose preparation is being changed. */
  const [within, setWithin] = useState<number | null>(null);
  const [typing, setTyping] = useState(false);
  const teller = tellerOf(state, state.lead);
  const mission = missionOf(state);
  const ready = stage === 'ready';
  const names = flights.map((_, flight) => personOf(state, flight));
  const orders = (
    <section className="brief-orders paper on-paper" aria-label={say('brief.orders')}>
      <h2>{say('brief.orders')}</h2>
      <p className="order-text">{teller.orders(order)}</p>
      <p>{say('brief.enemy', { level: levelOf(state) })}</p>
      <p>{say(mission.great ? 'brief.leads.great' : 'brief.leads')}</p>
    </section>
  );
  if (!rivals || within !== null) {
    const flight = within ?? 0;
    return (
      <div className="brief">
        {!rivals && orders}
        <Preparing
          key={flight}
          state={state}
          pen={pen}
          flight={flight}
          onDone={rivals ? () => setWithin(null) : () => pen.fly(0)}
          done={say(rivals ? 'brief.door.close' : 'brief.takeOff')}
          onTyping={rivals || war.ironman ? undefined : () => setTyping(true)}
        />
        {typing && <TypedSheet state={state} pen={pen} onClose={() => setTyping(false)} onTyped={onTyped} />}
      </div>
    );
  }
  return (
    <div className="brief">
      {orders}
      <section className="doors paper on-paper" aria-label={say('brief.door')}>
        <h2>{say('brief.door')}</h2>
        <p>{say(ready ? 'brief.both' : 'brief.door.about')}</p>
        <ul>
          {names.map((name, flight) => {
            const preparation = preparations[flight];
            return (
              <li key={name} className="door">
                <h3>{say('brief.door.of', { name })}</h3>
                {preparation && !ready && <p>{say('brief.door.done', { name })}</p>}
                {/* What a rival has decided is nobody's business before both have. */}
                {preparation && ready && (
                  <p>
                    {preparation.pilots
                      .flat()
                      .map((id) => flights[flight].pilots.find((pilot) => pilot.id === id)?.name)
                      .join(', ')}
                  </p>
                )}
                <button
                  type="button"
                  className={preparation ? 'plain' : ''}
                  aria-label={preparation ? say('brief.change.of', { name }) : undefined}
                  onClick={() => setWithin(flight)}
                >
                  {say(preparation ? 'brief.change' : 'brief.door.open')}
                </button>
              </li>
            );
          })}
        </ul>
        <button type="button" className="great" disabled={!ready || info.readOnly} onClick={() => pen.fly(0)}>
          {say('brief.takeOff')}
        </button>
      </section>
    </div>
  );
}
