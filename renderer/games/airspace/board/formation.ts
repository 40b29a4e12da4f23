import { sameHex } from '@aerodrome/engine/boards/hex.ts';
import type { Stance } from '@aerodrome/engine/games/airspace/state.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import type { Attitude } from '../../../boards/biplane.ts';
import type { Layout } from './layout.ts';

/** How far planes over one hex are apart, along the diagonal of the screen. */
const apart = 34;

/** How large a plane is drawn at a level, and how far it is above its shadow. */
export function heightOf(altitude: number): { height: number; size: number } {
  const height = altitude / 5;
  return { height, size: (0.72 + 0.046 * altitude) / (0.86 + 0.14 * height) };
}

/** Where the planes of a view are. */
export class Formation {
  readonly #layout: Layout;

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  /** Once a draw is agreed, everybody has flown home. */
  flies(plane: number, { planes, outcome }: AirspaceView): boolean {
    return planes[plane].hex !== null && outcome?.ending !== 'drawn';
  }

  aloft(view: AirspaceView): number[] {
    return [...view.planes.keys()].filter((plane) => this.flies(plane, view));
  }

  /** A stance as it would be drawn by itself. */
  alone({ hex, facing, altitude }: Stance): Attitude {
    return { ...this.#layout.at(hex), heading: this.#layout.heading(facing), ...heightOf(altitude) };
  }

  /** Planes over one hex fan out, the lower ones first. */
  at(plane: number, view: AirspaceView): Attitude {
    const { hex, facing, altitude } = view.planes[plane];
    if (hex === null) throw new Error('the plane is not in the air');
    const sharing = view.planes
      .flatMap((other, i) => (other.hex !== null && sameHex(other.hex, hex) ? [i] : []))
      .sort((a, b) => view.planes[a].altitude - view.planes[b].altitude || a - b);
    const place = (sharing.indexOf(plane) - (sharing.length - 1) / 2) * apart;
    const alone = this.alone({ hex, facing, altitude });
    return { ...alone, x: alone.x + place, y: alone.y - place };
  }
}
