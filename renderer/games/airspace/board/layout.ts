import { type Hex, isOn, neighbour } from '@aerodrome/engine/boards/hex.ts';
import type { GameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { Point, Rect } from '../../../boards/board.ts';

/** The side of a hex, in board units. */
export const hexSide = 60;
const row = hexSide * Math.sqrt(3);
/** Width of the visible sky outside the board. */
const rim = row * 0.6;

/** The corners of a hex around its centre, scaled by `share`. */
function cornersAt({ x, y }: Point, share: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => ({
    x: x + Math.cos((i * Math.PI) / 3) * hexSide * share,
    y: y + Math.sin((i * Math.PI) / 3) * hexSide * share,
  }));
}

/** The places of all hexes in board units. */
export class Layout {
  readonly #gameData: GameData;
  /** Whether Germany's edge is the lower one. */
  turned = false;
  readonly #bounds: Rect;
  /** The ring of hexes just outside the board. */
  readonly outside: readonly Hex[];

  constructor(gameData: GameData) {
    this.#gameData = gameData;
    const { board } = gameData;
    const width = (board.columns * 1.5 + 0.5) * hexSide;
    this.#bounds = {
      x: -hexSide - rim,
      y: -row - rim,
      width: width + 2 * rim,
      height: board.longColumnLength * row + 2 * rim,
    };
    const found = new Map<string, Hex>();
    for (const hex of board.hexes) {
      for (let facing = 0; facing < 6; facing++) {
        const beside = neighbour(hex, facing);
        if (!isOn(board, beside)) found.set(`${beside.q},${beside.r}`, beside);
      }
    }
    this.outside = [...found.values()];
  }

  /** The hexes and the visible sky around them. */
  get bounds(): Rect {
    const { x, y, width, height } = this.#bounds;
    return this.turned ? { x: -x - width, y: -y - height, width, height } : this.#bounds;
  }

  at({ q, r }: Hex): Point {
    const [x, y] = [q * 1.5 * hexSide, (r + q / 2) * row];
    return this.turned ? { x: -x, y: -y } : { x, y };
  }

  corners(hex: Hex, share = 1): Point[] {
    return cornersAt(this.at(hex), share);
  }

  /** The screen angle of a facing. */
  heading(facing: number): number {
    return (this.turned ? 1 : -1) * (Math.PI / 2) + (facing * Math.PI) / 3;
  }

  /** A point at some distance from a hex in the direction of a facing. */
  beside(hex: Hex, facing: number, far: number): Point {
    const { x, y } = this.at(hex);
    const heading = this.heading(facing);
    return { x: x + Math.cos(heading) * far, y: y + Math.sin(heading) * far };
  }

  /** The hex at a point, on the board or in the ring outside. */
  under({ x, y }: Point): Hex | null {
    let best: Hex | null = null;
    let nearest = row / 2 + 4;
    for (const hex of [...this.#gameData.board.hexes, ...this.outside]) {
      const at = this.at(hex);
      const far = Math.hypot(at.x - x, at.y - y);
      if (far < nearest) [best, nearest] = [hex, far];
    }
    return best;
  }
}
