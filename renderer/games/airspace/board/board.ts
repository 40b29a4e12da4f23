import type { Hex } from '@aerodrome/engine/boards/hex.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import { type GameData, sideOfPlane } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { Covered } from '@aerodrome/engine/games/airspace/guns.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import type { AirspaceEvent } from '@aerodrome/engine/games/airspace/state.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import { Container, type Sprite } from 'pixi.js';
import { type Attitude, Biplane, paintArt } from '../../../boards/biplane.ts';
import type { BoardContext, BoardFrame, Mark, Point, Rect } from '../../../boards/board.ts';
import { paintEffectTextures } from '../../../boards/effectTextures.ts';
import { PaintedBoard } from '../../../boards/paintedBoard.ts';
import { pixelsPerUnit, spriteAt } from '../../../boards/textureCache.ts';
import type { Brush } from '../../../ui/brush.ts';
import { hexFromSpot, isBystander } from '../names.ts';
import { type AnimationContext, arrive, buck, fly, hold, shift, shoot } from './animations.ts';
import { paintGround, paintSky } from './backdrop.ts';
import { closeUpRect } from './closeUp.ts';
import { Clouds } from './clouds.ts';
import { crash, fall, goHome, leave, win } from './endAnimations.ts';
import { Formation } from './formation.ts';
import { hexSide, Layout } from './layout.ts';
import { liveries } from './livery.ts';
import { Pennant } from './pennant.ts';
import { Pieces } from './pieces.ts';
import { PreviewLayer } from './previewLayer.ts';
import { silhouettes } from './silhouettes.ts';
import { AirspaceSpots } from './spots.ts';
import { Threats } from './threats.ts';
import { Wrecks } from './wrecks.ts';

const planeSize = 176;
/** The offset of the level flag from its plane. */
const beside = { x: -56, y: 50 };

/** The board of Airspace: hexes over clouds, planes at their heights, and previews. */
export class AirspaceBoard extends PaintedBoard<AirspaceTypes> {
  readonly #gameData: GameData;
  readonly #layout: Layout;
  readonly #formation: Formation;
  readonly #pieces: Pieces;
  readonly #clouds = new Clouds();
  protected readonly previewLayer: PreviewLayer;
  readonly #shadows = new Container();
  readonly #planes = new Container();
  readonly #flags = new Container<Sprite>();
  readonly #pennant: Pennant;
  readonly #threats: Threats;
  readonly #wrecks: Wrecks;
  #offered: readonly Spot[] = [];
  protected readonly grainSeed = 23;
  protected readonly spots: AirspaceSpots;
  readonly #biplanes: readonly Biplane[];
  readonly #animationContext: AnimationContext;
  readonly #stop: () => void;

  constructor({ gameData, stage }: BoardContext<AirspaceTypes>) {
    super(stage);
    this.#gameData = gameData;
    this.#layout = new Layout(this.#gameData);
    this.#formation = new Formation(this.#layout);
    const scale = pixelsPerUnit(stage, 700);
    this.#pieces = new Pieces(scale);
    const textures = paintEffectTextures(scale);
    const art = this.#gameData.airplanes.map((name) => paintArt(silhouettes[name], liveries[name], scale));
    const make = () => art.map((one) => new Biplane(textures, one, planeSize));
    this.#biplanes = make();
    this.previewLayer = new PreviewLayer(this.#gameData, this.#layout, this.#formation, this.#pieces, make());
    this.spots = new AirspaceSpots(this.#gameData, this.#layout, this.#formation, this.#pieces);
    this.#threats = new Threats(this.#layout, this.#pieces);
    this.#wrecks = new Wrecks(textures.smoke, this.#layout);
    this.#pennant = new Pennant(this.#pieces, this.#layout, this.#gameData);
    for (const [plane, biplane] of this.#biplanes.entries()) {
      this.#shadows.addChild(biplane.shadow);
      this.#planes.addChild(biplane);
      this.#flags.addChild(spriteAt(this.#pieces.flag(sideOfPlane(plane), 6), { x: 0, y: 0 }));
    }
    this.#planes.sortableChildren = true;
    this.table.addChild(
      this.#threats.root,
      this.spots.root,
      this.previewLayer.ways,
      this.#pennant,
      this.#shadows,
      this.trails,
      this.#planes,
      this.#wrecks,
      this.previewLayer.ghosts,
      this.#flags,
      this.previewLayer.over,
      this.spots.over,
      this.effects,
    );
    this.background.addChild(this.#clouds);
    this.#animationContext = {
      stage,
      textures,
      gameData: this.#gameData,
      layout: this.#layout,
      pieces: this.#pieces,
      biplanes: this.#biplanes,
      layer: this.effects,
      trails: this.trails,
      pose: (plane, attitude) => this.#pose(plane, attitude),
      fade: (plane, share) => this.#fade(plane, share),
      zoomBriefly: (at, closer) =>
        this.zoomBriefly(
          at,
          this.#closest * closer,
          this.view ? closeUpRect(this.bounds, this.#formation, this.view, [at]) : this.bounds,
        ),
    };
    this.#stop = stage.addAmbient((time) => {
      this.#clouds.animateAmbient(time);
      this.#wrecks.rise(time);
      for (const plane of this.#biplanes) plane.animateAmbient(time);
    });
  }

  protected get bounds(): Rect {
    return this.#layout.bounds;
  }

  /** The instruments stand in the gutters. The board keeps clear of them while that does not make it smaller. */
  protected override tableArea(boardArea: Rect): Rect {
    const { width, height } = this.bounds;
    // In a low and wide board area, with all panels folded, sights and tape stand at its sides.
    const share = boardArea.width > 2 * boardArea.height ? 0.5 : 0.72;
    const wide = Math.max(boardArea.width * share, Math.min(boardArea.width, (boardArea.height * width) / height));
    return { ...boardArea, x: boardArea.x + (boardArea.width - wide) / 2, width: wide };
  }

  /** Turns the map so that the other edge is below. */
  turn(turned: boolean): void {
    if (turned === this.#layout.turned) return;
    this.#layout.turned = turned;
    this.relayout();
  }

  /** Highlights the hexes that a side could shoot into on its next turn. */
  threaten(covered: readonly Covered[], hexSide: number): void {
    this.#threats.show(covered, hexSide);
    this.stage.requestFrame();
  }

  /** Shows smoke over these hexes. */
  smoke(sites: readonly Hex[]): void {
    if (sites.length + this.#wrecks.children.length === 0) return;
    this.#wrecks.show(sites);
    this.stage.requestFrame();
  }

  /** While an order is built or a target is chosen, the camera stays zoomed in on the planes and places concerned. */
  override mark(marks: ReadonlyMap<Spot, Mark>): void {
    super.mark(marks);
    this.#offered = [...marks.keys()];
    if (this.view) for (const plane of this.#formation.aloft(this.view)) this.#dim(plane, this.view);
    this.#lookCloser();
  }

  /** Zooms to all planes and all offered places. */
  #lookCloser(): void {
    const places = this.#offered.flatMap((spot): Point[] => {
      const hex = hexFromSpot(spot);
      const outline = hex ? { centre: this.#layout.at(hex) } : this.outlineOf(spot);
      return outline && 'centre' in outline ? [outline.centre] : [];
    });
    if (this.view && places.length > 0)
      this.zoomTo(closeUpRect(this.bounds, this.#formation, this.view, places), this.#closest);
    else this.zoomOut();
  }

  protected paintSky(brush: Brush, width: number, height: number): void {
    paintSky(brush, width, height);
  }

  protected paintGround(brush: Brush): void {
    paintGround(brush, this.#gameData, this.#layout);
  }

  override resize(width: number, height: number, boardArea: Rect): void {
    super.resize(width, height, boardArea);
    this.#clouds.resize(width, height);
    this.#lookCloser();
  }

  protected show(view: AirspaceView): void {
    this.#wrecks.place();
    for (const [i, { altitude, capacity }] of view.planes.entries()) {
      const flies = this.#formation.flies(i, view);
      this.#fade(i, flies ? 1 : 0);
      if (flies) this.#dim(i, view);
      this.#biplanes[i].damage(this.#gameData.capacity[i] - capacity, this.#gameData.capacity[i]);
      if (!flies) continue;
      this.#flags.children[i].texture = this.#pieces.flag(sideOfPlane(i), altitude);
      this.#biplanes[i].zIndex = altitude;
      this.#pose(i, this.#formation.at(i, view));
    }
    this.#pennant.show(view.initiative);
  }

  override destroy(): void {
    this.#stop();
    this.#pieces.destroy();
    super.destroy();
  }

  protected async animate(event: AirspaceEvent, before: AirspaceView, after: AirspaceView): Promise<void> {
    const animationContext = this.#animationContext;
    switch (event.type) {
      case 'startRolled':
      case 'initiativeRolled':
        // The die is animated in the sights; the board only waits.
        return this.stage.tween(700, () => {});
      case 'placed':
        return arrive(animationContext, event.plane, this.#formation.at(event.plane, after));
      case 'phaseBegan':
        return this.#pennant.carry(this.stage, before.initiative, event.initiative);
      case 'turnBegan':
        return this.stage.tween(200, () => {});
      case 'flew':
        return fly(
          animationContext,
          event,
          this.#formation.at(event.plane, before),
          this.#formation.at(event.plane, after),
        );
      case 'crashed':
        return crash(animationContext, event.plane, this.#formation.at(event.plane, before));
      case 'left':
        return leave(animationContext, event.plane, this.#formation.at(event.plane, before));
      case 'held':
        return hold(animationContext, event.plane);
      case 'shot':
        return shoot(animationContext, event);
      case 'damaged':
        return buck(animationContext, event, this.#formation.at(event.plane, before));
      case 'shotDown':
        return fall(animationContext, event.plane, this.#formation.at(event.plane, before));
      case 'resigned':
        await Promise.all(
          this.#formation
            .aloft(before)
            .flatMap((plane) =>
              event.planes.includes(plane) ? [goHome(animationContext, plane, this.#formation.at(plane, before))] : [],
            ),
        );
        return;
      case 'over':
        if (event.outcome.ending === 'drawn')
          await Promise.all(
            this.#formation
              .aloft(before)
              .map((plane) => goHome(animationContext, plane, this.#formation.at(plane, before))),
          );
        else
          await Promise.all(
            this.#winners(event.outcome.winners, after).map((plane) =>
              win(animationContext, plane, this.#formation.at(plane, after)),
            ),
          );
        return;
      // Shown on the control strips.
      case 'pointLost':
      case 'phaseEnded':
        return this.stage.tween(250, () => {});
      // Shown by order slip and log only.
      case 'drawOffered':
      case 'drawAnswered':
      case 'drawLapsed':
        return;
      default:
        event satisfies never;
    }
  }

  /** Planes that stay over a hex make room for arriving planes and close up after leaving ones. */
  protected override concurrentAnimations(
    frames: readonly BoardFrame<AirspaceTypes>[],
    before: AirspaceView,
    after: AirspaceView,
  ) {
    const flown = new Set(frames.flatMap(({ event }) => (event.type === 'flew' ? [event.plane] : [])));
    if (flown.size === 0) return [];
    return before.planes.flatMap((_, plane) => {
      const stays = !flown.has(plane) && this.#formation.flies(plane, before) && this.#formation.flies(plane, after);
      if (!stays) return [];
      return [
        shift(this.#animationContext, plane, this.#formation.at(plane, before), this.#formation.at(plane, after)),
      ];
    });
  }

  /** The maximum zoom: small hexes need more of it than those of a large screen. */
  get #closest(): number {
    return Math.max(1, Math.min(3, 36 / (hexSide * this.table.scale.x)));
  }

  #winners(winners: readonly number[], view: AirspaceView): number[] {
    return this.#formation.aloft(view).filter((plane) => winners.includes(this.#gameData.owner[plane]));
  }

  #pose(plane: number, attitude: Attitude): void {
    this.#biplanes[plane].pose(attitude);
    this.#flags.children[plane].position.set(attitude.x + beside.x, attitude.y + beside.y);
  }

  #fade(plane: number, share: number): void {
    this.#biplanes[plane].fade(share);
    this.#flags.children[plane].visible = share > 0;
    this.#flags.children[plane].alpha = share;
  }

  /** While a target is chosen, planes that neither shoot nor can be shot at are dimmed. */
  #dim(plane: number, view: AirspaceView): void {
    const aside = isBystander(plane, view.plane, this.#offered);
    this.#biplanes[plane].alpha = aside ? 0.42 : 1;
    this.#flags.children[plane].alpha = aside ? 0.6 : 1;
  }
}
