import type { Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { entrantName, formatScore, hasManualResult, sideName } from './tournamentText.ts';

interface CurrentRoundProps {
  state: Tournament;
  /** Opens the result sheet of a pairing. */
  onPair(pair: Pair): void;
}

/** Pairings of the current round with their scores; each opens its result sheet. */
export function CurrentRound({ state, onPair }: CurrentRoundProps) {
  const { rounds, pairs } = state;
  const last = rounds.at(-1);
  if (!last) return null;
  // A bracket is paired match by match: show all open pairings, and those of the last round.
  const shown = state.bracket
    ? [...pairs.values()].filter((pair) => !pair.done || last.pairs.includes(pair.id))
    : last.pairs.flatMap((id) => pairs.get(id) ?? []);
  return (
    <section className="this-round" aria-label={say('hall.thisRound')}>
      <h3>{say('hall.thisRound')}</h3>
      <ul>
        {shown.map((pair) => (
          <li key={pair.id}>
            <Button className="round-pair" onClick={() => onPair(pair)}>
              <span className={pair.done && pair.winner === 0 ? 'won' : undefined}>
                <bdi>{sideName(state, pair, 0)}</bdi>
              </span>
              <b>
                {describePair(state, pair)}
                {hasManualResult(pair) && <ManualResultMark />}
              </b>
              <span className={pair.done && pair.winner === 1 ? 'won' : undefined}>
                <bdi>{sideName(state, pair, 1)}</bdi>
              </span>
            </Button>
          </li>
        ))}
        {last.bye !== null && <li className="round-rest">{say('hall.bye', { name: entrantName(state, last.bye) })}</li>}
        {last.rests.length > 0 && (
          <li className="round-rest">{say('hall.rests', { names: last.rests.map((id) => entrantName(state, id)) })}</li>
        )}
      </ul>
    </section>
  );
}

function describePair(state: Tournament, pair: Pair): string {
  if (pair.legs.some((leg) => leg.state === 'flying')) return say('hall.inTheAir');
  return pair.legs.every((leg) => leg.state === 'open') ? say('hall.open') : formatScore(state, pair);
}

/** Marks a result that was entered by hand. */
export function ManualResultMark() {
  return (
    <>
      {' '}
      <Icon of="pen" />
      <span className="hidden-visually">{say('hall.typed')}</span>
    </>
  );
}
