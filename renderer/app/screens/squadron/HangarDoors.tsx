import { itemAt } from '@aerodrome/engine/core/items.ts';
import { airframeType } from '@aerodrome/engine/meta/campaign/airframes.ts';
import { transferType } from '@aerodrome/engine/meta/campaign/preparation.ts';
import { type CampaignState, missionOf, type Preparation } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useState } from 'react';
import { Door } from '../../../session/Door.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useApp } from '../../context.ts';
import type { CampaignPageProps } from './campaignPage.ts';
import { flightText, playerNames } from './flightText.ts';

interface HangarDoorsProps extends CampaignPageProps {
  onEnter(flight: number): void;
  /** Opens the manual result sheet. */
  onTyping?: (() => void) | undefined;
}

/** Rivals prepare one after the other, each behind a door that a PIN may lock; then both preparations are revealed. */
export function HangarDoors({ state, actions, onEnter, onTyping }: HangarDoorsProps) {
  const { info, application } = useApp();
  const { war, stage, flights, preparations } = state;
  const [pins, setPins] = useState<ReadonlyMap<string, string> | null>(null);
  /** The flight whose door is being opened. */
  const [asked, setAsked] = useState<number | null>(null);
  useEffect(() => {
    application.records.pins().then(setPins);
  }, [application]);
  const ready = stage === 'ready';
  const pinOf = (flight: number) => pins?.get(itemAt(war.persons, flight).person ?? '');
  return (
    <Card className="bays" aria-label={say('brief.door')}>
      <h2>{say('brief.door')}</h2>
      <p>{say(ready ? 'brief.both' : 'brief.door.about')}</p>
      <ul>
        {flights.map(({ side }, flight) => {
          const preparation = preparations[flight];
          const name = playerNames(state, flight);
          return (
            <li key={side} className={ready ? 'bay bay-open' : 'bay'}>
              <h3>{ready ? name : say('brief.door.of', { name })}</h3>
              {preparation && !ready && <p>{say('brief.door.done', { name })}</p>}
              {/* A preparation stays secret until both are done. */}
              {preparation && ready && <RevealedPreparation {...{ state, flight, preparation }} />}
              <Button
                look={preparation ? 'plain' : undefined}
                disabled={pins === null}
                aria-label={say(preparation ? 'brief.change.of' : 'brief.door.open.of', { name })}
                onClick={() => setAsked(flight)}
              >
                {say(preparation ? 'brief.change' : 'brief.door.open')}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="bays-go">
        {onTyping && (
          <Button look="quiet" disabled={!ready || info.readOnly} onClick={onTyping}>
            {say('brief.type')}
          </Button>
        )}
        <Button look="great" disabled={!ready || info.readOnly} onClick={() => actions.fly(0)}>
          {say('brief.takeOff')}
        </Button>
      </div>
      {asked !== null && (
        <Door
          nextName={playerNames(state, asked)}
          previousName={null}
          nextPin={pinOf(asked)}
          quitLabel={say('brief.door.leave')}
          onOpen={() => onEnter(asked)}
          onRetract={() => undefined}
          onQuit={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

/** Pilots and planes of a flight, shown once both flights are prepared. */
function RevealedPreparation({
  state,
  flight,
  preparation,
}: {
  state: CampaignState;
  flight: number;
  preparation: Preparation;
}) {
  const own = itemAt(state.flights, flight);
  const text = flightText(state, flight);
  const { game } = missionOf(state);
  const pilots = preparation.pilots.flat().map((id) => own.pilots.find((pilot) => pilot.id === id)?.name ?? '');
  const airframes = preparation.airframes
    .flat()
    .map((id) => text.type(game, transferType(preparation, id) ?? airframeType(own, id)));
  return (
    <>
      <p>{say('brief.revealed.pilots', { pilots })}</p>
      {airframes.length > 0 && <p>{say('brief.revealed.planes', { planes: airframes })}</p>}
    </>
  );
}
