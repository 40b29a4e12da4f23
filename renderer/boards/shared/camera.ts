import type { Container } from 'pixi.js';
import type { Point } from './board.ts';
import type { Stage } from './stage.ts';

const easing = 420;

/** Leans in to where something happens and back again; it never leans so far that something is out of sight. */
export class Camera {
  readonly #stage: Stage;
  readonly #layers: readonly Container[];
  /** Hears of every movement, and whether it was the last. */
  onMoved: ((still: boolean) => void) | null = null;
  #focus: Point = { x: 0, y: 0 };
  #zoom = 1;
  /** Counts the movements: a later one takes over from where an earlier one was. */
  #movement = 0;

  constructor(stage: Stage, ...layers: Container[]) {
    this.#stage = stage;
    this.#layers = layers;
  }

  /** Moves towards a point of the window; whoever calls need not wait for it. */
  lean(focus: Point, zoom: number): void {
    const stage = this.#stage;
    const still = stage.light || stage.reducedMotion || stage.speed === 0;
    const movement = ++this.#movement;
    const from = { ...this.#focus, zoom: this.#zoom };
    // From rest there is nothing to pan: only to come closer.
    if (from.zoom === 1) Object.assign(from, focus);
    const to = { ...focus, zoom: still ? 1 : zoom };
    stage.glide(still ? 0 : easing, (t) => {
      if (movement !== this.#movement) return;
      const s = t * t * (3 - 2 * t);
      this.#look(from.x + (to.x - from.x) * s, from.y + (to.y - from.y) * s, from.zoom + (to.zoom - from.zoom) * s);
      this.onMoved?.(t >= 1);
    });
  }

  /** The whole table again. */
  home(): void {
    if (this.#zoom !== 1) this.lean(this.#focus, 1);
  }

  #look(x: number, y: number, zoom: number): void {
    this.#focus = { x, y };
    this.#zoom = zoom;
    for (const layer of this.#layers) {
      layer.scale.set(zoom);
      layer.position.set(x * (1 - zoom), y * (1 - zoom));
    }
  }
}
