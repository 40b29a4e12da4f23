import type { Action, GameEvent, Seat } from '../core/game.ts';
import type { Message } from './say.ts';

/** One line of a match's log; a heading begins a new section. */
export interface Line extends Message {
  heading?: true;
}

/** Puts the events of a match into messages. It gets redacted events, so it cannot reveal more than they hold. */
export interface Narrator<A extends Action = Action, E extends GameEvent = GameEvent> {
  name(seat: Seat): Message;
  /** The message for an action whose events do not name the seat; else `null`. */
  action(action: Pick<A, 'type' | 'seat'>): Message | null;
  /** An event may take several lines. */
  narrate(event: E): readonly Line[];
}
