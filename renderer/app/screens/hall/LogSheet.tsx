import { itemAt } from '@aerodrome/engine/core/items.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { formatTime } from '../../dates.ts';
import { describeEvent } from './tournamentText.ts';
import type { TournamentActions } from './useTournament.ts';
import './sheets.css';

interface LogSheetProps {
  document: TournamentDocument;
  disabled: boolean;
  onTakeBack(event: number): void;
  onClose(): void;
}

/** Event log of a tournament, latest first. Voided events stay in it, struck through. */
export function LogSheet({ document, disabled, onTakeBack, onClose }: LogSheetProps) {
  const state = tournamentLog.fold(document);
  const voided = tournamentLog.voided(document.log);
  return (
    <Sheet title={say('hall.log')} onClose={onClose} wide>
      <ol className="hall-log" reversed>
        {document.log
          .map((event, at) => {
            const words = describeEvent(state, document.log, event);
            return (
              <li key={at} className={voided.has(at) ? 'voided' : undefined}>
                <time dateTime={event.at}>{formatTime(event.at)}</time>
                <span>{voided.has(at) ? <s>{words}</s> : words}</span>
                {event.type !== 'voided' && !voided.has(at) && (
                  <Button
                    look="quiet"
                    disabled={disabled}
                    aria-label={say('hall.takeBack.of', { what: words })}
                    onClick={() => onTakeBack(at)}
                  >
                    {say('hall.takeBack')}
                  </Button>
                )}
              </li>
            );
          })
          .reverse()}
      </ol>
    </Sheet>
  );
}

interface TakeBackSheetProps {
  document: TournamentDocument;
  /** Index of the event; `null` for the last one that can be taken back. */
  event: number | null;
  actions: TournamentActions;
  onClose(): void;
}

/** Asks before an event is voided, and lists the events that are voided with it. */
export function TakeBackSheet({ document, event: given, actions, onClose }: TakeBackSheetProps) {
  const [event] = useState(() => given ?? tournamentLog.lastEffective(document));
  const state = tournamentLog.fold(document);
  const voidedEvents = event < 0 ? [] : tournamentLog.eventsVoidedWith(document, event);
  const takeBack = async () => {
    await actions.change((book, at) => tournamentLog.void(book, event, '', at));
    onClose();
  };
  return (
    <Sheet title={say('hall.undo')} onClose={onClose}>
      {voidedEvents.length === 0 ? (
        <p>{say('tournament.nothingToVoid')}</p>
      ) : (
        <>
          <p>{say('hall.undo.these', { count: voidedEvents.length })}</p>
          <ul className="undo-list">
            {voidedEvents.map((at) => (
              <li key={at}>{describeEvent(state, document.log, itemAt(document.log, at))}</li>
            ))}
          </ul>
          {/* The user asked for this undo and is about to confirm it. */}
          <Button look="great" autoFocus onClick={takeBack}>
            {say('hall.undo.sure')}
          </Button>
        </>
      )}
    </Sheet>
  );
}
