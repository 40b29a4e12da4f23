import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import type { PlanPreview, TrackPreview } from '@aerodrome/engine/games/track/preview.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import { Container, Graphics } from 'pixi.js';
import type { Biplane } from '../../../boards/biplane.ts';
import { spriteAt } from '../../../boards/textureCache.ts';
import type { Formation } from './formation.ts';
import type { Layout } from './layout.ts';
import type { Pieces } from './pieces.ts';

const straightColour = 0xffe27a;
const loopColour = 0xe9d6f3;
const hitColour = 0xffcf5a;
const dangerColour = 0xe0561f;
/** A ghost's extra distance from a plane that has not moved aside yet, as a share of its offset. */
const crowdedShare = 0.6;

/** Draws the preview of a tile: routes, ghosts and rings. */
export class PreviewLayer {
  /** Below the planes: routes and rings. Above them: the ghosts. */
  readonly ways = new Container();
  readonly ghosts = new Container<Biplane>();
  readonly #dots = new Graphics();
  readonly #halos = new Container();
  readonly #gameData: GameData;
  readonly #layout: Layout;
  readonly #pieces: Pieces;

  readonly #formation: Formation;

  constructor(gameData: GameData, layout: Layout, formation: Formation, pieces: Pieces, ghosts: readonly Biplane[]) {
    this.#gameData = gameData;
    this.#layout = layout;
    this.#pieces = pieces;
    this.#formation = formation;
    this.ghosts.addChild(...ghosts);
    this.ways.addChild(this.#dots, this.#halos);
    this.clear();
  }

  clear(): void {
    this.#dots.clear();
    for (const ghost of this.ghosts.children) ghost.visible = false;
    for (const halo of this.#halos.removeChildren()) halo.destroy();
  }

  show(preview: TrackPreview, view: TrackView): void {
    if ('starts' in preview) for (const { plane, space } of preview.starts) this.#ghost(plane, space, view);
    else this.#flights(preview, view);
  }

  /** The route of a tile, its end, and where the opponent could be hit. */
  #flights({ flights, answers }: PlanPreview, view: TrackView): void {
    const { off } = this.#gameData.ring;
    for (const { plane, path, end, loop } of flights) {
      const from = view.planes[plane].space;
      const points = this.#layout.flight(
        from,
        path.filter((space) => space < off),
      );
      for (const [i, { x, y }] of points.entries()) {
        if (i % 3 === 0) this.#dots.circle(x, y, 4.5);
      }
      this.#dots.fill({ color: loop >= 0 ? loopColour : straightColour, alpha: 0.95 });
      if (end < off && end !== from) this.#ghost(plane, end, view);
    }
    const dealtAt = new Set(answers.filter(({ dealt }) => dealt > 0).map(({ end }) => end));
    for (const space of dealtAt) this.#ring(space, hitColour);
    const [flight] = flights;
    if (flight && answers.some(({ taken }) => taken > 0)) this.#ring(flight.end, dangerColour);
  }

  /** A ghost on an occupied space flies in echelon with the plane there. */
  #ghost(plane: number, space: number, view: TrackView): void {
    const ghost = this.ghosts.children[plane];
    const planes = view.planes.map((other, i) => (i === plane ? { ...other, space } : other));
    const { x, y, heading } = this.#formation.at(plane, { ...view, planes });
    // The plane on that space has not moved aside yet.
    const middle = this.#layout.spaces[space];
    ghost.visible = true;
    ghost.alpha = 0.62;
    ghost.pose({ x: x + (x - middle.x) * crowdedShare, y: y + (y - middle.y) * crowdedShare, heading });
  }

  #ring(space: number, tint: number): void {
    const halo = spriteAt(this.#pieces.halo(), this.#layout.spaces[space]);
    halo.tint = tint;
    this.#halos.addChild(halo);
  }
}
