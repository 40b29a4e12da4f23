import type { GameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import { Sprite } from 'pixi.js';
import type { Point } from '../../../boards/board.ts';
import { lerp, smoothstep } from '../../../boards/easing.ts';
import type { Stage } from '../../../boards/stage.ts';
import { hexSide, type Layout } from './layout.ts';
import type { Pieces } from './pieces.ts';

/** The initiative pennant. It stands behind the middle start hex of the side that has the initiative. */
export class Pennant extends Sprite {
  readonly #layout: Layout;
  readonly #gameData: GameData;

  constructor(pieces: Pieces, layout: Layout, gameData: GameData) {
    super({ texture: pieces.pennant(), anchor: 0.5 });
    this.#layout = layout;
    this.#gameData = gameData;
  }

  show(initiative: number): void {
    this.visible = initiative >= 0;
    if (this.visible) this.position.copyFrom(this.#pole(initiative));
  }

  async carry(stage: Stage, from: number, to: number): Promise<void> {
    const end = this.#pole(to);
    const start = from >= 0 && from !== to ? this.#pole(from) : end;
    this.visible = true;
    await stage.tween(400, (t) => {
      this.position.set(lerp(start.x, end.x, smoothstep(t)), lerp(start.y, end.y, smoothstep(t)));
    });
  }

  #pole(of: number): Point {
    return this.#layout.beside(this.#gameData.board.starts[of][2], of === 0 ? 3 : 0, hexSide * 1.1);
  }
}
