import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { Container } from 'pixi.js';
import type { Mark, Outline, Point } from '../../../boards/board.ts';
import type { BoardSpots } from '../../../boards/paintedBoard.ts';
import { spriteAt } from '../../../boards/textureCache.ts';
import type { Layout } from './layout.ts';
import type { Pieces } from './pieces.ts';

const offered = 0xffcf5a;
const picked = 0xfff6e2;

/** The spots of the boards: zones. Cards and sections are HTML. */
export class CrewSpots implements BoardSpots<CrewView> {
  readonly root = new Container();
  readonly #layout: Layout;
  readonly #pieces: Pieces;

  constructor(layout: Layout, pieces: Pieces) {
    this.#layout = layout;
    this.#pieces = pieces;
  }

  outlineOf(spot: Spot): Outline | null {
    const [kind, zone] = spot.split(':');
    if (kind !== 'zone') return null;
    const { x, y, width, height } = this.#layout.zone(Number(zone));
    return {
      corners: [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ],
    };
  }

  spotAt(point: Point): Spot | null {
    const zone = this.#layout.under(point);
    return zone === null ? null : `zone:${zone}`;
  }

  mark(marks: ReadonlyMap<Spot, Mark>): void {
    for (const sign of this.root.removeChildren()) sign.destroy();
    for (const [spot, mark] of marks) {
      if (!this.outlineOf(spot)) continue;
      const zone = Number(spot.split(':')[1]);
      const { x, y, width, height } = this.#layout.zone(zone);
      const sign = spriteAt(this.#pieces.pane(width, height), { x: x + width / 2, y: y + height / 2 });
      sign.tint = mark === 'picked' ? picked : offered;
      this.root.addChild(sign);
    }
  }
}
