import type { TokenName } from '@aerodrome/engine/games/crew/options.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import type { Attitude } from '../../../boards/biplane.ts';
import type { Point } from '../../../boards/board.ts';
import type { Layout } from './layout.ts';

/** The places of planes, token and bursts in a view. Pieces in one zone make room for each other. */
export class Formation {
  readonly #layout: Layout;
  readonly #nosed: boolean;

  constructor(layout: Layout, token: TokenName) {
    this.#layout = layout;
    this.#nosed = token === 'claws';
  }

  plane(team: number, { planes, token, trail }: Pick<CrewView, 'planes' | 'token' | 'trail'>): Attitude {
    const zone = planes[team];
    const shares = token === zone || trail.includes(zone);
    return this.over(zone, shares ? 0.1 : 0);
  }

  /** A plane over a zone; `nearer` moves it towards its player to make room. */
  over(zone: number, nearer = 0): Attitude {
    const { size } = this.#layout;
    return { ...this.#layout.within(zone, 0, nearer - 0.02), heading: this.#layout.heading(zone), height: 0.5, size };
  }

  token(zone: number, planes: readonly number[]): Point {
    return this.#layout.within(zone, 0, planes.includes(zone) ? -0.14 : 0);
  }

  /** The rotation of a token: only the Claws have a nose, which points like those of the planes. */
  tokenTurn(zone: number): number {
    return this.#nosed ? this.#layout.heading(zone) : 0;
  }

  /** Smaller bursts stand at the sides of their zone. */
  trail(i: number, zone: number): Point {
    return this.#layout.within(zone, i === 0 ? -0.14 : 0.24, -0.24);
  }
}
