import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { Container, type Sprite } from 'pixi.js';
import type { Attitude, Biplane } from '../../../boards/biplane.ts';
import { spriteAt } from '../../../boards/textureCache.ts';
import type { Formation } from './formation.ts';
import type { Pieces } from './pieces.ts';

/** Offsets of a plane's tag and of its insignia. */
const tagOffset = { x: -18, y: 23 };
export const medalOffset = { x: 20, y: -22 };

/** All planes of the map, each with stand, tag and insignia. */
export class Fleet {
  readonly stands = new Container<Sprite>();
  readonly shadows = new Container();
  readonly planes = new Container<Biplane>();
  readonly tags = new Container<Sprite>();
  readonly medals = new Container<Sprite>();
  readonly #gameData: GameData;
  readonly #formation: Formation;
  readonly #pieces: Pieces;

  constructor(gameData: GameData, formation: Formation, pieces: Pieces, biplanes: readonly Biplane[]) {
    this.#gameData = gameData;
    this.#formation = formation;
    this.#pieces = pieces;
    const nowhere = { x: 0, y: 0 };
    for (const [plane, biplane] of biplanes.entries()) {
      const { squadron, number } = gameData.planes[plane];
      this.stands.addChild(spriteAt(pieces.stand(squadron), nowhere));
      this.shadows.addChild(biplane.shadow);
      this.planes.addChild(biplane);
      this.tags.addChild(spriteAt(pieces.tag(squadron, number), nowhere));
      this.medals.addChild(spriteAt(pieces.insignia(0, 1), nowhere));
    }
  }

  show(view: SquadronsView): void {
    for (const [plane, { squadron, flying, victories }] of view.planes.entries()) {
      const there = this.#formation.isThere(plane, view);
      this.fade(plane, there ? 1 : 0);
      this.planes.children[plane].damage(0, 1);
      this.planes.children[plane].animateAmbient(0);
      if (!there) continue;
      this.stands.children[plane].texture = this.#pieces.stand(squadron);
      this.tags.children[plane].texture = this.#pieces.tag(squadron, this.#gameData.planes[plane].number);
      const medal = this.medals.children[plane];
      medal.visible = victories > 0;
      const { side } = this.#gameData.squadrons[squadron];
      if (victories > 0) medal.texture = this.#pieces.insignia(side, Math.min(2, victories));
      this.stand(plane, flying ? 1 : 0);
      this.pose(plane, this.#formation.at(plane, view));
    }
  }

  /** Poses a plane with everything that belongs to it. */
  pose(plane: number, attitude: Attitude): void {
    const { x, y } = attitude;
    this.planes.children[plane].pose(attitude);
    this.stands.children[plane].position.set(x, y);
    this.tags.children[plane].position.set(x + tagOffset.x, y + tagOffset.y);
    this.medals.children[plane].position.set(x + medalOffset.x, y + medalOffset.y);
  }

  fade(plane: number, share: number): void {
    this.planes.children[plane].fade(share);
    for (const layer of [this.stands, this.tags, this.medals]) {
      const sign = layer.children[plane];
      sign.visible = sign.visible && share > 0;
      sign.alpha = share;
    }
  }

  /** Sets the opacity of stand and tag: a plane on the ground has neither. */
  stand(plane: number, share: number): void {
    for (const layer of [this.stands, this.tags]) {
      layer.children[plane].visible = share > 0;
      layer.children[plane].alpha = share;
    }
  }
}
