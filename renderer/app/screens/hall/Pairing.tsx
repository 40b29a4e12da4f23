import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { EventOf, PairSides } from '@aerodrome/engine/meta/tournament/events.ts';
import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type ReactNode, type RefObject, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { entrantName } from './tournamentText.ts';

type Paired = Omit<EventOf<'paired'>, 'at'>;

interface PairingProps {
  state: Tournament;
  pairings: readonly Paired[];
  rematches: number;
  disabled: boolean;
  /** The button that Enter presses. */
  goButton: RefObject<HTMLButtonElement | null>;
  swapList: RefObject<HTMLOListElement | null>;
  onPair(pairings: readonly Paired[]): void;
  onEnd(): void;
}

/** Pairings of the next round before they are stored; two entrants can be swapped by hand. */
export function Pairing({ state, pairings, rematches, disabled, goButton, swapList, onPair, onEnd }: PairingProps) {
  const [swapped, setSwapped] = useState<readonly Paired[] | null>(null);
  const [first, setFirst] = useState<string | null>(null);
  const shown = swapped ?? pairings;
  const { round } = itemAt(shown, 0);
  const canSwap = state.bracket === null && state.setup.format !== 'hill';
  const pick = (id: string) => {
    if (first === null) return setFirst(id);
    setFirst(null);
    if (first !== id) setSwapped(shown.map((paired) => swapEntrants(paired, first, id)));
  };
  const name = (id: string) =>
    canSwap ? (
      <Button key={id} className="swap" aria-pressed={first === id} onClick={() => pick(id)}>
        <bdi>{entrantName(state, id)}</bdi>
      </Button>
    ) : (
      <bdi key={id}>{entrantName(state, id)}</bdi>
    );
  return (
    <div className="pairing">
      <h3>{say('hall.pairing', { round })}</h3>
      <ol ref={swapList}>
        {shown.flatMap((paired) =>
          paired.pairs.map(({ id, sides }) => (
            <li key={id}>
              <span>{sides[0].map(name)}</span>
              <i>{say('hall.against')}</i>
              <span>{sides[1].map(name)}</span>
            </li>
          )),
        )}
        {shown.flatMap(({ bye }) =>
          bye === undefined ? [] : [<WithoutOpponent key="bye" what={say('hall.byeIs')} who={name(bye)} />],
        )}
        {shown.flatMap(({ rests = [] }) =>
          rests.map((id) => <WithoutOpponent key={id} what={say('hall.restIs')} who={name(id)} />),
        )}
      </ol>
      {canSwap && <p className="pairing-hint">{say(first === null ? 'hall.swap' : 'hall.swapWith')}</p>}
      {rematches > 0 && <p className="pairing-hint">{say('hall.rematches', { count: rematches })}</p>}
      <div className="next-buttons">
        <Button look="great" ref={goButton} disabled={disabled} onClick={() => onPair(shown)} data-fly>
          {say('hall.pairIt', { round })} <kbd>{say('hall.fly.keys')}</kbd>
        </Button>
        {swapped && (
          <Button look="plain" onClick={() => setSwapped(null)}>
            {say('hall.asDrawn')}
          </Button>
        )}
        {(rematches > 0 || state.setup.format === 'hill') && (
          <Button look="plain" disabled={disabled} onClick={onEnd}>
            {say('hall.endHere')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** An entrant with a bye or a rest. */
function WithoutOpponent({ what, who }: { what: string; who: ReactNode }) {
  return (
    <li>
      <span />
      <i>{what}</i>
      <span>{who}</span>
    </li>
  );
}

/** Swaps two entrants, including byes and rests. */
function swapEntrants(paired: Paired, a: string, b: string): Paired {
  const other = (id: string) => (id === a ? b : id === b ? a : id);
  const sides = (of: PairSides['sides']): PairSides['sides'] => [of[0].map(other), of[1].map(other)];
  return {
    ...paired,
    pairs: paired.pairs.map((pair) => ({ ...pair, sides: sides(pair.sides) })),
    ...(paired.bye !== undefined && { bye: other(paired.bye) }),
    ...(paired.rests && { rests: paired.rests.map(other) }),
    by: 'hand',
  };
}
