import { boardOf, placeOf, roleOf, zones } from '@aerodrome/engine/games/crew/boards.ts';
import type { Point, Rect } from '../../../boards/board.ts';

/** So many units wide, whatever the window; how high depends on it. */
export const boardWidth = 780;
const gap = 14;
/** Of the height: the boards of the far side, the tracks between, and the near boards. The page's style has the same. */
export const shares = { far: 0.312, gap: 0.014, tracks: 0.268 } as const;
/** Within a board: its frame, and the strip with its name at the outer edge, which is lower in a low window. */
export const frame = 8;
const widest = { strip: 26, share: 0.08 };
const windowGap = 5;
/** A window that is lower than this, in units, has smaller things in it. */
const roomy = 130;
/** In a lower clearing than this nothing is left of the windows; what is drawn then is smaller instead. */
const lowest = 60;

/** Where a board lies: near ones are read as they are, far ones from the other side. */
export interface Place extends Rect {
  near: boolean;
  strip: number;
  /** How large things on it are, of their usual size. */
  size: number;
}

/** The three windows of a board of this width, from left to right. */
export function windowsOf(width: number): readonly { x: number; width: number }[] {
  const each = (width - 2 * frame - 2 * windowGap) / 3;
  return [0, 1, 2].map((place) => ({ x: frame + place * (each + windowGap), width: each }));
}

/** Left and right of the far row and of the near row, as those who look north see it. */
const unturned = [
  [1, 2],
  [0, 3],
] as const;

/** Where the boards and their zones lie in the clearing, from the place of whoever looks. */
export class Layout {
  high = 572;
  turned = false;

  /** Fits the boards into a clearing of this shape. */
  shape(width: number, height: number): void {
    this.high = Math.max(lowest, (height / width) * boardWidth);
  }

  get strip(): number {
    return Math.min(widest.strip, this.high * widest.share);
  }

  /** How large everything on the boards is, of its usual size: the lowest windows decide. */
  get size(): number {
    return Math.min(1, (this.high * shares.far - frame - this.strip) / roomy);
  }

  board(post: number): Place {
    const south = unturned[1].some((one) => one === post);
    const near = south !== this.turned;
    const east = unturned[south ? 1 : 0][1] === post;
    const right = east !== this.turned;
    const width = (boardWidth - gap) / 2;
    const x = right ? width + gap : 0;
    const far = this.high * shares.far;
    const y = near ? this.high * (shares.far + shares.tracks + 2 * shares.gap) : 0;
    return { x, y, width, height: near ? this.high - y : far, near, strip: this.strip, size: this.size };
  }

  /** The window of a zone; left and right are those of its own player. */
  zone(zone: number): Rect {
    const post = boardOf(zone);
    const { x, y, width, height, near, strip } = this.board(post);
    const place = near ? placeOf(zone) : 2 - placeOf(zone);
    const window = windowsOf(width)[place];
    return {
      x: x + window.x,
      y: y + (near ? frame : strip),
      width: window.width,
      height: height - frame - strip,
    };
  }

  /** The place in a zone where a plane flies. */
  centre(zone: number): Point {
    const { x, y, width, height } = this.zone(zone);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Somewhere in a zone: shares of its width and height from its middle, towards its player. */
  within(zone: number, across: number, towards: number): Point {
    const { x, y, width, height } = this.zone(zone);
    const { near } = this.board(boardOf(zone));
    return { x: x + width * (0.5 + across), y: y + height * (0.5 + (near ? towards : -towards)) };
  }

  /** Ahead of a pilot a plane flies the same way, behind a gunner it comes closer. */
  heading(zone: number): number {
    const { near } = this.board(boardOf(zone));
    const up = (roleOf(boardOf(zone)) === 0) === near;
    return up ? -Math.PI / 2 : Math.PI / 2;
  }

  /** Where the guns of a board stand, at its player's edge. */
  guns(post: number): Point {
    const { x, y, width, height, near, strip, size } = this.board(post);
    const inward = strip + 26 * size;
    return { x: x + width / 2, y: near ? y + height - inward : y + inward };
  }

  under({ x, y }: Point): number | null {
    for (let zone = 0; zone < zones; zone++) {
      const box = this.zone(zone);
      if (x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height) return zone;
    }
    return null;
  }
}
