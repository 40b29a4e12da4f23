import { checkEvent } from '@aerodrome/engine/meta/campaign/checkEvent.ts';
import { missionOf } from '@aerodrome/engine/meta/campaign/state.ts';
import { botLevel } from '@aerodrome/engine/meta/campaign/takeOff.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { Card } from '../../../ui/Card.tsx';
import type { CampaignPageProps } from './campaignPage.ts';
import { EffectForecast } from './EffectForecast.tsx';
import { flightText } from './flightText.ts';
import { HangarDoors } from './HangarDoors.tsx';
import { ManualResultSheet } from './ManualResultSheet.tsx';
import { PreparationForm } from './PreparationForm.tsx';

/** Briefing: the full order, and the preparation form. Rivals prepare one after the other behind hangar doors. */
export function Briefing({ state, actions, onTyped }: CampaignPageProps & { onTyped(): void }) {
  const { flights, order } = state;
  const rivals = flights.length > 1;
  /** The flight whose preparation is edited behind its door. */
  const [openFlight, setOpenFlight] = useState<number | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const manualResultProblem = checkEvent({ ...state, stage: 'ready' }, { ...sampleManualResult, at: '' });
  const openManualResult = () => setSheetOpen(true);
  const sheet = isSheetOpen && (
    <ManualResultSheet state={state} actions={actions} onClose={() => setSheetOpen(false)} onTyped={onTyped} />
  );
  if (rivals && openFlight !== null) {
    return (
      <div className="brief">
        <PreparationForm
          key={openFlight}
          state={state}
          actions={actions}
          flight={openFlight}
          onDone={() => setOpenFlight(null)}
          doneLabel={say('brief.door.close')}
        />
      </div>
    );
  }
  return (
    <div className="brief">
      {/* Scrollable areas must be reachable by keyboard. */}
      <Card className="brief-orders" aria-label={say('brief.orders')} tabIndex={0}>
        <h2>{say('brief.orders')}</h2>
        <p className="order-text">{flightText(state, state.lead).orders(order)}</p>
        {!rivals && <p>{say('brief.enemy', { level: botLevel(state) })}</p>}
        <p>{say(missionOf(state).great ? 'brief.leads.great' : 'brief.leads')}</p>
        <EffectForecast state={state} flight={state.lead} />
      </Card>
      {rivals ? (
        <HangarDoors
          state={state}
          actions={actions}
          onEnter={setOpenFlight}
          onTyping={manualResultProblem === null ? openManualResult : undefined}
        />
      ) : (
        <PreparationForm
          state={state}
          actions={actions}
          flight={0}
          onDone={() => actions.fly(0)}
          doneLabel={say('brief.takeOff')}
          onTyping={manualResultProblem === null ? openManualResult : undefined}
          note={manualResultProblem ? explain(manualResultProblem) : undefined}
        />
      )}
      {sheet}
    </div>
  );
}

/** A valid manual result, to ask the rules whether manual results are allowed. */
const sampleManualResult = {
  type: 'typed',
  sortie: 0,
  result: { grade: 0, lost: [], victories: [], note: '' },
  draws: [],
} as const;
