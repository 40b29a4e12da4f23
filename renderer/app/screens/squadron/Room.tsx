import { itemAt, lastOf } from '@aerodrome/engine/core/items.ts';
import { participantsOf } from '@aerodrome/engine/meta/campaign/flyingSorties.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useMemo } from 'react';
import { botName } from '../../../application/campaigns.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useShortcuts } from '../../../ui/useShortcuts.ts';
import { useApp } from '../../context.ts';
import { formatCalendarDate } from '../../dates.ts';
import { useMatchStatus } from '../logDocuments/useMatchStatus.ts';
import type { View } from '../Squadron.tsx';
import type { CampaignPageProps } from './campaignPage.ts';
import { flightText, formatSigned, playerNames } from './flightText.ts';
import { LostMatchSheet } from './LostMatchSheet.tsx';
import { MissionOrders } from './MissionOrders.tsx';
import { Roster } from './Roster.tsx';
import { SectorMap } from './SectorMap.tsx';

/** Squadron room: counters, map, orders, roster, and the button to the next step. */
export function Room({ state, actions, onGo }: CampaignPageProps & { onGo(view: View): void }) {
  const { settings, info } = useApp();
  const { war, stage, flights, sorties, past, preparations } = state;
  const text = flightText(state, state.lead);
  const nextSortie = sorties.findIndex((sortie) => sortie.stage !== 'flown');
  const flying = sorties.find((sortie) => sortie.stage === 'flying');
  const people = useMemo(() => participantsOf(war, flying?.seats ?? [], botName), [war, flying]);
  const matchStatus = useMatchStatus('squadron', flying?.matchId ?? null, people);
  const go = () => {
    if (stage === 'preparing' || stage === 'ready') onGo('briefing');
    else if (stage === 'flying') actions.fly(nextSortie);
    else if (stage === 'ended') onGo('finale');
  };
  const main = mainButtonKey(stage, nextSortie, matchStatus.match === 'saved');
  useShortcuts(
    {
      Enter: go,
      d: () => onGo('diary'),
      n: () => onGo('papers'),
      c: () => onGo('calendar'),
      // The mission to fly again is chosen in the calendar.
      r: () => onGo('calendar'),
      x: actions.exportBundle,
    },
    settings.singleKeys,
  );
  const shownCounters = war.definition.counters.filter((counter) => counter.shown);
  const preparedNames = flights.flatMap((_, flight) => (preparations[flight] ? [playerNames(state, flight)] : []));
  return (
    <div className="room">
      <header className="room-head">
        <p className="room-date">
          {formatCalendarDate(
            stage === 'ended' ? lastOf(past).date : itemAt(war.definition.missions, state.order).date,
          )}
        </p>
        {flights.map((flight) => (
          <section key={flight.side} className="counters-of" aria-label={say('squadron.counters')}>
            {flights.length > 1 && <p className="counters-side">{text.tell({ key: `side.${flight.side}` })}</p>}
            <dl className="counters">
              {shownCounters.map(({ key, min, max }) => (
                <div key={key}>
                  <dt>{text.counter(key)}</dt>
                  <dd>
                    {min < 0 ? formatSigned(itemAt(flight.counters, key)) : `${flight.counters[key]} / ${max}`}
                    <CounterPips min={min} max={max} value={itemAt(flight.counters, key)} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className="room-mode">
          {say('squadron.mode', {
            mode: { key: `campaign.mode.${war.mode}` },
            difficulty: { key: `campaign.difficulty.${war.difficulty}` },
          })}
          {war.ironman && ` · ${say('squadron.ironman')}`}
        </p>
      </header>
      <Card className="room-table" aria-label={say('squadron.map')}>
        <SectorMap state={state} />
        {stage !== 'ended' && <MissionOrders state={state} actions={actions} />}
      </Card>
      {/* Scrollable areas must be reachable by keyboard. */}
      <Card className="room-roster" aria-label={say('squadron.roster')} tabIndex={0}>
        {flights.map((flight, at) => (
          <Roster key={flight.side} state={state} flight={at} />
        ))}
      </Card>
      <footer className="room-foot">
        <div className="room-state" role="status">
          <p>{say(`squadron.state.${stage === 'beginning' ? 'preparing' : stage}`)}</p>
          {stage === 'flying' && matchStatus.words !== '' && <p>{matchStatus.words}</p>}
          {war.mode === 'rivals' && stage === 'preparing' && preparedNames.length > 0 && (
            <p>{say('squadron.state.door', { names: preparedNames })}</p>
          )}
        </div>
        <nav className="room-buttons" aria-label={say('squadron.room')}>
          {stage === 'flying' && matchStatus.match === 'lost' && (
            <LostMatchSheet state={state} actions={actions} sortie={nextSortie} />
          )}
          {past.length > 0 && (
            <Button look="plain" onClick={() => onGo('debrief')}>
              {say('squadron.debrief')}
            </Button>
          )}
          <Button look="plain" aria-keyshortcuts="d" onClick={() => onGo('diary')}>
            {say('squadron.diary')} <kbd>D</kbd>
          </Button>
          {war.definition.papers > 0 && (
            <Button look="plain" aria-keyshortcuts="n" onClick={() => onGo('papers')}>
              {say('squadron.papers')} <kbd>N</kbd>
            </Button>
          )}
          <Button look="plain" aria-keyshortcuts="c r" onClick={() => onGo('calendar')}>
            {say('squadron.calendar')} <kbd>C</kbd>
          </Button>
          <Button look="plain" aria-keyshortcuts="x" onClick={actions.exportBundle}>
            {say('campaigns.export')} <kbd>X</kbd>
          </Button>
          {main && (
            <Button
              look="great"
              disabled={(info.readOnly && stage !== 'ended') || matchStatus.match === 'lost'}
              onClick={go}
            >
              {say(main)} <kbd>{say('squadron.enter')}</kbd>
            </Button>
          )}
        </nav>
      </footer>
    </div>
  );
}

/** Picture of a counter: a track with a marker if it can be negative, otherwise filled and empty pips. */
function CounterPips({ min, max, value }: { min: number; max: number; value: number }) {
  const places = Array.from({ length: max - min + (min < 0 ? 1 : 0) }, (_, at) => min + at);
  const kindOf = (place: number) => {
    if (min < 0) return place === value ? 'pip marker' : place === 0 ? 'pip middle' : 'pip';
    return place < value ? 'pip full' : 'pip';
  };
  return (
    <span className="counter-pips" aria-hidden="true">
      {places.map((place) => (
        <i key={place} className={kindOf(place)} />
      ))}
    </span>
  );
}

function mainButtonKey(stage: CampaignPageProps['state']['stage'], open: number, isSaved: boolean) {
  switch (stage) {
    case 'preparing':
    case 'ready':
      return 'squadron.brief';
    case 'flying':
      return isSaved ? 'squadron.goOn' : open > 0 ? 'squadron.second' : 'squadron.takeOff';
    case 'ended':
      return 'squadron.ending';
    default:
      return null;
  }
}
