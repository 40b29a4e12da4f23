import type { Container } from 'pixi.js';
import type { BoardTransform } from './board.ts';

type Listener = (transform: BoardTransform) => void;

/** Emits the transform of the board to listeners: the buttons over the canvas follow it. */
export class TransformEmitter {
  readonly #listeners = new Set<Listener>();
  #latest: BoardTransform | null = null;
  layoutRevision = 0;

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#latest) listener(this.#latest);
    return () => this.#listeners.delete(listener);
  }

  /** Emits the product of two transforms: `table` is a child of the container that the camera moves. */
  emit(camera: Container, table: Container, isAtRest: boolean): void {
    const zoom = camera.scale.x;
    const transform = {
      a: table.scale.x * zoom,
      d: table.scale.y * zoom,
      tx: camera.x + table.x * zoom,
      ty: camera.y + table.y * zoom,
      isAtRest,
      layoutRevision: this.layoutRevision,
    };
    this.#latest = transform;
    for (const listener of this.#listeners) listener(transform);
  }
}
