import { type Action, redactSecret, type Seat, type Viewer } from '../../core/game.ts';
import type { GameData } from './gameData.ts';
import type { CrewAction, CrewEvent } from './state.ts';

/** At one screen a team's track is hidden from everybody else while cards are laid. */
export function isHiddenTrack(gameData: GameData, seat: Seat, viewer: Viewer): boolean {
  if (!gameData.hotSeat || viewer === 'all') return false;
  return viewer === 'table' || gameData.seats[viewer]?.side !== gameData.seats[seat].side;
}

/** At one screen the enemy does not even see that something happens on the track. */
export function redact(gameData: GameData, event: CrewEvent, viewer: Viewer): CrewEvent | null {
  switch (event.type) {
    case 'laid':
    case 'moved':
    case 'turned':
    case 'takenBack':
      if (isHiddenTrack(gameData, gameData.seatOf[event.post], viewer)) return null;
  }
  return redactSecret(event, viewer);
}

/** Cards stay secret in the log; at one screen the enemy learns not even what is being done on the track. */
export function redactAction(gameData: GameData, action: CrewAction, viewer: Viewer): Action {
  if (viewer === 'all' || viewer === action.seat) return action;
  const { type, seat } = action;
  switch (action.type) {
    case 'lay':
    case 'turn':
    case 'takeBack':
    case 'move': {
      if (isHiddenTrack(gameData, seat, viewer)) return { type: 'arrange', seat };
      const { card: _card, end: _end, ...open } = action;
      return open;
    }
    case 'ready':
      return action.cards ? ({ type, seat, sealed: true } as Action) : action;
    case 'discard':
    case 'scrap':
    case 'extra':
      return { type, seat, post: action.post } as Action;
    default:
      return action;
  }
}
