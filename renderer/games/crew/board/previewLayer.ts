import { teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { CrewPreview } from '@aerodrome/engine/games/crew/preview.ts';
import type { SectionPreview } from '@aerodrome/engine/games/crew/previewTrack.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { Container, Graphics, type Sprite } from 'pixi.js';
import type { Biplane } from '../../../boards/biplane.ts';
import type { Point } from '../../../boards/board.ts';
import type { BoardPreviewLayer } from '../../../boards/paintedBoard.ts';
import { spriteAt } from '../../../boards/textureCache.ts';
import type { Formation } from './formation.ts';
import type { Layout } from './layout.ts';
import type { Pieces } from './pieces.ts';
import { teamColours } from './teamColours.ts';

/** Draws the preview of the own row, section by section: moves and shots. */
export class PreviewLayer implements BoardPreviewLayer<CrewView, CrewPreview> {
  /** Below the planes: routes and cross hairs; above them: numbers. */
  readonly ways = new Container();
  readonly ghosts = new Container();
  readonly over = new Container();
  readonly #layout: Layout;
  readonly #formation: Formation;
  readonly #pieces: Pieces;
  readonly #planes: readonly Biplane[];
  readonly #token: Sprite;
  readonly #tokenSize: () => number;

  constructor(
    layout: Layout,
    formation: Formation,
    pieces: Pieces,
    planes: readonly Biplane[],
    token: Sprite,
    tokenSize: () => number,
  ) {
    this.#layout = layout;
    this.#tokenSize = tokenSize;
    this.#formation = formation;
    this.#pieces = pieces;
    this.#planes = planes;
    this.#token = token;
    token.alpha = 0.6;
    this.ghosts.addChild(token, ...planes);
    this.clear();
  }

  clear(): void {
    for (const layer of [this.ways, this.over]) for (const child of layer.removeChildren()) child.destroy();
    for (const plane of this.#planes) plane.visible = false;
    this.#token.visible = false;
  }

  show(preview: CrewPreview, view: CrewView): void {
    if ('track' in preview) this.#row(preview.track, view);
    else this.#cover(preview.zone);
  }

  #row(track: readonly SectionPreview[], view: CrewView): void {
    let { planes, token }: { planes: readonly number[]; token: number } = view;
    for (const step of track) {
      for (const [team, to] of step.planes.entries()) {
        if (to === planes[team]) continue;
        this.#way(this.#formation.over(planes[team]), this.#formation.over(to), step.section, teamColours[team].body);
        const ghost = this.#planes[team];
        ghost.visible = true;
        ghost.alpha = 0.5;
        ghost.pose(this.#formation.over(to));
      }
      if (step.token !== token && token >= 0) {
        this.#way(this.#formation.token(token, []), this.#formation.token(step.token, []), step.section, '#a8740c');
        this.#cover(step.token);
      }
      for (const hit of step.hits) {
        if (hit.cause !== 'shot') continue;
        for (const zone of hit.zones) this.#aim(zone, step.section, hit.damage > 0, teamOf(hit.post));
      }
      ({ planes, token } = step);
    }
  }

  /** The token's next place, with a mark on a plane that it would cover. */
  #cover(zone: number): void {
    this.#token.visible = true;
    this.#token.scale.set(this.#tokenSize());
    this.#token.position.copyFrom(this.#formation.token(zone, []));
    this.#token.rotation = this.#formation.tokenTurn(zone);
  }

  /** A dotted route with the number of its section. */
  #way(from: Point, to: Point, section: number, colour: string): void {
    const line = this.ways.addChild(new Graphics());
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const far = Math.hypot(dx, dy);
    const bow = Math.min(50, far * 0.3);
    const at = (t: number): Point => ({
      x: from.x + dx * t + (far === 0 ? 0 : (dy / far) * bow * Math.sin(Math.PI * t)),
      y: from.y + dy * t - (far === 0 ? 0 : (dx / far) * bow * Math.sin(Math.PI * t)),
    });
    for (let i = 1; i < far / 13; i++) {
      const { x, y } = at((i * 13) / far);
      line.circle(x, y, 4).fill(0xfff6e2).stroke({ width: 1.5, color: 0x2a0d10, alpha: 0.6 });
    }
    this.#number(section, colour, at(0.62));
  }

  #aim(zone: number, section: number, hits: boolean, team: number): void {
    const at = this.#formation.over(zone);
    const sign = spriteAt(this.#pieces.reticle(), at);
    sign.alpha = hits ? 1 : 0.5;
    sign.scale.set(Math.max(0.5, this.#layout.size));
    this.over.addChild(sign);
    const aside = 34 * this.#layout.size;
    this.#number(section, hits ? '#b3261e' : teamColours[team].dark, { x: at.x + aside, y: at.y - aside });
  }

  #number(section: number, colour: string, at: Point): void {
    const disc = this.over.addChild(spriteAt(this.#pieces.number(section, colour), at));
    disc.scale.set(Math.max(0.6, this.#layout.size));
  }
}
