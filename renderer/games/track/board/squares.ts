import type { OpenPlan, TrackEvent } from '@aerodrome/engine/games/track/state.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import { Container, type Sprite } from 'pixi.js';
import type { Rect } from '../../../boards/board.ts';
import type { Stage } from '../../../boards/stage.ts';
import { spriteAt } from '../../../boards/textureCache.ts';
import { type Pieces, tileSize } from './pieces.ts';

const gap = 8;
const turns = 5;
/** The distance from one square to the next. */
const pitch = tileSize.height + gap;

/** The red squares beside the board, five per side, for the played tiles of the round. */
export class Squares {
  readonly root = new Container();
  readonly #stage: Stage;
  readonly #pieces: Pieces;
  readonly #sides = [new Container(), new Container()];
  /** The sealed tile of each side, face down until the reveal. */
  readonly #sealed: Sprite[];

  constructor(stage: Stage, pieces: Pieces) {
    this.#stage = stage;
    this.#pieces = pieces;
    this.#sealed = [0, 1].map((seat) => spriteAt(pieces.back(seat), { x: 0, y: 0 }));
    for (const sealed of this.#sealed) sealed.visible = false;
    this.root.addChild(...this.#sides, ...this.#sealed);
  }

  /** The width that one side needs in the board area. */
  get width(): number {
    return (tileSize.width + 14) * this.#sides[0].scale.x;
  }

  resize({ x, y, width, height }: Rect): void {
    const column = turns * pitch - gap;
    const scale = Math.min((width * 0.07) / tileSize.width, (height * 0.8) / column);
    for (const [seat, side] of this.#sides.entries()) {
      side.scale.set(scale);
      side.position.set(
        seat === 0 ? x + (tileSize.width / 2) * scale : x + width - (tileSize.width / 2) * scale,
        y + height / 2 - (column / 2 - tileSize.height / 2) * scale,
      );
      this.#sealed[seat].scale.set(scale);
    }
  }

  sync(view: TrackView): void {
    for (const [seat, side] of this.#sides.entries()) {
      for (const child of side.removeChildren()) child.destroy();
      const { played, planned, plan } = view.pilots[seat];
      for (let turn = 0; turn < turns; turn++) {
        if (played[turn] === undefined) {
          side.addChild(spriteAt(this.#pieces.square(), { x: 0, y: turn * pitch }));
          continue;
        }
        const loop = turn === played.length - 1 && plan?.loop === true;
        side.addChild(spriteAt(this.#pieces.face(seat, played[turn], loop), { x: 0, y: turn * pitch }));
      }
      const sealed = this.#sealed[seat];
      sealed.visible = planned && view.phase.startsWith('planning.');
      sealed.scale.copyFrom(side.scale);
      if (sealed.visible) {
        // A seat without a biplane seals a plan without a tile.
        const open = plan?.tile !== undefined && plan.tile >= 0;
        sealed.texture = open ? this.#face(seat, plan) : this.#pieces.back(seat);
        sealed.position.copyFrom(this.#place(seat, view.turn - 1));
      }
    }
  }

  /** A tile slides out from behind the screen, face down. */
  async seal(seat: number, before: TrackView): Promise<void> {
    const sealed = this.#sealed[seat];
    const end = this.#place(seat, before.turn - 1);
    const out = seat === 0 ? -160 : 160;
    sealed.texture = this.#pieces.back(seat);
    sealed.visible = true;
    await this.#stage.tween(360, (t) => sealed.position.set(end.x + out * (1 - t) ** 2, end.y));
  }

  /** A sealed tile goes back behind the screen. */
  async takeBack(seat: number): Promise<void> {
    const sealed = this.#sealed[seat];
    const { x, y } = sealed;
    const out = seat === 0 ? -160 : 160;
    await this.#stage.tween(300, (t) => sealed.position.set(x + out * t ** 2, y));
  }

  /** All sealed tiles flip together. */
  async reveal(event: Extract<TrackEvent, { type: 'revealed' | 'shown' }>, before: TrackView): Promise<void> {
    const plans = event.type === 'shown' ? [] : [...event.plans];
    if (event.type === 'shown') plans[event.seat] = event.plan;
    const flips = plans.flatMap((plan, seat) =>
      plan && plan.tile !== undefined && plan.tile >= 0 ? [{ plan, seat }] : [],
    );
    for (const { seat } of flips) {
      const sealed = this.#sealed[seat];
      sealed.visible = true;
      sealed.position.copyFrom(this.#place(seat, before.turn - 1));
    }
    await this.#stage.tween(520, (t) => {
      // Read in each frame: the window may be resized meanwhile.
      const scale = this.#sides[0].scale.x;
      for (const { plan, seat } of flips) {
        const sealed = this.#sealed[seat];
        if (t >= 0.5) sealed.texture = this.#face(seat, plan);
        sealed.scale.x = scale * Math.max(0.04, Math.abs(Math.cos(t * Math.PI)));
      }
    });
  }

  #face(seat: number, { tile = 0, loop = false }: OpenPlan) {
    return this.#pieces.face(seat, tile, loop);
  }

  #place(seat: number, turn: number): { x: number; y: number } {
    const side = this.#sides[seat];
    return { x: side.x, y: side.y + Math.min(turn, turns - 1) * pitch * side.scale.y };
  }
}
