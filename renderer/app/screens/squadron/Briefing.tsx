import { checkEvent } from '@aerodrome/engine/meta/campaign/checkEvent.ts';
import { missionOf } from '@aerodrome/engine/meta/campaign/state.ts';
import { botLevel } from '@aerodrome/engine/meta/campaign/takeOff.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { Card } from '../../../ui/Card.tsx';
import type { CampaignPageProps } from './campaignPage.ts';
import { HangarDoors } from './HangarDoors.tsx';
import { LeadsTo } from './LeadsTo.tsx';
import { ManualResultSheet } from './ManualResultSheet.tsx';
import { Preparing } from './Preparing.tsx';
import { tellerOf } from './words.ts';

/** The order in full, and what is decided before take-off: in the open, or each behind the hangar door. */
export function Briefing({ state, actions, onTyped }: CampaignPageProps & { onTyped(): void }) {
  const { flights, order } = state;
  const rivals = flights.length > 1;
  /** Whose door is open, or whose preparation is being changed. */
  const [within, setWithin] = useState<number | null>(null);
  const [typing, setTyping] = useState(false);
  const strict = checkEvent({ ...state, stage: 'ready' }, { ...aTyped, at: '' });
  const type = () => setTyping(true);
  const sheet = typing && (
    <ManualResultSheet state={state} actions={actions} onClose={() => setTyping(false)} onTyped={onTyped} />
  );
  if (rivals && within !== null) {
    return (
      <div className="brief">
        <Preparing
          key={within}
          state={state}
          actions={actions}
          flight={within}
          onDone={() => setWithin(null)}
          done={say('brief.door.close')}
        />
      </div>
    );
  }
  return (
    <div className="brief">
      {/* Scrollable areas must be reachable by keyboard. */}
      <Card className="brief-orders" aria-label={say('brief.orders')} tabIndex={0}>
        <h2>{say('brief.orders')}</h2>
        <p className="order-text">{tellerOf(state, state.lead).orders(order)}</p>
        {!rivals && <p>{say('brief.enemy', { level: botLevel(state) })}</p>}
        <p>{say(missionOf(state).great ? 'brief.leads.great' : 'brief.leads')}</p>
        <LeadsTo state={state} flight={state.lead} />
      </Card>
      {rivals ? (
        <HangarDoors
          state={state}
          actions={actions}
          onEnter={setWithin}
          onTyping={strict === null ? type : undefined}
        />
      ) : (
        <Preparing
          state={state}
          actions={actions}
          flight={0}
          onDone={() => actions.fly(0)}
          done={say('brief.takeOff')}
          onTyping={strict === null ? type : undefined}
          note={strict ? explain(strict) : undefined}
        />
      )}
      {sheet}
    </div>
  );
}

/** What is asked of the rules to learn whether a result may be typed at all. */
const aTyped = {
  type: 'typed',
  sortie: 0,
  result: { grade: 0, lost: [], victories: [], note: '' },
  draws: [],
} as const;
