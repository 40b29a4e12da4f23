import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { Setting } from '@aerodrome/engine/games/track/setting.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import type { Outline, Point } from '../../boards/shared/board.ts';
import type { Layout } from './layout.ts';

const disc = { rx: 52, ry: 44 };

/** Where what can be pointed at lies on Track's board: spaces and planes do, tiles lie in the tray. */
export class TrackSpots {
  readonly #setting: Setting;
  readonly #layout: Layout;

  constructor(setting: Setting, layout: Layout) {
    this.#setting = setting;
    this.#layout = layout;
  }

  place(spot: Spot, view: TrackView | null): Outline | null {
    const space = this.#spaceOf(spot, view);
    const centre = space === null ? undefined : this.#layout.spaces[space];
    return centre ? { centre, ...disc } : null;
  }

  /** The space under a point. */
  at({ x, y }: Point): Spot | null {
    const { ring, exits } = this.#setting;
    const spaces = this.#layout.spaces.slice(0, exits ? ring.off : ring.lane);
    const space = spaces.findIndex((at) => Math.hypot((at.x - x) / disc.rx, (at.y - y) / disc.ry) <= 1);
    return space < 0 ? null : `space:${space}`;
  }

  #spaceOf(spot: Spot, view: TrackView | null): number | null {
    const [kind, number] = spot.split(':');
    if (kind === 'space') return Number(number);
    if (kind === 'plane') return view?.planes[Number(number)]?.space ?? null;
    if (spot === 'exit') return this.#setting.ring.lane;
    if (spot === 'ring') return (this.#setting.board.exit.leaves + 1) % this.#setting.ring.size;
    return null;
  }
}
