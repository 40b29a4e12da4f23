import { itemAt } from '@aerodrome/engine/core/items.ts';
import { checkEvent, orderPrice } from '@aerodrome/engine/meta/campaign/checkEvent.ts';
import { orderEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import { isQuiet } from '@aerodrome/engine/meta/campaign/definition.ts';
import { choosingFlight } from '@aerodrome/engine/meta/campaign/orders.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatCalendarDate } from '../../dates.ts';
import type { CampaignPageProps } from './campaignPage.ts';
import { flightText, playerNames } from './flightText.ts';

/** Mission orders on the map; if there are several, one is chosen. */
export function MissionOrders({ state, actions }: CampaignPageProps) {
  const { war, offers, order, stage, flights } = state;
  const text = flightText(state, state.lead);
  const open = offers.length > 1 ? offers : [order];
  const choosing = stage !== 'flying' && (open.length > 1 || stage === 'choosing');
  return (
    <section className="orders" aria-label={say('squadron.orders')}>
      {choosing && flights.length > 1 && (
        <p>{say('squadron.chooser', { name: playerNames(state, choosingFlight(state)) })}</p>
      )}
      <ul>
        {open.map((id) => {
          const mission = itemAt(war.definition.missions, id);
          const title = text.title(id);
          const price = orderPrice(state, id);
          const isChosen = id === order && stage !== 'choosing';
          const refused = checkEvent(state, { at: '', type: 'chose', order: id, draws: [] });
          return (
            <li key={id} className={isChosen ? 'pinned stands' : 'pinned'}>
              <h3>{title}</h3>
              <p>
                {isQuiet(mission)
                  ? say('squadron.order.quiet', { date: formatCalendarDate(mission.date) })
                  : say('squadron.order', {
                      date: formatCalendarDate(mission.date),
                      game: { key: `game.${mission.game}` },
                    })}
              </p>
              {isQuiet(mission) && <p className="order-text">{text.orders(id)}</p>}
              {choosing && !isChosen && (
                <>
                  <p>{price === 0 ? say('squadron.free') : say('squadron.costs', { cost: price })}</p>
                  {refused && <p className="refusal">{text.refusal(refused, '')}</p>}
                  <Button
                    look="plain"
                    disabled={refused !== null}
                    aria-label={say('squadron.choose.of', { title })}
                    onClick={() => actions.append((document) => orderEvent(document, id))}
                  >
                    {say(isQuiet(mission) ? 'squadron.stay' : 'squadron.choose')}
                  </Button>
                </>
              )}
              {choosing && isChosen && <p className="order-stands">{say('squadron.chosen')}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
