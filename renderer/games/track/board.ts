import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { TrackPreview } from '@aerodrome/engine/games/track/preview.ts';
import type { Setting } from '@aerodrome/engine/games/track/setting.ts';
import type { TrackEvent } from '@aerodrome/engine/games/track/state.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import { Container, Sprite } from 'pixi.js';
import { Biplane, type BiplaneKit, paintArt, paintKit } from '../../boards/shared/biplane.ts';
import type { Board, BoardContext, Clearing, Frame, Mark, Matrix, Outline, Point } from '../../boards/shared/board.ts';
import { Camera } from '../../boards/shared/camera.ts';
import { blast, exhaust, flash, tracers } from '../../boards/shared/effects.ts';
import { Moved } from '../../boards/shared/moved.ts';
import { paint } from '../../boards/shared/paint.ts';
import type { Stage } from '../../boards/shared/stage.ts';
import { paintBackdrop } from './backdrop.ts';
import { Hints } from './hints.ts';
import { Layout, type Pose } from './layout.ts';
import { liveries } from './livery.ts';
import { Pieces, piece } from './pieces.ts';
import { silhouettes } from './silhouettes.ts';
import { TrackSpots } from './spots.ts';
import { Squares } from './squares.ts';
import { settingOf } from './words.ts';

const planeSize = 158;
/** How far apart planes on one space are. */
const echelon = { along: 50, aside: 64 };
const ease = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2);

/** Track's table: the ring over the evening sky, the biplanes on it, the played tiles beside it. */
export class TrackBoard implements Board<TrackView, TrackEvent, TrackPreview> {
  readonly root = new Container();
  readonly #stage: Stage;
  readonly #setting: Setting;
  readonly #layout: Layout;
  readonly #pieces: Pieces;
  readonly #kit: BiplaneKit;
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
  readonly #camera: Camera;
  readonly #biplanes: Biplane[];
  readonly #spots: TrackSpots;
  readonly #air: Container;
  readonly #moved = new Moved();
  readonly #stop: () => void;
  #view: TrackView | null = null;

  constructor({ options, stage }: BoardContext) {
    this.#stage = stage;
    this.#setting = settingOf(options);
    const { biplanes } = this.#setting;
    this.#layout = new Layout(this.#setting);
    // Enough pixels to stay sharp where the board fills a large screen.
    const { screen, renderer } = stage.app;
    const scale = stage.light ? 1 : Math.min(4, Math.max(2, Math.round((screen.height * renderer.resolution) / 600)));
    this.#pieces = new Pieces(this.#setting, scale);
    this.#kit = paintKit(scale);
    const names = this.#setting.planes > 2 ? ([...biplanes, 'charge'] as const) : biplanes;
    const art = names.map((name) => paintArt(silhouettes[name], liveries[name], scale));
    const make = () => names.map((name, i) => new Biplane(this.#kit, art[i], name === 'charge' ? 142 : planeSize));
    this.#biplanes = make();
    this.#hints = new Hints(this.#setting, this.#layout, this.#pieces, make());
    this.#squares = new Squares(stage, this.#pieces);
    for (const plane of this.#biplanes) {
      this.#shadows.addChild(plane.shadow);
      this.#planes.addChild(plane);
    }
    const layers = [
      this.#targets,
      this.#hints.root,
      this.#shadows,
      this.#trails,
      this.#planes,
      this.#hints.over,
      this.#effects,
    ];
    this.#table.addChild(...layers);
    // The camera moves the sky and what flies in it; the tiles between them stay where they lie.
    const sky = new Container({ children: [this.#backdrop] });
    const air = new Container({ children: [this.#table] });
    this.root.addChild(sky, this.#squares.root, air);
    this.#air = air;
    this.#spots = new TrackSpots(this.#setting, this.#layout);
    this.#camera = new Camera(stage, sky, air);
    this.#camera.onMoved = (still) => this.#moved.tell(air, this.#table, still);
    this.#stop = stage.ambient((seconds) => {
      for (const plane of this.#biplanes) plane.spin(seconds);
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
    this.#moved.tell(this.#air, this.#table, true);
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
    this.#syncTargets(view);
    this.#squares.sync(view);
    this.#stage.wake();
  }

  play(frames: readonly Frame<TrackView, TrackEvent>[], before: TrackView): Promise<void> {
    const after = frames[frames.length - 1].view;
    return this.#stage.picture(
      () => Promise.all(frames.map(({ event }) => this.#animate(event, before ?? after))),
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
    this.#hints.mark([...marks].map(([spot, mark]) => ({ outline: this.place(spot), mark })));
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

  /** Planes that share a space fly in echelon: side by side their wings would overlap, in line one would seem behind. */
  #at(plane: number, view: TrackView): Pose {
    const { space } = view.planes[plane];
    const { x, y } = this.#layout.spaces[space] ?? this.#layout.spaces[0];
    const heading = this.#layout.heading(space);
    const sharing = view.planes.flatMap((other, i) => (other.space === space && !other.down ? [i] : []));
    const place = sharing.indexOf(plane) - (sharing.length - 1) / 2;
    const along = place * echelon.along;
    const aside = place * echelon.aside;
    return {
      x: x + Math.cos(heading) * along - Math.sin(heading) * aside,
      y: y + Math.sin(heading) * along + Math.cos(heading) * aside,
      heading,
    };
  }

  #pose(plane: number, view: TrackView): void {
    const biplane = this.#biplanes[plane];
    const { space, down } = view.planes[plane];
    const shown = !down && space >= 0 && space < this.#setting.ring.off;
    biplane.visible = shown;
    biplane.shadow.visible = shown;
    biplane.alpha = 1;
    if (!shown) return;
    const { x, y, heading } = this.#at(plane, view);
    const landed = plane === 0 && view.landed === space && !view.takeOff;
    biplane.pose(x, y, heading, landed ? 0.1 : 1);
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

  async #animate(event: TrackEvent, before: TrackView): Promise<void> {
    switch (event.type) {
      case 'planSealed':
        return this.#squares.seal(event.seat, before);
      case 'shown':
      case 'revealed':
        return this.#squares.reveal(event, before);
      case 'flew':
        return this.#fly(event, before);
      case 'leftBoard':
        return this.#leave(event.plane);
      case 'shot':
        for (const at of event.at) await this.#shoot(event.from, at, event.hits);
        return;
      case 'shotDown':
        return this.#fall(event.plane);
      case 'crashed':
        return this.#fall(event.seat);
      case 'photographed':
        this.#lean(this.#spot(event.spot), 1.1);
        return flash(this.#stage, this.#effects, this.#spot(event.spot), 60);
      case 'bombed':
        this.#lean(this.#spot(event.spot), 1.1);
        return blast(this.#stage, this.#effects, this.#kit.flame, this.#spot(event.spot), 120);
      case 'landed':
        return this.#settle(0.1);
      case 'tookOff':
      case 'aborted':
        return this.#settle(1);
      case 'automatonDrew':
      case 'automatonChose':
        // The tiles lie on the aid beside the board: time to look there.
        return this.#stage.tween(650, () => {});
      case 'placed':
      case 'turnBegan':
        this.#camera.home();
        return this.#stage.tween(180, () => {});
      default:
        return;
    }
  }

  /** Brings the camera closer to a place on the board. */
  #lean({ x, y }: Point, zoom: number): void {
    const { position, scale } = this.#table;
    this.#camera.lean({ x: position.x + x * scale.x, y: position.y + y * scale.y }, zoom);
  }

  #spot(spot: number): Point {
    return this.#layout.spaces[this.#setting.board.targets[spot]];
  }

  /** Flies the path in a curve and leans into it; a loop the loop goes up, over, and far from its shadow. */
  async #fly({ plane, from, path, loop }: Extract<TrackEvent, { type: 'flew' }>, before: TrackView): Promise<void> {
    const { ring } = this.#setting;
    const known = path.filter((space) => space < ring.off);
    const poses = this.#layout.flight(from, known);
    const biplane = this.#biplanes[plane];
    if (poses.length < 2) return;
    const start = this.#at(plane, before);
    const looping = loop >= 0;
    this.#lean(poses[poses.length - 1], looping ? 1.1 : 1.05);
    const trail = this.#stage.light ? null : exhaust(this.#trails, this.#kit.smoke);
    await this.#stage.tween(380 + 150 * known.length + (looping ? 220 : 0), (progress) => {
      const t = ease(progress);
      const pose = poses[Math.min(poses.length - 1, Math.round(t * (poses.length - 1)))];
      const ahead = poses[Math.min(poses.length - 1, Math.round(t * (poses.length - 1)) + 4)];
      const turn = Math.atan2(Math.sin(ahead.heading - pose.heading), Math.cos(ahead.heading - pose.heading));
      const drift = 1 - Math.min(1, t * 3);
      const x = pose.x + (start.x - poses[0].x) * drift;
      const y = pose.y + (start.y - poses[0].y) * drift;
      const arc = Math.sin(Math.PI * t);
      biplane.pose(
        x,
        y,
        pose.heading,
        1 + arc * (looping ? 1.9 : 0.25),
        Math.max(-1, Math.min(1, turn * 3)),
        looping ? t : 0,
      );
      biplane.spin(0.016);
      trail?.at(progress, { x: x - Math.cos(pose.heading) * 50, y: y - Math.sin(pose.heading) * 50 });
    });
    trail?.end();
  }

  async #leave(plane: number): Promise<void> {
    const biplane = this.#biplanes[plane];
    const { last } = this.#setting.ring;
    const { x, y } = this.#layout.spaces[last];
    const heading = this.#layout.heading(last);
    biplane.visible = true;
    await this.#stage.tween(900, (t) => {
      const far = t * t * 520;
      biplane.pose(x + Math.cos(heading) * far, y + Math.sin(heading) * far, heading, 1 + t);
      biplane.alpha = 1 - t;
      biplane.shadow.alpha = 0.32 * (1 - t);
    });
    biplane.shadow.alpha = 0.32;
  }

  async #shoot(from: number, at: number, hits: number): Promise<void> {
    const shooter = this.#biplanes[from];
    const nose = planeSize * 0.3;
    const start = {
      x: shooter.x + Math.cos(shooter.rotation) * nose,
      y: shooter.y + Math.sin(shooter.rotation) * nose,
    };
    this.#lean(this.#biplanes[at].position, 1.12);
    await tracers(this.#stage, this.#effects, start, this.#biplanes[at].position, hits);
  }

  /** Shot down or crashed: it spirals, burns and falls; it is never just removed. */
  async #fall(plane: number): Promise<void> {
    const biplane = this.#biplanes[plane];
    const { x, y, rotation } = biplane;
    biplane.damage(1, 1);
    this.#lean({ x, y }, 1.16);
    await this.#stage.tween(1500, (t) => {
      const r = 46 * t;
      const angle = t * 11;
      biplane.pose(
        x + Math.cos(angle) * r,
        y + Math.sin(angle) * r * 0.7 + t * 40,
        rotation + t * 13,
        1 - t * 5.2,
        0.5,
        0,
      );
      biplane.spin(0.05);
      biplane.alpha = t > 0.85 ? (1 - t) / 0.15 : 1;
    });
    biplane.visible = false;
    biplane.shadow.visible = false;
    await blast(this.#stage, this.#effects, this.#kit.flame, { x, y: y + 40 }, 90);
  }

  async #settle(height: number): Promise<void> {
    const [biplane] = this.#biplanes;
    const { x, y, rotation, height01 } = biplane;
    await this.#stage.tween(450, (t) => biplane.pose(x, y, rotation, height01 + (height - height01) * ease(t)));
  }
}
