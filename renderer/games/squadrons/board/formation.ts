import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import type { Attitude } from '../../../boards/biplane.ts';
import type { Layout } from './layout.ts';

/** Pose of planes on their wheels, and on their stands. */
const parked = { height: 0, size: 0.84 };
const flying = { height: 0.3, size: 1 };

/** The poses of all planes in a view. */
export class Formation {
  readonly #gameData: GameData;
  readonly #layout: Layout;

  constructor(gameData: GameData, layout: Layout) {
    this.#gameData = gameData;
    this.#layout = layout;
  }

  isThere(plane: number, view: SquadronsView): boolean {
    return view.planes[plane].square >= 0;
  }

  at(plane: number, view: SquadronsView): Attitude {
    const { square, facing, flying: up, squadron } = view.planes[plane];
    return up ? this.aloft(square, facing) : this.parked(square, squadron);
  }

  aloft(square: number, facing: number): Attitude {
    return { ...this.#layout.at(square), heading: this.#layout.heading(facing), ...flying };
  }

  /** In front of its hangar, nose to the field. */
  parked(square: number, squadron: number): Attitude {
    const { takesOff } = this.#gameData.squadrons[squadron];
    return { ...this.#layout.at(square), heading: this.#layout.heading(takesOff), ...parked };
  }
}
