import { sameHex } from '@aerodrome/engine/boards/hex.ts';
import type { Stance } from '@aerodrome/engine/games/airspace/state.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import type { Attitude } from '../../../boards/biplane.ts';
import type { Layout } from './layout.ts';

/** The diagonal distance between planes over one hex. */
const apart = 34;

/** The drawn size of a plane at a level, and its distance from the shadow. */
export function heightOf(altitude: number): { height: number; size: number } {
  const height = altitude / 5;
  return { height, size: (0.72 + 0.046 * altitude) / (0.86 + 0.14 * height) };
}

/** The poses of all planes in a view. */
export class Formation {
  readonly #layout: Layout;

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  /** After an agreed draw all planes have flown home. */
  flies(plane: number, { planes, outcome }: AirspaceView): boolean {
    return planes[plane].hex !== null && outcome?.ending !== 'drawn';
  }

  aloft(view: AirspaceView): number[] {
    return [...view.planes.keys()].filter((plane) => this.flies(plane, view));
  }

  /** The pose of a plane that is alone over its hex. */
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
