import type { ActionDraft } from '@aerodrome/engine/core/compose.ts';
import type { GameTypes, Rejection, Seat, Spelling, Spot, Warning } from '@aerodrome/engine/core/game.ts';
import type { LogLine } from '@aerodrome/engine/core/record.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';
import type { ComponentType } from 'react';
import type { Board, BoardContext, Mark } from '../boards/board.ts';
import type { HandoverMode } from './handoverMode.ts';
import type { TableSettings } from './settings.ts';
import type { UiState } from './uiState.ts';

/** A position as one viewer sees it, with what the options fix. */
export interface Position<G extends GameTypes = GameTypes> {
  options: G['options'];
  gameData: G['gameData'];
  view: G['view'];
}

/** The input of everything that a table shows: a position, the seat that chooses, and the events being animated. */
export interface Scene<G extends GameTypes = GameTypes> extends Position<G> {
  /** The seat that chooses now, at this screen. */
  seat: Seat | null;
  /** By seat; an empty seat has no name. */
  names: readonly string[];
  awaiting: readonly Seat[];
  /** The seats of people at this screen; none in a replay. */
  people: readonly Seat[];
  /** The events that are being animated, on the way from this view to the next; usually none. */
  animating: readonly G['event'][];
  settings: TableSettings;
  uiState: UiState;
  check(action: unknown): Rejection | null;
}

export interface SceneProps<G extends GameTypes = GameTypes> {
  scene: Scene<G>;
}

/** How much room an aid has: as printed, a few lines, or a name and its figures. */
export type AidSize = 'full' | 'compact' | 'chip';

export interface PanelProps<G extends GameTypes = GameTypes> extends SceneProps<G> {
  size: AidSize;
  preview: G['preview'] | null;
}

/** The aid of one unit (a plane, a squadron, a post); left is side 0. */
export interface Panel<G extends GameTypes = GameTypes> {
  id: string;
  side: 'left' | 'right';
  seats: readonly Seat[];
  title: Message;
  Body: ComponentType<PanelProps<G>>;
}

/** The selection in progress and its callbacks, for controls outside the tray. */
export interface SelectionProps<G extends GameTypes = GameTypes> {
  draft: ActionDraft<G['action']>;
  onPick(picked: readonly Spot[]): void;
  onPoint(pointed: readonly Spot[] | null): void;
}

/** An instrument also shows the preview of the choice that is pointed at or picked, or `null`. */
export interface InstrumentProps<G extends GameTypes = GameTypes> extends SceneProps<G> {
  preview: G['preview'] | null;
  /** `null` while no person chooses. */
  selection: SelectionProps<G> | null;
}

/** The methods of a game's board beyond those that the frame uses. */
export type BoardControls<G extends GameTypes, B extends Board<G>> = Omit<B, keyof Board<G>>;

/** Controls of the board itself, in a corner of the board area. */
export interface CornerProps<G extends GameTypes = GameTypes, B extends Board<G> = Board<G>> extends SceneProps<G> {
  board: BoardControls<G, B>;
}

/** A display beside the board: tall in a gutter, flat under the banner where there is no gutter. */
export interface Instrument<G extends GameTypes = GameTypes> {
  id: string;
  dock: 'gutterLeft' | 'gutterRight' | 'ribbon' | 'trayLeft';
  Tall: ComponentType<InstrumentProps<G>>;
  Flat: ComponentType<InstrumentProps<G>>;
}

/** A legal action, and the spots that spell it. */
export interface LegalOption<G extends GameTypes = GameTypes> {
  action: G['action'];
  spelling: Spelling;
}

/** The picks so far, and the one or several actions that they make. */
export interface OrderDraft<G extends GameTypes = GameTypes> extends ActionDraft<G['action']> {
  /** The actions that the picks spell, and how many of the picks each of them took. */
  orderActions: readonly G['action'][];
  picksPerAction: readonly number[];
  /** The decisions that are open where the picks end. */
  legalOptions: readonly LegalOption<G>[];
  /** The warnings of the whole order. */
  warnings(): readonly Warning[];
}

export interface TrayProps<G extends GameTypes = GameTypes> extends SceneProps<G> {
  seat: Seat;
  legalOptions: readonly LegalOption<G>[];
  draft: ActionDraft<G['action']>;
  warnings: readonly Warning[];
  /** Replaces the picks; the same picks again commit them, unless a grave warning stands against it. */
  onPick(picked: readonly Spot[]): void;
  onPoint(pointed: readonly Spot[] | null): void;
  /** Submits actions that need no selection; each after the first only if the one before it revealed nothing. */
  onAct(...actions: readonly G['action'][]): void;
  /** Submits choices that were made together: they stand, whatever the first of them reveals. */
  onSeal(...actions: readonly G['action'][]): void;
  onCommit(): void;
}

/** Cards that lie on the board, to be read and taken: `hand` is there while a person chooses. */
export interface BoardOverlayProps<G extends GameTypes = GameTypes> extends SceneProps<G> {
  hand: TrayProps<G> | null;
}

/** A line of the log with the events of this game. */
export interface TableLogLine<G extends GameTypes = GameTypes> extends LogLine {
  events: readonly G['event'][];
}

export interface StatsProps<G extends GameTypes = GameTypes> {
  log: readonly TableLogLine<G>[];
  options: G['options'];
  gameData: G['gameData'];
  /** By seat. */
  names: readonly string[];
  /** By seat: the duration of each of its turns under a clock. */
  turnTimesMs: Readonly<Record<Seat, readonly number[]>>;
  /** Repeats the animation of one step of the reveal at a log entry. */
  onRepeat(at: number, step: number): void;
}

/** How picks become an action, beyond the spelling of the legal actions. */
export interface Selection<G extends GameTypes = GameTypes> {
  /** Distant spots that are offered too, each with the picks it stands for; `null` removes the spot from the offer. */
  shortcuts?(scene: Scene<G>, draft: ActionDraft<G['action']>): ReadonlyMap<Spot, readonly Spot[] | null>;
  /** Marks of offered spots that differ from the usual one. */
  marks?(scene: Scene<G>, draft: ActionDraft<G['action']>): ReadonlyMap<Spot, Mark>;
  /** Why the spots that are pointed at cannot be picked. */
  refusal?(scene: Scene<G>, draft: ActionDraft<G['action']>, pointed: readonly Spot[]): Rejection | null;
  /** The action to preview while the picks are incomplete; without it nothing is previewed then. */
  partialPreview?(scene: Scene<G>, draft: ActionDraft<G['action']>): G['action'] | null;
  /** The preview of an order, or of other spots that are pointed at; replaces the game's own preview. */
  orderPreview?(scene: Scene<G>, order: OrderDraft<G>, pointed: readonly Spot[] | null): G['preview'] | null;
  /** The picks that a drag over these spots stands for. */
  drag?(scene: Scene<G>, draft: ActionDraft<G['action']>, trail: readonly Spot[]): readonly Spot[] | null;
  /** Whether an order may continue after this action of it, given the views before and after. */
  continuesOrder?(action: G['action'], before: G['view'], after: G['view']): boolean;
}

/** How the screen changes hands between people. */
export interface Handover<G extends GameTypes = GameTypes> {
  mode(position: Position<G>, from: Seat | null, to: Seat): HandoverMode;
  /** The text on a shutter that may be held open to look; `null` where it may not. */
  peekPrompt?(scene: Scene<G>): Message | null;
  /**
   * The action that a seat has ordered in advance; or, if `isAutomatic` (a lesson, a match whose hidden set-up choices
   * are drawn), the action that is taken for it. The view is that of the seat.
   */
  standingOrder?(
    position: Position<G> & Pick<Scene<G>, 'uiState'>,
    seat: Seat,
    isAutomatic: boolean,
  ): G['action'] | null;
}

/** How events are animated. */
export interface Playback<G extends GameTypes = GameTypes> {
  /** Whether this event begins a step of a reveal, for people who watch it step by step. */
  startsRevealStep?(event: G['event']): boolean;
  /** Whether the hand that is asked now stays covered while the animation shows the view `shown`. */
  keepsHandCovered?(shown: G['view'], present: G['view']): boolean;
  /** The pause before a bot acts; `undefined` for the default. */
  botPauseMs?(view: G['view']): number | undefined;
  /** The title while events are animated, instead of the usual one. */
  caption?(scene: Scene<G>): Message | null;
}

/** One game on the screen; the frame round it is the same for all. */
export interface Table<G extends GameTypes = GameTypes, B extends Board<G> = Board<G>> {
  /** Loads the drawing code when a table is opened: the menu needs none of it. */
  createBoard(context: BoardContext<G>): Promise<B>;
  panels(scene: Scene<G>): readonly Panel<G>[];
  instruments?(scene: Scene<G>): readonly Instrument<G>[];
  prompt(scene: Scene<G>, picked: readonly Spot[]): Message;
  /** The state of the match in one line: round, phase, who moves. */
  status(position: Position<G>): Message;
  /** The name of a spot, for buttons and hints; with the picks it stands for, their result too. */
  describe(scene: Scene<G>, spot: Spot, picked?: readonly Spot[]): Message;
  selection: Selection<G>;
  handover: Handover<G>;
  playback: Playback<G>;
  /** The question to the seat that chooses, and the controls to answer it. */
  Tray: ComponentType<TrayProps<G>>;
  /** HTML over the middle of the board. */
  BoardOverlay?: ComponentType<BoardOverlayProps<G>>;
  Corner?: ComponentType<CornerProps<G, B>>;
  /** Public information on a closed door. */
  DoorInfo?: ComponentType<SceneProps<G> & { next: Seat; log: readonly TableLogLine<G>[] }>;
  /** The known result if nothing more is chosen, while nothing is pointed at. */
  DefaultOutcome?: ComponentType<SceneProps<G>>;
  /** The preview in words. */
  Preview: ComponentType<SceneProps<G> & { preview: G['preview'] }>;
  /** The board as text, for people who do not see it. */
  BoardDescription: ComponentType<Position<G>>;
  /** Statistics of a finished match, compared with expected values. */
  Stats: ComponentType<StatsProps<G>>;
}
