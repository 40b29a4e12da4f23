import type { GameTypes, Spot } from '@aerodrome/engine/core/game.ts';
import { lastOf } from '@aerodrome/engine/core/items.ts';
import { Container, Sprite, type Texture } from 'pixi.js';
import { type Brush, grain } from '../ui/brush.ts';
import type { Board, BoardFrame, BoardTransform, Mark, Outline, Point, Rect } from './board.ts';
import { Camera } from './camera.ts';
import { paintTexture } from './paintTexture.ts';
import type { Stage } from './stage.ts';
import { TransformEmitter } from './transformEmitter.ts';

/** The spots of a board: hit areas, hit test and highlights. */
export interface BoardSpots<V> {
  outlineOf(spot: Spot, view: V | null): Outline | null;
  spotAt(point: Point, view: V | null): Spot | null;
  mark(marks: ReadonlyMap<Spot, Mark>, view: V | null): void;
}

/** The drawn preview of a choice. */
export interface BoardPreviewLayer<V, P> {
  clear(): void;
  show(preview: P, view: V): void;
}

/** Number of painted backdrops that are kept: a hand that opens and closes makes the board area alternate between two sizes. */
const maxBackdrops = 2;

/**
 * Base class of the boards. The backdrop is a texture, painted once per layout. Over it lies the `table` container
 * in board units, fitted into the board area and moved by the camera. One animation runs at a time and ends with `show`.
 * A subclass adds its layers to `table` and implements `animate` for each event.
 */
export abstract class PaintedBoard<G extends GameTypes> implements Board<G> {
  readonly root = new Container();
  protected readonly stage: Stage;
  /** The container in board units. */
  protected readonly table = new Container();
  /** Layers below and above the planes for the effects of an animation; cleared at its end. */
  protected readonly trails = new Container();
  protected readonly effects = new Container();
  protected readonly backdrop = new Sprite();
  /**
   * The two containers that the camera moves: backdrop and clouds; the table. They are render groups: the graphics card
   * moves their sprites with the camera.
   */
  protected readonly background = new Container<Container>({ isRenderGroup: true, children: [this.backdrop] });
  protected readonly foreground = new Container<Container>({ isRenderGroup: true, children: [this.table] });
  protected view: G['view'] | null = null;
  readonly #camera: Camera;
  readonly #transform = new TransformEmitter();
  /** The backdrops by layout, the last used one last. */
  readonly #backdrops = new Map<string, Texture>();
  /** The arguments of the last `resize`. */
  #window: readonly [width: number, height: number, boardArea: Rect] | null = null;

  constructor(stage: Stage) {
    this.stage = stage;
    this.root.addChild(this.background, this.foreground);
    this.#camera = new Camera(stage, this.background, this.foreground);
    this.#camera.onMove = (isAtRest) => this.#transform.emit(this.foreground, this.table, isAtRest);
  }

  protected abstract readonly spots: BoardSpots<G['view']>;
  protected abstract readonly previewLayer: BoardPreviewLayer<G['view'], G['preview']>;
  /** The rectangle that is fitted into the board area, in board units. */
  protected abstract get bounds(): Rect;
  /** The part of `bounds` that stays visible at any zoom. */
  protected get alwaysVisible(): Rect {
    return this.bounds;
  }
  /** The seed of the paper grain. */
  protected abstract readonly grainSeed: number;
  /** Paint the backdrop: the sky in window pixels, the printed board in board units. */
  protected abstract paintSky(brush: Brush, width: number, height: number): void;
  protected abstract paintGround(brush: Brush): void;
  /** Draws exactly this view. */
  protected abstract show(view: G['view']): void;
  protected abstract animate(event: G['event'], before: G['view'], after: G['view']): Promise<void>;

  /** Further animations that run at the same time as those of the events. */
  protected concurrentAnimations(
    _frames: readonly BoardFrame<G>[],
    _before: G['view'],
    _after: G['view'],
  ): Promise<void>[] {
    return [];
  }

  /** The part of the board area that is left for `table`, if the board has other things beside it. */
  protected tableArea(boardArea: Rect): Rect {
    return boardArea;
  }

  resize(width: number, height: number, boardArea: Rect): void {
    this.#window = [width, height, boardArea];
    const { bounds, alwaysVisible } = this;
    const area = this.tableArea(boardArea);
    const scale = Math.min(area.width / bounds.width, area.height / bounds.height);
    const x = area.x + area.width / 2 - (bounds.x + bounds.width / 2) * scale;
    const y = area.y + area.height / 2 - (bounds.y + bounds.height / 2) * scale;
    this.table.position.set(x, y);
    this.table.scale.set(scale);
    this.#camera.setBounds(this.#inWindow(alwaysVisible), area);
    this.#showBackdrop(width, height, boardArea);
    if (this.view) this.#draw(this.view);
  }

  #showBackdrop(width: number, height: number, area: Rect): void {
    const { x, y } = this.table.position;
    const scale = this.table.scale.x;
    const { resolution } = this.stage.app.renderer;
    const { layoutRevision } = this.#transform;
    const layout = [width, height, area.x, area.y, area.width, area.height, resolution, layoutRevision].join();
    // Painting may fail: the old texture lasts until there is a new one.
    const texture =
      this.#backdrops.get(layout) ??
      paintTexture(width, height, resolution, (brush) => {
        this.paintSky(brush, width, height);
        brush.save();
        brush.translate(x, y);
        brush.scale(scale, scale);
        this.paintGround(brush);
        brush.restore();
        grain(brush, width, height, this.grainSeed);
      });
    this.backdrop.texture = texture;
    this.#backdrops.delete(layout);
    this.#backdrops.set(layout, texture);
    for (const [oldest, replaced] of this.#backdrops) {
      if (this.#backdrops.size <= maxBackdrops) break;
      this.#backdrops.delete(oldest);
      replaced.destroy(true);
    }
  }

  /** Applies a changed layout: all spots get other places in board units. */
  protected relayout(): void {
    this.#transform.layoutRevision++;
    if (this.#window) this.resize(...this.#window);
  }

  sync(view: G['view']): void {
    this.stage.finishAnimation();
    this.#camera.returnHome();
    this.#showFinal(view);
  }

  play(frames: readonly BoardFrame<G>[], before: G['view']): Promise<void> {
    const after = lastOf(frames).view;
    return this.stage.animate(
      () =>
        Promise.all([
          ...frames.map(({ event }) => this.animate(event, before, after)),
          ...this.concurrentAnimations(frames, before, after),
        ]),
      () => this.#showFinal(after),
    );
  }

  finish(): void {
    this.stage.finishAnimation();
  }

  outlineOf(spot: Spot): Outline | null {
    return this.spots.outlineOf(spot, this.view);
  }

  spotAt(point: Point): Spot | null {
    return this.spots.spotAt(point, this.view);
  }

  mark(marks: ReadonlyMap<Spot, Mark>): void {
    this.spots.mark(marks, this.view);
    this.stage.requestFrame();
  }

  onTransform(listener: (transform: BoardTransform) => void): () => void {
    return this.#transform.subscribe(listener);
  }

  preview(preview: G['preview'] | null, view: G['view']): void {
    this.previewLayer.clear();
    if (preview) this.previewLayer.show(preview, view);
    this.stage.requestFrame();
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }

  /** Zooms in on a point for a moment, with `part` in view. */
  protected zoomBriefly({ x, y }: Point, zoom: number, part = this.alwaysVisible): void {
    const { position, scale } = this.table;
    const focus = { x: position.x + x * scale.x, y: position.y + y * scale.y };
    this.#camera.zoomBriefly(focus, zoom, this.#inWindow(part));
  }

  /** Zooms to a part of the board until `zoomOut`. */
  protected zoomTo(part: Rect, maxZoom: number): void {
    this.#camera.zoomTo(this.#inWindow(part), maxZoom);
  }

  protected zoomOut(): void {
    this.#camera.zoomOut();
  }

  #inWindow(part: Rect): Rect {
    const { position, scale } = this.table;
    return {
      x: position.x + part.x * scale.x,
      y: position.y + part.y * scale.y,
      width: part.width * scale.x,
      height: part.height * scale.y,
    };
  }

  /** Draws a view and clears the effects of the animation before it. */
  #showFinal(view: G['view']): void {
    for (const layer of [this.trails, this.effects]) for (const child of layer.removeChildren()) child.destroy();
    this.#draw(view);
  }

  #draw(view: G['view']): void {
    const isFirst = this.view === null;
    this.view = view;
    this.show(view);
    this.stage.wakeAmbient();
    // Spots have no places before the first view: listeners must ask again.
    if (!isFirst) return;
    this.#transform.layoutRevision++;
    this.#transform.emit(this.foreground, this.table, true);
  }
}
