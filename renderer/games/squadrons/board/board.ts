import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { american, type SquadronsEvent } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type Attitude, Biplane, type BiplaneArt, paintArt } from '../../../boards/biplane.ts';
import type { BoardContext, Point, Rect } from '../../../boards/board.ts';
import { lerp, smoothstep } from '../../../boards/easing.ts';
import { paintEffectTextures } from '../../../boards/effectTextures.ts';
import { fireTracers, misfire } from '../../../boards/gunfire.ts';
import { PaintedBoard } from '../../../boards/paintedBoard.ts';
import { pixelsPerUnit } from '../../../boards/textureCache.ts';
import type { Brush } from '../../../ui/brush.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import {
  type AnimationContext,
  burn,
  decorate,
  type EventOf,
  exchange,
  fall,
  fly,
  flyPast,
  land,
  launch,
  rain,
  rock,
  rollOut,
  strafe,
  tow,
  turn,
} from './animations.ts';
import { paintDesk, paintMap } from './backdrop.ts';
import { announce, crack, deal, flare, hop, lower, play, riffle, tumble } from './diceAndCardAnimations.ts';
import { Fleet, medalOffset } from './fleet.ts';
import { Formation } from './formation.ts';
import { Ground } from './ground.ts';
import { Layout, squareSide } from './layout.ts';
import { ensigns, liveryOf, silhouetteOf } from './livery.ts';
import { Pieces } from './pieces.ts';
import { PreviewLayer } from './previewLayer.ts';
import { SquadronsSpots } from './spots.ts';

const planeSize = 72;
/** Minimum width of the gutters beside the map, in rem. */
const gutter = 3.25;

/** The map of Squadrons: fields and guns, planes on their stands, and previews. */
export class SquadronsBoard extends PaintedBoard<SquadronsTableTypes> {
  readonly #gameData: GameData;
  readonly #layout: Layout;
  readonly #formation: Formation;
  readonly #pieces: Pieces;
  protected readonly previewLayer: PreviewLayer;
  protected readonly spots: SquadronsSpots;
  protected readonly grainSeed = 41;
  readonly #ground: Ground;
  readonly #fleet: Fleet;
  readonly #biplanes: readonly Biplane[];
  readonly #animationContext: AnimationContext;
  readonly #stop: () => void;

  constructor({ gameData, stage }: BoardContext<SquadronsTableTypes>) {
    super(stage);

    this.#gameData = gameData;
    this.#layout = new Layout(gameData);
    this.#formation = new Formation(gameData, this.#layout);
    const scale = pixelsPerUnit(stage, this.#layout.bounds.height);
    this.#pieces = new Pieces(scale);
    const textures = paintEffectTextures(scale);
    // Planes are drawn at a third of their painted size.
    const fine = Math.max(1, scale / 2);
    const art = gameData.planes.map((_, plane) =>
      paintArt(silhouetteOf(gameData, plane), liveryOf(gameData, plane), fine),
    );
    const make = (of: readonly BiplaneArt[]) => of.map((one) => new Biplane(textures, one, planeSize));
    this.#biplanes = make(art);
    this.previewLayer = new PreviewLayer(this.#layout, this.#formation, this.#pieces, make(art));
    this.spots = new SquadronsSpots(gameData, this.#layout, this.#pieces);
    this.#ground = new Ground(gameData, this.#layout, this.#pieces);
    this.#fleet = new Fleet(gameData, this.#formation, this.#pieces, this.#biplanes);
    const [ground, fleet] = [this.#ground, this.#fleet];
    this.table.addChild(
      ground.lamp,
      ground.rolls,
      this.previewLayer.under,
      ground.guns,
      ground.burns,
      this.spots.root,
      this.previewLayer.ways,
      fleet.stands,
      fleet.shadows,
      this.trails,
      fleet.planes,
      fleet.tags,
      fleet.medals,
      this.previewLayer.ghosts,
      ground.dusk,
      ground.plates,
      this.previewLayer.over,
      this.spots.over,
      this.effects,
    );
    this.#animationContext = {
      stage,
      textures,
      layout: this.#layout,
      formation: this.#formation,
      pieces: this.#pieces,
      biplanes: this.#biplanes,
      layer: this.effects,
      trails: this.trails,
      pose: (plane, attitude) => fleet.pose(plane, attitude),
      fade: (plane, share) => fleet.fade(plane, share),
      stand: (plane, share) => fleet.stand(plane, share),
      zoomBriefly: (at, closer) => this.zoomBriefly(at, closer),
    };
    this.#stop = stage.addAmbient((time) => {
      for (const [i, plane] of this.#biplanes.entries()) if (this.view?.planes[i]?.flying) plane.animateAmbient(time);
    });
  }

  protected get bounds(): Rect {
    return this.#layout.bounds;
  }

  /** Dice and dogfight slots beside the map grow with the text size. */
  protected override tableArea(boardArea: Rect): Rect {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const beside = gutter * rem;
    return { ...boardArea, x: boardArea.x + beside, width: boardArea.width - 2 * beside };
  }

  protected paintSky(brush: Brush, width: number, height: number): void {
    paintDesk(brush, width, height);
  }

  protected paintGround(brush: Brush): void {
    paintMap(brush, this.#gameData, this.#layout);
  }

  /** Turns the map so that the other edge is below. */
  turn(turned: boolean): void {
    if (turned === this.#layout.turned) return;
    this.#layout.turned = turned;
    this.relayout();
  }

  showTraces(events: readonly SquadronsEvent[]): void {
    const fallen = new Map<number, number>();
    for (const event of events) if (event.type === 'shotDown') fallen.set(event.plane, event.square);
    this.#ground.remember(fallen, this.view);
    this.stage.requestFrame();
  }

  protected show(view: SquadronsView): void {
    this.#fleet.show(view);
    this.#ground.show(view);
  }

  override destroy(): void {
    this.#stop();
    this.#pieces.destroy();
    super.destroy();
  }

  protected async animate(event: SquadronsEvent, before: SquadronsView, after: SquadronsView): Promise<void> {
    const animationContext = this.#animationContext;
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
        await Promise.all(event.throws.map((dice, seat) => tumble(animationContext, this.#homeOf(seat), dice, 800)));
        return;
      case 'turnBegan':
        return this.#hail(event);
      case 'launched':
        return launch(animationContext, event.plane, was(event.plane), becomes(event.plane));
      case 'drew':
        return deal(
          animationContext,
          this.#field(event.squadron),
          this.#hand(event.squadron),
          new Array(event.count).fill(null),
        );
      case 'kept':
        return this.stage.tween(200, () => {});
      case 'discarded':
        return deal(animationContext, this.#hand(event.squadron), this.#field(event.squadron), event.cards);
      case 'reshuffled':
        return riffle(animationContext, this.#field(event.squadron));
      case 'gave':
        return tow(animationContext, event.plane, was(event.plane), becomes(event.plane));
      case 'passed':
        return announce(animationContext, say('table.squadrons.passes').toUpperCase(), this.#homeOf(event.seat).y);
      case 'stayed':
        return rock(animationContext, event.plane, was(event.plane));
      case 'rolled':
        return tumble(animationContext, this.#homeOf(event.seat), event.dice);
      case 'took':
        return hop(animationContext, this.#homeOf(after.mover), was(event.plane), event.die);
      case 'flew':
        return fly(animationContext, event, was(event.plane));
      case 'crossedLine':
        return flare(animationContext, becomes(event.plane).x);
      case 'gunTurned':
        return this.#turnUp(event, after);
      case 'landed':
        return land(animationContext, event.plane, was(event.plane), becomes(event.plane));
      case 'faced':
        return turn(animationContext, event.plane, was(event.plane), becomes(event.plane));
      case 'dogfightBegan':
        this.zoomBriefly(becomes(event.target), 1.12);
        return this.stage.tween(300, (t) => this.#ground.darken(after, smoothstep(t)));
      case 'shot':
        await play(animationContext, becomes(event.plane), event.card);
        return fireTracers(animationContext, this.#biplanes[event.plane].muzzle, was(event.target), 0);
      case 'defended':
        return this.#answer(event, was);
      case 'undefended':
        return this.stage.tween(400, () => {});
      case 'exchanged':
        return exchange(animationContext, event, event.planes.map(was), event.planes.map(becomes));
      case 'heldFire':
        return misfire(animationContext, this.#biplanes[event.plane].muzzle, 'held');
      case 'strafed':
        await play(animationContext, was(event.plane), event.card);
        return strafe(animationContext, event.plane, was(event.plane), was(event.target));
      case 'shotDown':
        return before.planes[event.plane].flying
          ? fall(animationContext, event.plane, was(event.plane))
          : burn(animationContext, event.plane, was(event.plane));
      case 'ace': {
        const { x, y } = becomes(event.plane);
        const of = this.#gameData.squadrons[after.planes[event.plane].squadron].side;
        return decorate(animationContext, { x: x + medalOffset.x, y: y + medalOffset.y }, of, event.insignia);
      }
      case 'out':
      case 'resigned':
        await Promise.all(
          this.#gameData.squadronsOf[event.seat].map((squadron) =>
            lower(animationContext, this.#field(squadron), ensigns[squadron].ink),
          ),
        );
        return;
      case 'over':
        if (event.outcome.winners.length === 0) return rain(animationContext);
        await flyPast(animationContext, this.#victors(event, after));
        return this.stage.tween(700, (t) => this.#ground.rollUp(smoothstep(t)));
      default:
        event satisfies never;
    }
  }

  async #answer({ plane, from, card, defence }: EventOf<'defended'>, was: (plane: number) => Attitude): Promise<void> {
    const animationContext = this.#animationContext;
    await play(animationContext, was(plane), card);
    if (defence === 'rolledOut') return rollOut(animationContext, plane, was(plane));
    if (defence === 'looped') return this.stage.tween(120, () => {});
    return fireTracers(animationContext, this.#biplanes[plane].muzzle, was(from), defence === 'shotBack' ? 2 : 0);
  }

  async #taxi(after: SquadronsView): Promise<void> {
    const planes = [...after.planes.keys()].filter((plane) => this.#formation.isThere(plane, after));
    const time = 420 + planes.length * 60;
    await this.stage.tween(time, (t) => {
      for (const [i, plane] of planes.entries()) {
        const at = this.#formation.at(plane, after);
        const out = 1 - smoothstep(Math.max(0, Math.min(1, (t * time - i * 60) / 420)));
        this.#fleet.fade(plane, 1 - out * 0.9);
        this.#fleet.pose(plane, {
          ...at,
          x: at.x - Math.cos(at.heading) * out * 26,
          y: at.y - Math.sin(at.heading) * out * 26,
        });
      }
    });
  }

  #turnGuns(of: number): Promise<void> {
    const own = this.#ground.guns.children.filter(
      (_, gun) => this.#gameData.gunSide[this.#gameData.gunSquares[gun]] === of,
    );
    return this.stage.tween(300, (t) => {
      for (const sign of own) sign.scale.set(Math.max(0.06, Math.abs(Math.cos(Math.PI * t))), 1);
    });
  }

  async #hail({ round, seat }: EventOf<'turnBegan'>): Promise<void> {
    this.#ground.light(this.#gameData.seats[seat].side);
    await announce(this.#animationContext, say('table.squadrons.round', { round }).toUpperCase(), this.#layout.line);
  }

  async #turnUp({ square, hit }: EventOf<'gunTurned'>, after: SquadronsView): Promise<void> {
    const gun = this.#gameData.gunAt[square];
    const sign = this.#ground.guns.children[gun];
    const turning = crack(this.#animationContext, this.#layout.at(square), sign, hit);
    await this.stage.tween(150, () => {});
    this.#ground.turn(gun, after);
    await turning;
  }

  #victors({ outcome }: EventOf<'over'>, view: SquadronsView): number[] {
    return [...view.planes.keys()].filter((plane) => {
      const { seat } = this.#gameData.squadrons[view.planes[plane].squadron];
      return outcome.winners.includes(seat) && this.#formation.isThere(plane, view);
    });
  }

  /** The place of a seat's dice and plates: the middle of its half. */
  #homeOf(seat: number): Point {
    const { width, height, line } = this.#layout;
    return {
      x: width / 2,
      y: this.#layout.isBelow(this.#gameData.seats[seat]?.side ?? american)
        ? lerp(line, height, 0.6)
        : lerp(0, line, 0.4),
    };
  }

  /** The place of a squadron's pack and hand. */
  #field(squadron: number): Point {
    const squares = this.#gameData.squadrons[squadron].landing.map((square) => this.#layout.at(square));
    return squares[Math.floor(squares.length / 2)];
  }

  #hand(squadron: number): Point {
    const { x, y } = this.#field(squadron);
    return {
      x: lerp(x, this.#layout.width / 2, 0.4),
      y: y > this.#layout.height / 2 ? y + squareSide * 1.6 : y - squareSide * 1.2,
    };
  }
}
