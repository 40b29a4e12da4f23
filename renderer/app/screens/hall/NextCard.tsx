import type { NextStep } from '@aerodrome/engine/meta/tournament/rounds.ts';
import type { ReadyLeg } from '@aerodrome/engine/meta/tournament/schedule.ts';
import type { Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { RefObject } from 'react';
import type { Progress } from '../../../application/botMatches.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { NextMatch } from './NextMatch.tsx';
import { Pairing } from './Pairing.tsx';
import { entrantName } from './tournamentText.ts';
import type { TournamentActions } from './useTournament.ts';

interface NextCardProps {
  state: Tournament;
  nextStep: NextStep;
  next: ReadyLeg | null;
  readyLegs: readonly ReadyLeg[];
  readOnlyReason: string | null;
  flying: Progress | null;
  actions: TournamentActions;
  /** The button that Enter presses. */
  goButton: RefObject<HTMLButtonElement | null>;
  /** List of the next round's entrants, where two can be swapped. */
  swapList: RefObject<HTMLOListElement | null>;
  onFly(readyLeg: ReadyLeg): void;
  onType(pair: Pair): void;
  onBots(): void;
  onHalt(): void;
  onClose(): void;
}

/** The next step of a tournament: a match, a pairing, the finals, or the end. */
export function NextCard(props: NextCardProps) {
  const { state, nextStep, readyLegs, readOnlyReason, actions, goButton, swapList, onClose } = props;
  const isReadOnly = readOnlyReason !== null;
  return (
    <Card className="hall-next" aria-label={say('hall.next')}>
      <h2>{say('hall.next')}</h2>
      {state.paused && <Windsock />}
      {readyLegs.length > 0 && <NextMatch {...props} onWatch={(readyLeg) => actions.fly(readyLeg.slot)} />}
      {readyLegs.length === 0 && nextStep.is === 'pairing' && (
        <Pairing
          key={state.rounds.length}
          state={state}
          pairings={nextStep.pairings}
          rematches={nextStep.rematches}
          disabled={isReadOnly || state.paused}
          {...{ goButton, swapList }}
          onPair={(pairings) => actions.append(...pairings)}
          onEnd={onClose}
        />
      )}
      {nextStep.is === 'staging' && (
        <div className="next-end">
          <p>
            {say(nextStep.staged.playOff ? 'hall.playOff' : 'hall.staging', {
              names: nextStep.staged.order.map((id) => entrantName(state, id)),
            })}
          </p>
          <Button
            look="great"
            ref={goButton}
            disabled={isReadOnly}
            onClick={() => actions.append(nextStep.staged)}
            data-fly
          >
            {say('hall.stage')} <kbd>{say('hall.fly.keys')}</kbd>
          </Button>
        </div>
      )}
      {(nextStep.is === 'decided' || nextStep.is === 'stuck') && (
        <div className="next-end">
          <p>{say(`hall.${nextStep.is}`)}</p>
          <Button look="great" ref={goButton} disabled={isReadOnly || state.paused} onClick={onClose} data-fly>
            {say('hall.crown')} <kbd>{say('hall.fly.keys')}</kbd>
          </Button>
        </div>
      )}
      {readOnlyReason && readyLegs.length === 0 && <p className="next-barred">{readOnlyReason}</p>}
    </Card>
  );
}

/** Picture and text shown while the tournament is paused. */
function Windsock() {
  return (
    <p className="windsock">
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <path d="M14 4V58" stroke="#3c2413" strokeWidth="4" />
        <path d="M14 8Q24 8 26 16L22 46Q20 50 17 46L14 20Z" fill="#b3261e" stroke="#3c2413" strokeWidth="2" />
      </svg>
      {say('tournament.paused')}
    </p>
  );
}
