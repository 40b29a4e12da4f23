import { distance, type Hex, isOn, neighbour, sameHex } from '@aerodrome/engine/boards/hex.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { GameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import { hexSpot } from '@aerodrome/engine/games/airspace/spell.ts';
import { none } from '@aerodrome/engine/games/airspace/state.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import { Container } from 'pixi.js';
import type { Mark, Outline, Point } from '../../../boards/board.ts';
import { spriteAt } from '../../../boards/textureCache.ts';
import { hexFromSpot, hitPercentAt } from '../names.ts';
import { costByHex } from '../tray/reachableHexes.ts';
import type { Formation } from './formation.ts';
import { hexSide, type Layout } from './layout.ts';
import type { Pieces } from './pieces.ts';

const offered = 0xffcf5a;
const picked = 0xfff6e2;
const danger = 0xff5a36;
const targeted = 0xff5a36;
/** Offset of a hex's cost. */
const foot = hexSide * 0.5;
/** Offset of the hit chance above a target. */
const plate = hexSide * 1.2;
/** Distance of the rosette's arrows from the centre of their hex. */
const rosette = hexSide * 0.98;

/** Whether a hex is adjacent to the plane whose turn it is. Hexes farther away need a dive. */
function isNext(hex: Hex, view: AirspaceView | null): boolean {
  const from = view?.planes[view.plane]?.hex;
  return !from || distance(from, hex) <= 1;
}

/** The facing with which an order arrives at its last hex, where the rosette is. */
function arriving(aim: Spot, marks: ReadonlyMap<Spot, Mark>, view: AirspaceView | null): number {
  const [q, r] = aim.slice('aim:'.length).split(',').map(Number);
  const end = { q, r };
  const passed = [...marks].flatMap(([spot, mark]) => (mark === 'picked' ? (hexFromSpot(spot) ?? []) : []));
  const from = passed.find((hex) => !sameHex(hex, end)) ?? view?.planes[view.plane]?.hex ?? end;
  return [0, 1, 2, 3, 4, 5].find((facing) => sameHex(neighbour(from, facing), end)) ?? 0;
}

const sixths = (a: number, b: number) => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

/** The spots over the hexes. Heights and plain facings are in the tray. */
export class AirspaceSpots {
  readonly root = new Container();
  /** The layer above the planes: rosette and cross hairs. */
  readonly over = new Container();
  readonly #gameData: GameData;
  readonly #layout: Layout;
  readonly #formation: Formation;
  readonly #pieces: Pieces;

  constructor(gameData: GameData, layout: Layout, formation: Formation, pieces: Pieces) {
    this.#gameData = gameData;
    this.#layout = layout;
    this.#formation = formation;
    this.#pieces = pieces;
  }

  outlineOf(spot: Spot, view: AirspaceView | null): Outline | null {
    const hex = hexFromSpot(spot);
    if (hex) return { corners: this.#layout.corners(hex, 0.96) };
    const [kind, where = ''] = spot.split(':');
    if (kind === 'aim') {
      const [q, r, facing] = where.split(',').map(Number);
      return { centre: this.#layout.beside({ q, r }, facing, rosette), rx: 21, ry: 21 };
    }
    const plane = Number(where);
    if (kind !== 'plane' || !view || !this.#formation.flies(plane, view)) return null;
    const { x, y } = this.#formation.at(plane, view);
    return { centre: { x, y }, rx: hexSide * 0.86, ry: hexSide * 0.86 };
  }

  spotAt(point: Point): Spot | null {
    const hex = this.#layout.under(point);
    return hex && hexSpot(hex);
  }

  mark(marks: ReadonlyMap<Spot, Mark>, view: AirspaceView | null): void {
    for (const layer of [this.root, this.over]) for (const sign of layer.removeChildren()) sign.destroy();
    const move = ['climb', 'dive'].find((one) => marks.get(one) === 'picked') ?? 'level';
    const hasHexes = [...marks.keys()].some((spot) => hexFromSpot(spot) !== null);
    const prices = view && hasHexes ? costByHex(this.#gameData, view, move) : new Map<Spot, number>();
    // The chance stands below a target that is close below another target or its attacker.
    const aimed = [...marks.keys()].filter((spot) => spot.startsWith('plane:'));
    const attacker = view && view.plane !== none ? [`plane:${view.plane}`] : [];
    const involved = [...attacker, ...aimed].flatMap((spot) => {
      const outline = this.outlineOf(spot, view);
      return outline && 'centre' in outline ? [outline.centre] : [];
    });
    for (const [spot, mark] of marks) {
      const outline = this.outlineOf(spot, view);
      if (!outline) continue;
      const hex = hexFromSpot(spot);
      if (hex) {
        const sign = spriteAt(this.#pieces.hex(isNext(hex, view)), this.#layout.at(hex));
        sign.tint = isOn(this.#gameData.board, hex) ? (mark === 'picked' ? picked : offered) : danger;
        this.root.addChild(sign);
        const price = prices.get(spot);
        const { x, y } = this.#layout.at(hex);
        if (price !== undefined) this.root.addChild(spriteAt(this.#pieces.price(price), { x, y: y + foot }));
      } else if ('centre' in outline) {
        const aims = spot.startsWith('aim:');
        const sign = spriteAt(aims ? this.#pieces.aim() : this.#pieces.reticle(), outline.centre);
        this.over.addChild(sign);
        if (aims) {
          const facing = Number(spot.split(',')[2]);
          sign.rotation = this.#layout.heading(facing);
          this.over.addChild(spriteAt(this.#pieces.price(sixths(facing, arriving(spot, marks, view))), outline.centre));
        } else {
          sign.tint = mark === 'picked' ? targeted : offered;
          const { x, y } = outline.centre;
          const under = involved.some(
            (other) => Math.abs(other.x - x) < hexSide * 1.4 && other.y < y && y - other.y < 2 * plate,
          );
          const odds = view && this.#pieces.odds(hitPercentAt(view, Number(spot.slice('plane:'.length))));
          if (odds) this.over.addChild(spriteAt(odds, { x, y: under ? y + plate : y - plate }));
        }
      }
    }
  }
}
