import type { Action, Rejection, Seat } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { isPerson, type Player } from '@aerodrome/engine/core/players.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { asideName, resignWords } from './asideName.ts';
import { useEnvironment } from './environment.ts';
import { asidesOf } from './selectors.ts';

interface TableMenuProps {
  match: Match;
  /** The seat that is choosing, if one is. */
  seat: Seat | null;
  players: readonly Player[];
  /** Why something cannot be taken back or done again; `null` if it can. */
  whyNotUndo: Rejection | null;
  whyNotRedo: Rejection | null;
  whyNotTakeBack: Rejection | null;
  /** The log entry of that seat's last own decision. */
  lastOwn: number | null;
  /** What helps at the moment: a hint for whoever chooses, else a nudge for whoever thinks. */
  help: { label: string; why: Rejection | null; press(): void };
  asking: 'menu' | 'takeBack' | 'resign' | null;
  onAsk(asking: 'menu' | 'takeBack' | 'resign' | null): void;
  onUndo(): void;
  onRedo(): void;
  onTakeBack(to: number): void;
  onAct(action: Action): void;
  onPause(): void;
  onLeave(): void;
}

/** What one may want at any time: undo, a word to the others, the rules, the settings, the way out. */
export function TableMenu(props: TableMenuProps) {
  const { match, seat, players, lastOwn, asking, onAsk, onUndo, onRedo, onTakeBack, onAct, onPause, onLeave } = props;
  const { whyNotUndo, whyNotRedo, whyNotTakeBack, help } = props;
  const { send, settings } = useEnvironment();
  const resign = seat === null ? undefined : asidesOf(match, seat, 'resign')[0];
  // What a game lets its players say, its own table has the buttons for.
  const offers = seat === null ? [] : asidesOf(match, seat, 'offer');
  const close = (then: () => void) => () => {
    onAsk(null);
    then();
  };
  const give = () => {
    if (settings.confirmations) onAsk('resign');
    else if (resign) close(() => onAct(resign))();
  };
  const people = players.filter(isPerson);
  const quick = (label: string, why: Rejection | null, onClick: () => void) => (
    <Button
      // One that takes another's place must not have its focus: a second press would mean something else.
      key={label}
      look="plain"
      disabled={why !== null}
      title={why ? explain(why) : undefined}
      onClick={onClick}
    >
      {say(label)}
    </Button>
  );
  return (
    <nav className="table-menu" aria-label={say('match.menu')} data-region="menu">
      {quick('match.undo', whyNotUndo, onUndo)}
      {quick('match.redo', whyNotRedo, onRedo)}
      {quick(help.label, help.why, help.press)}
      {quick('match.takeBack', whyNotTakeBack, () => onAsk('takeBack'))}
      {quick('match.menu', null, () => onAsk('menu'))}
      {asking === 'menu' && (
        <Sheet title={say('match.menu')} onClose={() => onAsk(null)}>
          <div className="menu-list">
            <Button look="plain" onClick={close(() => send({ type: 'sheet', sheet: 'rules' }))}>
              {say('match.rules')}
            </Button>
            <Button look="plain" onClick={close(() => send({ type: 'sheet', sheet: 'settings' }))}>
              {say('match.settings')}
            </Button>
            <Button look="plain" onClick={close(() => send({ type: 'sheet', sheet: 'keys' }))}>
              {say('match.keys')}
            </Button>
            <Button look="plain" disabled={match.outcome !== null} onClick={close(onPause)}>
              {say('match.pause')}
            </Button>
            {offers.map((action) => (
              <Button look="plain" key={JSON.stringify(action)} onClick={close(() => onAct(action))}>
                {asideName(match.kind.id, action)}
              </Button>
            ))}
            <Button look="plain" disabled={!resign} onClick={give}>
              {say('match.resign')}
            </Button>
            <Button onClick={close(onLeave)}>{say('match.leave')}</Button>
          </div>
        </Sheet>
      )}
      {asking === 'resign' && resign && (
        <Sheet title={say('match.resign')} onClose={() => onAsk(null)}>
          <p>{resignWords(match.kind.id)}</p>
          <Button onClick={close(() => onAct(resign))}>{say('match.resign')}</Button>
        </Sheet>
      )}
      {asking === 'takeBack' && lastOwn !== null && (
        <Sheet title={say('match.takeBack')} onClose={() => onAsk(null)}>
          <p>{say('match.takeBack.sure')}</p>
          {people.length > 1 && <p>{say('match.takeBack.all', { names: people.map((player) => player.name) })}</p>}
          <Button onClick={close(() => onTakeBack(lastOwn - 1))}>
            {say(people.length > 1 ? 'match.takeBack.agreed' : 'match.takeBack')}
          </Button>
        </Sheet>
      )}
    </nav>
  );
}
