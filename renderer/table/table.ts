import type { Action, Rejection, Seat } from '@aerodrome/engine/core/game.ts';
import type { LogLine } from '@aerodrome/engine/core/match.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';
import type { ComponentType } from 'react';
import type { Board, BoardContext } from '../boards/shared/board.ts';

export interface AidProps {
  view: unknown;
  seat: Seat;
  name: string;
  options: Record<string, unknown>;
}

export interface ChoicesProps {
  view: unknown;
  seat: Seat;
  options: Record<string, unknown>;
  actions: readonly Action[];
  check(action: unknown): Rejection | null;
  warnings(action: Action): readonly Rejection[];
  /** What the player is pointing at. */
  onPreview(action: Action | null): void;
  onChoose(action: Action): void;
}

/** How one game sits on the screen; the frame around it is the same for all. */
export interface TableKind {
  /** Nothing is hidden in this game: no doors between its players. */
  open: boolean;
  /** Fetched with everything it draws with when a table is opened, not before: the menu needs none of it. */
  board(context: BoardContext): Promise<Board>;
  /** One player's aid: what the printed one tells. */
  Aid: ComponentType<AidProps>;
  /** What the seat that owes a decision is asked, and the controls to answer. */
  Choices: ComponentType<ChoicesProps>;
  /** What a choice would do, in words. */
  Preview: ComponentType<{ preview: unknown; options: Record<string, unknown> }>;
  /** The board as text, for those who do not see it. */
  Mirror: ComponentType<{ view: unknown; options: Record<string, unknown> }>;
  /** Chance after the match, against what was to be expected. */
  Draws: ComponentType<{ log: readonly LogLine[]; options: Record<string, unknown> }>;
  /** Where the match stands, and what is asked. */
  standing(view: unknown, options: Record<string, unknown>): Message;
  prompt(view: unknown): Message;
}
