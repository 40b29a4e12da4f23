import type { Setting } from '@aerodrome/engine/games/squadrons/setting.ts';
import type { Clearing, Point } from '../../boards/shared/board.ts';

/** The side of a square, in the board's units. */
export const side = 60;
/** The margin of the sheet, where letters and numbers stand and hangars reach into. */
const margin = { x: 40, top: 36, foot: 56 };

/** Where everything lies on the map; the first row is at the foot, with the Americans. */
export class Layout {
  readonly #setting: Setting;
  readonly width: number;
  readonly height: number;
  /** The whole sheet. */
  readonly bounds: Clearing;
  /** Where the double black line runs. */
  readonly line: number;

  constructor(setting: Setting) {
    this.#setting = setting;
    const { columns, rows } = setting.grid;
    this.width = columns * side;
    this.height = rows * side;
    this.bounds = {
      x: -margin.x,
      y: -margin.top,
      width: this.width + 2 * margin.x,
      height: this.height + margin.top + margin.foot,
    };
    const near = setting.bank.indexOf(1);
    this.line = this.height - setting.grid.row(near) * side;
  }

  /** The middle of a square. */
  at(square: number): Point {
    const { columns } = this.#setting.grid;
    return {
      x: ((square % columns) + 0.5) * side,
      y: this.height - (Math.floor(square / columns) + 0.5) * side,
    };
  }

  corners(square: number, share = 1): Point[] {
    const { x, y } = this.at(square);
    const half = (side / 2) * share;
    return [
      { x: x - half, y: y - half },
      { x: x + half, y: y - half },
      { x: x + half, y: y + half },
      { x: x - half, y: y + half },
    ];
  }

  /** The direction of a facing, as an angle on the screen: north is up. */
  heading(facing: number): number {
    return -Math.PI / 2 + (facing * Math.PI) / 2;
  }

  /** A point in this direction from the middle of a square. */
  beside(square: number, facing: number, far: number): Point {
    const { x, y } = this.at(square);
    const heading = this.heading(facing);
    return { x: x + Math.cos(heading) * far, y: y + Math.sin(heading) * far };
  }

  /** The square under a point, or `null` beyond the edge. */
  under({ x, y }: Point): number | null {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return null;
    return Math.floor((this.height - y) / side) * this.#setting.grid.columns + Math.floor(x / side);
  }
}
