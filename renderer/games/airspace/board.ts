import { type Setting, sideOfPlane } from '@aerodrome/engine/games/airspace/setting.ts';
import type { AirspaceEvent } from '@aerodrome/engine/games/airspace/state.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import { Container, type Sprite } from 'pixi.js';
import { type Attitude, Biplane, paintArt } from '../../boards/shared/biplane.ts';
import type { BoardContext, Clearing, Frame, Point } from '../../boards/shared/board.ts';
import type { Brush } from '../../boards/shared/brush.ts';
import { between, smooth } from '../../boards/shared/easing.ts';
import { misfire } from '../../boards/shared/gunfire.ts';
import { paintKit } from '../../boards/shared/kit.ts';
import { PaintedBoard } from '../../boards/shared/paintedBoard.ts';
import { piece, sharpness } from '../../boards/shared/pieces.ts';
import { paintGround, paintSky } from './backdrop.ts';
import { Clouds } from './clouds.ts';
import { Formation } from './formation.ts';
import { type AirspacePreview, Hints } from './hints.ts';
import { Layout, side } from './layout.ts';
import { liveries } from './livery.ts';
import { type Air, arrive, buck, crash, fall, fly, goHome, leave, roll, shift, shoot, tumble } from './motions.ts';
import { Pieces } from './pieces.ts';
import { silhouettes } from './silhouettes.ts';
import { AirspaceSpots } from './spots.ts';
import { settingOf } from './words.ts';

const planeSize = 142;
/** Where the flag with the level flies beside a plane. */
const beside = { x: -50, y: 42 };

/** The sky of Airspace: hexes over clouds, the planes at their heights, and what is about to happen to them. */
export class AirspaceBoard extends PaintedBoard<AirspaceView, AirspaceEvent, AirspacePreview> {
  readonly #setting: Setting;
  readonly #layout: Layout;
  readonly #formation: Formation;
  readonly #pieces: Pieces;
  readonly #clouds = new Clouds();
  protected readonly hints: Hints;
  readonly #shadows = new Container();
  readonly #planes = new Container();
  readonly #flags = new Container<Sprite>();
  readonly #pennant: Sprite;
  protected readonly grain = 23;
  protected readonly spots: AirspaceSpots;
  readonly #biplanes: readonly Biplane[];
  readonly #air: Air;
  readonly #stop: () => void;

  constructor({ options, stage }: BoardContext) {
    super(stage);
    this.#setting = settingOf(options);
    this.#layout = new Layout(this.#setting);
    this.#formation = new Formation(this.#layout);
    const scale = sharpness(stage, 700);
    this.#pieces = new Pieces(scale);
    const kit = paintKit(scale);
    const art = this.#setting.airplanes.map((name) => paintArt(silhouettes[name], liveries[name], scale));
    const make = () => art.map((one) => new Biplane(kit, one, planeSize));
    this.#biplanes = make();
    this.hints = new Hints(this.#setting, this.#layout, this.#formation, this.#pieces, make());
    this.spots = new AirspaceSpots(this.#setting, this.#layout, this.#formation, this.#pieces);
    this.#pennant = piece(this.#pieces.pennant(), { x: 0, y: 0 });
    for (const [plane, biplane] of this.#biplanes.entries()) {
      this.#shadows.addChild(biplane.shadow);
      this.#planes.addChild(biplane);
      this.#flags.addChild(piece(this.#pieces.flag(sideOfPlane(plane), 6), { x: 0, y: 0 }));
    }
    this.#planes.sortableChildren = true;
    this.table.addChild(
      this.spots.root,
      this.hints.ways,
      this.#pennant,
      this.#shadows,
      this.trails,
      this.#planes,
      this.hints.ghosts,
      this.#flags,
      this.hints.over,
      this.spots.over,
      this.effects,
    );
    this.sky.addChild(this.#clouds);
    this.#air = {
      stage,
      kit,
      setting: this.#setting,
      layout: this.#layout,
      pieces: this.#pieces,
      biplanes: this.#biplanes,
      layer: this.effects,
      trails: this.trails,
      pose: (plane, attitude) => this.#pose(plane, attitude),
      fade: (plane, share) => this.#fade(plane, share),
      lean: (at, closer) => this.lean(at, closer),
    };
    this.#stop = stage.ambient((time) => {
      this.#clouds.drift(time);
      for (const plane of this.#biplanes) plane.drift(time);
    });
  }

  protected get bounds(): Clearing {
    return this.#layout.bounds;
  }

  protected paintSky(brush: Brush, width: number, height: number): void {
    paintSky(brush, width, height);
  }

  protected paintGround(brush: Brush): void {
    paintGround(brush, this.#setting, this.#layout);
  }

  override resize(width: number, height: number, clearing: Clearing): void {
    super.resize(width, height, clearing);
    this.#clouds.resize(width, height);
  }

  protected show(view: AirspaceView): void {
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
  }

  override destroy(): void {
    this.#stop();
    this.#pieces.destroy();
    super.destroy();
  }

  protected async animate(event: AirspaceEvent, before: AirspaceView, after: AirspaceView): Promise<void> {
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
        return this.stage.tween(300, () => {});
      case 'phaseBegan':
        return this.#carryPennant(before.initiative, event.initiative);
      case 'turnBegan':
        return this.stage.tween(160, () => {});
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
  protected override meanwhile(
    frames: readonly Frame<AirspaceView, AirspaceEvent>[],
    before: AirspaceView,
    after: AirspaceView,
  ) {
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
    await this.stage.tween(400, (t) => {
      this.#pennant.position.set(between(start.x, end.x, smooth(t)), between(start.y, end.y, smooth(t)));
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
}
