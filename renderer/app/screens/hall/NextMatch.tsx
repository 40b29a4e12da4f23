import { itemAt } from '@aerodrome/engine/core/items.ts';
import { hillOf } from '@aerodrome/engine/meta/tournament/hill.ts';
import { flownLeg, membersOf } from '@aerodrome/engine/meta/tournament/legs.ts';
import { nextOf } from '@aerodrome/engine/meta/tournament/rounds.ts';
import type { Slot } from '@aerodrome/engine/meta/tournament/schedule.ts';
import { isBot } from '@aerodrome/engine/meta/tournament/setup.ts';
import type { Leg, Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type RefObject, useMemo } from 'react';
import type { Progress } from '../../../application/botFlights.ts';
import { useInTheAir } from '../documents/useInTheAir.ts';
import { Gone } from './Gone.tsx';
import type { TournamentActions } from './useHall.ts';
import { against, flightName, nameOf, rolesOf, sideName } from './words.ts';

interface NextMatchProps {
  state: Tournament;
  /** The next that people fly, if any, and all that can be flown. */
  next: Slot | null;
  slots: readonly Slot[];
  /** Why nothing can be changed from here. */
  barred: string | null;
  /** How many of how many bot matches have been flown, while they fly. */
  flying: Progress | null;
  onFly(slot: Slot): void;
  onType(pair: Pair): void;
  onBots(): void;
  onHalt(): void;
  onWatch(slot: Slot): void;
  actions: TournamentActions;
  /** The button that Enter presses. */
  goButton: RefObject<HTMLButtonElement | null>;
}

/** The order form on top: who flies next, against whom, and as what. */
export function NextMatch(props: NextMatchProps) {
  const { state, next, slots, barred, flying, onFly, onType, onBots, onHalt, onWatch, actions, goButton } = props;
  const bots = slots.filter((slot) => slot.bots);
  const then = slots.filter((slot) => slot !== next && !slot.bots);
  const last = state.rounds.at(-1);
  const bout = next?.pair.sides.flat() ?? [];
  const waiting = state.setup.format === 'hill' ? hillOf(state).queue.filter((id) => !bout.includes(id)) : [];
  const grounded = barred !== null || state.paused;
  return (
    <>
      {next ? (
        <OrderForm
          {...{ state, next, grounded, actions, goButton }}
          onFly={() => onFly(next)}
          onType={() => onType(next.pair)}
        />
      ) : (
        nextOf(state).is === 'flying' && bots.length > 0 && <p className="next-bots">{say('hall.botsOnly')}</p>
      )}
      {bots.length > 0 && flying === null && (
        <div className="next-buttons">
          <button type="button" className={next ? 'plain' : 'great'} disabled={grounded} onClick={onBots}>
            {say('hall.letFly', { count: bots.length })}
          </button>
          <button type="button" className="quiet" disabled={grounded} onClick={() => onWatch(itemAt(bots, 0))}>
            {say('hall.watchBots')}
          </button>
        </div>
      )}
      {flying && (
        <div className="next-flying" role="status">
          <progress aria-label={say('hall.flying')} value={flying.done} max={flying.all} />
          <span>{flyingInWords(flying)}</span>
          <button type="button" className="quiet" onClick={onHalt}>
            {say('hall.halt')}
          </button>
        </div>
      )}
      {(then.length > 0 || (last && last.bye !== null)) && (
        <p className="next-then">
          {then.length > 0 &&
            say('hall.then', {
              pairs: then
                .slice(0, 3)
                .map(({ pair }) => against(state, pair))
                .join(' · '),
            })}
          {then.length > 3 && say('hall.thenMore', { count: then.length - 3 })}
          {last && last.bye !== null && <span>{say('hall.bye', { name: nameOf(state, last.bye) })}</span>}
        </p>
      )}
      {waiting.length > 0 && (
        <p className="next-then">{say('hall.line', { names: waiting.map((id) => nameOf(state, id)) })}</p>
      )}
      {barred && <p className="next-barred">{barred}</p>}
    </>
  );
}

function flyingInWords({ done, all, secondsLeft }: Progress): string {
  if (secondsLeft === null) return say('hall.flyingOf', { done, of: all });
  return say('hall.flyingUntil', { done, of: all, seconds: Math.ceil(secondsLeft) });
}

/** Where there is only one, there is nothing to tell. */
function legName({ decider, number }: Leg, legs: number): string {
  if (decider) return say('hall.decider');
  return legs > 1 ? say('hall.leg', { leg: number + 1, legs }) : '';
}

interface OrderFormProps {
  state: Tournament;
  next: Slot;
  grounded: boolean;
  actions: TournamentActions;
  goButton: NextMatchProps['goButton'];
  onFly(): void;
  onType(): void;
}

function OrderForm({ state, next, grounded, actions, goButton, onFly, onType }: OrderFormProps) {
  const { pair, leg, slot } = next;
  const people = useMemo(() => flownLeg(state, pair, leg)?.people ?? [], [state, pair, leg]);
  const air = useInTheAir('hall', leg.flying?.matchId ?? null, people);
  const up = leg.state === 'flying';
  const gone = up && air.match === 'gone';
  const party = (side: 0 | 1) => (
    <p className="next-side">
      <b>{sideName(state, pair, side)}</b>
      <span>{rolesOf(state, pair, leg, side)}</span>
      {membersOf(state, pair, side).every(isBot) && <span>{say('hall.bot')}</span>}
    </p>
  );
  return (
    <div className="order-form" key={slot}>
      {party(0)}
      <p className="next-against">{say('hall.against')}</p>
      {party(1)}
      <p className="next-flight">
        {[flightName(state, pair), legName(leg, state.setup.legs)].filter((part) => part !== '').join(' · ')}
      </p>
      {up && (
        <p className="next-air" role={gone ? 'alert' : undefined}>
          {air.words}
        </p>
      )}
      {gone && <Gone {...{ state, next, grounded, actions, goButton }} />}
      <div className="next-buttons">
        {!gone && (
          <button type="button" className="great" ref={goButton} disabled={grounded} onClick={onFly} data-fly>
            {say(up ? 'hall.flyOn' : 'hall.fly')} <kbd>{say('hall.fly.keys')}</kbd>
          </button>
        )}
        <button type="button" className="plain" disabled={grounded} onClick={onType}>
          {say('hall.type')} <kbd>R</kbd>
        </button>
      </div>
    </div>
  );
}
