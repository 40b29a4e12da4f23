import type { Container } from 'pixi.js';
import type { Clearing, Point } from './board.ts';
import { between, smooth } from './easing.ts';
import type { Stage } from './stage.ts';

const easing = 420;
/** How long it looks at what has happened before it leans back by itself. */
const linger = 900;

/** How far the layers are moved and scaled; at rest not at all. */
interface Look extends Point {
  zoom: number;
}
const rest: Look = { x: 0, y: 0, zoom: 1 };

/** How to look at a point from closer by, so that what must stay in sight does not leave the room there is for it. */
export function leaning(focus: Point, closer: number, kept: Clearing, room: Clearing): Look {
  const zoom = Math.max(1, Math.min(closer, room.width / kept.width, room.height / kept.height));
  const held = (at: number, from: number, size: number, roomFrom: number, roomSize: number) => {
    const least = roomFrom + roomSize - (from + size) * zoom;
    const most = roomFrom - from * zoom;
    return Math.max(Math.min(least, most), Math.min(Math.max(least, most), at * (1 - zoom)));
  };
  return {
    x: held(focus.x, kept.x, kept.width, room.x, room.width),
    y: held(focus.y, kept.y, kept.height, room.y, room.height),
    zoom,
  };
}

/** Leans in to where something happens and back again; nothing that it has to keep in sight is ever out of it. */
export class Camera {
  readonly #stage: Stage;
  readonly #layers: readonly Container[];
  /** Hears of every movement, and whether the camera is at rest after it. */
  onMoved: ((still: boolean) => void) | null = null;
  #look = rest;
  /** Where it is going to look. */
  #aim = rest;
  #held = rest;
  #kept: Clearing = { x: 0, y: 0, width: 1, height: 1 };
  #room = this.#kept;
  /** Counts the movements: a later one takes over from where an earlier one was. */
  #movement = 0;

  constructor(stage: Stage, ...layers: Container[]) {
    this.#stage = stage;
    this.#layers = layers;
  }

  /** What has to stay in sight, and the room for it, in the window. */
  keep(kept: Clearing, room: Clearing): void {
    this.#kept = kept;
    this.#room = room;
    this.#movement++;
    this.#aim = rest;
    this.#held = rest;
    this.#show(rest, true);
  }

  /** Moves towards a point of the window, keeping a part of it in sight; the caller need not wait for it. */
  lean(focus: Point, closer: number, kept = this.#kept): void {
    const stage = this.#stage;
    if (stage.light || stage.reducedMotion || stage.speed === 0) return;
    const movement = this.#glide(leaning(focus, closer, kept, this.#room));
    stage.glide(easing + linger, (t) => {
      if (t === 1 && movement === this.#movement) this.home();
    });
  }

  /** Looks at a part of the table from as close by as it may, and comes back to it until it is let go. */
  hold(part: Clearing, closer: number): void {
    const focus = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
    const look = leaning(focus, closer, part, this.#room);
    this.#held = look.zoom === 1 ? rest : look;
    this.home();
  }

  /** Holds nothing any more. */
  release(): void {
    this.#held = rest;
    this.home();
  }

  /** Back to what it holds, else to the whole table. */
  home(): void {
    const { x, y, zoom } = this.#aim;
    const there = Math.hypot(this.#held.x - x, this.#held.y - y) < 1 && Math.abs(this.#held.zoom - zoom) < 0.01;
    if (!there) this.#glide(this.#held, true);
  }

  /** Moves to a look; with `stays` the camera comes to rest there. */
  #glide(to: Look, stays = false): number {
    this.#aim = to;
    const movement = ++this.#movement;
    const from = this.#look;
    this.#stage.glide(easing, (t) => {
      if (movement !== this.#movement) return;
      const s = smooth(t);
      const along = { x: between(from.x, to.x, s), y: between(from.y, to.y, s), zoom: between(from.zoom, to.zoom, s) };
      this.#show(t === 1 ? to : along, t === 1 && stays);
    });
    return movement;
  }

  #show(look: Look, still: boolean): void {
    this.#look = look;
    for (const layer of this.#layers) {
      layer.scale.set(look.zoom);
      layer.position.set(look.x, look.y);
    }
    this.onMoved?.(still);
  }
}
