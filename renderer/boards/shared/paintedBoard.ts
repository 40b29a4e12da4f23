import type { GameTypes, Spot } from '@aerodrome/engine/core/game.ts';
import { lastOf } from '@aerodrome/engine/core/items.ts';
import { Container, Sprite } from 'pixi.js';
import { type Brush, grain } from '../../ui/brush.ts';
import type { Board, Clearing, Frame, Mark, Matrix, Outline, Point } from './board.ts';
import { Camera } from './camera.ts';
import { Moved } from './moved.ts';
import { paint } from './paint.ts';
import type { Stage } from './stage.ts';

/** Where what can be pointed at lies, and how it is marked. */
export interface BoardSpots<V> {
  place(spot: Spot, view: V | null): Outline | null;
  at(point: Point, view: V | null): Spot | null;
  mark(marks: ReadonlyMap<Spot, Mark>, view: V | null): void;
}

/** What a choice would do, drawn before it is done. */
export interface BoardHints<V, P> {
  clear(): void;
  show(preview: P, view: V): void;
}

/**
 * What all boards do alike. Behind everything is a backdrop, painted once for a window size; over it lies the table in
 * the board's own units, fitted into the clearing and moved by the camera; one picture plays at a time, and ends in what
 * `show` draws. A board adds its layers to `table`, and says what its own pictures are.
 */
export abstract class PaintedBoard<G extends GameTypes> implements Board<G> {
  readonly root = new Container();
  protected readonly stage: Stage;
  /** Everything in the board's own units. */
  protected readonly table = new Container();
  /** What a picture leaves under the planes and over them: gone when it ends. */
  protected readonly trails = new Container();
  protected readonly effects = new Container();
  protected readonly backdrop = new Sprite();
  /** What the camera moves: the backdrop with all that is far off, and the table. */
  protected readonly sky = new Container<Container>({ children: [this.backdrop] });
  protected readonly air = new Container<Container>({ children: [this.table] });
  protected view: G['view'] | null = null;
  readonly #camera: Camera;
  readonly #moved = new Moved();
  #window: readonly [number, number, Clearing] | null = null;

  constructor(stage: Stage) {
    this.stage = stage;
    this.root.addChild(this.sky, this.air);
    this.#camera = new Camera(stage, this.sky, this.air);
    this.#camera.onMoved = (still) => this.#moved.tell(this.air, this.table, still);
  }

  protected abstract readonly spots: BoardSpots<G['view']>;
  protected abstract readonly hints: BoardHints<G['view'], G['preview']>;
  /** The part that is fitted into the clearing, in the board's own units. */
  protected abstract get bounds(): Clearing;
  /** The part of it that stays in sight however close the camera leans. */
  protected get seen(): Clearing {
    return this.bounds;
  }
  /** Tells the grain of one game's paper from another's. */
  protected abstract readonly grain: number;
  /** Paints what is far off, in pixels of the window, and the printed board, in its own units. */
  protected abstract paintSky(brush: Brush, width: number, height: number): void;
  protected abstract paintGround(brush: Brush): void;
  /** Draws exactly this view. */
  protected abstract show(view: G['view']): void;
  protected abstract animate(event: G['event'], before: G['view'], after: G['view']): Promise<void>;

  /** What moves beside the events themselves, at the same time. */
  protected meanwhile(_frames: readonly Frame<G>[], _before: G['view'], _after: G['view']): Promise<void>[] {
    return [];
  }

  /** The room for the board, where something of its own lies beside it in the clearing. */
  protected room(clearing: Clearing): Clearing {
    return clearing;
  }

  resize(width: number, height: number, clearing: Clearing): void {
    this.#window = [width, height, clearing];
    const { bounds, seen } = this;
    const room = this.room(clearing);
    const scale = Math.min(room.width / bounds.width, room.height / bounds.height);
    const x = room.x + room.width / 2 - (bounds.x + bounds.width / 2) * scale;
    const y = room.y + room.height / 2 - (bounds.y + bounds.height / 2) * scale;
    this.table.position.set(x, y);
    this.table.scale.set(scale);
    this.#camera.keep(this.#inWindow(seen), room);
    this.backdrop.texture.destroy(true);
    this.backdrop.texture = paint(width, height, this.stage.app.renderer.resolution, (brush) => {
      this.paintSky(brush, width, height);
      brush.save();
      brush.translate(x, y);
      brush.scale(scale, scale);
      this.paintGround(brush);
      brush.restore();
      grain(brush, width, height, this.grain);
    });
    if (this.view) this.#draw(this.view);
  }

  /** Lays the board out otherwise in the same window: every spot lies elsewhere. */
  protected layAnew(): void {
    this.#moved.laid++;
    if (this.#window) this.resize(...this.#window);
  }

  sync(view: G['view']): void {
    this.stage.cut();
    this.#camera.home();
    this.#settleOn(view);
  }

  play(frames: readonly Frame<G>[], before: G['view']): Promise<void> {
    const after = lastOf(frames).view;
    return this.stage.picture(
      () =>
        Promise.all([
          ...frames.map(({ event }) => this.animate(event, before, after)),
          ...this.meanwhile(frames, before, after),
        ]),
      () => this.#settleOn(after),
    );
  }

  finish(): void {
    this.stage.cut();
  }

  place(spot: Spot): Outline | null {
    return this.spots.place(spot, this.view);
  }

  at(point: Point): Spot | null {
    return this.spots.at(point, this.view);
  }

  mark(marks: ReadonlyMap<Spot, Mark>): void {
    this.spots.mark(marks, this.view);
    this.stage.draw();
  }

  onMoved(listener: (matrix: Matrix) => void): () => void {
    return this.#moved.listen(listener);
  }

  preview(preview: G['preview'] | null, view: G['view']): void {
    this.hints.clear();
    if (preview) this.hints.show(preview, view);
    this.stage.draw();
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }

  /** Brings the camera closer to a place on the board for a moment, with a part of it in sight. */
  protected lean({ x, y }: Point, closer: number, part = this.seen): void {
    const { position, scale } = this.table;
    const focus = { x: position.x + x * scale.x, y: position.y + y * scale.y };
    this.#camera.lean(focus, closer, this.#inWindow(part));
  }

  /** Looks at a part of the board from closer by, until it is called back. */
  protected hold(part: Clearing, closer: number): void {
    this.#camera.hold(this.#inWindow(part), closer);
  }

  /** The whole board again. */
  protected leanBack(): void {
    this.#camera.release();
  }

  #inWindow(part: Clearing): Clearing {
    const { position, scale } = this.table;
    return {
      x: position.x + part.x * scale.x,
      y: position.y + part.y * scale.y,
      width: part.width * scale.x,
      height: part.height * scale.y,
    };
  }

  /** Shows a view, and nothing of what moved before. */
  #settleOn(view: G['view']): void {
    for (const layer of [this.trails, this.effects]) for (const child of layer.removeChildren()) child.destroy();
    this.#draw(view);
  }

  #draw(view: G['view']): void {
    const first = this.view === null;
    this.view = view;
    this.show(view);
    this.stage.wake();
    // Listeners that asked for places before the first view ask again.
    if (!first) return;
    this.#moved.laid++;
    this.#moved.tell(this.air, this.table, true);
  }
}
