import { itemAt } from '@aerodrome/engine/core/items.ts';
import { hillOf } from '@aerodrome/engine/meta/tournament/hill.ts';
import { membersOf, startedLeg } from '@aerodrome/engine/meta/tournament/legs.ts';
import { findNextStep } from '@aerodrome/engine/meta/tournament/rounds.ts';
import type { ReadyLeg } from '@aerodrome/engine/meta/tournament/schedule.ts';
import { isBot } from '@aerodrome/engine/meta/tournament/setup.ts';
import type { Leg, Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type RefObject, useMemo } from 'react';
import type { Progress } from '../../../application/botMatches.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMatchStatus } from '../logDocuments/useMatchStatus.ts';
import { LostMatchChoices } from './LostMatchChoices.tsx';
import { describeRoles, entrantName, pairName, scheduledGameTitle, sideName } from './tournamentText.ts';
import type { TournamentActions } from './useTournament.ts';

interface NextMatchProps {
  state: Tournament;
  /** The next match with a person, if any, and all matches that can be flown. */
  next: ReadyLeg | null;
  readyLegs: readonly ReadyLeg[];
  /** Why nothing can be changed; `null` if it can. */
  readOnlyReason: string | null;
  /** Progress of the bot matches while they are flown. */
  flying: Progress | null;
  onFly(readyLeg: ReadyLeg): void;
  onType(pair: Pair): void;
  onBots(): void;
  onHalt(): void;
  onWatch(readyLeg: ReadyLeg): void;
  actions: TournamentActions;
  /** The button that Enter presses. */
  goButton: RefObject<HTMLButtonElement | null>;
}

/** The next match, the buttons for matches between bots, and the matches that follow. */
export function NextMatch(props: NextMatchProps) {
  const { state, next, readyLegs, readOnlyReason, flying, onFly, onType, onBots, onHalt, onWatch, actions, goButton } =
    props;
  const bots = readyLegs.filter((readyLeg) => readyLeg.isBotsOnly);
  const followingSlots = readyLegs.filter((readyLeg) => readyLeg !== next && !readyLeg.isBotsOnly);
  const last = state.rounds.at(-1);
  const boutEntrants = next?.pair.sides.flat() ?? [];
  const waiting = state.setup.format === 'hill' ? hillOf(state).queue.filter((id) => !boutEntrants.includes(id)) : [];
  const disabled = readOnlyReason !== null || state.paused;
  return (
    <>
      {next ? (
        <NextMatchForm
          {...{ state, next, disabled, actions, goButton }}
          onFly={() => onFly(next)}
          onType={() => onType(next.pair)}
        />
      ) : (
        findNextStep(state).is === 'flying' && bots.length > 0 && <p className="next-bots">{say('hall.botsOnly')}</p>
      )}
      {bots.length > 0 && flying === null && (
        <div className="next-buttons">
          <Button look={next ? 'plain' : 'great'} disabled={disabled} onClick={onBots}>
            {say('hall.letFly', { count: bots.length })}
          </Button>
          <Button look="quiet" disabled={disabled} onClick={() => onWatch(itemAt(bots, 0))}>
            {say('hall.watchBots')}
          </Button>
        </div>
      )}
      {flying && (
        <div className="next-flying" role="status">
          <progress aria-label={say('hall.flying')} value={flying.done} max={flying.all} />
          <span>{describeProgress(flying)}</span>
          <Button look="quiet" onClick={onHalt}>
            {say('hall.halt')}
          </Button>
        </div>
      )}
      {(followingSlots.length > 0 || (last && last.bye !== null)) && (
        <p className="next-then">
          {followingSlots.length > 0 &&
            say('hall.then', {
              pairs: followingSlots
                .slice(0, 3)
                .map(({ pair }) => pairName(state, pair))
                .join(' · '),
            })}
          {followingSlots.length > 3 && say('hall.thenMore', { count: followingSlots.length - 3 })}
          {last && last.bye !== null && <span>{say('hall.bye', { name: entrantName(state, last.bye) })}</span>}
        </p>
      )}
      {waiting.length > 0 && (
        <p className="next-then">{say('hall.line', { names: waiting.map((id) => entrantName(state, id)) })}</p>
      )}
      {readOnlyReason && <p className="next-barred">{readOnlyReason}</p>}
    </>
  );
}

function describeProgress({ done, all, secondsLeft }: Progress): string {
  if (secondsLeft === null) return say('hall.flyingOf', { done, of: all });
  return say('hall.flyingUntil', { done, of: all, seconds: Math.ceil(secondsLeft) });
}

/** Empty if the pairing has one leg only. */
function legName({ decider, number }: Leg, legs: number): string {
  if (decider) return say('hall.decider');
  return legs > 1 ? say('hall.leg', { leg: number + 1, legs }) : '';
}

interface NextMatchFormProps {
  state: Tournament;
  next: ReadyLeg;
  disabled: boolean;
  actions: TournamentActions;
  goButton: NextMatchProps['goButton'];
  onFly(): void;
  onType(): void;
}

function NextMatchForm({ state, next, disabled, actions, goButton, onFly, onType }: NextMatchFormProps) {
  const { pair, leg, slot } = next;
  const people = useMemo(() => startedLeg(state, pair, leg)?.participants ?? [], [state, pair, leg]);
  const status = useMatchStatus('hall', leg.flying?.matchId ?? null, people);
  const isFlying = leg.state === 'flying';
  const isLost = isFlying && status.match === 'lost';
  const party = (side: 0 | 1) => (
    <p className="next-side">
      <b>
        <bdi>{sideName(state, pair, side)}</bdi>
      </b>
      <span>{describeRoles(state, pair, leg, side)}</span>
      {membersOf(state, pair, side).every(isBot) && <span>{say('hall.bot')}</span>}
    </p>
  );
  return (
    <div className="order-form" key={slot}>
      {party(0)}
      <p className="next-against">{say('hall.against')}</p>
      {party(1)}
      <p className="next-flight">
        {[scheduledGameTitle(state, pair), legName(leg, state.setup.legs)].filter((part) => part !== '').join(' · ')}
      </p>
      {isFlying && (
        <p className="next-air" role={isLost ? 'alert' : undefined}>
          {status.words}
        </p>
      )}
      {isLost && <LostMatchChoices {...{ state, next, disabled, actions, goButton }} />}
      <div className="next-buttons">
        {!isLost && (
          <Button look="great" ref={goButton} disabled={disabled} onClick={onFly} data-fly>
            {say(isFlying ? 'hall.flyOn' : 'hall.fly')} <kbd>{say('hall.fly.keys')}</kbd>
          </Button>
        )}
        <Button look="plain" disabled={disabled} onClick={onType}>
          {say('hall.type')} <kbd>R</kbd>
        </Button>
      </div>
    </div>
  );
}
