import { manualResultEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useApp } from '../../context.ts';
import type { CampaignPageProps } from './campaignPage.ts';

/** Choices for a match whose file is lost or broken: restore it, fly it again, or give it up. */
export function LostMatchSheet({ state, actions, sortie }: CampaignPageProps & { sortie: number }) {
  const { info } = useApp();
  const [isOpen, setOpen] = useState(false);
  const { ironman } = state.war;
  const giveUp = { grade: -2, lost: [], victories: [], note: '', gaveUp: true } as const;
  return (
    <>
      <Button look="quiet" disabled={info.readOnly} onClick={() => setOpen(true)}>
        {say('lost.ask')}
      </Button>
      {isOpen && (
        <Sheet title={say('lost.title')} onClose={() => setOpen(false)}>
          <p>{say('lost.about')}</p>
          <ul className="lost-choices">
            <li>
              <Button onClick={() => actions.restoreMatch(sortie)}>{say('lost.back')}</Button>
              <span>{say('lost.back.about')}</span>
            </li>
            <li>
              <Button look="plain" disabled={ironman} onClick={() => actions.flyAgain(sortie)}>
                {say('lost.anew')}
              </Button>
              <span>{say(ironman ? 'lost.anew.ironman' : 'lost.anew.about')}</span>
            </li>
            <li>
              <Button
                look="plain"
                onClick={async () => {
                  await actions.append((document) => manualResultEvent(document, sortie, giveUp));
                  setOpen(false);
                }}
              >
                {say('lost.giveUp')}
              </Button>
              <span>{say('lost.giveUp.about')}</span>
            </li>
          </ul>
        </Sheet>
      )}
    </>
  );
}
