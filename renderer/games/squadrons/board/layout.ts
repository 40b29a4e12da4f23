import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { german } from '@aerodrome/engine/games/squadrons/state.ts';
import type { Point, Rect } from '../../../boards/board.ts';

/** The side of a square, in board units. */
export const squareSide = 60;
/** The margin of the map, with letters, numbers and hangars. */
const margin = { x: 40, top: 36, foot: 56 };

/** The places of all squares. The first row is at the bottom, on the American side, unless the map is turned. */
export class Layout {
  readonly #gameData: GameData;
  /** Whether the German edge is the lower one. */
  turned = false;
  readonly width: number;
  readonly height: number;
  /** The whole map with its margin. */
  readonly bounds: Rect;
  readonly #line: number;

  constructor(gameData: GameData) {
    this.#gameData = gameData;
    const { columns, rows } = gameData.grid;
    this.width = columns * squareSide;
    this.height = rows * squareSide;
    this.bounds = {
      x: -margin.x,
      y: -margin.top,
      width: this.width + 2 * margin.x,
      height: this.height + margin.top + margin.foot,
    };
    const near = gameData.bank.indexOf(1);
    this.#line = this.height - gameData.grid.row(near) * squareSide;
  }

  /** The height of the double black line. */
  get line(): number {
    return this.turned ? this.height - this.#line : this.#line;
  }

  /** The centre of a square. */
  at(square: number): Point {
    const { columns } = this.#gameData.grid;
    const [x, y] = [((square % columns) + 0.5) * squareSide, (Math.floor(square / columns) + 0.5) * squareSide];
    return this.turned ? { x: this.width - x, y } : { x, y: this.height - y };
  }

  corners(square: number, share = 1): Point[] {
    const { x, y } = this.at(square);
    const half = (squareSide / 2) * share;
    return [
      { x: x - half, y: y - half },
      { x: x + half, y: y - half },
      { x: x + half, y: y + half },
      { x: x - half, y: y + half },
    ];
  }

  /** The screen angle of a facing: north is up, or down if the map is turned. */
  heading(facing: number): number {
    return (this.turned ? 1 : -1) * (Math.PI / 2) + (facing * Math.PI) / 2;
  }

  /** Whether a side's own edge is the lower one. */
  isBelow(of: number): boolean {
    return (of === german) === this.turned;
  }

  /** A point at some distance from a square in the direction of a facing. */
  beside(square: number, facing: number, far: number): Point {
    const { x, y } = this.at(square);
    const heading = this.heading(facing);
    return { x: x + Math.cos(heading) * far, y: y + Math.sin(heading) * far };
  }

  /** The square at a point, or `null` outside the map. */
  under({ x, y }: Point): number | null {
    const { columns, rows } = this.#gameData.grid;
    const along = Math.floor(x / squareSide);
    const down = Math.floor(y / squareSide);
    if (along < 0 || down < 0 || along >= columns || down >= rows) return null;
    return this.turned ? down * columns + columns - 1 - along : (rows - 1 - down) * columns + along;
  }
}
