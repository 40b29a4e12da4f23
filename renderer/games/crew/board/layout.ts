import { boardOf, placeOf, roleOf, zones } from '@aerodrome/engine/games/crew/boards.ts';
import type { Point, Rect } from '../../../boards/board.ts';

/** The board width in board units; the height depends on the window. */
export const boardWidth = 780;
const gap = 14;
/** Shares of the height: far boards, gap, and tracks between the rows. The style sheet has the same values. */
export const shares = { far: 0.312, gap: 0.014, tracks: 0.268 } as const;
/** Width of a board's frame; the title strip at its outer edge is lower in a low window. */
export const frame = 8;
const maxStrip = { height: 26, share: 0.08 };
const windowGap = 5;
/** Below this window height, in units, pieces become smaller. */
const fullSizeWindowHeight = 130;
/** Minimum board height in units: in a lower board area the whole board shrinks instead of the windows. */
const minBoardHeight = 60;

/** The place of a board. Near boards are upright, far ones are seen from the other side. */
export interface Place extends Rect {
  near: boolean;
  strip: number;
  /** The scale of pieces on it. */
  size: number;
}

/** The three windows of a board of this width, from left to right. */
export function windowsOf(width: number): readonly { x: number; width: number }[] {
  const each = (width - 2 * frame - 2 * windowGap) / 3;
  return [0, 1, 2].map((place) => ({ x: frame + place * (each + windowGap), width: each }));
}

/** The posts of far and near row from left to right, for viewers who look north. */
const unturned = [
  [1, 2],
  [0, 3],
] as const;

/** The places of boards and zones in the board area, from the viewer's seat. */
export class Layout {
  boardHeight = 572;
  turned = false;

  /** Fits the boards into a board area of this shape. */
  shape(width: number, height: number): void {
    this.boardHeight = Math.max(minBoardHeight, (height / width) * boardWidth);
  }

  get strip(): number {
    return Math.min(maxStrip.height, this.boardHeight * maxStrip.share);
  }

  /** The scale of all pieces, decided by the lowest windows. */
  get size(): number {
    return Math.min(1, (this.boardHeight * shares.far - frame - this.strip) / fullSizeWindowHeight);
  }

  board(post: number): Place {
    const south = unturned[1].some((one) => one === post);
    const near = south !== this.turned;
    const east = unturned[south ? 1 : 0][1] === post;
    const right = east !== this.turned;
    const width = (boardWidth - gap) / 2;
    const x = right ? width + gap : 0;
    const far = this.boardHeight * shares.far;
    const y = near ? this.boardHeight * (shares.far + shares.tracks + 2 * shares.gap) : 0;
    return { x, y, width, height: near ? this.boardHeight - y : far, near, strip: this.strip, size: this.size };
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

  /** The place of a plane in a zone. */
  centre(zone: number): Point {
    const { x, y, width, height } = this.zone(zone);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** A place in a zone: offsets from its centre as shares of its size, towards its player. */
  within(zone: number, across: number, towards: number): Point {
    const { x, y, width, height } = this.zone(zone);
    const { near } = this.board(boardOf(zone));
    return { x: x + width * (0.5 + across), y: y + height * (0.5 + (near ? towards : -towards)) };
  }

  /** Ahead of a pilot a plane flies away; behind a gunner it comes closer. */
  heading(zone: number): number {
    const { near } = this.board(boardOf(zone));
    const up = (roleOf(boardOf(zone)) === 0) === near;
    return up ? -Math.PI / 2 : Math.PI / 2;
  }

  /** The place of a board's guns, at its player's edge. */
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
