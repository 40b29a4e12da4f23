import type { PlanPreview, TrackPreview } from '@aerodrome/engine/games/track/preview.ts';
import type { Setting } from '@aerodrome/engine/games/track/setting.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import { Container, Graphics } from 'pixi.js';
import type { Biplane } from '../../boards/shared/biplane.ts';
import type { Mark, Outline } from '../../boards/shared/board.ts';
import type { Layout } from './layout.ts';
import { type Pieces, piece } from './pieces.ts';

const straight = 0xffe27a;
const looped = 0xe9d6f3;
const struck = 0xffcf5a;
const endangered = 0xe0561f;

/** What a tile would do, drawn on the board before it is played. */
export class Hints {
  readonly root = new Container();
  /** Over the planes: where one would come to, another may stand. */
  readonly over = new Container();
  readonly #ways = new Graphics();
  readonly #halos = new Container();
  /** What may be picked on the board. */
  readonly #marks = new Container();
  readonly #ghosts: readonly Biplane[];
  readonly #setting: Setting;
  readonly #layout: Layout;
  readonly #pieces: Pieces;

  constructor(setting: Setting, layout: Layout, pieces: Pieces, ghosts: readonly Biplane[]) {
    this.#setting = setting;
    this.#layout = layout;
    this.#pieces = pieces;
    this.#ghosts = ghosts;
    for (const ghost of ghosts) ghost.alpha = 0.5;
    this.root.addChild(this.#marks, this.#ways, this.#halos);
    this.over.addChild(...ghosts);
    this.clear();
  }

  clear(): void {
    this.#ways.clear();
    for (const ghost of this.#ghosts) ghost.visible = false;
    for (const halo of this.#halos.removeChildren()) halo.destroy();
  }

  mark(marks: readonly { outline: Outline | null; mark: Mark }[]): void {
    for (const halo of this.#marks.removeChildren()) halo.destroy();
    for (const { outline, mark } of marks) {
      if (!outline || !('centre' in outline)) continue;
      const halo = piece(this.#pieces.halo(), outline.centre.x, outline.centre.y);
      halo.tint = mark === 'offered' ? straight : looped;
      this.#marks.addChild(halo);
    }
  }

  show(preview: TrackPreview, view: TrackView): void {
    if ('starts' in preview) for (const { plane, space } of preview.starts) this.#ghost(plane, space, view);
    else this.#flights(preview, view);
  }

  /** The way a tile would go, where it ends, and where the other would be in its sights. */
  #flights({ flights, answers }: PlanPreview, view: TrackView): void {
    const { off } = this.#setting.ring;
    for (const { plane, path, end, loop } of flights) {
      const from = view.planes[plane].space;
      const points = this.#layout.flight(
        from,
        path.filter((space) => space < off),
      );
      for (const [i, { x, y }] of points.entries()) {
        if (i % 3 === 0) this.#ways.circle(x, y, 4.5);
      }
      this.#ways.fill({ color: loop >= 0 ? looped : straight, alpha: 0.95 });
      if (end < off && end !== from) this.#ghost(plane, end, view);
    }
    const dealtAt = new Set(answers.filter(({ dealt }) => dealt > 0).map(({ end }) => end));
    for (const space of dealtAt) this.#ring(space, struck);
    const [flight] = flights;
    if (flight && answers.some(({ taken }) => taken > 0)) this.#ring(flight.end, endangered);
  }

  /** Beside whoever stands there: on top of each other neither could be read. */
  #ghost(plane: number, space: number, view: TrackView): void {
    const { x, y } = this.#layout.spaces[space];
    const heading = this.#layout.heading(space);
    const taken = view.planes.some((other, i) => i !== plane && other.space === space && !other.down);
    const [along, aside] = taken ? [-34, 62] : [0, 0];
    this.#ghosts[plane].visible = true;
    this.#ghosts[plane].pose(
      x + Math.cos(heading) * along - Math.sin(heading) * aside,
      y + Math.sin(heading) * along + Math.cos(heading) * aside,
      heading,
    );
  }

  #ring(space: number, tint: number): void {
    const { x, y } = this.#layout.spaces[space];
    const halo = piece(this.#pieces.halo(), x, y);
    halo.tint = tint;
    this.#halos.addChild(halo);
  }
}
