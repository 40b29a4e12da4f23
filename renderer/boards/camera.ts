import type { Container } from 'pixi.js';
import type { Point, Rect } from './board.ts';
import { lerp, smoothstep } from './easing.ts';
import type { Stage } from './stage.ts';

const moveMs = 420;
/** How long `zoomBriefly` stays zoomed in. */
const stayMs = 900;

/** Offset and scale of the layers. */
interface CameraPose extends Point {
  zoom: number;
}
const wholeBoard: CameraPose = { x: 0, y: 0, zoom: 1 };

/** The pose for a zoom on `focus` of at most `maxZoom`, at which all of `visible` stays inside `area`. */
export function cameraPoseFor(focus: Point, maxZoom: number, visible: Rect, area: Rect): CameraPose {
  const zoom = Math.max(1, Math.min(maxZoom, area.width / visible.width, area.height / visible.height));
  const clampedOffset = (at: number, from: number, size: number, areaFrom: number, areaSize: number) => {
    // The offsets at which the visible part touches the end and the start of the area.
    const flushEnd = areaFrom + areaSize - (from + size) * zoom;
    const flushStart = areaFrom - from * zoom;
    const [min, max] = [Math.min(flushEnd, flushStart), Math.max(flushEnd, flushStart)];
    const offsetAtFocus = at * (1 - zoom);
    return Math.max(min, Math.min(max, offsetAtFocus));
  };
  return {
    x: clampedOffset(focus.x, visible.x, visible.width, area.x, area.width),
    y: clampedOffset(focus.y, visible.y, visible.height, area.y, area.height),
    zoom,
  };
}

/** The camera: zooms in on events and back, by moving and scaling containers. Its bounds stay visible at any zoom. */
export class Camera {
  readonly #stage: Stage;
  readonly #layers: readonly Container[];
  /** Called after every change of the pose. */
  onMove: ((isAtRest: boolean) => void) | null = null;
  #pose = wholeBoard;
  /** The pose at the end of the running move. */
  #target = wholeBoard;
  /** The pose between events: the whole board, or that of `zoomTo`. */
  #home = wholeBoard;
  #visible: Rect = { x: 0, y: 0, width: 1, height: 1 };
  #area = this.#visible;
  /** The number of moves so far: a later move replaces an earlier one. */
  #moves = 0;

  constructor(stage: Stage, ...layers: Container[]) {
    this.#stage = stage;
    this.#layers = layers;
  }

  /** Sets the part that stays visible and the area for it, both in window pixels, and resets the pose. */
  setBounds(visible: Rect, area: Rect): void {
    this.#visible = visible;
    this.#area = area;
    this.#moves++;
    this.#target = wholeBoard;
    this.#home = wholeBoard;
    this.#show(wholeBoard, true);
  }

  /** Zooms in on a point of the window for a moment; returns at once. */
  zoomBriefly(focus: Point, maxZoom: number, visible = this.#visible): void {
    const stage = this.#stage;
    if (stage.lightGraphics || stage.reducedMotion || stage.speed === 0) return;
    const move = this.#moveTo(cameraPoseFor(focus, maxZoom, visible, this.#area));
    stage.tweenDetached(moveMs + stayMs, (t) => {
      if (t === 1 && move === this.#moves) this.returnHome();
    });
  }

  /** Zooms to a part of the table and returns there after every event, until `zoomOut`. */
  zoomTo(part: Rect, maxZoom: number): void {
    const focus = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
    const pose = cameraPoseFor(focus, maxZoom, part, this.#area);
    this.#home = pose.zoom === 1 ? wholeBoard : pose;
    this.returnHome();
  }

  /** Ends `zoomTo`: the whole board is the home pose again. */
  zoomOut(): void {
    this.#home = wholeBoard;
    this.returnHome();
  }

  /** Moves to the home pose, unless the camera is there or on its way. */
  returnHome(): void {
    const { x, y, zoom } = this.#target;
    const isThere = Math.hypot(this.#home.x - x, this.#home.y - y) < 1 && Math.abs(this.#home.zoom - zoom) < 0.01;
    if (!isThere) this.#moveTo(this.#home, true);
  }

  /** Tweens to a pose; with `comesToRest` the camera counts as at rest there. Returns the number of this move. */
  #moveTo(to: CameraPose, comesToRest = false): number {
    this.#target = to;
    const move = ++this.#moves;
    const from = this.#pose;
    this.#stage.tweenDetached(moveMs, (t) => {
      if (move !== this.#moves) return;
      const s = smoothstep(t);
      const along = { x: lerp(from.x, to.x, s), y: lerp(from.y, to.y, s), zoom: lerp(from.zoom, to.zoom, s) };
      this.#show(t === 1 ? to : along, t === 1 && comesToRest);
    });
    return move;
  }

  #show(pose: CameraPose, isAtRest: boolean): void {
    this.#pose = pose;
    for (const layer of this.#layers) {
      layer.scale.set(pose.zoom);
      layer.position.set(pose.x, pose.y);
    }
    this.onMove?.(isAtRest);
  }
}
