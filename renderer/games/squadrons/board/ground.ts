import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Container, Graphics, type Sprite } from 'pixi.js';
import { spriteAt } from '../../../boards/textureCache.ts';
import { pendingAttacks } from '../tray/attack.ts';
import { type Layout, squareSide } from './layout.ts';
import type { GunFace, Pieces } from './pieces.ts';

/** The darkness around a dogfight, and the inner and outer radius of its light, in squares. */
const dark = 0.56;
const dusk = { far: 2, near: 1.1, rings: 14 };

/** A rolled edge of the map: its width, the light across it, and the number of shade strips beside it. */
const roll = {
  wide: 34,
  shade: 8,
  bands: [0x6f5027, 0x9a773f, 0xc4a166, 0xe6d09c, 0xf3e4ba, 0xe2ca95, 0xbd995c, 0x8f6d38, 0x5f431f],
};

/**
 * Everything on the map below the planes: gun pieces, burnt places, the light of the turn, plates of pending attacks.
 */
export class Ground {
  /** A light along the edge of the seat whose turn it is. */
  readonly lamp = new Graphics();
  readonly guns = new Container<Sprite>();
  readonly burns = new Container();
  /** The darkness around the two planes of a dogfight. */
  readonly dusk = new Graphics();
  readonly plates = new Container();
  /** The rolled edges of a won map. */
  readonly rolls = new Graphics();
  readonly #gameData: GameData;
  readonly #layout: Layout;
  readonly #pieces: Pieces;
  /** Cache keys of `lamp` and `dusk`: a geometry is built only for another key. */
  #lampKey = '';
  #duskKey = '';
  #rolledUp = 0;
  /** By plane: the square of its crash. */
  #fallen: ReadonlyMap<number, number> = new Map();

  constructor(gameData: GameData, layout: Layout, pieces: Pieces) {
    this.#gameData = gameData;
    this.#layout = layout;
    this.#pieces = pieces;
    for (const [gun, square] of gameData.gunSquares.entries())
      this.guns.addChild(spriteAt(pieces.gun(this.#ownerOf(gun), 'down'), layout.at(square)));
  }

  show(view: SquadronsView): void {
    for (const [gun, sign] of this.guns.children.entries()) {
      this.turn(gun, view);
      sign.scale.set(1);
      sign.position.copyFrom(this.#layout.at(this.#gameData.gunSquares[gun]));
    }
    this.light(view.mover === none ? none : this.#gameData.seats[view.mover].side);
    this.darken(view, 1);
    this.#scorch(view);
    this.#pin(view);
    this.rollUp((view.outcome?.winners.length ?? 0) > 0 ? 1 : 0);
  }

  /** Rolls up the edges of the map, as far as `share`. */
  rollUp(share: number): void {
    if (share === 0 && this.#rolledUp === 0) return;
    this.#rolledUp = share;
    this.rolls.clear();
    if (share === 0) return;
    const { x, y, width, height } = this.#layout.bounds;
    const wide = roll.wide * share;
    for (const [edge, inwards] of [
      [x - 3, 1],
      [x + width + 3, -1],
    ]) {
      const strip = (from: number, far: number) => Math.min(edge + inwards * from, edge + inwards * (from + far));
      for (let i = 0; i < roll.shade; i++)
        this.rolls
          .rect(strip(wide + i * 3, 3), y, 3, height)
          .fill({ color: 0x140a02, alpha: 0.3 * share * (1 - i / roll.shade) });
      const each = wide / roll.bands.length;
      for (const [i, color] of roll.bands.entries())
        this.rolls.rect(strip(i * each, each), y - 7, each + 0.3, height + 14).fill(color);
      for (const end of [y - 7, y + height + 7]) {
        const middle = edge + (inwards * wide) / 2;
        this.rolls
          .ellipse(middle, end, wide / 2, wide / 5)
          .fill(0xc9a76b)
          .stroke({ width: 2, color: 0x5c3d1a });
        this.rolls.ellipse(middle, end, wide / 4, wide / 10).stroke({ width: 1.5, color: 0x5c3d1a });
      }
    }
  }

  /** Sets the crash sites. They come from past events: a view does not contain them. */
  remember(fallen: ReadonlyMap<number, number>, view: SquadronsView | null): void {
    this.#fallen = fallen;
    if (view) this.#scorch(view);
  }

  /** Draws a gun piece as known in a view. */
  turn(gun: number, view: SquadronsView): void {
    this.guns.children[gun].texture = this.#pieces.gun(this.#ownerOf(gun), this.#faceOf(gun, view));
  }

  light(of: number): void {
    const { width, height } = this.#layout;
    const key = of === none ? '' : `${this.#layout.isBelow(of)} ${width} ${height}`;
    if (key === this.#lampKey) return;
    this.#lampKey = key;
    this.lamp.clear();
    if (of === none) return;
    const below = this.#layout.isBelow(of);
    this.lamp.roundRect(0, below ? height + 3 : -9, width, 6, 3).fill({ color: 0xffcf5a, alpha: 0.95 });
    for (let i = 1; i <= 4; i++) {
      const deep = i * 14;
      this.lamp.rect(0, below ? height - deep : 0, width, deep).fill({ color: 0xffcf5a, alpha: 0.035 });
    }
  }

  darken({ dogfight, planes }: SquadronsView, share: number): void {
    this.dusk.alpha = share;
    const { x, y, width, height } = this.#layout.bounds;
    const pair = (dogfight ? [dogfight.shooter, dogfight.target] : []).flatMap((plane) => {
      const { square } = planes[plane];
      return square === none ? [] : [this.#layout.at(square)];
    });
    const centre = {
      x: pair.reduce((sum, at) => sum + at.x, 0) / pair.length,
      y: pair.reduce((sum, at) => sum + at.y, 0) / pair.length,
    };
    const key = dogfight ? [centre.x, centre.y, x, y, width, height].join() : '';
    if (key === this.#duskKey) return;
    this.#duskKey = key;
    this.dusk.clear();
    if (dogfight === null) return;
    const color = 0x140a02;
    this.dusk.rect(x, y, width, height).fill({ color, alpha: dark });
    this.dusk.circle(centre.x, centre.y, squareSide * dusk.far).cut();
    const wide = (dusk.far - dusk.near) / dusk.rings;
    for (let ring = 0; ring < dusk.rings; ring++) {
      const out = dusk.far - ring * wide;
      const alpha = dark * (1 - (ring + 0.5) / dusk.rings) ** 1.6;
      // Rings that touch without overlap: each is a stroke around its middle radius.
      this.dusk
        .circle(centre.x, centre.y, squareSide * (out - wide / 2))
        .stroke({ width: squareSide * wide, color, alpha });
    }
  }

  #scorch({ planes, outcome }: SquadronsView): void {
    for (const mark of this.burns.removeChildren()) mark.destroy();
    for (const [plane, square] of this.#fallen) {
      if (planes[plane].square !== none) continue;
      const { x, y } = this.#layout.at(square);
      // Beside a gun on the same square, not over it.
      const gun = this.#gameData.gunAt[square] !== none;
      const at = gun ? { x: x - 17, y: y + 17 } : { x: x + ((plane * 7) % 9) - 4, y: y + ((plane * 5) % 9) - 4 };
      const { seat } = this.#gameData.squadrons[planes[plane].squadron];
      // Crash sites of the losers glow.
      if (outcome && outcome.winners.length > 0 && !outcome.winners.includes(seat))
        this.burns.addChild(spriteAt(this.#pieces.ember(), at)).scale.set(gun ? 0.6 : 1);
      this.burns.addChild(spriteAt(this.#pieces.burn(plane), at)).scale.set(gun ? 0.6 : 1);
    }
  }

  /** Pending attacks stay on the map until all planes have moved. */
  #pin(view: SquadronsView): void {
    for (const plate of this.plates.removeChildren()) plate.destroy();
    const { dogfight } = view;
    for (const { target, attack } of dogfight === null ? pendingAttacks(this.#gameData, view) : [dogfight]) {
      const { x, y } = this.#layout.at(view.planes[target].square);
      const words = say(`table.squadrons.attack.${attack}`).toUpperCase();
      const out = x > this.#layout.width - squareSide ? -1 : 1;
      this.plates.addChild(
        spriteAt(this.#pieces.plate(words), { x: x + out * squareSide * 0.95, y: y + squareSide * 0.36 }),
      );
    }
  }

  #ownerOf(gun: number): number {
    return this.#gameData.squadrons.findIndex(({ guns }) => guns.includes(gun));
  }

  #faceOf(gun: number, view: SquadronsView): GunFace {
    if (view.seen[gun]) return view.guns[gun] === 1 ? 'seenHit' : 'seenMiss';
    if (view.guns[gun] !== none) return view.guns[gun] === 1 ? 'ownHit' : 'ownMiss';
    // Sealed guns are visible to their owner only.
    const { sealed, viewer } = view;
    const own = typeof viewer === 'number' && this.#gameData.squadronsOf[viewer].includes(this.#ownerOf(gun));
    if (!own || sealed === undefined || sealed === 'random') return 'down';
    return sealed.includes(this.#gameData.gunSquares[gun]) ? 'ownHit' : 'ownMiss';
  }
}
