import type { PastMission } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { View } from '../Squadron.tsx';
import type { CampaignPageProps } from './campaignPage.ts';
import { CountersCard, DiaryCard, FatesCard, MissionResultCard, NewspaperCard } from './debriefingCards.tsx';

/** Debriefing of a mission, card by card. Its results are stored already. */
export function Debriefing({
  state,
  past,
  actions,
  onDone,
}: CampaignPageProps & { past: PastMission; onDone(view: View): void }) {
  const [turnedCards, setTurnedCards] = useState(1);
  const all = useRef<HTMLOListElement>(null);
  // Scroll to the latest card if not all of them fit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every turned card
  useEffect(() => {
    all.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [turnedCards]);
  const flown = past.sorties.length > 0;
  const cards = [
    ...(flown ? [MissionResultCard, FatesCard] : []),
    CountersCard,
    DiaryCard,
    ...(past.paper ? [NewspaperCard] : []),
  ];
  const isLastCard = turnedCards >= cards.length;
  // A held key turns one card only.
  const preventRepeat = (event: KeyboardEvent) => event.repeat && event.preventDefault();
  return (
    <div className="debrief">
      <ol ref={all} className="cards" aria-live="polite">
        {cards.slice(0, turnedCards).map((Content, at) => (
          <Card as="li" key={at} className="card">
            <Content state={state} past={past} actions={actions} />
          </Card>
        ))}
      </ol>
      <div className="debrief-go">
        <span>{say('debriefing.card', { at: Math.min(turnedCards, cards.length), of: cards.length })}</span>
        <Button
          look="great"
          // Enter turns the cards.
          autoFocus
          onKeyDown={preventRepeat}
          onClick={() =>
            isLastCard ? onDone(state.ending === null ? 'room' : 'finale') : setTurnedCards(turnedCards + 1)
          }
        >
          {say(isLastCard ? (state.ending === null ? 'debriefing.done' : 'debriefing.end') : 'debriefing.next')}
        </Button>
      </div>
    </div>
  );
}
