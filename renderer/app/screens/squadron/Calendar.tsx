import { itemAt } from '@aerodrome/engine/core/items.ts';
import { checkEvent } from '@aerodrome/engine/meta/campaign/checkEvent.ts';
import { gradeName } from '@aerodrome/engine/meta/campaign/definition.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { Sheet } from '../../../ui/Sheet.tsx';
import { calendarDate } from '../../dates.ts';
import type { CampaignPageProps } from './campaignPage.ts';
import { tellerOf } from './words.ts';

/** Every mission flown, to be watched or, where that is allowed, flown anew. */
export function Calendar({ state, actions, onRefly }: CampaignPageProps & { onRefly(): void }) {
  const { past } = state;
  const teller = tellerOf(state, 0);
  const [asked, setAsked] = useState<number | null>(null);
  if (past.length === 0) return <p className="squadron-problem paper on-paper">{say('calendar.none')}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="calendar paper on-paper" aria-label={say('squadron.calendar')} tabIndex={0}>
        <ol>
          {past.map(({ number, order, date, grades, sorties, reflown }) => {
            const title = teller.title(order);
            const refused = checkEvent(state, { at: '', type: 'reflown', from: number });
            return (
              <li key={number}>
                <span className="calendar-date">{calendarDate(date)}</span>
                <b>{say('calendar.mission', { number: number + 1, title })}</b>
                <span>
                  {sorties.length > 0 && grades.map((grade) => say(`grade.${gradeName(grade)}`)).join(' / ')}
                  {sorties.some(({ typed }) => typed !== null) && ` · ${say('calendar.typed')}`}
                  {sorties.map(({ note }) => note && ` · ${note}`)}
                  {reflown && ` · ${say('calendar.reflown')}`}
                </span>
                <span className="calendar-ways">
                  {sorties.map(
                    ({ matchId }) =>
                      matchId && (
                        <button
                          key={matchId}
                          type="button"
                          className="plain"
                          aria-label={say('calendar.watch.of', { title })}
                          onClick={() => actions.watch(matchId)}
                        >
                          {say('calendar.watch')}
                        </button>
                      ),
                  )}
                  {sorties.length > 0 && (
                    <button
                      type="button"
                      className="quiet"
                      disabled={refused !== null}
                      title={refused ? explain(refused) : undefined}
                      aria-label={say('calendar.refly.of', { title })}
                      onClick={() => setAsked(number)}
                    >
                      {say('calendar.refly')}
                    </button>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      </section>
      {asked !== null && (
        <Sheet title={say('calendar.refly')} onClose={() => setAsked(null)}>
          <p>{say('calendar.refly.sure', { title: teller.title(itemAt(past, asked).order) })}</p>
          <p className="sheet-ways">
            <button
              type="button"
              onClick={async () => {
                if (await actions.append(() => ({ type: 'reflown', from: asked }))) onRefly();
              }}
            >
              {say('calendar.refly.do')}
            </button>
            <button type="button" className="plain" onClick={() => setAsked(null)}>
              {say('calendar.refly.keep')}
            </button>
          </p>
        </Sheet>
      )}
    </>
  );
}
