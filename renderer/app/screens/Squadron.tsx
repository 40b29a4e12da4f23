import { campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { useShortcuts } from '../../ui/useShortcuts.ts';
import { useApp } from '../context.ts';
import { Page } from '../Page.tsx';
import { Briefing } from './squadron/Briefing.tsx';
import { Calendar } from './squadron/Calendar.tsx';
import { Debriefing } from './squadron/Debriefing.tsx';
import { Diary } from './squadron/Diary.tsx';
import { Finale } from './squadron/Finale.tsx';
import { flightText } from './squadron/flightText.ts';
import { Room } from './squadron/Room.tsx';
import { useCampaign } from './squadron/useCampaign.ts';
import './campaigns.css';
import './squadron.css';
import './squadron/map.css';
import './squadron/room.css';
import './squadron/briefing.css';
import './squadron/debrief.css';
import './squadron/book.css';
import './squadron/ending.css';
import './squadron/print.css';

export type View = 'room' | 'briefing' | 'debrief' | 'diary' | 'papers' | 'calendar' | 'finale';

/** Campaign screen: a running campaign, with its pages. `finishedSlot` is the slot of the match that has just ended. */
export function Squadron({ id, landed: finishedSlot }: { id: string; landed: string | null }) {
  const { send } = useApp();
  const { document, problem, actions } = useCampaign(id);
  const [requestedView, setView] = useState<View | null>(null);
  const state = document ? campaignLog.fold(document) : null;
  // A mission is debriefed once the last of its sorties has landed.
  const number = finishedSlot === null ? -1 : Number(finishedSlot.split('.')[0]);
  const view = requestedView ?? (state && number >= 0 && number < state.past.length ? 'debrief' : 'room');
  const shelf = () => send({ type: 'campaigns' });
  const back = () => (view === 'room' ? shelf() : setView('room'));
  useShortcuts({ Escape: back }, false);

  const label = say(view === 'room' ? 'squadron.shelf' : 'squadron.room');
  if (!state || !document) {
    return (
      <Page title={say('squadron.room')} className="squadron" back={{ label: say('squadron.shelf'), go: shelf }}>
        {problem && (
          <Card as="p" className="squadron-problem" role="alert">
            {explain(problem)}
          </Card>
        )}
      </Page>
    );
  }
  const preparing = state.stage === 'preparing' || state.stage === 'ready';
  const text = flightText(state, state.lead);
  const last = state.past.at(-1);
  const titles: Record<View, string> = {
    room: text.tell({ key: 'title' }),
    briefing: say('brief.title', { title: state.stage === 'ended' ? '' : text.title(state.order) }),
    debrief: say('debriefing.title', { title: last ? text.title(last.order) : '' }),
    diary: say('diary.title'),
    papers: say('papers.title'),
    calendar: say('squadron.calendar'),
    finale: state.ending === null ? '' : text.tell({ key: `ending.${state.ending}.title` }),
  };
  return (
    <Page title={titles[view]} className={`squadron squadron-${view}`} back={{ label, go: back }}>
      {view === 'room' && <Room state={state} actions={actions} onGo={setView} />}
      {view === 'briefing' && preparing && (
        <Briefing key={state.order} state={state} actions={actions} onTyped={() => setView('debrief')} />
      )}
      {view === 'debrief' && last && <Debriefing state={state} past={last} actions={actions} onDone={setView} />}
      {(view === 'diary' || view === 'papers') && <Diary key={view} state={state} papers={view === 'papers'} />}
      {view === 'calendar' && <Calendar state={state} actions={actions} onRefly={() => setView('room')} />}
      {view === 'finale' && <Finale state={state} actions={actions} />}
    </Page>
  );
}
