import { hexesInLine, isOn, sameHex } from '@aerodrome/engine/boards/hex.ts';
import type { GameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { ManoeuvrePreview, PlacePreview } from '@aerodrome/engine/games/airspace/preview.ts';
import { whyNoShot } from '@aerodrome/engine/games/airspace/rules/shooting.ts';
import type { ShotPreview } from '@aerodrome/engine/games/airspace/sights.ts';
import type { Stance } from '@aerodrome/engine/games/airspace/state.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import { Container, Graphics } from 'pixi.js';
import type { Biplane } from '../../../boards/biplane.ts';
import type { Point } from '../../../boards/board.ts';
import { spriteAt } from '../../../boards/textureCache.ts';
import type { Formation } from './formation.ts';
import { hexSide, type Layout } from './layout.ts';
import type { Pieces } from './pieces.ts';

export type AirspacePreview = ManoeuvrePreview | ShotPreview | PlacePreview;

const way = 0xfff6e2;
const fire = 0xff9f2e;
const threat = 0xff5a36;
const barred = 0xaab6c2;
const reach = 2;

/** Draws the preview of a choice over the hexes. */
export class PreviewLayer {
  /** Below the planes: route and line of fire. Above them: the ghost and its target. */
  readonly ways = new Graphics();
  readonly ghosts = new Container<Biplane>();
  readonly over = new Container();
  readonly #arcs = new Graphics();
  readonly #gameData: GameData;
  readonly #layout: Layout;
  readonly #formation: Formation;
  readonly #pieces: Pieces;

  constructor(gameData: GameData, layout: Layout, formation: Formation, pieces: Pieces, ghosts: readonly Biplane[]) {
    this.#gameData = gameData;
    this.#layout = layout;
    this.#formation = formation;
    this.#pieces = pieces;
    this.ghosts.addChild(...ghosts);
    this.clear();
  }

  clear(): void {
    this.ways.clear();
    this.#arcs.clear();
    for (const ghost of this.ghosts.children) ghost.visible = false;
    this.over.removeChild(this.#arcs);
    for (const sign of this.over.removeChildren()) sign.destroy();
    this.over.addChild(this.#arcs);
  }

  show(preview: AirspacePreview, view: AirspaceView): void {
    if ('path' in preview) this.#manoeuvre(preview, view);
    else if ('at' in preview) this.#ghost(preview.plane, preview.at);
    else this.#shot(preview, view);
  }

  #manoeuvre({ plane, path, to, lost, shots, threats }: ManoeuvrePreview, view: AirspaceView): void {
    const { hex } = view.planes[plane];
    if (hex === null) return;
    const points = [hex, ...path].map((at) => this.#layout.at(at));
    for (const [i, to] of points.slice(1).entries()) this.#dots(this.ways, points[i], to, 7);
    this.ways.fill({ color: lost ? threat : way, alpha: 0.95 });
    this.#ghost(plane, to);
    if (lost) return;
    this.#wedge(to.hex, to.facing);
    for (const { target } of shots) this.#reticle(target, view);
    this.#forbidden(plane, to, view);
    for (const { plane: enemy, before } of threats) {
      if (!this.#formation.flies(enemy, view)) continue;
      const { x, y } = this.#formation.at(enemy, view);
      this.#dots(this.#arcs, { x, y }, this.#layout.at(to.hex), 13, 0.16);
      this.#arcs.fill({ color: threat, alpha: before ? 0.95 : 0.45 });
    }
  }

  /** Marks targets ahead that the guns do not reach: too high, too low or too far. */
  #forbidden(plane: number, to: Stance, view: AirspaceView): void {
    const by = to.altitude - view.planes[plane].altitude;
    const move = by > 0 ? 'climb' : by < 0 ? 'dive' : 'level';
    for (const [target, { altitude }] of view.planes.entries()) {
      const code = whyNoShot(view, plane, to, move, target)?.code ?? '';
      const inLine = hexesInLine(to.hex, to.facing, reach).some((hex) => {
        const there = view.planes[target].hex;
        return there !== null && sameHex(hex, there);
      });
      if (!inLine || !['airspace.mustDive', 'airspace.mustClimb', 'airspace.outOfRange'].includes(code)) continue;
      const { x, y } = this.#formation.at(target, view);
      const sign = spriteAt(this.#pieces.reticle(), { x, y });
      sign.tint = barred;
      this.over.addChild(sign);
      const up = altitude > to.altitude ? -1 : 1;
      const tip = y + up * hexSide * 0.98;
      this.#arcs.poly([x, tip, x - 15, tip - up * 22, x + 15, tip - up * 22]).fill({ color: barred });
    }
  }

  #shot({ target }: ShotPreview, view: AirspaceView): void {
    const shooter = view.planes[view.plane];
    if (shooter.hex) this.#wedge(shooter.hex, shooter.facing);
    this.#reticle(target, view);
  }

  /** Draws dots from one point to another, as a curve if `bow` is set. */
  #dots(on: Graphics, from: Point, to: Point, count: number, bow = 0): void {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    for (let i = 1; i <= count; i++) {
      const t = i / (count + 1);
      const out = Math.sin(Math.PI * t) * bow;
      on.circle(from.x + dx * t + dy * out, from.y + dy * t - dx * out, 4.5);
    }
  }

  /** Highlights the hexes straight ahead within gun range. */
  #wedge(hex: { q: number; r: number }, facing: number): void {
    for (const [i, ahead] of hexesInLine(hex, facing, reach).entries()) {
      if (!isOn(this.#gameData.board, ahead)) break;
      this.ways.poly(this.#layout.corners(ahead, 0.86 - i * 0.08)).fill({ color: fire, alpha: 0.34 - i * 0.1 });
    }
    const from = this.#layout.beside(hex, facing, hexSide * 0.7);
    const to = this.#layout.beside(hex, facing, hexSide * Math.sqrt(3) * (reach + 0.4));
    this.ways.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke({ width: 3, color: fire, alpha: 0.8 });
  }

  #reticle(target: number, view: AirspaceView): void {
    if (!this.#formation.flies(target, view)) return;
    const sign = spriteAt(this.#pieces.reticle(), this.#formation.at(target, view));
    sign.tint = threat;
    this.over.addChild(sign);
  }

  #ghost(plane: number, at: ManoeuvrePreview['to']): void {
    const ghost = this.ghosts.children[plane];
    ghost.visible = true;
    ghost.alpha = 0.62;
    ghost.pose(this.#formation.alone(at));
  }
}
