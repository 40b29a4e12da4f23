import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { TrackPreview } from '@aerodrome/engine/games/track/preview.ts';
import type { Setting } from '@aerodrome/engine/games/track/setting.ts';
import { mission, type TrackEvent } from '@aerodrome/engine/games/track/state.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import { Container, Sprite } from 'pixi.js';
import { Biplane, paintArt } from '../../boards/shared/biplane.ts';
import type { Board, BoardContext, Clearing, Frame, Mark, Matrix, Outline, Point } from '../../boards/shared/board.ts';
import { Camera } from '../../boards/shared/camera.ts';
import { photograph } from '../../boards/shared/effects.ts';
import { misfire } from '../../boards/shared/gunfire.ts';
import { type Kit, paintKit } from '../../boards/shared/kit.ts';
import { Moved } from '../../boards/shared/moved.ts';
import { paint } from '../../boards/shared/paint.ts';
import type { Stage } from '../../boards/shared/stage.ts';
import { paintBackdrop } from './backdrop.ts';
import { crashed, Formation, onGround } from './formation.ts';
import { Hints } from './hints.ts';
import { Layout } from './layout.ts';
import { liveries } from './livery.ts';
import { type Air, arrive, bomb, buck, fall, flown, fly, leave, settle, shift, shoot } from './motions.ts';
import { Pieces, piece } from './pieces.ts';
import { silhouettes } from './silhouettes.ts';
import { TrackSpots } from './spots.ts';
import { Squares } from './squares.ts';
import { settingOf } from './words.ts';
import { Wrecks } from './wrecks.ts';

const planeSize = 158;

/** Track's table: the ring over the evening sky, the biplanes on it, the played tiles beside it. */
export class TrackBoard implements Board<TrackView, TrackEvent, TrackPreview> {
  readonly root = new Container();
  readonly #stage: Stage;
  readonly #setting: Setting;
  readonly #layout: Layout;
  readonly #formation: Formation;
  readonly #pieces: Pieces;
  readonly #kit: Kit;
  readonly #backdrop = new Sprite();
  /** Everything in the board's own units. */
  readonly #table = new Container();
  readonly #targets = new Container();
  readonly #hints: Hints;
  readonly #shadows = new Container();
  readonly #trails = new Container();
  readonly #planes = new Container();
  readonly #effects = new Container();
  readonly #squares: Squares;
  readonly #wrecks: Wrecks;
  readonly #spots: TrackSpots;
  readonly #moved = new Moved();
  readonly #camera: Camera;
  readonly #biplanes: Biplane[];
  readonly #air: Air;
  readonly #stop: () => void;
  #view: TrackView | null = null;

  constructor({ options, stage }: BoardContext) {
    this.#stage = stage;
    this.#setting = settingOf(options);
    const { biplanes } = this.#setting;
    this.#layout = new Layout(this.#setting);
    this.#formation = new Formation(this.#setting, this.#layout);
    // Enough pixels to stay sharp where the board fills a large screen.
    const { screen, renderer } = stage.app;
    const scale = stage.light ? 1 : Math.min(4, Math.max(2, Math.round((screen.height * renderer.resolution) / 600)));
    this.#pieces = new Pieces(this.#setting, scale);
    this.#kit = paintKit(scale);
    const names: readonly (keyof typeof silhouettes)[] = this.#setting.planes > 2 ? [...biplanes, 'charge'] : biplanes;
    const art = names.map((name) => paintArt(silhouettes[name], liveries[name], scale));
    const make = () => names.map((name, i) => new Biplane(this.#kit, art[i], name === 'charge' ? 142 : planeSize));
    this.#biplanes = make();
    this.#hints = new Hints(this.#setting, this.#layout, this.#formation, this.#pieces, make());
    this.#wrecks = new Wrecks(this.#kit, this.#formation, names, scale);
    this.#squares = new Squares(stage, this.#pieces);
    this.#spots = new TrackSpots(this.#setting, this.#layout, this.#pieces);
    for (const plane of this.#biplanes) {
      this.#shadows.addChild(plane.shadow);
      this.#planes.addChild(plane);
    }
    this.#table.addChild(
      this.#targets,
      this.#spots.root,
      this.#hints.ways,
      this.#wrecks.root,
      this.#shadows,
      this.#trails,
      this.#planes,
      this.#hints.ghosts,
      this.#effects,
    );
    // The camera moves the sky and what flies in it; the tiles between them stay where they lie.
    const sky = new Container({ children: [this.#backdrop] });
    const air = new Container({ children: [this.#table] });
    this.root.addChild(sky, this.#squares.root, air);
    this.#camera = new Camera(stage, sky, air);
    this.#camera.onMoved = (still) => this.#moved.tell(air, this.#table, still);
    this.#air = {
      stage,
      kit: this.#kit,
      setting: this.#setting,
      layout: this.#layout,
      biplanes: this.#biplanes,
      layer: this.#effects,
      trails: this.#trails,
      lean: (at, closer) => this.#lean(at, closer),
    };
    this.#stop = stage.ambient((time) => {
      for (const plane of this.#biplanes) plane.drift(time);
      this.#wrecks.drift(time);
    });
  }

  resize(width: number, height: number, clearing: Clearing): void {
    const { bounds } = this.#layout;
    this.#squares.resize(clearing);
    const side = this.#squares.width;
    const room = { x: clearing.x + side, width: clearing.width - 2 * side, y: clearing.y, height: clearing.height };
    const scale = Math.min(room.width / bounds.width, room.height / bounds.height);
    const x = room.x + room.width / 2 - (bounds.x + bounds.width / 2) * scale;
    const y = room.y + room.height / 2 - (bounds.y + bounds.height / 2) * scale;
    this.#table.position.set(x, y);
    this.#table.scale.set(scale);
    const { seen } = this.#layout;
    const kept = {
      x: x + seen.x * scale,
      y: y + seen.y * scale,
      width: seen.width * scale,
      height: seen.height * scale,
    };
    this.#camera.keep(kept, room);
    const { resolution } = this.#stage.app.renderer;
    this.#backdrop.texture.destroy(true);
    this.#backdrop.texture = paint(width, height, resolution, (brush) => {
      paintBackdrop(brush, width, height, this.#setting, this.#layout, { x, y, scale });
    });
    if (this.#view) this.#show(this.#view);
  }

  sync(view: TrackView): void {
    this.#stage.cut();
    this.#camera.home();
    this.#settleOn(view);
  }

  /** Shows a view, and nothing of what moved before. */
  #settleOn(view: TrackView): void {
    for (const layer of [this.#trails, this.#effects]) for (const child of layer.removeChildren()) child.destroy();
    this.#show(view);
  }

  #show(view: TrackView): void {
    this.#view = view;
    for (const [i, plane] of view.planes.entries()) {
      this.#pose(i, view);
      this.#biplanes[i].damage(plane.damage, this.#setting.fallsAt[i]);
    }
    this.#wrecks.sync(view);
    this.#syncTargets(view);
    this.#squares.sync(view);
    this.#stage.wake();
  }

  play(frames: readonly Frame<TrackView, TrackEvent>[], before: TrackView): Promise<void> {
    const after = frames[frames.length - 1].view;
    return this.#stage.picture(
      () =>
        Promise.all([
          ...frames.map(({ event }) => this.#animate(event, before, after)),
          ...this.#regroup(frames, before, after),
        ]),
      () => this.#settleOn(after),
    );
  }

  finish(): void {
    this.#stage.cut();
  }

  place(spot: Spot): Outline | null {
    return this.#spots.place(spot, this.#view);
  }

  at(point: Point): Spot | null {
    return this.#spots.at(point);
  }

  mark(marks: ReadonlyMap<Spot, Mark>): void {
    this.#spots.mark(marks, this.#view);
    this.#stage.draw();
  }

  onMoved(listener: (matrix: Matrix) => void): () => void {
    return this.#moved.listen(listener);
  }

  preview(preview: TrackPreview | null): void {
    this.#hints.clear();
    if (preview && this.#view) this.#hints.show(preview, this.#view);
    this.#stage.draw();
  }

  destroy(): void {
    this.#stop();
    this.#pieces.destroy();
    this.root.destroy({ children: true });
  }

  #pose(plane: number, view: TrackView): void {
    const flies = this.#formation.flies(plane, view);
    this.#biplanes[plane].fade(flies ? 1 : 0);
    if (flies) this.#biplanes[plane].pose(this.#formation.attitude(plane, view));
  }

  #syncTargets(view: TrackView): void {
    for (const child of [...this.#targets.children]) child.destroy();
    const { board } = this.#setting;
    for (const [spot, state] of view.targets.entries()) {
      if (state === 0) continue;
      const { x, y } = this.#layout.spaces[board.targets[spot]];
      this.#targets.addChild(piece(this.#pieces.target(state), x, y));
    }
    if (view.landed >= 0) {
      const { x, y } = this.#layout.spaces[view.landed];
      this.#targets.addChild(piece(this.#pieces.marker(view.takeOff), x, y + 46));
    }
  }

  async #animate(event: TrackEvent, before: TrackView, after: TrackView): Promise<void> {
    const air = this.#air;
    switch (event.type) {
      case 'planSealed':
        return this.#squares.seal(event.seat, before);
      case 'takenBack':
        return this.#squares.takeBack(event.seat);
      case 'shown':
      case 'revealed':
        return this.#squares.reveal(event, before);
      case 'roundEnded':
        return this.#stage.tween(240, () => {});
      case 'placed':
        return arrive(air, event.plane, this.#formation.at(event.plane, after));
      case 'flew':
        if (flown(this.#setting, event).length === 0) return;
        return fly(air, event, this.#formation.at(event.plane, before), this.#formation.at(event.plane, after));
      case 'leftBoard':
        return leave(air, event.plane);
      case 'shot':
        return shoot(air, event);
      case 'damaged':
        this.#biplanes[event.plane].damage(event.damage, this.#setting.fallsAt[event.plane]);
        return buck(air, event.plane, event.hits);
      case 'shotDown':
        return this.#fall(event.plane, before);
      case 'crashed':
        // The engine gives out; it falls when the match is told to be over.
        return misfire(air, this.#biplanes[event.seat].muzzle, 'jammed');
      case 'over': {
        const plane = crashed(event.outcome);
        return plane === null ? undefined : this.#fall(plane, before);
      }
      case 'jammed':
        return misfire(air, this.#biplanes[event.seat].muzzle, 'jammed');
      case 'unjammed':
        return misfire(air, this.#biplanes[event.seat].muzzle, 'clear');
      case 'heldFire':
        return misfire(air, this.#biplanes[event.plane].muzzle, 'held');
      case 'photographed':
        this.#lean(this.#spot(event.spot), 1.1);
        return photograph(air, this.#spot(event.spot), 46);
      case 'bombed':
        return bomb(air, mission, this.#spot(event.spot), () => this.#syncTargets(after));
      case 'landed':
        return settle(air, mission, 1, onGround);
      case 'tookOff':
      case 'aborted':
        return settle(air, mission, onGround, 1);
      case 'automatonDrew':
      case 'automatonChose':
        // The tiles lie on the aid beside the board: time to look there.
        return this.#stage.tween(650, () => {});
      case 'turnBegan':
        this.#camera.home();
        return this.#stage.tween(180, () => {});
      // What is told by aids, hand and log alone.
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

  /** Planes that do not fly themselves make room for those that come, and close up after those that go. */
  #regroup(frames: readonly Frame<TrackView, TrackEvent>[], before: TrackView, after: TrackView): Promise<void>[] {
    const flights = frames.flatMap(({ event }) => (event.type === 'flew' ? [event] : []));
    if (flights.length === 0) return [];
    const flying = new Set(flights.filter((event) => flown(this.#setting, event).length > 0).map(({ plane }) => plane));
    const standing = before.planes.flatMap((_, plane) =>
      !flying.has(plane) && this.#formation.flies(plane, before) && this.#formation.flies(plane, after) ? [plane] : [],
    );
    return standing.map((plane) =>
      shift(this.#air, plane, this.#formation.at(plane, before), this.#formation.at(plane, after)),
    );
  }

  #fall(plane: number, before: TrackView): Promise<void> {
    return fall(this.#air, plane, this.#formation.site(plane, before), () => this.#wrecks.add(plane, before));
  }

  /** Brings the camera closer to a place on the board. */
  #lean({ x, y }: Point, closer: number): void {
    const { position, scale } = this.#table;
    this.#camera.lean({ x: position.x + x * scale.x, y: position.y + y * scale.y }, closer);
  }

  #spot(spot: number): Point {
    return this.#layout.spaces[this.#setting.board.targets[spot]];
  }
}
