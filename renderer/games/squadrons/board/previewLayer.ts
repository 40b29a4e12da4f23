import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { Threat } from '@aerodrome/engine/games/squadrons/threats.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Container, Graphics } from 'pixi.js';
import type { Biplane } from '../../../boards/biplane.ts';
import type { Point } from '../../../boards/board.ts';
import type { BoardPreviewLayer } from '../../../boards/paintedBoard.ts';
import { spriteAt } from '../../../boards/textureCache.ts';
import type { FlightPreview, OrderPreview } from '../tray/orderPreview.ts';
import type { Formation } from './formation.ts';
import { type Layout, squareSide } from './layout.ts';
import type { Pieces } from './pieces.ts';

const way = 0xb3261e;

/** Draws the preview of an order on the map. */
export class PreviewLayer implements BoardPreviewLayer<SquadronsView, OrderPreview> {
  /** Below the planes: the route. Above them: the ghost, plates, targets and threats. */
  readonly ways = new Graphics();
  readonly under = new Container();
  readonly ghosts = new Container<Biplane>();
  readonly over = new Container();
  readonly #layout: Layout;
  readonly #formation: Formation;
  readonly #pieces: Pieces;

  constructor(layout: Layout, formation: Formation, pieces: Pieces, ghosts: readonly Biplane[]) {
    this.#layout = layout;
    this.#formation = formation;
    this.#pieces = pieces;
    this.ghosts.addChild(...ghosts);
    this.clear();
  }

  clear(): void {
    this.ways.clear();
    for (const ghost of this.ghosts.children) ghost.visible = false;
    for (const layer of [this.under, this.over]) for (const sign of layer.removeChildren()) sign.destroy();
  }

  show(orderPreview: OrderPreview, view: SquadronsView): void {
    switch (orderPreview.kind) {
      case 'flight':
        this.#flight(orderPreview, view);
        break;
      case 'attack':
        this.#attack(orderPreview.preview.target, orderPreview.preview.attack, view);
        break;
      case 'defence':
        if ('exchanged' in orderPreview.preview)
          this.#exchange(orderPreview.preview.exchanged.map(({ square }) => this.#layout.at(square)));
        break;
      case 'dangers':
        for (const [square, dice] of orderPreview.dice)
          this.under.addChild(spriteAt(this.#pieces.danger(dice), this.#layout.at(square)));
        this.#threats(orderPreview.threats);
        break;
    }
  }

  #flight({ plane, from, path, facing, lands, attack, threats }: FlightPreview, view: SquadronsView): void {
    const points = [from, ...path].map((square) => this.#layout.at(square));
    for (const [i, to] of points.slice(1).entries()) this.#dashes(points[i], to);
    for (const [i, square] of path.entries()) {
      const at = this.#layout.at(square);
      const last = i === path.length - 1;
      // The number moves aside at the end of the route, where the ghost stands.
      const place = last ? { x: at.x - squareSide * 0.36, y: at.y + squareSide * 0.34 } : at;
      this.over.addChild(spriteAt(this.#pieces.count(i + 1), place));
    }
    const end = path.at(-1);
    if (end === undefined) return;
    const ghost = this.ghosts.children[plane];
    ghost.visible = true;
    ghost.alpha = 0.66;
    ghost.pose(
      lands
        ? this.#formation.parked(end, view.planes[plane].squadron)
        : this.#formation.aloft(end, facing ?? view.planes[plane].facing),
    );
    if (attack && attack.attack !== 'ground') this.#attack(attack.target, attack.attack, view, this.#layout.at(end).x);
    this.#threats(threats);
  }

  /** A plate on the side of the target that faces away from the attacker. */
  #attack(target: number, attack: string, view: SquadronsView, attacker?: number): void {
    const { square } = view.planes[target] ?? { square: none };
    if (square === none) return;
    const at = this.#layout.at(square);
    this.over.addChild(spriteAt(this.#pieces.reticle(), at));
    const words = say(`table.squadrons.attack.${attack}`).toUpperCase();
    const plate = spriteAt(this.#pieces.plate(words), { x: at.x + squareSide * 0.95, y: at.y + squareSide * 0.36 });
    if (at.x > this.#layout.width - squareSide || (attacker !== undefined && attacker > at.x))
      plate.x = at.x - squareSide * 0.95;
    this.over.addChild(plate);
  }

  /** A small die for each roll that brings an enemy next to the plane. */
  #threats(threats: readonly Threat[]): void {
    const faces = new Map<number, Set<number>>();
    for (const { end, die } of threats) faces.set(end, (faces.get(end) ?? new Set()).add(die));
    for (const [end, dice] of faces) {
      const { x, y } = this.#layout.at(end);
      for (const [i, die] of [...dice].sort((a, b) => a - b).entries()) {
        const at = { x: x - 19 + (i % 3) * 19, y: y + 9 + Math.floor(i / 3) * 18 - (dice.size > 3 ? 9 : 0) };
        this.over.addChild(spriteAt(this.#pieces.threat(die), at));
      }
    }
  }

  #exchange(points: readonly Point[]): void {
    const [a, b] = points;
    const middle = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.5, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.5 };
    this.ways.moveTo(b.x, b.y).quadraticCurveTo(middle.x, middle.y, a.x, a.y);
    this.ways.stroke({ width: 5, color: way, alpha: 0.85, cap: 'round' });
  }

  #dashes(from: Point, to: Point): void {
    for (const [color, width] of [
      [0xfff6e2, 9],
      [way, 5],
    ] as const) {
      for (let i = 0; i < 3; i++) {
        const [a, b] = [(i + 0.18) / 3, (i + 0.78) / 3];
        this.ways.moveTo(from.x + (to.x - from.x) * a, from.y + (to.y - from.y) * a);
        this.ways.lineTo(from.x + (to.x - from.x) * b, from.y + (to.y - from.y) * b);
      }
      this.ways.stroke({ width, color, cap: 'round', alpha: color === way ? 1 : 0.75 });
    }
  }
}
