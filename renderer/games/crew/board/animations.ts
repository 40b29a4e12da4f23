import { boardOf, teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import { Sprite, Texture } from 'pixi.js';
import type { Attitude, Biplane } from '../../../boards/biplane.ts';
import type { Point } from '../../../boards/board.ts';
import { lerp, shortestTurn, smoothstep } from '../../../boards/easing.ts';
import { addHiddenSprites, type EffectContext } from '../../../boards/effectContext.ts';
import { createTrail, explode } from '../../../boards/effects.ts';
import { fireTracers } from '../../../boards/gunfire.ts';
import { spriteAt } from '../../../boards/textureCache.ts';
import type { Layout } from './layout.ts';
import { boardWidth } from './layout.ts';
import { Parachutist } from './parachutist.ts';
import type { Pieces } from './pieces.ts';

/** The arguments of Crew's animations. */
export interface AnimationContext extends EffectContext {
  layout: Layout;
  pieces: Pieces;
  planes: readonly Biplane[];
  token: Sprite;
  /** The scale of the token at rest. */
  tokenSize(): number;
  /** The layer below the planes, for smoke. */
  trails: EffectContext['layer'];
  zoomBriefly(at: Point, closer: number): void;
}

const exhaust = { count: 10, size: 0.24, alpha: 0.5, life: 0.4 };

/** A plane banks into another zone. To the other view it leaves over one edge and arrives over the other. */
export async function glidePlane(
  context: AnimationContext,
  team: number,
  start: Attitude,
  end: Attitude,
): Promise<void> {
  const plane = context.planes[team];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  if (Math.hypot(dx, dy) < 1) return bump(context, team, start);
  const across = Math.abs(dy) > 60;
  const turning = shortestTurn(start.heading, end.heading);
  const smoke = context.stage.lightGraphics ? null : createTrail(context.trails, context.textures.dust, exhaust);
  context.zoomBriefly(end, 1.05);
  const at = (t: number): Attitude => {
    const s = smoothstep(t);
    const bow = across ? 0 : Math.sin(Math.PI * t) * 16;
    return {
      x: lerp(start.x, end.x, s),
      y: lerp(start.y, end.y, s) + Math.sin(start.heading) * bow,
      heading: start.heading + turning * s + (across ? 0 : Math.sin(Math.PI * t) * 0.3 * Math.sign(dx * -dyOf(start))),
      height: lerp(start.height ?? 0.5, end.height ?? 0.5, s) + Math.sin(Math.PI * t) * (across ? 1 : 0.3),
      bank: across ? 0 : Math.sign(dx) * Math.sin(Math.PI * t),
      size: end.size,
    };
  };
  await context.stage.tween(across ? 650 : 470, (t) => {
    plane.pose(at(t));
    smoke?.(t, (born) => {
      const { x, y, heading } = at(born);
      return { x: x - Math.cos(heading) * 40, y: y - Math.sin(heading) * 40 };
    });
  });
}

const dyOf = ({ heading }: Attitude) => Math.sign(Math.sin(heading));

/** A plane at the edge nudges against it. */
export async function bump({ stage, planes }: AnimationContext, team: number, start: Attitude): Promise<void> {
  await stage.tween(220, (t) => {
    planes[team].pose({ ...start, x: start.x + Math.sin(t * Math.PI * 2) * 9 * (1 - t), bank: Math.sin(t * 9) * 0.4 });
  });
}

/** The token moves, sways and flashes. */
export async function glideToken(
  { stage, token, tokenSize }: AnimationContext,
  from: Point,
  to: Point,
  [turned, turn]: readonly [number, number],
): Promise<void> {
  const stays = Math.hypot(to.x - from.x, to.y - from.y) < 1;
  await stage.tween(stays ? 220 : 480, (t) => {
    const s = smoothstep(t);
    const shake = stays ? Math.sin(t * Math.PI * 4) * 7 * (1 - t) : 0;
    token.position.set(lerp(from.x, to.x, s) + shake, lerp(from.y, to.y, s) - Math.sin(Math.PI * t) * 22);
    token.scale.set(tokenSize() * (1 + Math.sin(Math.PI * t) * 0.18));
    token.rotation = turned + shortestTurn(turned, turn) * s + Math.sin(Math.PI * t) * (to.x < from.x ? -0.5 : 0.5);
  });
}

/** The token rises onto its first zone. */
export async function rise({ stage, token, tokenSize }: AnimationContext, at: Point): Promise<void> {
  token.visible = true;
  await stage.tween(520, (t) => {
    token.position.set(at.x, at.y + (1 - smoothstep(t)) * 90);
    token.alpha = t;
    token.scale.set(tokenSize() * (0.4 + 0.6 * smoothstep(t)));
  });
}

/** A smaller burst hops to the former place of the larger one. */
export async function hop({ stage }: AnimationContext, burst: Sprite, from: Point, to: Point): Promise<void> {
  burst.visible = true;
  await stage.tween(300, (t) => {
    burst.position.set(lerp(from.x, to.x, t), lerp(from.y, to.y, t) - Math.sin(Math.PI * t) * 34);
  });
}

export async function toss({ stage, layer, pieces, layout }: AnimationContext, team: number): Promise<void> {
  const coin = layer.addChild(spriteAt(pieces.coin(team), { x: boardWidth / 2, y: layout.boardHeight * 0.8 }));
  await stage.tween(950, (t) => {
    const flight = Math.min(1, t / 0.7);
    coin.y = layout.boardHeight * 0.8 - Math.sin(Math.PI * flight) * layout.boardHeight * 0.5;
    coin.scale.set(
      Math.max(0.06, Math.abs(Math.cos(flight * 9 * Math.PI))) * (1 + Math.sin(Math.PI * flight)),
      1 + Math.sin(Math.PI * flight),
    );
    if (flight === 1) coin.scale.set(1.5);
    coin.alpha = t > 0.9 ? (1 - t) * 10 : 1;
  });
}

/** Fires from the guns of a board into its zones; a miss goes into clouds. */
export async function shoot(
  context: AnimationContext,
  post: number,
  zones: readonly number[],
  struck: number | null,
): Promise<void> {
  const from = context.layout.guns(post);
  await Promise.all(
    zones.map((zone) => {
      const at = context.layout.centre(zone);
      return fireTracers(context, from, zone === struck ? at : { x: at.x + 12, y: at.y - 20 }, zone === struck ? 2 : 0);
    }),
  );
}

/** The number of lost cards, while the plane shakes. */
export async function cost(context: AnimationContext, team: number, amount: number, at: Attitude): Promise<void> {
  const { stage, layer, pieces, planes, layout } = context;
  const large = Math.max(0.6, layout.size);
  const badge = layer.addChild(spriteAt(pieces.damage(amount), { x: at.x, y: at.y - 30 }));
  await stage.tween(420 + amount * 70, (t) => {
    const grown = Math.min(1, t * 6);
    badge.scale.set(large * grown * (1 + 0.12 * Math.sin(t * 20) * (1 - t)));
    badge.y = at.y - 30 - t * 14;
    badge.alpha = t > 0.85 ? (1 - t) / 0.15 : 1;
    const left = (1 - t) ** 2;
    planes[team].pose({ ...at, x: at.x + Math.sin(t * 40) * 6 * left, bank: Math.sin(t * 22) * left });
  });
}

/** A repair: wrench and hammering over a board. */
export async function mend({ stage, layer, pieces, layout }: AnimationContext, post: number): Promise<void> {
  const { x, y, width, height } = layout.board(post);
  const wrench = layer.addChild(spriteAt(pieces.wrench(), { x: x + width / 2, y: y + height / 2 }));
  await stage.tween(720, (t) => {
    wrench.rotation = Math.sin(t * 15) * 0.5;
    wrench.scale.set(Math.min(1, t * 5) * 1.1 * layout.size);
    wrench.alpha = t > 0.8 ? (1 - t) * 5 : 1;
  });
}

/** By moonlight, cards of a deck are looked at: their backs fan out over its board. */
export async function fan(
  { stage, layer, pieces, layout }: AnimationContext,
  post: number,
  count: number,
): Promise<void> {
  const { x, y, width, height } = layout.board(post);
  const at = { x: x + width / 2, y: y + height * 0.5 };
  const cards = Array.from({ length: count }, () => layer.addChild(spriteAt(pieces.back(teamOf(post)), at)));
  await stage.tween(700, (t) => {
    const open = smoothstep(Math.min(1, t * 2.5));
    for (const [i, card] of cards.entries()) {
      const off = (i - (count - 1) / 2) * open;
      card.rotation = off * 0.12;
      card.position.set(at.x + off * 25 * layout.size, at.y + off * off * 1.6 * layout.size);
      card.scale.set(layout.size);
      card.alpha = t > 0.85 ? (1 - t) / 0.15 : 1;
    }
  });
}

/** Claw marks over the board that shot at the Claws. */
export async function claw({ stage, layer, pieces, layout }: AnimationContext, post: number): Promise<void> {
  const { x, y, width, height } = layout.board(post);
  const scratch = layer.addChild(spriteAt(pieces.scratch(), { x: x + width / 2, y: y + height / 2 }));
  await stage.tween(460, (t) => {
    scratch.scale.set(1.2 * layout.size, Math.min(1, t * 4) * 1.3 * layout.size);
    scratch.alpha = t > 0.6 ? (1 - t) / 0.4 : 1;
  });
}

/** A burst of flak at a plane. */
export async function flak(context: AnimationContext, at: Point): Promise<void> {
  await explode(context, at, 34);
}

/** Half of the width that the two parachutes of a crew need, in units. */
const parachutesHalfWidth = 112;

/** A plane spirals across the boards and disappears; its crew descends by parachute. */
export async function fall(context: AnimationContext, team: number, start: Attitude): Promise<void> {
  const { stage, trails, textures, planes, layer, pieces, layout } = context;
  const plane = planes[team];
  const way = start.x < boardWidth / 2 ? 1 : -1;
  const at = (t: number): Attitude => ({
    x: start.x + way * t * 210 + Math.cos(t * 13) * 34 * Math.sin(Math.PI * t),
    y: start.y + Math.sin(t * 13) * 26 * Math.sin(Math.PI * t) + t * t * 40,
    heading: start.heading + t * t * 13,
    height: 0.5 * (1 - t),
    bank: 0.4 + 0.5 * Math.sin(t * 17),
    size: layout.size * (1 - 0.72 * t ** 1.5),
  });
  plane.damage(1, 1);
  const smoke = createTrail(trails, textures.smoke, { count: 22, size: 0.5, alpha: 0.9, life: 0.5 });
  context.zoomBriefly(start, 1.06);
  await stage.tween(1500, (t) => {
    plane.pose(at(t));
    plane.animateAmbient(t * 1.5);
    smoke(t, at);
    plane.alpha = t > 0.85 ? (1 - t) / 0.15 : 1;
  });
  plane.fade(0);
  const crew = [0, 1].map((role) => layer.addChild(new Parachutist(team * 2 + role, pieces)));
  const { y, height } = layout.board(boardOf(0));
  // Both parachutes stay inside the board.
  const middle = Math.min(Math.max(start.x, parachutesHalfWidth), boardWidth - parachutesHalfWidth);
  await stage.tween(1100, (t) => {
    for (const [i, dog] of crew.entries()) {
      const open = Math.min(1, t * 5);
      dog.scale.set(0.7 * open * layout.size);
      dog.position.set(
        middle + (i * 2 - 1) * (36 + t * 30) + Math.sin(t * 6 + i) * 10,
        start.y - 50 + t * Math.min(height, y + height) * 0.3,
      );
      dog.animateAmbient(t * 4);
      dog.alpha = t > 0.88 ? (1 - t) / 0.12 : 1;
    }
  });
}

/** The winners fly a loop. */
export async function cheer({ stage, planes }: AnimationContext, team: number, start: Attitude): Promise<void> {
  await stage.tween(900, (t) => {
    planes[team].pose({
      ...start,
      height: 0.5 + Math.sin(Math.PI * t) * 1.4,
      roll: smoothstep(t),
      y: start.y - Math.sin(Math.PI * t) * 20,
    });
  });
}

/** A flash for cards that cancel each other. The tracks are HTML, so the canvas shows the flash only. */
export async function spark({ stage, layer, textures }: AnimationContext, at: Point): Promise<void> {
  const rays = Array.from({ length: 8 }, (_, i) =>
    layer.addChild(
      new Sprite({
        texture: Texture.WHITE,
        tint: 0xffcf5a,
        anchor: { x: 0, y: 0.5 },
        rotation: (i / 8) * 2 * Math.PI,
      }),
    ),
  );
  const [flash] = addHiddenSprites(layer, textures.flame, 1);
  await stage.tween(480, (t) => {
    flash.visible = t < 0.6;
    flash.position.set(at.x, at.y);
    flash.scale.set(Math.sin(Math.min(1, t * 1.7) * Math.PI) * 0.8);
    const [a, b] = [20 + t * 40, 30 + t * 60];
    for (const ray of rays) {
      ray.position.set(at.x + Math.cos(ray.rotation) * a, at.y + Math.sin(ray.rotation) * a);
      ray.setSize(b - a, 4);
      ray.alpha = 1 - t;
    }
  });
}
