import type { Action, Rejection, Seat } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { isPerson, type Player } from '@aerodrome/engine/core/players.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { asideLabel, resignWarning } from './asideText.ts';
import { useEnvironment } from './environment.ts';
import { asidesOf } from './selectors.ts';

export type MenuSheet = 'menu' | 'takeBack' | 'resign';

interface TableMenuProps {
  match: Match;
  /** The seat that is choosing, if one is. */
  seat: Seat | null;
  players: readonly Player[];
  /** Why undo, redo and take-back are impossible; `null` if they are possible. */
  undoRejection: Rejection | null;
  redoRejection: Rejection | null;
  takeBackRejection: Rejection | null;
  /** The log entry of that seat's last own decision. */
  lastDecision: number | null;
  /** The help button: a hint for a person who chooses, or "Move now" for a bot that thinks. */
  help: { label: string; rejection: Rejection | null; onPress(): void };
  sheet: MenuSheet | null;
  onSheet(sheet: MenuSheet | null): void;
  onUndo(): void;
  onRedo(): void;
  onTakeBack(to: number): void;
  onAct(action: Action): void;
  onPause(): void;
  onLeave(): void;
}

/** The buttons for undo, redo, help and take-back, and the menu with its sheets. */
export function TableMenu(props: TableMenuProps) {
  const { match, seat, players, lastDecision, sheet, onSheet, onUndo, onRedo, onTakeBack, onAct, onPause, onLeave } =
    props;
  const { undoRejection, redoRejection, takeBackRejection, help } = props;
  const { send, settings } = useEnvironment();
  const resign = seat === null ? undefined : asidesOf(match, seat, 'resign')[0];
  // Asides of the kind 'say' have their buttons on the table of the game.
  const offers = seat === null ? [] : asidesOf(match, seat, 'offer');
  const close = (then: () => void) => () => {
    onSheet(null);
    then();
  };
  const askToResign = () => {
    if (settings.confirmations) onSheet('resign');
    else if (resign) close(() => onAct(resign))();
  };
  const people = players.filter(isPerson);
  const button = (label: string, rejection: Rejection | null, onClick: () => void) => (
    <Button
      // A button with another label must not inherit the focus: a second press would do something else.
      key={label}
      look="plain"
      disabled={rejection !== null}
      title={rejection ? explain(rejection) : undefined}
      onClick={onClick}
    >
      {say(label)}
    </Button>
  );
  return (
    <nav className="table-menu" aria-label={say('match.menu')} data-region="menu">
      {button('match.undo', undoRejection, onUndo)}
      {button('match.redo', redoRejection, onRedo)}
      {button(help.label, help.rejection, help.onPress)}
      {button('match.takeBack', takeBackRejection, () => onSheet('takeBack'))}
      {button('match.menu', null, () => onSheet('menu'))}
      {sheet === 'menu' && (
        <Sheet title={say('match.menu')} onClose={() => onSheet(null)}>
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
                {asideLabel(match.kind.id, action)}
              </Button>
            ))}
            <Button look="plain" disabled={!resign} onClick={askToResign}>
              {say('match.resign')}
            </Button>
            <Button onClick={close(onLeave)}>{say('match.leave')}</Button>
          </div>
        </Sheet>
      )}
      {sheet === 'resign' && resign && (
        <Sheet title={say('match.resign')} onClose={() => onSheet(null)}>
          <p>{resignWarning(match.kind.id)}</p>
          <Button onClick={close(() => onAct(resign))}>{say('match.resign')}</Button>
        </Sheet>
      )}
      {sheet === 'takeBack' && lastDecision !== null && (
        <Sheet title={say('match.takeBack')} onClose={() => onSheet(null)}>
          <p>{say('match.takeBack.sure')}</p>
          {people.length > 1 && <p>{say('match.takeBack.all', { names: people.map((player) => player.name) })}</p>}
          <Button onClick={close(() => onTakeBack(lastDecision - 1))}>
            {say(people.length > 1 ? 'match.takeBack.agreed' : 'match.takeBack')}
          </Button>
        </Sheet>
      )}
    </nav>
  );
}
