import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Player } from '@aerodrome/engine/core/players.ts';
import type { Assignment } from '@aerodrome/engine/meta/assignment.ts';
import { endingOf } from '@aerodrome/engine/text/ending.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import { useEffect, useRef, useState } from 'react';
import type { StatsProps, Table } from '../table/table.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';

interface ResultCardProps {
  table: Table;
  match: Match;
  players: readonly Player[];
  /** Number of hints given. */
  hints: number;
  turnTimesMs: StatsProps['turnTimesMs'];
  /** Whether the table shows an earlier entry. */
  isReviewing: boolean;
  /** The tournament leg or campaign sortie of the match, which cannot be flown again. */
  assignment: Assignment | null;
  onShow(): void;
  onRepeat: StatsProps['onRepeat'];
  onBack(): void;
  onAgain(): void;
  onWatch(): void;
  onLeave(): void;
}

/** The result of a finished match: winners, ending and statistics. It can be folded to see the table. */
export function ResultCard(props: ResultCardProps) {
  const { table, match, players, hints, turnTimesMs, isReviewing, assignment } = props;
  const { onShow, onRepeat, onBack, onAgain, onWatch, onLeave } = props;
  const [folded, setFolded] = useState(false);
  const outcome = match.outcome ?? { ending: '', winners: [] };
  const { winners, lost, major } = outcome;
  const names = winners.map((seat) => itemAt(players, seat).name);
  const losers = names.length > 0 ? players.filter((_, seat) => !winners.includes(seat)).map(({ name }) => name) : [];
  const { Stats } = table;
  const title =
    names.length > 0
      ? say(major ? 'over.major' : 'over.won', { winners: names, count: names.length })
      : say(lost ? 'over.lost' : 'over.draw');
  const isOpen = !folded && !isReviewing;
  const card = useRef<HTMLElement>(null);
  // Focus the card, not a button: a key still held must not press one.
  useEffect(() => {
    if (isOpen) card.current?.focus();
  }, [isOpen]);
  const unfold = () => {
    setFolded(false);
    onShow();
  };
  if (!isOpen) {
    return (
      // It takes the place of the button that folded the result.
      <Button className="over-folded" autoFocus={folded} onClick={unfold}>
        {say('over.show')}
      </Button>
    );
  }
  return (
    <Card className="over" aria-label={say('over.label')} tabIndex={-1} ref={card}>
      <h1>{title}</h1>
      <p className="over-ending">{sentence(endingOf(match.kind.id, outcome, losers))}</p>
      <Stats
        log={match.log('all')}
        options={match.options}
        gameData={match.game.gameData}
        names={players.map(({ name }) => name)}
        turnTimesMs={turnTimesMs}
        onRepeat={onRepeat}
      />
      {hints > 0 && <p className="over-hints">{say('over.hints', { hints })}</p>}
      <p className="over-seed">{say('over.seed', { seed: String(match.seed) })}</p>
      <div className="over-buttons">
        {assignment ? (
          <Button onClick={onBack}>{say(`over.backTo.${assignment.kind}`)}</Button>
        ) : (
          <Button onClick={onAgain}>{say('over.again')}</Button>
        )}
        <Button look="plain" onClick={() => setFolded(true)}>
          {say('over.look')}
        </Button>
        <Button look="plain" onClick={onWatch}>
          {say('over.watch')}
        </Button>
        <Button look="plain" onClick={onLeave}>
          {say('over.leave')}
        </Button>
      </div>
    </Card>
  );
}
