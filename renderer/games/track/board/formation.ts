import type { Outcome } from '@aerodrome/engine/core/game.ts';
import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import { mission, opponent } from '@aerodrome/engine/games/track/state.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import type { Attitude } from '../../../boards/biplane.ts';
import type { Point } from '../../../boards/board.ts';
import type { Layout, Pose } from './layout.ts';

/** The height of a landed plane on its wheels. */
export const onGround = 0.1;

/** Distances between planes on one space. */
const echelon = { along: 50, aside: 64 };

/** The plane that crashed without being shot at, if the match ended so. In solo play only the mission plane can. */
export function crashedPlane(outcome: Outcome | null): number | null {
  if (outcome?.ending !== 'crashed') return null;
  return outcome.winners.includes(mission) ? opponent : mission;
}

export function isDown(view: TrackView, plane: number): boolean {
  return view.planes[plane].down || crashedPlane(view.outcome) === plane;
}

/** The poses of all planes in a view. */
export class Formation {
  readonly #gameData: GameData;
  readonly #layout: Layout;

  constructor(gameData: GameData, layout: Layout) {
    this.#gameData = gameData;
    this.#layout = layout;
  }

  flies(plane: number, view: TrackView): boolean {
    const { space } = view.planes[plane];
    return !isDown(view, plane) && space >= 0 && space < this.#gameData.ring.off;
  }

  /** Planes on one space fly in echelon: side by side their wings would overlap, in line one would seem behind. */
  at(plane: number, view: TrackView): Pose {
    const { space } = view.planes[plane];
    const { x, y } = this.#layout.spaces[space];
    const heading = this.#layout.heading(space);
    const sharing = view.planes.flatMap((other, i) =>
      other.space === space && (i === plane || this.flies(i, view)) ? [i] : [],
    );
    const place = sharing.indexOf(plane) - (sharing.length - 1) / 2;
    const along = place * echelon.along;
    const aside = place * echelon.aside;
    return {
      x: x + Math.cos(heading) * along - Math.sin(heading) * aside,
      y: y + Math.sin(heading) * along + Math.cos(heading) * aside,
      heading,
    };
  }

  attitude(plane: number, view: TrackView): Attitude {
    const landed = plane === mission && view.landed === view.planes[plane].space && !view.takeOff;
    return { ...this.at(plane, view), height: landed ? onGround : 1 };
  }

  /** The crash site: beside the space, which stays readable. */
  site(plane: number, view: TrackView): Point {
    const { x, y } = this.#layout.spaces[view.planes[plane].space];
    return { x: x + 26, y: y + 40 };
  }
}
