import { teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewEvent } from '@aerodrome/engine/games/crew/state.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { Container, Sprite } from 'pixi.js';
import { Biplane, paintArt } from '../../../boards/biplane.ts';
import type { BoardContext, Rect } from '../../../boards/board.ts';
import { type EffectTextures, paintEffectTextures } from '../../../boards/effectTextures.ts';
import { PaintedBoard } from '../../../boards/paintedBoard.ts';
import { pixelsPerUnit, spriteAt } from '../../../boards/textureCache.ts';
import type { Brush } from '../../../ui/brush.ts';
import { allPosts, isTurned } from '../names.ts';
import {
  type AnimationContext,
  cheer,
  claw,
  cost,
  fall,
  fan,
  flak,
  glidePlane,
  glideToken,
  hop,
  mend,
  rise,
  shoot,
  spark,
  toss,
} from './animations.ts';
import { paintBackdrop } from './backdrop.ts';
import { paintView } from './cockpitArt.ts';
import { EndScene } from './endScene.ts';
import { Formation } from './formation.ts';
import { boardWidth, Layout } from './layout.ts';
import { Pieces } from './pieces.ts';
import { PreviewLayer } from './previewLayer.ts';
import { CrewSpots } from './spots.ts';
import { planeColours, planeShapes } from './teamColours.ts';
import { teamOutcome } from './teamOutcome.ts';

const planeSize = 128;
const puffs = 6;
/** Scale of the tokens: the name of a zone stays readable below them. */
const tokenSizes = { sun: 0.86, moon: 0.88, antiAir: 1, claws: 0.66 } as const;

/** The four View Boards with the planes and the token. The tracks between them are HTML. */
export class CrewBoard extends PaintedBoard<CrewTypes> {
  readonly #gameData: GameData;
  readonly #layout = new Layout();
  readonly #formation: Formation;
  readonly #pieces: Pieces;
  readonly #planes: readonly Biplane[];
  readonly #token: Sprite;
  readonly #trail: readonly Sprite[];
  /** By team: the smoke over its boards. */
  readonly #smoke: readonly Container[];
  /** By team: the shield over a plane that the Sun covers. */
  readonly #shields: readonly Sprite[];
  readonly #ending: EndScene;
  readonly #animationContext: AnimationContext;
  readonly #stop: () => void;
  protected readonly grainSeed = 41;
  protected readonly spots: CrewSpots;
  protected readonly previewLayer: PreviewLayer;

  constructor({ gameData, stage }: BoardContext<CrewTypes>) {
    super(stage);
    this.#gameData = gameData;
    this.#formation = new Formation(this.#layout, this.#gameData.token);
    const scale = pixelsPerUnit(stage, 700);
    this.#pieces = new Pieces(scale);
    const textures = paintEffectTextures(scale);
    const art = planeShapes.map((shape, i) => paintArt(shape, planeColours[i], scale));
    const make = () => art.slice(0, 2).map((one) => new Biplane(textures, one, planeSize));
    this.#planes = make();
    const token = () => {
      const texture = {
        sun: () => this.#pieces.sun(),
        moon: () => this.#pieces.moon(),
        antiAir: () => this.#pieces.flak('large'),
        claws: () => art[2].body,
      }[this.#gameData.token]();
      return spriteAt(texture, { x: 0, y: 0 });
    };
    this.#token = token();
    this.#trail = (['medium', 'small'] as const).map((size) => spriteAt(this.#pieces.flak(size), { x: 0, y: 0 }));
    this.#smoke = [0, 1].map(() => smokeOf(textures));
    this.#shields = [0, 1].map(() => spriteAt(this.#pieces.shield(), { x: 0, y: 0 }));
    this.#ending = new EndScene(this.#layout, this.#gameData, this.#pieces, scale);
    this.previewLayer = new PreviewLayer(this.#layout, this.#formation, this.#pieces, make(), token(), () =>
      this.#animationContext.tokenSize(),
    );
    this.spots = new CrewSpots(this.#layout, this.#pieces);
    this.table.addChild(
      this.#ending.under,
      this.spots.root,
      this.#token,
      ...this.#trail,
      this.previewLayer.ways,
      ...this.#planes.map(({ shadow }) => shadow),
      this.trails,
      ...this.#planes,
      ...this.#shields,
      this.previewLayer.ghosts,
      ...this.#smoke,
      this.#ending.over,
      this.previewLayer.over,
      this.effects,
    );
    this.#animationContext = {
      stage,
      textures,
      layout: this.#layout,
      pieces: this.#pieces,
      planes: this.#planes,
      token: this.#token,
      tokenSize: () => this.#layout.size * tokenSizes[this.#gameData.token],
      layer: this.effects,
      trails: this.trails,
      zoomBriefly: (at, closer) => this.zoomBriefly(at, closer),
    };
    this.#stop = stage.addAmbient((time) => this.#animateAmbient(time));
  }

  protected get bounds(): Rect {
    return { x: 0, y: 0, width: boardWidth, height: this.#layout.boardHeight };
  }

  override resize(width: number, height: number, boardArea: Rect): void {
    this.#layout.shape(boardArea.width, boardArea.height);
    super.resize(width, height, boardArea);
  }

  protected paintSky(brush: Brush, width: number, height: number): void {
    paintBackdrop(brush, width, height, this.#layout.turned, this.#gameData.token === 'moon');
  }

  protected paintGround(brush: Brush): void {
    for (const post of allPosts) paintView(brush, post, this.#layout.board(post), this.#gameData.token === 'moon');
  }

  override destroy(): void {
    this.#stop();
    this.#pieces.destroy();
    this.#ending.destroy();
    super.destroy();
  }

  protected show(view: CrewView): void {
    const turned = isTurned(view, this.#gameData);
    if (turned !== this.#layout.turned) {
      this.#layout.turned = turned;
      // `relayout` calls this method again with the new places.
      this.relayout();
      return;
    }
    for (const [team, plane] of this.#planes.entries()) {
      const { down } = teamOutcome(view, team, this.#gameData);
      const attitude = this.#formation.plane(team, view);
      plane.fade(down ? 0 : 1);
      plane.damage(0, 1);
      if (!down) plane.pose(attitude);
      const shield = this.#shields[team];
      shield.visible = !down && this.#gameData.token === 'sun' && view.token === view.planes[team];
      shield.scale.set(this.#layout.size);
      shield.position.set(attitude.x + 44 * this.#layout.size, attitude.y + 34 * this.#layout.size);
      this.#smoke[team].visible = view.smoke[team];
      this.#smoke[team].alpha = 1;
    }
    this.#token.visible = view.token >= 0;
    this.#token.alpha = 1;
    this.#token.scale.set(this.#animationContext.tokenSize());
    if (view.token >= 0) {
      this.#token.position.copyFrom(this.#formation.token(view.token, view.planes));
      this.#token.rotation = this.#formation.tokenTurn(view.token);
    }
    for (const [i, burst] of this.#trail.entries()) {
      const zone = view.trail[i];
      burst.visible = zone >= 0;
      burst.alpha = 1;
      burst.scale.set(this.#layout.size);
      if (zone >= 0) burst.position.copyFrom(this.#formation.trail(i, zone));
    }
    this.#ending.show(view);
    this.#animateAmbient(0);
  }

  /** Hides the plane of a team that has been shot down. */
  #ground(team: number): void {
    this.#planes[team].fade(0);
    this.#shields[team].visible = false;
  }

  protected async animate(event: CrewEvent, before: CrewView, after: CrewView): Promise<void> {
    const animationContext = this.#animationContext;
    const rest = (time: number) => this.stage.tween(time, () => {});
    switch (event.type) {
      case 'coinTossed':
        return toss(animationContext, event.team);
      case 'placed':
        this.#token.rotation = this.#formation.tokenTurn(event.zone);
        return rise(animationContext, this.#formation.token(event.zone, after.planes));
      case 'drew':
        return rest(90 * Math.min(4, event.count));
      case 'roundBegan':
        return rest(320);
      case 'laidFaceUp':
        return rest(380);
      case 'locked':
        return rest(220);
      case 'actionEnded':
        return rest(360);
      case 'voided':
        return spark(animationContext, {
          x: boardWidth * (0.23 + event.section * 0.17),
          y: this.#layout.boardHeight * 0.45,
        });
      case 'discarded':
        return rest(event.count > 0 ? 220 : 0);
      case 'repaired':
        return mend(animationContext, event.post);
      case 'revealed':
        // Empty sections are skipped.
        return rest(event.cards.length > 0 ? 760 : 0);
      case 'tokenMoved':
        return glideToken(
          animationContext,
          this.#formation.token(event.from, before.planes),
          this.#formation.token(event.to, after.planes),
          [this.#formation.tokenTurn(event.from), this.#formation.tokenTurn(event.to)],
        );
      case 'trailed': {
        const i = event.size === 'medium' ? 0 : 1;
        return hop(
          animationContext,
          this.#trail[i],
          this.#formation.trail(i, event.from < 0 ? event.to : event.from),
          this.#formation.trail(i, event.to),
        );
      }
      case 'planeMoved':
        return glidePlane(
          animationContext,
          event.team,
          this.#formation.plane(event.team, before),
          this.#formation.plane(event.team, after),
        );
      case 'flakHit':
        return flak(animationContext, this.#formation.plane(event.team, before));
      case 'shot':
        return shoot(
          animationContext,
          event.post,
          event.zones,
          event.hit ? before.planes[1 - teamOf(event.post)] : null,
        );
      case 'clawed':
        return claw(animationContext, event.post);
      case 'scrapped':
        if (event.cause === 'handicap') return;
        return cost(
          animationContext,
          teamOf(event.post),
          event.damage,
          this.#formation.plane(teamOf(event.post), before),
        );
      case 'looked':
        return fan(animationContext, event.post, event.count);
      case 'shotDown':
        return fall(animationContext, event.team, this.#formation.plane(event.team, before));
      case 'smoke':
        return this.#thicken(event.team);
      case 'faded':
        return this.#fade(this.#trail[event.size === 'medium' ? 0 : 1]);
      case 'cleanedUp':
        return rest(420);
      case 'over':
        this.#ending.show(after);
        // Before the last event a view does not tell which team was shot down.
        for (const team of [0, 1]) if (teamOutcome(after, team, this.#gameData).down) this.#ground(team);
        await Promise.all([
          this.stage.tween(1700, (t) => this.#ending.at(t)),
          ...[0, 1]
            .filter((team) => teamOutcome(after, team, this.#gameData).won)
            .map((team) => cheer(animationContext, team, this.#formation.plane(team, after))),
        ]);
        return;
      // Shown by tracks, aids, slips and log only.
      case 'laid':
      case 'moved':
      case 'turned':
      case 'takenBack':
      case 'ready':
      case 'notReady':
      case 'called':
      case 'discardSealed':
      case 'extraSealed':
      case 'reconsidered':
      case 'drawOffered':
      case 'drawAnswered':
      case 'drawLapsed':
      case 'surrenderLapsed':
      case 'wantsToResign':
      case 'fliesOn':
      case 'resigned':
        return;
      default:
        event satisfies never;
    }
  }

  #animateAmbient(time: number): void {
    for (const plane of this.#planes) plane.animateAmbient(time);
    this.#ending.animateAmbient(time);
    for (const [team, clouds] of this.#smoke.entries()) {
      for (const [i, puff] of clouds.children.entries()) {
        // Three puffs per board.
        const { x, y, width, height } = this.#layout.board(team * 2 + (i < puffs / 2 ? 0 : 1));
        const age = (time * 0.05 + i * 0.37) % 1;
        puff.position.set(x + width * (0.12 + 0.76 * age), y + height * (0.36 + 0.12 * Math.sin(i * 2 + time * 0.4)));
        puff.alpha = 0.5 * Math.sin(Math.PI * age);
        puff.scale.set((1.1 + 0.4 * Math.sin(i * 3.1)) * this.#layout.size);
      }
    }
  }

  async #thicken(team: number): Promise<void> {
    this.#smoke[team].visible = true;
    await this.stage.tween(600, (t) => {
      this.#smoke[team].alpha = t;
    });
  }

  async #fade(sprite: Sprite): Promise<void> {
    await this.stage.tween(420, (t) => {
      sprite.alpha = 1 - t;
    });
  }
}

function smokeOf({ smoke }: EffectTextures): Container {
  const children = Array.from({ length: puffs }, () => new Sprite({ texture: smoke, anchor: 0.5 }));
  return new Container({ children });
}
