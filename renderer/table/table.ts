import type { Composition } from '@aerodrome/engine/core/compose.ts';
import type { Action, GameEvent, Rejection, Seat, Spelling, Spot, Warning } from '@aerodrome/engine/core/game.ts';
import type { LogLine } from '@aerodrome/engine/core/match.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';
import type { ComponentType } from 'react';
import type { Board, BoardContext, Mark } from '../boards/shared/board.ts';
import type { Ordered } from '../session/composing.ts';
import type { Handover } from '../session/context.ts';

/** What lies on the table for one pair of eyes, and who is asked. */
export interface Scene {
  options: Record<string, unknown>;
  view: unknown;
  /** Who chooses now, at this screen. */
  seat: Seat | null;
  /** By seat; a seat that nobody sits on has no name. */
  names: readonly string[];
  awaited: readonly Seat[];
  /** The seats that people have at this screen; in a replay nobody has one. */
  people: readonly Seat[];
  /** What is being shown at this moment, on the way from this view to the next; mostly nothing. */
  now: readonly GameEvent[];
  check(action: unknown): Rejection | null;
}

export interface SceneProps {
  scene: Scene;
}

/** How much room an aid has: as printed, a few lines, or a name and its figures. */
export type AidSize = 'full' | 'compact' | 'chip';

/** The aid of one unit (a plane, a squadron, a post); left is side 0. */
export interface Panel {
  id: string;
  side: 'left' | 'right';
  seats: readonly Seat[];
  title: Message;
  Body: ComponentType<SceneProps & { size: AidSize; preview: unknown }>;
}

/** What somebody is putting together, for whatever else may be a control of it. */
export interface Draft {
  composition: Composition;
  onPick(picked: readonly Spot[]): void;
  onPoint(pointed: readonly Spot[] | null): void;
}

/** An instrument also tells of the choice that is pointed at or picked: what it would do, or `null`. */
export interface InstrumentProps extends SceneProps {
  preview: unknown;
  /** `null` where nobody chooses. */
  draft: Draft | null;
}

/** How the board itself is looked at: in a corner of the clearing, beside what is played. */
export interface CornerProps extends SceneProps {
  board: Board;
}

/** Something to read or to turn beside the board: tall in a gutter, flat under the banner where there is none. */
export interface Instrument {
  id: string;
  dock: 'gutterLeft' | 'gutterRight' | 'ribbon' | 'trayLeft';
  Tall: ComponentType<InstrumentProps>;
  Flat: ComponentType<InstrumentProps>;
}

/** A legal action, and how it is put together. */
export interface Way {
  action: Action;
  spelling: Spelling;
}

export interface TrayProps extends SceneProps {
  seat: Seat;
  ways: readonly Way[];
  composition: Composition;
  warnings: readonly Warning[];
  /** Picks these spots, in place of what was picked; the same again commits, if nothing grave stands against it. */
  onPick(picked: readonly Spot[]): void;
  onPoint(pointed: readonly Spot[] | null): void;
  /** Takes an action that needs no composing; others only follow while nothing was laid open. */
  onAct(...actions: readonly Action[]): void;
  /** Hands in choices that were made together: they stand, whatever the first of them lays open. */
  onSeal(...actions: readonly Action[]): void;
  onCommit(): void;
}

/** Cards that lie on the board, to be read and taken: `hand` is there while somebody chooses. */
export interface MatProps extends SceneProps {
  hand: TrayProps | null;
}

/** How one game sits on the screen; the frame around it is the same for all. */
export interface Table {
  /** Fetched with everything it draws with when a table is opened, not before: the menu needs none of it. */
  board(context: BoardContext): Promise<Board>;
  panels(scene: Scene): readonly Panel[];
  instruments?(scene: Scene): readonly Instrument[];
  /**
   * What a spot is called, on the board or in the tray: buttons say it, and hints. Where it stands for more, its picks
   * tell what would come of it.
   */
  name(scene: Scene, spot: Spot, picked?: readonly Spot[]): Message;
  prompt(scene: Scene, picked: readonly Spot[]): Message;
  standing(scene: Pick<Scene, 'view' | 'options'>): Message;
  /** What is being shown, where a game can say it better than that something is. */
  tells?(scene: Scene): Message | null;
  /** Whether this begins a step of what is turned up, for those who want to see it step by step. */
  stepsAt?(event: GameEvent): boolean;
  /** Whether the hand for what is asked now stays closed while so much has been shown: its owner is still watching. */
  closesHand?(shown: Scene, present: Scene): boolean;
  /** Far places that are offered too, each with the picks it stands for; `null` for one that gives way to another there. */
  shortcuts?(scene: Scene, composition: Composition): ReadonlyMap<Spot, readonly Spot[] | null>;
  /** What is special about places that are offered. */
  marks?(scene: Scene, composition: Composition): ReadonlyMap<Spot, Mark>;
  /** Why what is pointed at leads nowhere. */
  refusal?(scene: Scene, composition: Composition, pointed: readonly Spot[]): Rejection | null;
  /** What is foreseen of picks that are not whole yet; else nothing is. */
  foresee?(scene: Scene, composition: Composition): Action | null;
  /** What would come of an order, or of anything else that is pointed at; in place of the game's own preview. */
  foretell?(scene: Scene, composition: Ordered, pointed: readonly Spot[] | null): unknown;
  /** Whether an order may go on after this action of it, given the table before and after. */
  goesOn?(action: Action, before: unknown, after: unknown): boolean;
  /** The picks that a drag over these spots stands for. */
  drag?(scene: Scene, composition: Composition, trail: readonly Spot[]): readonly Spot[] | null;
  /** Several actions to be committed together. */
  orders?(scene: Scene, composition: Composition): readonly Action[];
  /**
   * What a seat has ordered to be done now without being asked; or, where it is spared, what a lesson or chance does for
   * it. The view is its own.
   */
  ordered?(scene: Pick<Scene, 'view' | 'options'>, seat: Seat, spared: boolean): Action | null;
  /** What is said before a shutter that may be held open to look; `null` where it may not. */
  glance?(scene: Scene): Message | null;
  /** How long a bot lets the table be looked at before it acts, in milliseconds, where that is not as usual. */
  pace?(view: unknown): number | undefined;
  handover(scene: Pick<Scene, 'view' | 'options'>, from: Seat | null, to: Seat): Handover;
  /** What the seat that owes a decision is asked, and the controls to answer. */
  Tray: ComponentType<TrayProps>;
  /** What of the board is made by the page, over its middle. */
  Mat?: ComponentType<MatProps>;
  /** What turns the board, or lights it. */
  Corner?: ComponentType<CornerProps>;
  /** What stands on a closed door: for everybody's eyes. */
  Threshold?: ComponentType<SceneProps & { next: Seat; log: readonly LogLine[] }>;
  /** What is known to come if nothing more is chosen, while nothing is pointed at. */
  Outlook?: ComponentType<SceneProps>;
  /** What a choice would do, in words. */
  Preview: ComponentType<SceneProps & { preview: unknown; options: Record<string, unknown> }>;
  /** The board as text, for those who do not see it. */
  Mirror: ComponentType<{ view: unknown; options: Record<string, unknown> }>;
  /** What the match was made of, against what was to be expected. */
  Stats: ComponentType<StatsProps>;
}

export interface StatsProps {
  log: readonly LogLine[];
  options: Record<string, unknown>;
  /** By seat. */
  names: readonly string[];
  /** By seat: how long each of its windows under a clock took, in milliseconds. */
  used: Readonly<Record<Seat, readonly number[]>>;
  /** Shows one step of what was turned up at an entry of the log once more. */
  onAgain(at: number, step: number): void;
}
