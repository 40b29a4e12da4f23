import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import type { TrackTypes } from '@aerodrome/engine/games/track/index.ts';
import { mission, type TrackEvent } from '@aerodrome/engine/games/track/state.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import { Container } from 'pixi.js';
import { Biplane, paintArt } from '../../../boards/biplane.ts';
import type { BoardContext, BoardFrame, Point, Rect } from '../../../boards/board.ts';
import { photograph } from '../../../boards/effects.ts';
import { type EffectTextures, paintEffectTextures } from '../../../boards/effectTextures.ts';
import { misfire } from '../../../boards/gunfire.ts';
import { PaintedBoard } from '../../../boards/paintedBoard.ts';
import { pixelsPerUnit, spriteAt } from '../../../boards/textureCache.ts';
import type { Brush } from '../../../ui/brush.ts';
import {
  type AnimationContext,
  arrive,
  bomb,
  buck,
  fall,
  fly,
  leave,
  pathOnBoard,
  settle,
  shift,
  shoot,
} from './animations.ts';
import { paintGround, paintSky } from './backdrop.ts';
import { crashedPlane, Formation, onGround } from './formation.ts';
import { Layout } from './layout.ts';
import { liveries } from './livery.ts';
import { Pieces } from './pieces.ts';
import { PreviewLayer } from './previewLayer.ts';
import { silhouettes } from './silhouettes.ts';
import { TrackSpots } from './spots.ts';
import { Squares } from './squares.ts';
import { Wrecks } from './wrecks.ts';

const planeSize = 158;

/** The board of Track: the ring, the biplanes, and the played tiles beside it. */
export class TrackBoard extends PaintedBoard<TrackTypes> {
  readonly #gameData: GameData;
  readonly #layout: Layout;
  readonly #formation: Formation;
  readonly #pieces: Pieces;
  readonly #textures: EffectTextures;
  readonly #targets = new Container();
  protected readonly previewLayer: PreviewLayer;
  readonly #shadows = new Container();
  readonly #planes = new Container();
  readonly #squares: Squares;
  readonly #wrecks: Wrecks;
  protected readonly grainSeed = 17;
  protected readonly spots: TrackSpots;
  readonly #biplanes: Biplane[];
  readonly #animationContext: AnimationContext;
  readonly #stop: () => void;

  constructor({ gameData, stage }: BoardContext<TrackTypes>) {
    super(stage);
    this.#gameData = gameData;
    const { biplanes } = this.#gameData;
    this.#layout = new Layout(this.#gameData);
    this.#formation = new Formation(this.#gameData, this.#layout);
    const scale = pixelsPerUnit(stage, 600);
    this.#pieces = new Pieces(this.#gameData, scale);
    this.#textures = paintEffectTextures(scale);
    const names: readonly (keyof typeof silhouettes)[] = this.#gameData.planes > 2 ? [...biplanes, 'charge'] : biplanes;
    const art = names.map((name) => paintArt(silhouettes[name], liveries[name], scale));
    const make = () => names.map((name, i) => new Biplane(this.#textures, art[i], name === 'charge' ? 142 : planeSize));
    this.#biplanes = make();
    this.previewLayer = new PreviewLayer(this.#gameData, this.#layout, this.#formation, this.#pieces, make());
    this.#wrecks = new Wrecks(this.#textures, this.#formation, names, scale);
    this.#squares = new Squares(stage, this.#pieces);
    this.spots = new TrackSpots(this.#gameData, this.#layout, this.#pieces);
    for (const plane of this.#biplanes) {
      this.#shadows.addChild(plane.shadow);
      this.#planes.addChild(plane);
    }
    this.table.addChild(
      this.#targets,
      this.spots.root,
      this.previewLayer.ways,
      this.#wrecks.root,
      this.#shadows,
      this.trails,
      this.#planes,
      this.previewLayer.ghosts,
      this.effects,
    );
    // The tiles lie between background and foreground; the camera does not move them.
    this.root.addChildAt(this.#squares.root, 1);
    this.#animationContext = {
      stage,
      textures: this.#textures,
      gameData: this.#gameData,
      layout: this.#layout,
      biplanes: this.#biplanes,
      layer: this.effects,
      trails: this.trails,
      zoomBriefly: (at, closer) => this.zoomBriefly(at, closer),
    };
    this.#stop = stage.addAmbient((time) => {
      for (const plane of this.#biplanes) plane.animateAmbient(time);
      this.#wrecks.animateAmbient(time);
    });
  }

  protected get bounds(): Rect {
    return this.#layout.bounds;
  }

  protected override get alwaysVisible(): Rect {
    return this.#layout.alwaysVisible;
  }

  protected override tableArea(boardArea: Rect): Rect {
    this.#squares.resize(boardArea);
    const { width } = this.#squares;
    return { ...boardArea, x: boardArea.x + width, width: boardArea.width - 2 * width };
  }

  protected paintSky(brush: Brush, width: number, height: number): void {
    paintSky(brush, width, height);
  }

  protected paintGround(brush: Brush): void {
    paintGround(brush, this.#gameData, this.#layout);
  }

  protected show(view: TrackView): void {
    for (const [i, plane] of view.planes.entries()) {
      this.#pose(i, view);
      this.#biplanes[i].damage(plane.damage, this.#gameData.fallsAt[i]);
    }
    this.#wrecks.sync(view);
    this.#syncTargets(view);
    this.#squares.sync(view);
  }

  override destroy(): void {
    this.#stop();
    this.#pieces.destroy();
    super.destroy();
  }

  #pose(plane: number, view: TrackView): void {
    const flies = this.#formation.flies(plane, view);
    this.#biplanes[plane].fade(flies ? 1 : 0);
    if (flies) this.#biplanes[plane].pose(this.#formation.attitude(plane, view));
  }

  #syncTargets(view: TrackView): void {
    for (const child of [...this.#targets.children]) child.destroy();
    const { board } = this.#gameData;
    for (const [spot, state] of view.targets.entries()) {
      if (state === 0) continue;
      this.#targets.addChild(spriteAt(this.#pieces.target(state), this.#layout.spaces[board.targets[spot]]));
    }
    if (view.landed >= 0) {
      const { x, y } = this.#layout.spaces[view.landed];
      this.#targets.addChild(spriteAt(this.#pieces.marker(view.takeOff), { x, y: y + 46 }));
    }
  }

  protected async animate(event: TrackEvent, before: TrackView, after: TrackView): Promise<void> {
    const animationContext = this.#animationContext;
    switch (event.type) {
      case 'planSealed':
        return this.#squares.seal(event.seat, before);
      case 'takenBack':
        return this.#squares.takeBack(event.seat);
      case 'shown':
      case 'revealed':
        return this.#squares.reveal(event, before);
      case 'roundEnded':
        return this.stage.tween(240, () => {});
      case 'placed':
        return arrive(animationContext, event.plane, this.#formation.at(event.plane, after));
      case 'flew':
        if (pathOnBoard(this.#gameData, event).length === 0) return;
        return fly(
          animationContext,
          event,
          this.#formation.at(event.plane, before),
          this.#formation.at(event.plane, after),
        );
      case 'leftBoard':
        return leave(animationContext, event.plane);
      case 'shot':
        return shoot(animationContext, event);
      case 'damaged':
        this.#biplanes[event.plane].damage(event.damage, this.#gameData.fallsAt[event.plane]);
        return buck(animationContext, event.plane, event.hits);
      case 'shotDown':
        return this.#fall(event.plane, before);
      case 'crashed':
        // The fall itself is animated with the event that ends the match.
        return misfire(animationContext, this.#biplanes[event.seat].muzzle, 'jammed');
      case 'over': {
        const plane = crashedPlane(event.outcome);
        return plane === null ? undefined : this.#fall(plane, before);
      }
      case 'jammed':
        return misfire(animationContext, this.#biplanes[event.seat].muzzle, 'jammed');
      case 'unjammed':
        return misfire(animationContext, this.#biplanes[event.seat].muzzle, 'clear');
      case 'heldFire':
        return misfire(animationContext, this.#biplanes[event.plane].muzzle, 'held');
      case 'photographed':
        this.zoomBriefly(this.#spot(event.spot), 1.1);
        return photograph(animationContext, this.#spot(event.spot), 46);
      case 'bombed':
        return bomb(animationContext, mission, this.#spot(event.spot), () => this.#syncTargets(after));
      case 'landed':
        return settle(animationContext, mission, 1, onGround);
      case 'tookOff':
      case 'aborted':
        return settle(animationContext, mission, onGround, 1);
      case 'automatonDrew':
      case 'automatonChose':
        // Automaton tiles lie on the aid: the animation only waits.
        return this.stage.tween(650, () => {});
      case 'turnBegan':
        this.zoomOut();
        return this.stage.tween(180, () => {});
      // Shown by aids, hand and log only.
      case 'targetsPlaced':
      case 'drew':
      case 'objectiveDrawn':
      case 'swapSealed':
      case 'swapped':
      case 'exitDecided':
      case 'automatonTossed':
      case 'automatonAimed':
      case 'automatonRefilled':
      case 'shooterNamed':
      case 'oddHitGiven':
      case 'chargeTilesDiscarded':
      case 'tilesLost':
      case 'tilesReturned':
      case 'resigned':
        return;
      default:
        event satisfies never;
    }
  }

  /** Planes that stay on a space make room for arriving planes and close up after leaving ones. */
  protected override concurrentAnimations(
    frames: readonly BoardFrame<TrackTypes>[],
    before: TrackView,
    after: TrackView,
  ): Promise<void>[] {
    const flights = frames.flatMap(({ event }) => (event.type === 'flew' ? [event] : []));
    if (flights.length === 0) return [];
    const flying = new Set(
      flights.filter((event) => pathOnBoard(this.#gameData, event).length > 0).map(({ plane }) => plane),
    );
    const standing = before.planes.flatMap((_, plane) =>
      !flying.has(plane) && this.#formation.flies(plane, before) && this.#formation.flies(plane, after) ? [plane] : [],
    );
    return standing.map((plane) =>
      shift(this.#animationContext, plane, this.#formation.at(plane, before), this.#formation.at(plane, after)),
    );
  }

  #fall(plane: number, before: TrackView): Promise<void> {
    return fall(this.#animationContext, plane, this.#formation.site(plane, before), () =>
      this.#wrecks.add(plane, before),
    );
  }

  #spot(spot: number): Point {
    return this.#layout.spaces[this.#gameData.board.targets[spot]];
  }
}
