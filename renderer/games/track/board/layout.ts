import type { Ring } from '@aerodrome/engine/boards/ring.ts';
import type { TrackBoard as BoardData } from '@aerodrome/engine/games/track/data/box.ts';
import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import type { Point, Rect } from '../../../boards/board.ts';

/** A point on a flight, with the heading there. */
export interface Pose extends Point {
  heading: number;
}

const centre = { x: 500, y: 310 };
const radius = { x: 300, y: 188 };
/** The distance of loop spaces from the ring. */
const loopOut = 128;
const samples = 24;
/** Margin for the rim of a space and half a biplane. */
const margin = { x: 74, y: 66 };
const rim = { x: 55, y: 46 };

function onEllipse(angle: number, reach = 1): Point {
  return { x: centre.x + radius.x * reach * Math.cos(angle), y: centre.y + radius.y * reach * Math.sin(angle) };
}

function around(points: readonly Point[], air: Point): Rect {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - air.x;
  const y = Math.min(...ys) - air.y;
  return { x, y, width: Math.max(...xs) + air.x - x, height: Math.max(...ys) + air.y - y };
}

/** The ring runs anticlockwise from the bottom right. */
function angleOf(space: number, size: number): number {
  return Math.PI / 4 - (space * 2 * Math.PI) / size;
}

function cubic(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const s = 1 - t;
  const w = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return {
    x: a.x * w[0] + b.x * w[1] + c.x * w[2] + d.x * w[3],
    y: a.y * w[0] + b.y * w[1] + c.y * w[2] + d.y * w[3],
  };
}

/** The places of all spaces, in board units. */
export class Layout {
  readonly spaces: readonly Point[];
  readonly bounds: Rect;
  /** The part that stays visible at any zoom: every space with its rim, and the exit sign. */
  readonly alwaysVisible: Rect;
  readonly #ring: Ring;
  readonly #board: BoardData;

  constructor({ ring, board, exits }: Pick<GameData, 'ring' | 'board' | 'exits'>) {
    this.#ring = ring;
    this.#board = board;
    this.spaces = Array.from({ length: ring.off + 1 }, (_, space) => this.#place(space));
    const visible = exits
      ? [...this.spaces.slice(0, ring.off), this.beyond]
      : this.spaces.slice(0, ring.firstLaneSpace);
    this.bounds = around(visible, margin);
    this.alwaysVisible = around(visible, rim);
  }

  /** The point where the exit lane leaves the board. */
  get beyond(): Point {
    const { last, firstLaneSpace: lane } = this.#ring;
    const a = this.spaces[last === lane ? this.#board.exit.leaves : last - 1];
    const b = this.spaces[last];
    return { x: b.x + (b.x - a.x) * 0.8, y: b.y + (b.y - a.y) * 0.8 };
  }

  #place(space: number): Point {
    const { size } = this.#ring;
    if (this.#ring.onLoop(space)) {
      const { leaves } = this.#board.loops[space - size];
      const { x, y } = onEllipse(angleOf((leaves + size - 1) % size, size));
      const out = Math.hypot((x - centre.x) / radius.x ** 2, (y - centre.y) / radius.y ** 2);
      return {
        x: x + ((x - centre.x) / radius.x ** 2 / out) * loopOut,
        y: y + ((y - centre.y) / radius.y ** 2 / out) * loopOut * 0.92,
      };
    }
    if (!this.#ring.onLane(space)) return onEllipse(angleOf(space, size));
    // The lane swings out from its junction, away from the brown loop beside it.
    const { exit, loops } = this.#board;
    const step = space - this.#ring.firstLaneSpace + 1;
    const brown = loops[1];
    const away = (brown.leaves - 1 - exit.leaves + 2 * size) % size > size / 2 ? -1 : 1;
    return onEllipse(angleOf(exit.leaves, size) + away * (0.14 + 0.28 * step), 1.2 + 0.17 * step);
  }

  /** The curve from one space to the next, as points. */
  edge(from: number, to: number): Point[] {
    const { size } = this.#ring;
    const points: Point[] = [];
    if (from < size && to < size) {
      const a = angleOf(from, size);
      for (let i = 0; i <= samples; i++) points.push(onEllipse(a - ((2 * Math.PI) / size) * (i / samples)));
      return points;
    }
    const a = this.spaces[from];
    const d = this.spaces[to];
    const pull = Math.hypot(d.x - a.x, d.y - a.y) * 0.42;
    const start = this.heading(from, to);
    const end = this.heading(to);
    const b = { x: a.x + Math.cos(start) * pull, y: a.y + Math.sin(start) * pull };
    const c = { x: d.x - Math.cos(end) * pull, y: d.y - Math.sin(end) * pull };
    for (let i = 0; i <= samples; i++) points.push(cubic(a, b, c, d, i / samples));
    return points;
  }

  /** The heading of a plane on a space. Before a loop or the lane (`next`) it has already begun to turn out. */
  heading(space: number, next = -1): number {
    const { size, firstLaneSpace: lane } = this.#ring;
    const at = this.spaces[space];
    if (this.#ring.onLoop(space)) {
      // A loop is flown against the direction of the ring.
      const { leaves, rejoins } = this.#board.loops[space - size];
      const a = this.spaces[leaves];
      const b = this.spaces[rejoins];
      return Math.atan2(b.y - a.y, b.x - a.x);
    }
    if (space >= lane) {
      const before = space === lane ? this.spaces[this.#board.exit.leaves] : this.spaces[space - 1];
      return Math.atan2(at.y - before.y, at.x - before.x);
    }
    const angle = angleOf(space, size);
    const along = Math.atan2(-radius.y * Math.cos(angle), radius.x * Math.sin(angle));
    if (next < size) return along;
    const out = Math.atan2(this.spaces[next].y - at.y, this.spaces[next].x - at.x);
    const turn = Math.atan2(Math.sin(out - along), Math.cos(out - along));
    return along + turn * 0.45;
  }

  /** The poses of a move from its first space to its last, evenly spaced. */
  flight(from: number, path: readonly number[]): Pose[] {
    if (path.length === 0) return [{ ...this.spaces[from], heading: this.heading(from) }];
    const points: Point[] = [];
    let at = from;
    for (const next of path) {
      points.push(...this.edge(at, next).slice(points.length === 0 ? 0 : 1));
      at = next;
    }
    return points.map((point, i) => {
      const a = points[Math.max(0, i - 1)];
      const b = points[Math.min(points.length - 1, i + 1)];
      return { ...point, heading: Math.atan2(b.y - a.y, b.x - a.x) };
    });
  }
}
