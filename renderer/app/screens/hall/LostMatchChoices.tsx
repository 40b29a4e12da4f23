import type { ReadyLeg } from '@aerodrome/engine/meta/tournament/schedule.ts';
import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { RefObject } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { sideName } from './tournamentText.ts';
import type { TournamentActions } from './useTournament.ts';

interface LostMatchChoicesProps {
  state: Tournament;
  next: ReadyLeg;
  disabled: boolean;
  actions: TournamentActions;
  /** The button that Enter presses. */
  goButton: RefObject<HTMLButtonElement | null>;
}

/** Choices for a match whose file is lost or broken: restore it, fly it again, or count it as lost for one side. */
export function LostMatchChoices({
  state,
  next: { pair, leg, slot },
  disabled,
  actions,
  goButton,
}: LostMatchChoicesProps) {
  const { strict } = state.setup;
  return (
    <div className="next-gone">
      <div className="next-buttons">
        <Button look="great" ref={goButton} disabled={disabled} onClick={() => actions.restoreMatch(slot)} data-fly>
          {say('hall.bringBack')} <kbd>{say('hall.fly.keys')}</kbd>
        </Button>
        <Button
          look="plain"
          disabled={disabled || strict}
          aria-describedby={strict ? 'gone-strict' : undefined}
          onClick={() => actions.fly(slot, { replaceLost: true })}
        >
          {say('hall.flyAgain')}
        </Button>
      </div>
      {strict && (
        <p id="gone-strict" className="next-air">
          {say('hall.flyAgain.strict')}
        </p>
      )}
      <div className="next-buttons">
        {([0, 1] as const).map((by) => (
          <Button
            key={by}
            look="quiet"
            disabled={disabled}
            onClick={() => actions.append({ type: 'forfeit', pair: pair.id, leg: leg.number, by })}
          >
            {say('hall.countLost', { name: sideName(state, pair, by) })}
          </Button>
        ))}
      </div>
    </div>
  );
}
