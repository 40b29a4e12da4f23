import type { GameEvent, Spot } from '@aerodrome/engine/core/game.ts';
import { lastOf } from '@aerodrome/engine/core/items.ts';
import type { EventFrame } from '@aerodrome/engine/core/record.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import type { Board, BoardTransform, Mark, Outline, Point, Rect } from '../boards/board.ts';
import { attemptDrawing, logDrawingError } from '../boards/logDrawingError.ts';
import type { BoardFactory, BoardOnCanvas, BoardRequest } from './openBoard.ts';
import { safeBoard } from './safeBoard.ts';
import type { TableSettings } from './settings.ts';

/** A message of the page to the board. A board that opens later gets the last message of each type. */
export type BoardMessage =
  | { type: 'resize'; width: number; height: number; boardArea: Rect }
  | ({ type: 'settings' } & Pick<TableSettings, 'speed' | 'reducedMotion'>)
  /** Plays animations faster. */
  | { type: 'fastForward'; isOn: boolean }
  /** The public events so far; called only if the board uses them. */
  | { type: 'publicEvents'; events(): readonly GameEvent[] }
  | { type: 'show'; view: unknown }
  /** The effects of a choice, worked out for a view. */
  | { type: 'preview'; preview: unknown; view: unknown }
  /** The spots that can be picked, each with its mark, and those that are picked. */
  | { type: 'offer'; marks: ReadonlyMap<Spot, Mark>; picked: readonly Spot[] };

/** The state of the board that React renders. */
export interface BoardSnapshot {
  /** The methods that only this game's board has; `null` while no board is open. */
  controls: object | null;
  /** The outlines of the offered spots that lie on the board, in its units. */
  outlines: ReadonlyMap<Spot, Outline>;
}

/** A canvas that can draw no more is replaced; this many boards are opened in a row that fail soon. */
const maxBoards = 3;

/** A board that fails later than this worked: the failures before it no longer count. */
const soonMs = 60_000;

const noBoard: BoardSnapshot = { controls: null, outlines: new Map() };

/** Opens and closes the board of a table, and is its only caller. The page sends it messages and reads its snapshot. */
export class BoardController {
  /** Says and sounds events, with or without a board. */
  onNarrate: (frames: readonly EventFrame[]) => void = () => {};
  /** Returns a promise if a person wants to start this animation themselves; it resolves then. */
  onWait: (frames: readonly EventFrame[]) => Promise<void> | null = () => null;
  readonly #openBoard: BoardFactory;
  readonly #report: (problem: Problem) => void;
  #opened: BoardOnCanvas | null = null;
  #closed: Promise<void> = Promise.resolve();
  readonly #messages = new Map<BoardMessage['type'], BoardMessage>();
  #snapshot = noBoard;
  readonly #snapshotListeners = new Set<() => void>();
  #matrix: BoardTransform | null = null;
  readonly #matrixListeners = new Set<(matrix: BoardTransform) => void>();

  constructor(openBoard: BoardFactory, report: (problem: Problem) => void) {
    this.#openBoard = openBoard;
    this.#report = report;
  }

  /** Opens a board, and returns a function that closes it. A failure is reported: the match goes on in words. */
  open(request: BoardRequest): () => void {
    let isWanted = true;
    let boards = 0;
    let close = () => {};
    const start = async () => {
      boards++;
      const openedAtMs = performance.now();
      const opened = await this.#openBoard(request);
      if (!isWanted) return destroy(opened);
      close = this.#use(opened);
      opened.stage.onCanvasFailed = () => {
        close();
        close = () => {};
        if (performance.now() - openedAtMs > soonMs) boards = 0;
        if (boards < maxBoards) tryStart();
        else this.#report({ code: 'match.noCanvas' });
      };
    };
    const tryStart = () => {
      start().catch((error: unknown) => {
        logDrawingError(error);
        this.#report({ code: 'match.noCanvas' });
      });
    };
    tryStart();
    return () => {
      isWanted = false;
      close();
    };
  }

  #use({ stage, board }: BoardOnCanvas): () => void {
    const report = (error: unknown) => this.#reportFailure(error);
    const opened = { stage, board: safeBoard(board, report) };
    let resolveClosed = () => {};
    this.#closed = new Promise((resolve) => {
      resolveClosed = resolve;
    });
    this.#opened = opened;
    stage.onError = report;
    for (const message of this.#messages.values()) this.#apply(opened, message);
    const unsubscribe = opened.board.onTransform((matrix) => this.#onTransform(matrix));
    this.#publish({ controls: opened.board, outlines: this.#snapshot.outlines });
    return () => {
      unsubscribe();
      resolveClosed();
      this.#opened = null;
      this.#matrix = null;
      this.#publish(noBoard);
      destroy(opened);
    };
  }

  send(message: BoardMessage): void {
    this.#messages.set(message.type, message);
    if (this.#opened) this.#apply(this.#opened, message);
  }

  #apply(opened: BoardOnCanvas, message: BoardMessage): void {
    try {
      this.#dispatch(opened, message);
    } catch (error) {
      this.#reportFailure(error);
    }
  }

  #reportFailure(error: unknown): void {
    logDrawingError(error);
    this.#report({ code: 'match.pictureFailed' });
  }

  #dispatch({ stage, board }: BoardOnCanvas, message: BoardMessage): void {
    if (message.type === 'resize') {
      stage.resize(message.width, message.height);
      board.resize(message.width, message.height, message.boardArea);
      stage.requestFrame();
    } else if (message.type === 'settings') {
      stage.reducedMotion = message.reducedMotion;
      stage.speed = message.speed;
    } else if (message.type === 'fastForward') stage.isFastForward = message.isOn;
    else if (message.type === 'publicEvents') board.showTraces?.(message.events());
    else if (message.type === 'preview') board.preview(message.preview, message.view);
    else {
      if (message.type === 'show') board.sync(message.view);
      this.#placeOffer(board);
    }
  }

  /** Marks the offered spots that lie on the board, and publishes their outlines. */
  #placeOffer(board: Board): void {
    const offer = this.#messages.get('offer');
    if (offer?.type !== 'offer') return;
    const marks = new Map<Spot, Mark>();
    const outlines = new Map<Spot, Outline>();
    for (const [spot, mark] of offer.marks) {
      const outline = board.outlineOf(spot);
      if (!outline) continue;
      outlines.set(spot, outline);
      marks.set(spot, mark);
    }
    for (const spot of offer.picked) marks.set(spot, 'picked');
    board.mark(marks);
    this.#publish({ ...this.#snapshot, outlines });
  }

  #onTransform(matrix: BoardTransform): void {
    const isLaidOut = matrix.layoutRevision !== this.#matrix?.layoutRevision;
    this.#matrix = matrix;
    if (isLaidOut && this.#opened) this.#placeOffer(this.#opened.board);
    for (const listener of this.#matrixListeners) listener(matrix);
  }

  #publish(snapshot: BoardSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#snapshotListeners) listener();
  }

  readonly getSnapshot = (): BoardSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#snapshotListeners.add(listener);
    return () => this.#snapshotListeners.delete(listener);
  };

  /** Calls `listener` with the position of the board in the window, now and whenever the camera moves. */
  onTransform(listener: (matrix: BoardTransform) => void): () => void {
    this.#matrixListeners.add(listener);
    if (this.#matrix) listener(this.#matrix);
    return () => this.#matrixListeners.delete(listener);
  }

  /** The spot under a point of the board, offered or not. */
  spotAt(point: Point): Spot | null {
    return this.#opened?.board.spotAt(point) ?? null;
  }

  narrate(frames: readonly EventFrame[]): void {
    this.onNarrate(frames);
  }

  /** Plays frames that happen together. An abort, or closing the board, ends the animation. */
  async play(frames: readonly EventFrame[], before: unknown, signal: AbortSignal): Promise<void> {
    const waited = this.onWait(frames);
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    // The page waits, not the board: a board that opens late, or none, must not take this time away.
    if (waited) await Promise.race([waited, aborted]);
    // A board that opens during the animation must not show an older view, which may be another seat's.
    this.#messages.set('show', { type: 'show', view: before });
    const opened = this.#opened;
    if (!opened || signal.aborted) return;
    const { board } = opened;
    const finish = () => opened === this.#opened && board.finish();
    signal.addEventListener('abort', finish);
    try {
      await Promise.race([board.play(frames, before), this.#closed]);
    } finally {
      signal.removeEventListener('abort', finish);
    }
    this.#messages.set('show', { type: 'show', view: lastOf(frames).view });
    if (opened === this.#opened) this.#placeOffer(board);
  }

  /** Shows exactly this view, at once. */
  sync(view: unknown): void {
    this.send({ type: 'show', view });
  }
}

/** Releases a board. A failed canvas may throw; the garbage collector releases the rest. */
function destroy({ stage, board }: BoardOnCanvas): void {
  attemptDrawing(() => board.destroy());
  attemptDrawing(() => stage.close());
}
