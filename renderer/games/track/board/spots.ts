import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import { Container } from 'pixi.js';
import type { Mark, Outline, Point } from '../../../boards/board.ts';
import { spriteAt } from '../../../boards/textureCache.ts';
import type { Layout } from './layout.ts';
import type { Pieces } from './pieces.ts';

const disc = { rx: 52, ry: 44 };
const offered = 0xffe27a;
const picked = 0xe9d6f3;

/** The spots of Track's board: spaces and planes. Tiles are in the tray. */
export class TrackSpots {
  /** Rings around marked spots. */
  readonly root = new Container();
  readonly #pieces: Pieces;
  readonly #gameData: GameData;
  readonly #layout: Layout;

  constructor(gameData: GameData, layout: Layout, pieces: Pieces) {
    this.#pieces = pieces;
    this.#gameData = gameData;
    this.#layout = layout;
  }

  outlineOf(spot: Spot, view: TrackView | null): Outline | null {
    const space = this.#spaceOf(spot, view);
    const centre = space === null ? undefined : this.#layout.spaces[space];
    return centre ? { centre, ...disc } : null;
  }

  mark(marks: ReadonlyMap<Spot, Mark>, view: TrackView | null): void {
    for (const ring of this.root.removeChildren()) ring.destroy();
    for (const [spot, mark] of marks) {
      const outline = this.outlineOf(spot, view);
      if (!outline || !('centre' in outline)) continue;
      const ring = spriteAt(this.#pieces.halo(), outline.centre);
      ring.tint = mark === 'picked' ? picked : offered;
      this.root.addChild(ring);
    }
  }

  /** The space at a point. */
  spotAt({ x, y }: Point): Spot | null {
    const { ring, exits } = this.#gameData;
    const spaces = this.#layout.spaces.slice(0, exits ? ring.off : ring.firstLaneSpace);
    const space = spaces.findIndex((at) => Math.hypot((at.x - x) / disc.rx, (at.y - y) / disc.ry) <= 1);
    return space < 0 ? null : `space:${space}`;
  }

  #spaceOf(spot: Spot, view: TrackView | null): number | null {
    const [kind, number] = spot.split(':');
    if (kind === 'space') return Number(number);
    if (kind === 'plane') return view?.planes[Number(number)]?.space ?? null;
    if (spot === 'exit') return this.#gameData.ring.firstLaneSpace;
    if (spot === 'ring') return (this.#gameData.board.exit.leaves + 1) % this.#gameData.ring.size;
    return null;
  }
}
