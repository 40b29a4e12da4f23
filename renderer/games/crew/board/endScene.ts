import { teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { Container, Sprite } from 'pixi.js';
import { smoothstep } from '../../../boards/easing.ts';
import { allPosts } from '../names.ts';
import { EndSceneTextures } from './endSceneTextures.ts';
import type { Layout } from './layout.ts';
import { Parachutist } from './parachutist.ts';
import type { Pieces } from './pieces.ts';
import { teamOutcome } from './teamOutcome.ts';

/** The end scene of one post: evening light in its windows, and its dog in the cockpit or under a parachute. */
class Farewell {
  readonly sunset = new Sprite({ anchor: 0.5, visible: false });
  readonly dog = new Container({ visible: false });
  readonly jumper: Parachutist;
  readonly scarf: Sprite;

  constructor(post: number, art: EndSceneTextures, pieces: Pieces) {
    this.scarf = new Sprite({ texture: art.scarf(post), anchor: { x: 0.03, y: 0.5 }, x: -22, y: -28 });
    // The scarf flies out behind.
    this.scarf.scale.x = -1;
    this.dog.addChild(this.scarf, new Sprite({ texture: art.howler(post), anchor: { x: 0.5, y: 1 } }));
    this.jumper = new Parachutist(post, pieces);
    this.jumper.visible = false;
  }
}

/** The usual horizontal place of a parachute; the two of a crew hang apart. */
const usualClear = (post: number) => 0.34 + 0.3 * (post & 1);

/** The end of a match: winners howl, losers see a sunset, and the crew of a lost plane hangs under parachutes. */
export class EndScene {
  /** Layers: in the windows, and over the planes. */
  readonly under = new Container();
  readonly over = new Container();
  readonly #layout: Layout;
  readonly #gameData: GameData;
  readonly #art: EndSceneTextures;
  readonly #posts: readonly Farewell[];
  readonly #clear = allPosts.map(usualClear);

  constructor(layout: Layout, gameData: GameData, pieces: Pieces, scale: number) {
    this.#layout = layout;
    this.#gameData = gameData;
    this.#art = new EndSceneTextures(scale);
    this.#posts = allPosts.map((post) => new Farewell(post, this.#art, pieces));
    this.under.addChild(...this.#posts.map(({ sunset }) => sunset));
    this.over.addChild(...this.#posts.flatMap(({ dog, jumper }) => [dog, jumper]));
  }

  /** Draws the end scene of a view; nothing before the end. */
  show(view: CrewView): void {
    for (const [post, { sunset, dog, jumper }] of this.#posts.entries()) {
      const { won, lost, down } = teamOutcome(view, post >> 1, this.#gameData);
      sunset.visible = lost;
      dog.visible = won;
      jumper.visible = down;
      if (down) this.#clear[post] = this.#clearOf(post, view);
      if (!lost) continue;
      const place = this.#layout.board(post);
      sunset.texture = this.#art.sunset(place, this.#gameData.token === 'moon');
      sunset.position.set(place.x + place.width / 2, place.y + place.height / 2);
      sunset.rotation = place.near ? 0 : Math.PI;
    }
    this.at(1);
    this.animateAmbient(0);
  }

  /** Sets the progress of the scene, 0 … 1. */
  at(t: number): void {
    for (const [post, { sunset, dog, jumper }] of this.#posts.entries()) {
      const { x, y, width, height, near, strip, size } = this.#layout.board(post);
      const towards = near ? 1 : -1;
      const edge = near ? y + height - strip : y + strip;
      sunset.alpha = smoothstep(t);
      jumper.alpha = smoothstep(t);
      dog.alpha = Math.min(1, t * 3);
      dog.rotation = near ? 0 : Math.PI;
      dog.scale.set(size * 0.86);
      dog.position.set(x + width * (near ? 0.26 : 0.74), edge + towards * (4 + (1 - smoothstep(t)) * 60 * size));
    }
  }

  /** Draws one frame of ambient motion; time in seconds. */
  animateAmbient(time: number): void {
    for (const [post, { scarf, jumper }] of this.#posts.entries()) {
      const { x, y, width, height, size } = this.#layout.board(post);
      scarf.rotation = 0.25 * Math.sin(time * 5 + post) + 0.1;
      scarf.scale.y = 1 + 0.2 * Math.sin(time * 7 + post * 2);
      jumper.animateAmbient(time);
      jumper.scale.set(0.8 * size);
      jumper.position.set(
        x + width * this.#clear[post] + Math.sin(time * 0.8 + post) * 8,
        y + height / 2 + Math.sin(time * 0.6 + post * 1.7) * 5,
      );
    }
  }

  /** The horizontal place of a parachute over a board, clear of the other plane. */
  #clearOf(post: number, view: CrewView): number {
    const { x, y, width, height } = this.#layout.board(post);
    const usual = usualClear(post);
    const zone = view.planes[1 - teamOf(post)];
    const plane = this.#layout.centre(zone);
    const there = plane.y > y && plane.y < y + height && plane.x > x && plane.x < x + width;
    const at = (plane.x - x) / width;
    if (!there || Math.abs(at - usual) > 0.3) return usual;
    return at < 0.5 ? 0.82 : 0.18;
  }

  destroy(): void {
    this.#art.destroy();
  }
}
