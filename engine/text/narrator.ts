import type { Action, GameEvent, Seat } from '../core/game.ts';
import type { Message } from './say.ts';

/** One line of a match's log; a heading opens a new stretch of it. */
export interface Line extends Message {
  heading?: true;
}

/** Tells one match. It is given what a viewer may know, and so can say no more than that. */
export interface Narrator<A extends Action = Action, E extends GameEvent = GameEvent> {
  name(seat: Seat): Message;
  /** Who did what, where the events that came of it do not say so themselves; else `null`. */
  action(action: Pick<A, 'type' | 'seat'>): Message | null;
  /** An event may take several lines. */
  narrate(event: E): readonly Line[];
}
