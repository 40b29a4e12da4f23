import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { squareSpot } from '@aerodrome/engine/games/squadrons/spell.ts';
import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { Container, type Sprite } from 'pixi.js';
import type { Mark, Outline, Point } from '../../../boards/board.ts';
import type { BoardSpots } from '../../../boards/paintedBoard.ts';
import { spriteAt } from '../../../boards/textureCache.ts';
import { attackFrom } from '../tray/attack.ts';
import { type Layout, squareSide } from './layout.ts';
import type { Pieces } from './pieces.ts';

const offered = 0xffcf5a;
const picked = 0xfff6e2;
const targeted = 0xe0402c;
/** Distances of arrows and small dice from the centre of their square. */
const rosette = squareSide * 0.58;
const arrow = { rx: 17, ry: 17 };

/** The spots of the map: squares, planes, arrows and wheels. Cards and dice are beside it. */
export class SquadronsSpots implements BoardSpots<SquadronsView> {
  /** Layers below and above the planes. */
  readonly root = new Container();
  readonly over = new Container();
  readonly #gameData: GameData;
  readonly #layout: Layout;
  readonly #pieces: Pieces;
  /** The sprites by spot and mark, and the view they were drawn for. */
  #signs = new Map<string, readonly Sprite[]>();
  #markedFor: { view: SquadronsView | null; turned: boolean } = { view: null, turned: false };

  constructor(gameData: GameData, layout: Layout, pieces: Pieces) {
    this.#gameData = gameData;
    this.#layout = layout;
    this.#pieces = pieces;
  }

  outlineOf(spot: Spot, view: SquadronsView | null): Outline | null {
    const [kind, where = ''] = spot.split(':');
    const [number, second] = where.split('.').map(Number);
    switch (kind) {
      case 'square':
        return { corners: this.#layout.corners(number, 0.98) };
      case 'wheel':
        return { centre: this.#layout.at(number), rx: 21, ry: 21 };
      case 'aim':
        return { centre: this.#layout.beside(number, second, rosette), ...arrow };
      case 'by':
        return { centre: this.#corner(number), ...arrow };
      case 'face': {
        const at = view?.phase === 'movement.facing' ? view.planes[view.moving]?.square : undefined;
        return at === undefined || at === none ? null : { centre: this.#layout.beside(at, number, rosette), ...arrow };
      }
      case 'plane': {
        const square = view?.planes[number]?.square ?? none;
        return square === none
          ? null
          : { centre: this.#layout.at(square), rx: squareSide * 0.47, ry: squareSide * 0.47 };
      }
      default:
        return null;
    }
  }

  spotAt(point: Point): Spot | null {
    const square = this.#layout.under(point);
    return square === null ? null : squareSpot(square);
  }

  /** Reuses the sprites of unchanged marks, so that fewer reachable squares only remove some. */
  mark(marks: ReadonlyMap<Spot, Mark>, view: SquadronsView | null): void {
    const before = view === this.#markedFor.view && this.#layout.turned === this.#markedFor.turned;
    const old = this.#signs;
    this.#signs = new Map();
    for (const [spot, mark] of marks) {
      const key = `${spot} ${mark}`;
      const reused = before ? old.get(key) : undefined;
      if (reused) old.delete(key);
      this.#signs.set(key, reused ?? this.#signsOf(spot, mark, view));
    }
    for (const signs of old.values()) for (const sign of signs) sign.destroy();
    this.#markedFor = { view, turned: this.#layout.turned };
  }

  #signsOf(spot: Spot, mark: Mark, view: SquadronsView | null): readonly Sprite[] {
    const [kind, where = ''] = spot.split(':');
    const [number, second, third] = where.split('.').map(Number);
    switch (kind) {
      case 'square':
        return this.#square(number, mark, view);
      case 'wheel':
        return [this.over.addChild(spriteAt(this.#pieces.wheel(true), this.#layout.at(number)))];
      case 'by': {
        const die = this.over.addChild(spriteAt(this.#pieces.threat(third), this.#corner(number)));
        die.scale.set(1.5);
        return [die];
      }
      case 'aim':
        return view ? [this.#arrow(number, second, view, mark)] : [];
      case 'face':
        return view && this.outlineOf(spot, view)
          ? [this.#arrow(view.planes[view.moving].square, number, view, mark)]
          : [];
      case 'plane':
        return this.#plane(number, mark, view);
      default:
        return [];
    }
  }

  #square(square: number, mark: Mark, view: SquadronsView | null): readonly Sprite[] {
    const at = this.#layout.at(square);
    if (view?.phase === 'guns.sealing') {
      if (mark === 'picked') return [this.over.addChild(spriteAt(this.#pieces.gun(this.#owner(square), 'ownHit'), at))];
      const halo = this.root.addChild(spriteAt(this.#pieces.halo(), at));
      halo.tint = offered;
      return [halo];
    }
    if (mark === 'picked') return [];
    if (mark === 'step') return [this.root.addChild(spriteAt(this.#pieces.step(), at))];
    const kind = ({ danger: 'fatal', threat: 'risky', other: 'hatched' } as const)[mark as string] ?? 'clear';
    const reach = this.root.addChild(spriteAt(this.#pieces.reach(kind), at));
    if (mark !== 'threat') return [reach];
    return [reach, this.over.addChild(spriteAt(this.#pieces.unknown(1), { x: at.x - 16, y: at.y - 16 }))];
  }

  #plane(plane: number, mark: Mark, view: SquadronsView | null): readonly Sprite[] {
    const square = view?.planes[plane]?.square ?? none;
    if (square === none) return [];
    const at = this.#layout.at(square);
    if (mark === 'target') return [this.over.addChild(spriteAt(this.#pieces.reticle(), at))];
    const halo = this.over.addChild(spriteAt(this.#pieces.halo(), at));
    halo.tint = mark === 'picked' ? picked : mark === 'danger' ? targeted : offered;
    return [halo];
  }

  #arrow(square: number, facing: number, view: SquadronsView, mark: Mark): Sprite {
    const attack = view.stays ? null : attackFrom(this.#gameData, view, square, facing);
    const sign = spriteAt(this.#pieces.aim(attack !== null), this.#layout.beside(square, facing, rosette));
    sign.rotation = this.#layout.heading(facing);
    if (mark === 'picked') sign.scale.set(1.25);
    return this.over.addChild(sign);
  }

  /** The squadron that owns this gun. */
  #owner(square: number): number {
    const gun = this.#gameData.gunAt[square];
    return this.#gameData.squadrons.findIndex(({ guns }) => guns.includes(gun));
  }

  #corner(square: number): Point {
    const { x, y } = this.#layout.at(square);
    return { x: x + squareSide * 0.52, y: y - squareSide * 0.52 };
  }
}
