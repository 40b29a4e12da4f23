import type { Setting } from '@aerodrome/engine/games/crew/setting.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { Container, Sprite } from 'pixi.js';
import { smooth } from '../../boards/shared/easing.ts';
import { EndingArt } from './endingArt.ts';
import type { Layout } from './layout.ts';
import type { Pieces } from './pieces.ts';
import { everyPost } from './words.ts';

/** How a match ended for a team. */
export function fateOf({ outcome, phase }: CrewView, team: number, { seatsOfTeam }: Setting) {
  const over = outcome !== null && phase === 'over';
  const won = over && seatsOfTeam[team].some((seat) => outcome.winners.includes(seat));
  const peaceful = over && (outcome.ending === 'drawn' || outcome.ending === 'resigned');
  return {
    won,
    lost: over && !won && outcome.winners.length > 0,
    /** Its plane is no longer in the air. */
    down: over && !won && !peaceful,
  };
}

/** One post at the end: the evening in its windows, its dog in the cockpit or under silk. */
class Farewell {
  readonly sunset = new Sprite({ anchor: 0.5, visible: false });
  readonly dog = new Container({ visible: false });
  readonly chute = new Container({ visible: false });
  readonly scarf: Sprite;
  readonly paw: Sprite;

  constructor(post: number, art: EndingArt, pieces: Pieces) {
    this.scarf = new Sprite({ texture: art.scarf(post), anchor: { x: 0.03, y: 0.5 }, x: -22, y: -28 });
    // It flies out behind.
    this.scarf.scale.x = -1;
    this.dog.addChild(this.scarf, new Sprite({ texture: art.howler(post), anchor: { x: 0.5, y: 1 } }));
    this.paw = new Sprite({ texture: art.paw(), anchor: { x: 0.5, y: 0.9 }, x: 12, y: 58 });
    this.chute.addChild(new Sprite({ texture: pieces.chute(post >> 1), anchor: 0.5 }), this.paw);
  }
}

/** The winners howl, the sun sets on the others, and who has lost an airplane waves from a parachute. Nobody dies. */
export class Ending {
  /** In the windows, and over the planes. */
  readonly under = new Container();
  readonly over = new Container();
  readonly #layout: Layout;
  readonly #setting: Setting;
  readonly #art: EndingArt;
  readonly #posts: readonly Farewell[];

  constructor(layout: Layout, setting: Setting, pieces: Pieces, scale: number) {
    this.#layout = layout;
    this.#setting = setting;
    this.#art = new EndingArt(scale);
    this.#posts = everyPost.map((post) => new Farewell(post, this.#art, pieces));
    this.under.addChild(...this.#posts.map(({ sunset }) => sunset));
    this.over.addChild(...this.#posts.flatMap(({ dog, chute }) => [dog, chute]));
  }

  /** Draws what a view has of it; nothing before the end. */
  show(view: CrewView): void {
    for (const [post, { sunset, dog, chute }] of this.#posts.entries()) {
      const { won, lost, down } = fateOf(view, post >> 1, this.#setting);
      sunset.visible = lost;
      dog.visible = won;
      chute.visible = down;
      if (!lost) continue;
      const place = this.#layout.board(post);
      sunset.texture = this.#art.sunset(place, this.#setting.token === 'moon');
      sunset.position.set(place.x + place.width / 2, place.y + place.height / 2);
      sunset.rotation = place.near ? 0 : Math.PI;
    }
    this.at(1);
    this.drift(0);
  }

  /** How far it has come, 0 … 1. */
  at(t: number): void {
    for (const [post, { sunset, dog, chute }] of this.#posts.entries()) {
      const { x, y, width, height, near, strip, size } = this.#layout.board(post);
      const towards = near ? 1 : -1;
      const edge = near ? y + height - strip : y + strip;
      sunset.alpha = smooth(t);
      chute.alpha = smooth(t);
      dog.alpha = Math.min(1, t * 3);
      dog.rotation = near ? 0 : Math.PI;
      dog.scale.set(size * 0.86);
      dog.position.set(x + width * (near ? 0.26 : 0.74), edge + towards * (4 + (1 - smooth(t)) * 60 * size));
    }
  }

  /** One moment of ambient motion, at a time in seconds. */
  drift(time: number): void {
    for (const [post, { scarf, paw, chute }] of this.#posts.entries()) {
      const { x, y, width, height, size } = this.#layout.board(post);
      scarf.rotation = 0.25 * Math.sin(time * 5 + post) + 0.1;
      scarf.scale.y = 1 + 0.2 * Math.sin(time * 7 + post * 2);
      paw.rotation = 0.7 + 0.5 * Math.sin(time * 6 + post);
      chute.rotation = 0.12 * Math.sin(time * 1.3 + post * 2);
      chute.scale.set(0.8 * size);
      chute.position.set(
        x + width * (0.34 + 0.3 * (post & 1)) + Math.sin(time * 0.8 + post) * 8,
        y + height / 2 + Math.sin(time * 0.6 + post * 1.7) * 5,
      );
    }
  }

  destroy(): void {
    this.#art.destroy();
  }
}
