import type { Container } from 'pixi.js';
import type { Matrix } from './board.ts';

type Listener = (matrix: Matrix) => void;

/** Reports where the board's units lie in the window, for HTML that is laid over the board. */
export class Moved {
  readonly #listeners = new Set<Listener>();
  #last: Matrix | null = null;
  /** Counts how often the spots have been laid out otherwise. */
  laid = 0;

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#last) listener(this.#last);
    return () => this.#listeners.delete(listener);
  }

  /** The table lies in what the camera moves. */
  tell(camera: Container, table: Container, still: boolean): void {
    const zoom = camera.scale.x;
    const matrix = {
      a: table.scale.x * zoom,
      d: table.scale.y * zoom,
      tx: camera.x + table.x * zoom,
      ty: camera.y + table.y * zoom,
      still,
      laid: this.laid,
    };
    this.#last = matrix;
    for (const listener of this.#listeners) listener(matrix);
  }
}
