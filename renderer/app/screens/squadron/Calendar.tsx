import { itemAt } from '@aerodrome/engine/core/items.ts';
import { checkEvent } from '@aerodrome/engine/meta/campaign/checkEvent.ts';
import { gradeName } from '@aerodrome/engine/meta/campaign/definition.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { formatCalendarDate } from '../../dates.ts';
import type { CampaignPageProps } from './campaignPage.ts';
import { flightText } from './flightText.ts';

/** Flown missions: watch one, or fly again from it if the rules allow. */
export function Calendar({ state, actions, onRefly }: CampaignPageProps & { onRefly(): void }) {
  const { past } = state;
  const text = flightText(state, 0);
  const [asked, setAsked] = useState<number | null>(null);
  if (past.length === 0)
    return (
      <Card as="p" className="squadron-problem">
        {say('calendar.none')}
      </Card>
    );
  return (
    <>
      {/* Scrollable areas must be reachable by keyboard. */}
      <Card className="calendar" aria-label={say('squadron.calendar')} tabIndex={0}>
        <ol>
          {past.map(({ number, order, date, grades, sorties, reflown }) => {
            const title = text.title(order);
            const refused = checkEvent(state, { at: '', type: 'reflown', from: number });
            return (
              <li key={number}>
                <span className="calendar-date">{formatCalendarDate(date)}</span>
                <b>{say('calendar.mission', { number: number + 1, title })}</b>
                <span>
                  {sorties.length > 0 && grades.map((grade) => say(`grade.${gradeName(grade)}`)).join(' / ')}
                  {sorties.some(({ typed }) => typed !== null) && ` · ${say('calendar.typed')}`}
                  {sorties.map(({ note }) => note && ` · ${note}`)}
                  {reflown && ` · ${say('calendar.reflown')}`}
                </span>
                <span className="calendar-buttons">
                  {sorties.map(
                    ({ matchId }) =>
                      matchId && (
                        <Button
                          key={matchId}
                          look="plain"
                          aria-label={say('calendar.watch.of', { title })}
                          onClick={() => actions.watch(matchId)}
                        >
                          {say('calendar.watch')}
                        </Button>
                      ),
                  )}
                  {sorties.length > 0 && (
                    <Button
                      look="quiet"
                      disabled={refused !== null}
                      title={refused ? explain(refused) : undefined}
                      aria-label={say('calendar.refly.of', { title })}
                      onClick={() => setAsked(number)}
                    >
                      {say('calendar.refly')}
                    </Button>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      </Card>
      {asked !== null && (
        <Sheet title={say('calendar.refly')} onClose={() => setAsked(null)}>
          <p>{say('calendar.refly.sure', { title: text.title(itemAt(past, asked).order) })}</p>
          <p className="sheet-buttons">
            <Button
              onClick={async () => {
                if (await actions.append(() => ({ type: 'reflown', from: asked }))) onRefly();
              }}
            >
              {say('calendar.refly.do')}
            </Button>
            <Button look="plain" onClick={() => setAsked(null)}>
              {say('calendar.refly.keep')}
            </Button>
          </p>
        </Sheet>
      )}
    </>
  );
}
