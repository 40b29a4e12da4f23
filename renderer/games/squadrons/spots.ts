import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { Setting } from '@aerodrome/engine/games/squadrons/setting.ts';
import { squareSpot } from '@aerodrome/engine/games/squadrons/spell.ts';
import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { Container } from 'pixi.js';
import type { Mark, Outline, Point } from '../../boards/shared/board.ts';
import type { BoardSpots } from '../../boards/shared/paintedBoard.ts';
import { piece } from '../../boards/shared/pieces.ts';
import { attackFrom } from './attack.ts';
import { type Layout, side } from './layout.ts';
import type { Pieces } from './pieces.ts';

const offered = 0xffcf5a;
const picked = 0xfff6e2;
const targeted = 0xe0402c;
/** How far from the middle of its square an arrow lies, and the small die of another way. */
const rosette = side * 0.62;
const arrow = { rx: 17, ry: 17 };

/** Where what can be pointed at lies on the map: squares and planes, arrows, wheels; cards and dice lie beside it. */
export class SquadronsSpots implements BoardSpots<SquadronsView> {
  /** Under the planes, and over them. */
  readonly root = new Container();
  readonly over = new Container();
  readonly #setting: Setting;
  readonly #layout: Layout;
  readonly #pieces: Pieces;

  constructor(setting: Setting, layout: Layout, pieces: Pieces) {
    this.#setting = setting;
    this.#layout = layout;
    this.#pieces = pieces;
  }

  place(spot: Spot, view: SquadronsView | null): Outline | null {
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
        return square === none ? null : { centre: this.#layout.at(square), rx: side * 0.47, ry: side * 0.47 };
      }
      default:
        return null;
    }
  }

  at(point: Point): Spot | null {
    const square = this.#layout.under(point);
    return square === null ? null : squareSpot(square);
  }

  mark(marks: ReadonlyMap<Spot, Mark>, view: SquadronsView | null): void {
    for (const layer of [this.root, this.over]) for (const sign of layer.removeChildren()) sign.destroy();
    for (const [spot, mark] of marks) {
      const [kind, where = ''] = spot.split(':');
      const [number, second, third] = where.split('.').map(Number);
      switch (kind) {
        case 'square':
          this.#square(number, mark, view);
          break;
        case 'wheel':
          this.over.addChild(piece(this.#pieces.wheel(true), this.#layout.at(number)));
          break;
        case 'by':
          this.over.addChild(piece(this.#pieces.threat(third), this.#corner(number))).scale.set(1.5);
          break;
        case 'aim':
          if (view) this.#arrow(number, second, view, mark);
          break;
        case 'face':
          if (view && this.place(spot, view)) this.#arrow(view.planes[view.moving].square, number, view, mark);
          break;
        case 'plane':
          this.#plane(number, mark, view);
          break;
      }
    }
  }

  #square(square: number, mark: Mark, view: SquadronsView | null): void {
    const at = this.#layout.at(square);
    if (view?.phase === 'guns.sealing') {
      if (mark === 'picked') {
        const hit = piece(this.#pieces.gun(this.#owner(square), 'ownHit'), at);
        this.over.addChild(hit);
      } else {
        const halo = this.root.addChild(piece(this.#pieces.halo(), at));
        halo.tint = offered;
      }
      return;
    }
    if (mark === 'step') this.root.addChild(piece(this.#pieces.step(), at));
    else if (mark !== 'picked') {
      const kind = ({ danger: 'fatal', threat: 'risky', other: 'hatched' } as const)[mark as string] ?? 'clear';
      this.root.addChild(piece(this.#pieces.reach(kind), at));
      if (mark === 'threat') this.over.addChild(piece(this.#pieces.unknown(1), { x: at.x - 16, y: at.y - 16 }));
    }
  }

  #plane(plane: number, mark: Mark, view: SquadronsView | null): void {
    const square = view?.planes[plane]?.square ?? none;
    if (square === none) return;
    const at = this.#layout.at(square);
    if (mark === 'target') this.over.addChild(piece(this.#pieces.reticle(), at));
    else {
      const halo = this.over.addChild(piece(this.#pieces.halo(), at));
      halo.tint = mark === 'picked' ? picked : mark === 'danger' ? targeted : offered;
    }
  }

  #arrow(square: number, facing: number, view: SquadronsView, mark: Mark): void {
    const attack = view.stays ? null : attackFrom(this.#setting, view, square, facing);
    const sign = piece(this.#pieces.aim(attack !== null), this.#layout.beside(square, facing, rosette));
    sign.rotation = this.#layout.heading(facing);
    if (mark === 'picked') sign.scale.set(1.25);
    this.over.addChild(sign);
  }

  /** The squadron whose gun this is. */
  #owner(square: number): number {
    const gun = this.#setting.gunAt[square];
    return this.#setting.squadrons.findIndex(({ guns }) => guns.includes(gun));
  }

  #corner(square: number): Point {
    const { x, y } = this.#layout.at(square);
    return { x: x + side * 0.52, y: y - side * 0.52 };
  }
}
