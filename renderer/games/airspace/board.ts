import type { Spot } from '@aerodrome/engine/core/game.ts';
import { type Setting, sideOfPlane } from '@aerodrome/engine/games/airspace/setting.ts';
import type { AirspaceEvent } from '@aerodrome/engine/games/airspace/state.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import { Container, Sprite } from 'pixi.js';
import { type Attitude, Biplane, paintArt } from '../../boards/shared/biplane.ts';
import type { Board, BoardContext, Clearing, Frame, Mark, Matrix, Outline, Point } from '../../boards/shared/board.ts';
import { Camera } from '../../boards/shared/camera.ts';
import { misfire } from '../../boards/shared/gunfire.ts';
import { paintKit } from '../../boards/shared/kit.ts';
import { Moved } from '../../boards/shared/moved.ts';
import { paint } from '../../boards/shared/paint.ts';
import type { Stage } from '../../boards/shared/stage.ts';
import { paintBackdrop } from './backdrop.ts';
import { Clouds } from './clouds.ts';
import { Formation } from './formation.ts';
import { type AirspacePreview, Hints } from './hints.ts';
import { Layout, side } from './layout.ts';
import { liveries } from './livery.ts';
import { type Air, arrive, buck, crash, fall, fly, goHome, leave, roll, shift, shoot, tumble } from './motions.ts';
import { Pieces, piece } from './pieces.ts';
import { silhouettes } from './silhouettes.ts';
import { AirspaceSpots } from './spots.ts';
import { settingOf } from './words.ts';

const planeSize = 142;
/** Where the flag with the level flies beside a plane. */
const beside = { x: -50, y: 42 };

/** The sky of Airspace: hexes over clouds, the planes at their heights, and what is about to happen to them. */
export class AirspaceBoard implements Board<AirspaceView, AirspaceEvent, AirspacePreview> {
  readonly root = new Container();
  readonly #stage: Stage;
  readonly #setting: Setting;
  readonly #layout: Layout;
  readonly #formation: Formation;
  readonly #pieces: Pieces;
  readonly #backdrop = new Sprite();
  readonly #clouds = new Clouds();
  /** Everything in the board's own units. */
  readonly #table = new Container();
  readonly #hints: Hints;
  readonly #shadows = new Container();
  readonly #trails = new Container();
  readonly #planes = new Container();
  readonly #flags = new Container<Sprite>();
  readonly #effects = new Container();
  readonly #pennant: Sprite;
  readonly #spots: AirspaceSpots;
  readonly #moved = new Moved();
  readonly #camera: Camera;
  readonly #biplanes: readonly Biplane[];
  readonly #air: Air;
  readonly #stop: () => void;
  #view: AirspaceView | null = null;

  constructor({ options, stage }: BoardContext) {
    this.#stage = stage;
    this.#setting = settingOf(options);
    this.#layout = new Layout(this.#setting);
    this.#formation = new Formation(this.#layout);
    // Enough pixels to stay sharp where the board fills a large screen.
    const { screen, renderer } = stage.app;
    const scale = stage.light ? 1 : Math.min(4, Math.max(2, Math.round((screen.height * renderer.resolution) / 700)));
    this.#pieces = new Pieces(scale);
    const kit = paintKit(scale);
    const art = this.#setting.airplanes.map((name) => paintArt(silhouettes[name], liveries[name], scale));
    const make = () => art.map((one) => new Biplane(kit, one, planeSize));
    this.#biplanes = make();
    this.#hints = new Hints(this.#setting, this.#layout, this.#formation, this.#pieces, make());
    this.#spots = new AirspaceSpots(this.#setting, this.#layout, this.#formation, this.#pieces);
    this.#pennant = piece(this.#pieces.pennant(), { x: 0, y: 0 });
    for (const [plane, biplane] of this.#biplanes.entries()) {
      this.#shadows.addChild(biplane.shadow);
      this.#planes.addChild(biplane);
      this.#flags.addChild(piece(this.#pieces.flag(sideOfPlane(plane), 6), { x: 0, y: 0 }));
    }
    this.#planes.sortableChildren = true;
    this.#table.addChild(
      this.#spots.root,
      this.#hints.ways,
      this.#pennant,
      this.#shadows,
      this.#trails,
      this.#planes,
      this.#hints.ghosts,
      this.#flags,
      this.#hints.over,
      this.#spots.over,
      this.#effects,
    );
    const sky = new Container({ children: [this.#backdrop, this.#clouds] });
    const air = new Container({ children: [this.#table] });
    this.root.addChild(sky, air);
    this.#camera = new Camera(stage, sky, air);
    this.#camera.onMoved = (still) => this.#moved.tell(air, this.#table, still);
    this.#air = {
      stage,
      kit,
      setting: this.#setting,
      layout: this.#layout,
      pieces: this.#pieces,
      biplanes: this.#biplanes,
      layer: this.#effects,
      trails: this.#trails,
      pose: (plane, attitude) => this.#pose(plane, attitude),
      fade: (plane, share) => this.#fade(plane, share),
      lean: (at, closer) => this.#lean(at, closer),
    };
    this.#stop = stage.ambient((time) => {
      this.#clouds.drift(time);
      for (const plane of this.#biplanes) plane.drift(time);
    });
  }

  resize(width: number, height: number, clearing: Clearing): void {
    const { bounds } = this.#layout;
    const scale = Math.min(clearing.width / bounds.width, clearing.height / bounds.height);
    const x = clearing.x + clearing.width / 2 - (bounds.x + bounds.width / 2) * scale;
    const y = clearing.y + clearing.height / 2 - (bounds.y + bounds.height / 2) * scale;
    this.#table.position.set(x, y);
    this.#table.scale.set(scale);
    const kept = {
      x: x + bounds.x * scale,
      y: y + bounds.y * scale,
      width: bounds.width * scale,
      height: bounds.height * scale,
    };
    this.#camera.keep(kept, clearing);
    const { resolution } = this.#stage.app.renderer;
    this.#backdrop.texture.destroy(true);
    this.#backdrop.texture = paint(width, height, resolution, (brush) => {
      paintBackdrop(brush, width, height, this.#setting, this.#layout, { x, y, scale });
    });
    this.#clouds.resize(width, height);
    if (this.#view) this.#show(this.#view);
  }

  sync(view: AirspaceView): void {
    this.#stage.cut();
    this.#camera.home();
    this.#settleOn(view);
  }

  /** Shows a view, and nothing of what moved before. */
  #settleOn(view: AirspaceView): void {
    for (const layer of [this.#trails, this.#effects]) for (const child of layer.removeChildren()) child.destroy();
    this.#show(view);
  }

  #show(view: AirspaceView): void {
    this.#view = view;
    for (const [i, { altitude, capacity }] of view.planes.entries()) {
      const flies = this.#formation.flies(i, view);
      this.#fade(i, flies ? 1 : 0);
      this.#biplanes[i].damage(this.#setting.capacity[i] - capacity, this.#setting.capacity[i]);
      if (!flies) continue;
      this.#flags.children[i].texture = this.#pieces.flag(sideOfPlane(i), altitude);
      this.#biplanes[i].zIndex = altitude;
      this.#pose(i, this.#formation.at(i, view));
    }
    this.#pennant.visible = view.initiative >= 0;
    if (view.initiative >= 0) this.#pennant.position.copyFrom(this.#pole(view.initiative));
    this.#stage.wake();
  }

  play(frames: readonly Frame<AirspaceView, AirspaceEvent>[], before: AirspaceView): Promise<void> {
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

  preview(preview: AirspacePreview | null): void {
    this.#hints.clear();
    if (preview && this.#view) this.#hints.show(preview, this.#view);
    this.#stage.draw();
  }

  destroy(): void {
    this.#stop();
    this.#pieces.destroy();
    this.root.destroy({ children: true });
  }

  async #animate(event: AirspaceEvent, before: AirspaceView, after: AirspaceView): Promise<void> {
    const air = this.#air;
    switch (event.type) {
      case 'startRolled': {
        const starts = this.#setting.board.starts[sideOfPlane(event.plane)];
        return tumble(air, this.#layout.at(starts[event.start - 1]), event.die);
      }
      case 'placed':
        return arrive(air, event.plane, this.#formation.at(event.plane, after));
      case 'initiativeRolled':
        await tumble(air, this.#middle, event.die);
        return this.#stage.tween(300, () => {});
      case 'phaseBegan':
        return this.#carryPennant(before.initiative, event.initiative);
      case 'turnBegan':
        return this.#stage.tween(160, () => {});
      case 'flew':
        return fly(air, event, this.#formation.at(event.plane, before), this.#formation.at(event.plane, after));
      case 'crashed':
        return crash(air, event.plane, this.#formation.at(event.plane, before));
      case 'left':
        return leave(air, event.plane, this.#formation.at(event.plane, before));
      case 'held':
        return misfire(air, this.#biplanes[event.plane].muzzle, 'held');
      case 'shot':
        return shoot(air, event);
      case 'damaged':
        this.#biplanes[event.plane].damage(
          this.#setting.capacity[event.plane] - event.capacity,
          this.#setting.capacity[event.plane],
        );
        return buck(air, event.plane, this.#formation.at(event.plane, before), event.damage);
      case 'shotDown':
        return fall(air, event.plane, this.#formation.at(event.plane, before));
      case 'resigned':
        await Promise.all(
          event.planes
            .filter((plane) => this.#formation.flies(plane, before))
            .map((plane) => goHome(air, plane, this.#formation.at(plane, before))),
        );
        return;
      case 'over':
        await Promise.all(
          this.#winners(event.outcome.winners, after).map((plane) =>
            roll(air, plane, this.#formation.at(plane, after)),
          ),
        );
        return;
      // What is told by strips, slips and log alone.
      case 'pointLost':
      case 'phaseEnded':
      case 'drawOffered':
      case 'drawAnswered':
      case 'drawLapsed':
        return;
      default:
        event satisfies never;
    }
  }

  /** Planes that do not fly themselves make room for those that come, and close up after those that go. */
  #regroup(frames: readonly Frame<AirspaceView, AirspaceEvent>[], before: AirspaceView, after: AirspaceView) {
    const flown = new Set(frames.flatMap(({ event }) => (event.type === 'flew' ? [event.plane] : [])));
    if (flown.size === 0) return [];
    return before.planes.flatMap((_, plane) => {
      const stays = !flown.has(plane) && this.#formation.flies(plane, before) && this.#formation.flies(plane, after);
      if (!stays) return [];
      return [shift(this.#air, plane, this.#formation.at(plane, before), this.#formation.at(plane, after))];
    });
  }

  #winners(winners: readonly number[], view: AirspaceView): number[] {
    const { owner } = this.#setting;
    return [...view.planes.keys()].filter((i) => winners.includes(owner[i]) && this.#formation.flies(i, view));
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

  async #carryPennant(from: number, to: number): Promise<void> {
    const end = this.#pole(to);
    const start = from >= 0 && from !== to ? this.#pole(from) : end;
    this.#pennant.visible = true;
    await this.#stage.tween(400, (t) => {
      const s = t * t * (3 - 2 * t);
      this.#pennant.position.set(start.x + (end.x - start.x) * s, start.y + (end.y - start.y) * s);
    });
  }

  /** Behind the middle start hex of a side. */
  #pole(of: number): Point {
    return this.#layout.beside(this.#setting.board.starts[of][2], of === 0 ? 3 : 0, side * 1.1);
  }

  get #middle(): Point {
    const { x, y, width, height } = this.#layout.bounds;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Brings the camera closer to a place on the board. */
  #lean({ x, y }: Point, closer: number): void {
    const { position, scale } = this.#table;
    this.#camera.lean({ x: position.x + x * scale.x, y: position.y + y * scale.y }, closer);
  }
}
