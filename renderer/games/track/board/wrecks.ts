import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import { Container, type Texture } from 'pixi.js';
import type { EffectTextures } from '../../../boards/effectTextures.ts';
import { paintWreck, Wreck } from '../../../boards/wreck.ts';
import { type Formation, isDown } from './formation.ts';
import { liveries } from './livery.ts';
import { silhouettes } from './silhouettes.ts';

const size = 128;

/** The wrecks of fallen planes. They stay on the board. */
export class Wrecks {
  readonly root = new Container<Wreck>();
  readonly #textures: EffectTextures;
  readonly #formation: Formation;
  readonly #names: readonly (keyof typeof silhouettes)[];
  readonly #scale: number;
  /** Texture cache by plane: painted when the plane falls, since most never do. */
  readonly #charred = new Map<number, Texture>();

  constructor(
    textures: EffectTextures,
    formation: Formation,
    names: readonly (keyof typeof silhouettes)[],
    scale: number,
  ) {
    this.#textures = textures;
    this.#formation = formation;
    this.#names = names;
    this.#scale = scale;
  }

  add(plane: number, view: TrackView): void {
    let texture = this.#charred.get(plane);
    if (!texture) {
      const name = this.#names[plane];
      texture = paintWreck(silhouettes[name], liveries[name], this.#scale);
      this.#charred.set(plane, texture);
    }
    this.root.addChild(new Wreck(this.#textures, texture, this.#formation.site(plane, view), size));
  }

  sync(view: TrackView): void {
    for (const wreck of this.root.removeChildren()) wreck.destroy({ children: true });
    for (const plane of view.planes.keys()) if (isDown(view, plane)) this.add(plane, view);
  }

  animateAmbient(time: number): void {
    for (const wreck of this.root.children) wreck.animateAmbient(time);
  }
}
