import type { Setting } from '@aerodrome/engine/games/squadrons/setting.ts';
import { none, type SquadronsEvent } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Container, Graphics, type Sprite } from 'pixi.js';
import { type Attitude, Biplane, type BiplaneArt, paintArt } from '../../boards/shared/biplane.ts';
import type { BoardContext, Clearing, Point } from '../../boards/shared/board.ts';
import type { Brush } from '../../boards/shared/brush.ts';
import { between, smooth } from '../../boards/shared/easing.ts';
import { misfire, tracers } from '../../boards/shared/gunfire.ts';
import { paintKit } from '../../boards/shared/kit.ts';
import { PaintedBoard } from '../../boards/shared/paintedBoard.ts';
import { piece, sharpness } from '../../boards/shared/pieces.ts';
import { pinnedIn } from './attack.ts';
import { paintDesk, paintMap } from './backdrop.ts';
import type { Foresight } from './foresight.ts';
import { Formation } from './formation.ts';
import { Hints } from './hints.ts';
import { Layout, side } from './layout.ts';
import { ensigns, liveryOf, silhouetteOf } from './livery.ts';
import {
  type Air,
  burn,
  decorate,
  exchange,
  fall,
  fly,
  flyPast,
  land,
  launch,
  type Of,
  rain,
  rock,
  rollOut,
  strafe,
  tow,
  turn,
} from './motions.ts';
import { type GunFace, Pieces } from './pieces.ts';
import { SquadronsSpots } from './spots.ts';
import { announce, crack, deal, flare, hop, lower, play, riffle, tumble } from './trifles.ts';
import { settingOf } from './words.ts';

const planeSize = 72;
/** Where a plane's letter and number stand beside it, and its insignia. */
const tagAt = { x: -18, y: 23 };
const medalAt = { x: 20, y: -22 };

/** The trench map of Squadrons: fields and guns, planes on their stands, and what is about to happen to them. */
export class SquadronsBoard extends PaintedBoard<SquadronsView, SquadronsEvent, Foresight> {
  readonly #setting: Setting;
  readonly #layout: Layout;
  readonly #formation: Formation;
  readonly #pieces: Pieces;
  protected readonly hints: Hints;
  protected readonly spots: SquadronsSpots;
  protected readonly grain = 41;
  /** Along the edge of whoever has the turn. */
  readonly #lamp = new Graphics();
  readonly #burns = new Container();
  readonly #guns = new Container<Sprite>();
  readonly #stands = new Container<Sprite>();
  readonly #shadows = new Container();
  readonly #planes = new Container();
  readonly #tags = new Container<Sprite>();
  readonly #medals = new Container<Sprite>();
  /** In a dogfight everything but the two is dim. */
  readonly #dusk = new Graphics();
  readonly #plates = new Container();
  readonly #biplanes: readonly Biplane[];
  readonly #air: Air;
  readonly #stop: () => void;
  /** By plane: the square it came down on. */
  #fallen: ReadonlyMap<number, number> = new Map();

  constructor({ options, stage }: BoardContext) {
    super(stage);
    const setting = settingOf(options);
    this.#setting = setting;
    this.#layout = new Layout(setting);
    this.#formation = new Formation(setting, this.#layout);
    const scale = sharpness(stage, this.#layout.bounds.height);
    this.#pieces = new Pieces(scale);
    const kit = paintKit(scale);
    // A plane is a third as large here as it is painted.
    const fine = Math.max(1, scale / 2);
    const art = setting.planes.map((_, plane) =>
      paintArt(silhouetteOf(setting, plane), liveryOf(setting, plane), fine),
    );
    const make = (of: readonly BiplaneArt[]) => of.map((one) => new Biplane(kit, one, planeSize));
    this.#biplanes = make(art);
    this.hints = new Hints(this.#layout, this.#formation, this.#pieces, make(art));
    this.spots = new SquadronsSpots(setting, this.#layout, this.#pieces);
    for (const [gun, square] of setting.gunSquares.entries()) {
      this.#guns.addChild(piece(this.#pieces.gun(this.#ownerOf(gun), 'down'), this.#layout.at(square)));
    }
    for (const [plane, biplane] of this.#biplanes.entries()) {
      const { squadron, number } = setting.planes[plane];
      this.#stands.addChild(piece(this.#pieces.stand(squadron), { x: 0, y: 0 }));
      this.#shadows.addChild(biplane.shadow);
      this.#planes.addChild(biplane);
      this.#tags.addChild(piece(this.#pieces.tag(squadron, number), { x: 0, y: 0 }));
      this.#medals.addChild(piece(this.#pieces.insignia(0, 1), { x: 0, y: 0 }));
    }
    this.table.addChild(
      this.#lamp,
      this.#burns,
      this.hints.under,
      this.#guns,
      this.spots.root,
      this.hints.ways,
      this.#stands,
      this.#shadows,
      this.trails,
      this.#planes,
      this.#tags,
      this.#medals,
      this.hints.ghosts,
      this.#dusk,
      this.#plates,
      this.hints.over,
      this.spots.over,
      this.effects,
    );
    this.#air = {
      stage,
      kit,
      layout: this.#layout,
      formation: this.#formation,
      pieces: this.#pieces,
      biplanes: this.#biplanes,
      layer: this.effects,
      trails: this.trails,
      pose: (plane, attitude) => this.#pose(plane, attitude),
      fade: (plane, share) => this.#fade(plane, share),
      stand: (plane, share) => this.#stand(plane, share),
      lean: (at, closer) => this.lean(at, closer),
    };
    this.#stop = stage.ambient((time) => {
      for (const [i, plane] of this.#biplanes.entries()) if (this.view?.planes[i]?.flying) plane.drift(time);
    });
  }

  protected get bounds(): Clearing {
    return this.#layout.bounds;
  }

  protected paintSky(brush: Brush, width: number, height: number): void {
    paintDesk(brush, width, height);
  }

  protected paintGround(brush: Brush): void {
    paintMap(brush, this.#setting, this.#layout);
  }

  /** Where planes came down is told by what happened, not by how the table stands. */
  past(events: readonly SquadronsEvent[]): void {
    const fallen = new Map<number, number>();
    for (const event of events) if (event.type === 'shotDown') fallen.set(event.plane, event.square);
    this.#fallen = fallen;
    if (this.view) this.#scorch(this.view);
    this.stage.draw();
  }

  protected show(view: SquadronsView): void {
    for (const plane of view.planes.keys()) {
      const there = this.#formation.isThere(plane, view);
      this.#fade(plane, there ? 1 : 0);
      this.#biplanes[plane].damage(0, 1);
      this.#biplanes[plane].drift(0);
      if (!there) continue;
      const { squadron, flying, victories } = view.planes[plane];
      this.#stands.children[plane].texture = this.#pieces.stand(squadron);
      this.#tags.children[plane].texture = this.#pieces.tag(squadron, this.#setting.planes[plane].number);
      const medal = this.#medals.children[plane];
      medal.visible = victories > 0;
      if (victories > 0)
        medal.texture = this.#pieces.insignia(this.#setting.squadrons[squadron].side, Math.min(2, victories));
      this.#stand(plane, flying ? 1 : 0);
      this.#pose(plane, this.#formation.at(plane, view));
    }
    for (const [gun, sign] of this.#guns.children.entries()) {
      sign.texture = this.#pieces.gun(this.#ownerOf(gun), this.#faceOf(gun, view));
      sign.scale.set(1);
    }
    this.#light(view.mover === none ? none : this.#setting.seats[view.mover].side);
    this.#darken(view, 1);
    this.#scorch(view);
    this.#pin(view);
  }

  override destroy(): void {
    this.#stop();
    this.#pieces.destroy();
    super.destroy();
  }

  protected async animate(event: SquadronsEvent, before: SquadronsView, after: SquadronsView): Promise<void> {
    const air = this.#air;
    const was = (plane: number) => this.#formation.at(plane, before);
    const becomes = (plane: number) => this.#formation.at(plane, after);
    switch (event.type) {
      case 'setUp':
        return this.#taxi(after);
      case 'gunsSealed':
      case 'takenBack':
        return this.stage.tween(200, () => {});
      case 'gunsPlaced':
        return this.#turnGuns(event.side);
      case 'threwForFirst':
        await Promise.all(event.throws.map((dice, seat) => tumble(air, this.#homeOf(seat), dice, 800)));
        return;
      case 'turnBegan':
        return this.#hail(event);
      case 'launched':
        return launch(air, event.plane, was(event.plane), becomes(event.plane));
      case 'drew':
        return deal(air, this.#field(event.squadron), this.#hand(event.squadron), new Array(event.count).fill(null));
      case 'kept':
        return this.stage.tween(200, () => {});
      case 'discarded':
        return deal(air, this.#hand(event.squadron), this.#field(event.squadron), event.cards);
      case 'reshuffled':
        return riffle(air, this.#field(event.squadron));
      case 'gave':
        return tow(air, event.plane, was(event.plane), becomes(event.plane));
      case 'passed':
        return announce(air, say('table.squadrons.passes').toUpperCase(), this.#homeOf(event.seat).y);
      case 'stayed':
        return rock(air, event.plane, was(event.plane));
      case 'rolled':
        return tumble(air, this.#homeOf(event.seat), event.dice);
      case 'took':
        return hop(air, this.#homeOf(after.mover), was(event.plane), event.die);
      case 'flew':
        return fly(air, event, was(event.plane));
      case 'crossedLine':
        return flare(air, becomes(event.plane).x);
      case 'gunTurned':
        return this.#turnUp(event, after);
      case 'landed':
        return land(air, event.plane, was(event.plane), becomes(event.plane));
      case 'faced':
        return turn(air, event.plane, was(event.plane), becomes(event.plane));
      case 'dogfightBegan':
        this.lean(becomes(event.target), 1.12);
        return this.stage.tween(300, (t) => this.#darken(after, smooth(t)));
      case 'shot':
        await play(air, becomes(event.plane), event.card);
        return tracers(air, this.#biplanes[event.plane].muzzle, was(event.target), 0);
      case 'defended':
        return this.#answer(event, was);
      case 'undefended':
        return this.stage.tween(400, () => {});
      case 'exchanged':
        return exchange(air, event, event.planes.map(was), event.planes.map(becomes));
      case 'heldFire':
        return misfire(air, this.#biplanes[event.plane].muzzle, 'held');
      case 'strafed':
        await play(air, was(event.plane), event.card);
        return strafe(air, event.plane, was(event.plane), was(event.target));
      case 'shotDown':
        return before.planes[event.plane].flying
          ? fall(air, event.plane, was(event.plane))
          : burn(air, event.plane, was(event.plane));
      case 'ace': {
        const { x, y } = becomes(event.plane);
        const of = this.#setting.squadrons[after.planes[event.plane].squadron].side;
        return decorate(air, { x: x + medalAt.x, y: y + medalAt.y }, of, event.insignia);
      }
      case 'out':
      case 'resigned':
        await Promise.all(
          this.#setting.squadronsOf[event.seat].map((squadron) =>
            lower(air, this.#field(squadron), ensigns[squadron].ink),
          ),
        );
        return;
      case 'over':
        return event.outcome.winners.length === 0 ? rain(air) : flyPast(air, this.#victors(event, after));
      default:
        event satisfies never;
    }
  }

  async #answer({ plane, from, card, defence }: Of<'defended'>, was: (plane: number) => Attitude): Promise<void> {
    const air = this.#air;
    await play(air, was(plane), card);
    if (defence === 'rolledOut') return rollOut(air, plane, was(plane));
    if (defence === 'looped') return this.stage.tween(120, () => {});
    return tracers(air, this.#biplanes[plane].muzzle, was(from), defence === 'shotBack' ? 2 : 0);
  }

  async #taxi(after: SquadronsView): Promise<void> {
    const planes = [...after.planes.keys()].filter((plane) => this.#formation.isThere(plane, after));
    const time = 420 + planes.length * 60;
    await this.stage.tween(time, (t) => {
      for (const [i, plane] of planes.entries()) {
        const at = this.#formation.at(plane, after);
        const out = 1 - smooth(Math.max(0, Math.min(1, (t * time - i * 60) / 420)));
        this.#fade(plane, 1 - out * 0.9);
        this.#pose(plane, {
          ...at,
          x: at.x - Math.cos(at.heading) * out * 26,
          y: at.y - Math.sin(at.heading) * out * 26,
        });
      }
    });
  }

  #turnGuns(of: number): Promise<void> {
    const own = this.#guns.children.filter((_, gun) => this.#setting.gunSide[this.#setting.gunSquares[gun]] === of);
    return this.stage.tween(300, (t) => {
      for (const sign of own) sign.scale.set(Math.max(0.06, Math.abs(Math.cos(Math.PI * t))), 1);
    });
  }

  async #hail({ round, seat }: Of<'turnBegan'>): Promise<void> {
    this.#light(this.#setting.seats[seat].side);
    await announce(this.#air, say('table.squadrons.round', { round }).toUpperCase(), this.#layout.line);
  }

  async #turnUp({ square, hit }: Of<'gunTurned'>, after: SquadronsView): Promise<void> {
    const gun = this.#setting.gunAt[square];
    const sign = this.#guns.children[gun];
    const turning = crack(this.#air, this.#layout.at(square), sign, hit);
    await this.stage.tween(150, () => {});
    sign.texture = this.#pieces.gun(this.#ownerOf(gun), this.#faceOf(gun, after));
    await turning;
  }

  #victors({ outcome }: Of<'over'>, view: SquadronsView): number[] {
    return [...view.planes.keys()].filter((plane) => {
      const { seat } = this.#setting.squadrons[view.planes[plane].squadron];
      return outcome.winners.includes(seat) && this.#formation.isThere(plane, view);
    });
  }

  #pose(plane: number, attitude: Attitude): void {
    const { x, y } = attitude;
    this.#biplanes[plane].pose(attitude);
    this.#stands.children[plane].position.set(x, y);
    this.#tags.children[plane].position.set(x + tagAt.x, y + tagAt.y);
    this.#medals.children[plane].position.set(x + medalAt.x, y + medalAt.y);
  }

  #fade(plane: number, share: number): void {
    this.#biplanes[plane].fade(share);
    for (const layer of [this.#stands, this.#tags, this.#medals]) {
      layer.children[plane].visible = layer.children[plane].visible && share > 0;
      layer.children[plane].alpha = share;
    }
  }

  /** A plane on the ground has no stand, and needs no tag to be told from others. */
  #stand(plane: number, share: number): void {
    for (const layer of [this.#stands, this.#tags]) {
      layer.children[plane].visible = share > 0;
      layer.children[plane].alpha = share;
    }
  }

  #ownerOf(gun: number): number {
    return this.#setting.squadrons.findIndex(({ guns }) => guns.includes(gun));
  }

  #faceOf(gun: number, view: SquadronsView): GunFace {
    const square = this.#setting.gunSquares[gun];
    if (view.seen[gun]) return view.guns[gun] === 1 ? 'seenHit' : 'seenMiss';
    if (view.guns[gun] !== none) return view.guns[gun] === 1 ? 'ownHit' : 'ownMiss';
    // What its owner has sealed is known to nobody else.
    const { sealed } = view;
    const own = typeof view.viewer === 'number' && this.#setting.squadronsOf[view.viewer].includes(this.#ownerOf(gun));
    if (!own || sealed === undefined || sealed === 'random') return 'down';
    return sealed.includes(square) ? 'ownHit' : 'ownMiss';
  }

  #light(of: number): void {
    const { width, height } = this.#layout;
    this.#lamp.clear();
    if (of === none) return;
    const y = of === 0 ? height + 3 : -9;
    this.#lamp.roundRect(0, y, width, 6, 3).fill({ color: 0xffcf5a, alpha: 0.95 });
    for (let i = 1; i <= 4; i++) {
      const deep = i * 14;
      this.#lamp.rect(0, of === 0 ? height - deep : 0, width, deep).fill({ color: 0xffcf5a, alpha: 0.035 });
    }
  }

  #darken({ dogfight, planes }: SquadronsView, share: number): void {
    this.#dusk.clear();
    if (dogfight === null) return;
    const { x, y, width, height } = this.#layout.bounds;
    const pair = [dogfight.shooter, dogfight.target].map((plane) => planes[plane].square).filter((at) => at !== none);
    this.#dusk.rect(x, y, width, height).fill({ color: 0x140a02, alpha: 0.56 * share });
    const middle = pair.map((square) => this.#layout.at(square));
    const centre = {
      x: middle.reduce((sum, at) => sum + at.x, 0) / middle.length,
      y: middle.reduce((sum, at) => sum + at.y, 0) / middle.length,
    };
    this.#dusk.circle(centre.x, centre.y, side * 1.35).cut();
  }

  #scorch({ planes }: SquadronsView): void {
    for (const mark of this.#burns.removeChildren()) mark.destroy();
    for (const [plane, square] of this.#fallen) {
      if (planes[plane].square !== none) continue;
      const { x, y } = this.#layout.at(square);
      this.#burns.addChild(
        piece(this.#pieces.burn(plane), { x: x + ((plane * 7) % 9) - 4, y: y + ((plane * 5) % 9) - 4 }),
      );
    }
  }

  /** Attacks that follow when everybody has moved stay on the map until then. */
  #pin(view: SquadronsView): void {
    for (const plate of this.#plates.removeChildren()) plate.destroy();
    const { dogfight } = view;
    const pinned = dogfight === null ? pinnedIn(this.#setting, view) : [dogfight];
    for (const { target, attack } of pinned) {
      const { x, y } = this.#layout.at(view.planes[target].square);
      const words = say(`table.squadrons.attack.${attack}`).toUpperCase();
      const left = x > this.#layout.width - side;
      this.#plates.addChild(
        piece(this.#pieces.plate(words), { x: x + (left ? -1 : 1) * side * 0.95, y: y + side * 0.36 }),
      );
    }
  }

  /** Where a seat's things lie: the middle of its half. */
  #homeOf(seat: number): Point {
    const { width, height, line } = this.#layout;
    return {
      x: width / 2,
      y: this.#setting.seats[seat]?.side === 1 ? between(0, line, 0.4) : between(line, height, 0.6),
    };
  }

  /** Where a squadron's pack lies, and where its hand is. */
  #field(squadron: number): Point {
    const squares = this.#setting.squadrons[squadron].landing.map((square) => this.#layout.at(square));
    return squares[Math.floor(squares.length / 2)];
  }

  #hand(squadron: number): Point {
    const { x, y } = this.#field(squadron);
    return {
      x: between(x, this.#layout.width / 2, 0.4),
      y: y > this.#layout.height / 2 ? y + side * 1.6 : y - side * 1.2,
    };
  }
}
