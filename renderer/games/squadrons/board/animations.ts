import type { SquadronsEvent } from '@aerodrome/engine/games/squadrons/state.ts';
import { Graphics, Sprite } from 'pixi.js';
import type { Attitude, Biplane } from '../../../boards/biplane.ts';
import type { Point } from '../../../boards/board.ts';
import { lerp, shortestTurn, smoothstep } from '../../../boards/easing.ts';
import type { EffectContext } from '../../../boards/effectContext.ts';
import { createTrail, explode, raiseDust } from '../../../boards/effects.ts';
import { fireTracers } from '../../../boards/gunfire.ts';
import type { Formation } from './formation.ts';
import { type Layout, squareSide } from './layout.ts';
import type { Pieces } from './pieces.ts';

/** The arguments of Squadrons' animations. */
export interface AnimationContext extends EffectContext {
  layout: Layout;
  formation: Formation;
  pieces: Pieces;
  biplanes: readonly Biplane[];
  /** The layer below the planes, for smoke and dust. */
  trails: EffectContext['layer'];
  /** Poses a plane with stand, tag and insignia. */
  pose(plane: number, attitude: Attitude): void;
  /** Sets the opacity of a plane and of its stand. */
  fade(plane: number, share: number): void;
  stand(plane: number, share: number): void;
  zoomBriefly(at: Point, closer: number): void;
}

export type EventOf<T extends SquadronsEvent['type']> = Extract<SquadronsEvent, { type: T }>;

const perSquare = 260;
const exhaust = { count: 12, size: 0.18, alpha: 0.5, life: 0.4 };
const astern = ({ x, y, heading }: Attitude) => ({ x: x - Math.cos(heading) * 24, y: y - Math.sin(heading) * 24 });

/** Returns the pose 0 … 1 along a route, with rounded corners and banked turns. */
function along(points: readonly Point[], start: Attitude): (t: number) => Attitude {
  const steps = points.length - 1;
  const at = (t: number): Point => {
    const place = Math.max(0, Math.min(steps - 1e-6, t * steps));
    const i = Math.floor(place);
    return { x: lerp(points[i].x, points[i + 1].x, place - i), y: lerp(points[i].y, points[i + 1].y, place - i) };
  };
  const reach = 0.28 / steps;
  const rounded = (t: number): Point => {
    const [a, b] = [at(t - reach), at(t + reach)];
    const [own, near] = [at(t), { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }];
    const edge = Math.min(1, t / reach, (1 - t) / reach);
    return { x: lerp(own.x, near.x, edge), y: lerp(own.y, near.y, edge) };
  };
  return (t) => {
    const here = rounded(t);
    const [a, b] = [rounded(Math.max(0, t - 0.06)), rounded(Math.min(1, t + 0.06))];
    const [c, d] = [rounded(Math.min(1, t + 0.02)), rounded(Math.min(1, t + 0.14))];
    const heading = Math.atan2(b.y - a.y, b.x - a.x);
    const later = Math.hypot(d.x - c.x, d.y - c.y) > 0.5 ? Math.atan2(d.y - c.y, d.x - c.x) : heading;
    return { ...start, ...here, heading, bank: Math.max(-1, Math.min(1, shortestTurn(heading, later) * 1.2)) };
  };
}

/** Flies square by square. */
export async function fly(
  context: AnimationContext,
  { plane, from, path }: EventOf<'flew'>,
  start: Attitude,
): Promise<void> {
  const points = [from, ...path].map((square) => context.layout.at(square));
  const at = along(points, start);
  const smoke = context.stage.lightGraphics ? null : createTrail(context.trails, context.textures.dust, exhaust);
  context.zoomBriefly(points[points.length - 1], 1.05);
  await context.stage.tween(perSquare * path.length, (t) => {
    const turning = Math.min(1, t * path.length * 3);
    const here = at(t);
    context.pose(plane, { ...here, heading: start.heading + shortestTurn(start.heading, here.heading) * turning });
    smoke?.(t, (born) => astern(at(born)));
  });
}

/** Turns the nose. */
export async function turn(context: AnimationContext, plane: number, start: Attitude, end: Attitude): Promise<void> {
  const by = shortestTurn(start.heading, end.heading);
  await context.stage.tween(200, (t) => {
    context.pose(plane, {
      ...end,
      heading: start.heading + by * smoothstep(t),
      bank: Math.sin(Math.PI * t) * Math.sign(by) * 0.6,
    });
  });
}

/** Rolls over its square and rises onto its stand. */
export async function launch(context: AnimationContext, plane: number, start: Attitude, end: Attitude): Promise<void> {
  context.zoomBriefly(end, 1.08);
  const wheels = context.stage.lightGraphics ? null : raiseDust(context, start, start.heading);
  await context.stage.tween(800, (t) => {
    context.biplanes[plane].animateAmbient(t * 1.2);
    const out = Math.sin(Math.PI * Math.min(1, t * 1.1)) * squareSide * 0.3;
    const up = smoothstep(Math.max(0, (t - 0.35) / 0.65));
    context.stand(plane, up);
    context.pose(plane, {
      x: end.x + Math.cos(end.heading) * out,
      y: end.y + Math.sin(end.heading) * out,
      heading: end.heading,
      height: lerp(start.height ?? 0, (end.height ?? 0) + 0.25 * Math.sin(Math.PI * up), up),
      size: lerp(start.size ?? 1, end.size ?? 1, up),
    });
  });
  await wheels;
}

/** Circles down from its stand and rolls out in front of its hangar. */
export async function land(context: AnimationContext, plane: number, start: Attitude, end: Attitude): Promise<void> {
  await context.stage.tween(700, (t) => {
    const round = smoothstep(Math.min(1, t / 0.8)) * 2 * Math.PI;
    const r = squareSide * 0.34 * Math.sin(Math.PI * Math.min(1, t / 0.8));
    context.stand(plane, 1 - smoothstep(Math.min(1, t * 1.6)));
    context.pose(plane, {
      x: end.x + Math.sin(round) * r,
      y: end.y - (1 - Math.cos(round)) * r * 0.4,
      heading: start.heading + (shortestTurn(start.heading, end.heading) + 2 * Math.PI) * smoothstep(t),
      height: lerp(start.height ?? 0.3, 0, smoothstep(t)),
      size: lerp(start.size ?? 1, end.size ?? 1, smoothstep(t)),
      bank: 0.5 * Math.sin(Math.PI * t),
    });
  });
}

/** A plane that cannot move rocks on its stand. */
export async function rock(context: AnimationContext, plane: number, start: Attitude): Promise<void> {
  await context.stage.tween(300, (t) => {
    context.pose(plane, { ...start, heading: start.heading + Math.sin(t * 18) * 0.16 * (1 - t) });
  });
}

/** Points along a polyline, equally spaced on each segment. */
function spread(corners: readonly Point[], count: number): Point[] {
  const lengths = corners.slice(1).map(({ x, y }, i) => Math.hypot(x - corners[i].x, y - corners[i].y));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: count + 1 }, (_, i) => {
    let far = (i / count) * whole;
    let leg = 0;
    while (leg < lengths.length - 1 && far > lengths[leg]) far -= lengths[leg++];
    const share = lengths[leg] === 0 ? 1 : Math.min(1, far / lengths[leg]);
    const [from, to] = [corners[leg], corners[leg + 1]];
    return { x: lerp(from.x, to.x, share), y: lerp(from.y, to.y, share) };
  });
}

/** A tow behind a lorry to another field: along the edge of the map, since guns lie between the fields. */
export async function tow(context: AnimationContext, plane: number, start: Attitude, end: Attitude): Promise<void> {
  const lorry = context.trails.addChild(new Graphics());
  lorry.roundRect(-15, -9, 30, 18, 4).fill(0x4b5530).stroke({ width: 2, color: 0x24170c });
  lorry.rect(6, -7, 8, 14).fill(0x24170c);
  const edge = start.y > context.layout.height / 2 ? context.layout.height + squareSide * 0.4 : -squareSide * 0.3;
  const at = along(spread([start, { x: start.x, y: edge }, { x: end.x, y: edge }, end], 24), end);
  const lead = (squareSide * 0.6) / (Math.abs(end.x - start.x) + 2 * Math.abs(edge - start.y));
  await context.stage.tween(900, (t) => {
    const s = smoothstep(t);
    const [ahead, behind] = [at(Math.min(1, s + lead)), at(s)];
    lorry.position.set(ahead.x, ahead.y);
    lorry.rotation = ahead.heading;
    lorry.alpha = Math.min(1, (1 - s) / lead);
    // The plane is released at the end of the tow.
    const loose = Math.max(0, (s - 0.85) / 0.15);
    context.pose(plane, {
      ...behind,
      heading: behind.heading + shortestTurn(behind.heading, end.heading) * loose,
      bank: 0,
    });
  });
}

/** Spirals onto the map; a burnt mark stays. */
export async function fall(context: AnimationContext, plane: number, start: Attitude): Promise<void> {
  const site = { x: start.x, y: start.y };
  const at = (t: number): Attitude => {
    const angle = start.heading + t * t * 11;
    const r = squareSide * 0.55 * Math.sin(Math.PI * t);
    return {
      x: site.x + Math.cos(angle) * r,
      y: site.y + Math.sin(angle) * r * 0.8,
      heading: start.heading + t * t * 13,
      height: (start.height ?? 0) * (1 - t) + 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.6)) * (1 - t),
      bank: 0.4 + 0.5 * Math.sin(t * 17),
      size: 1 - 0.45 * t ** 1.5,
    };
  };
  const smoke = createTrail(context.trails, context.textures.smoke, { count: 20, size: 0.3, alpha: 0.9, life: 0.5 });
  context.biplanes[plane].damage(1, 1);
  context.zoomBriefly(site, 1.12);
  await context.stage.tween(1300, (t) => {
    context.stand(plane, Math.max(0, 1 - t * 2));
    context.pose(plane, at(t));
    context.biplanes[plane].animateAmbient(t * 1.5);
    smoke(t, at);
  });
  context.fade(plane, 0);
  await explode(context, site, 40);
}

/** A grounded plane burns. */
export async function burn(context: AnimationContext, plane: number, at: Attitude): Promise<void> {
  context.biplanes[plane].damage(1, 1);
  await context.stage.tween(300, (t) => {
    context.biplanes[plane].animateAmbient(t);
    context.pose(plane, { ...at, heading: at.heading + Math.sin(t * 22) * 0.05 });
  });
  context.fade(plane, 0);
  await explode(context, at, 44);
}

/** Dives on an adjacent target with firing guns, pulls up and returns to its square. */
export async function strafe(context: AnimationContext, plane: number, start: Attitude, target: Point): Promise<void> {
  const [dx, dy] = [target.x - start.x, target.y - start.y];
  const far = Math.hypot(dx, dy) * 0.9;
  const [x, y] = [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)];
  // To the left, since the card lies on the right.
  const left = y < 0 ? -1 : 1;
  const wide = squareSide * 0.42 * left;
  /** Out to the target in a line, and back in a curve. */
  const at = (t: number): Point => {
    const along = Math.sin(Math.PI * t) * far;
    const aside = t < 0.4 ? 0 : Math.sin((Math.PI * (t - 0.4)) / 0.6) * wide;
    return { x: start.x + x * along - y * aside, y: start.y + y * along + x * aside };
  };
  context.zoomBriefly(target, 1.1);
  const guns = fireTracers(context, { x: start.x + x * 22, y: start.y + y * 22 }, target, 1);
  await context.stage.tween(700, (t) => {
    const low = Math.sin(Math.PI * Math.min(1, t * 1.15)) ** 0.8;
    const [a, b] = [at(Math.max(0, t - 0.03)), at(Math.min(1, t + 0.03))];
    const flown = Math.atan2(b.y - a.y, b.x - a.x);
    const turnedHeading = start.heading + shortestTurn(start.heading, flown) * Math.min(1, t / 0.15);
    const home = Math.max(0, (t - 0.8) / 0.2);
    context.stand(plane, 1 - Math.min(1, low * 1.6));
    context.pose(plane, {
      ...start,
      ...at(t),
      heading: turnedHeading + shortestTurn(turnedHeading, start.heading) * smoothstep(home),
      height: lerp(start.height ?? 0, 0, low),
      size: lerp(start.size ?? 1, 0.68, low),
      bank: t < 0.4 ? 0 : Math.sin((Math.PI * (t - 0.4)) / 0.6) * 0.8 * left,
    });
  });
  await guns;
}

/** A looping plane climbs over the other, and both exchange squares. */
export async function exchange(
  context: AnimationContext,
  { planes: [looper, other] }: EventOf<'exchanged'>,
  starts: readonly Attitude[],
  ends: readonly Attitude[],
): Promise<void> {
  context.zoomBriefly(ends[0], 1.12);
  await context.stage.tween(900, (t) => {
    const s = smoothstep(t);
    context.pose(looper, {
      ...ends[0],
      x: lerp(starts[0].x, ends[0].x, s),
      y: lerp(starts[0].y, ends[0].y, s),
      height: 0.3 + 1.1 * Math.sin(Math.PI * t),
      size: 1 + 0.3 * Math.sin(Math.PI * t),
      pitch: s,
    });
    context.pose(other, { ...ends[1], x: lerp(starts[1].x, ends[1].x, s), y: lerp(starts[1].y, ends[1].y, s) });
  });
}

/** A roll-out: over the wing and back, and the burst misses. */
export async function rollOut(context: AnimationContext, plane: number, start: Attitude): Promise<void> {
  await context.stage.tween(600, (t) => {
    const out = Math.sin(Math.PI * t) * squareSide * 0.3;
    context.pose(plane, {
      ...start,
      x: start.x - Math.sin(start.heading) * out,
      y: start.y + Math.cos(start.heading) * out,
      roll: smoothstep(t),
    });
  });
}

/** An insignia is struck onto the stand. */
export async function decorate(context: AnimationContext, at: Point, of: number, count: number): Promise<void> {
  const sign = context.layer.addChild(new Sprite({ texture: context.pieces.insignia(of, count), anchor: 0.5 }));
  await context.stage.tween(500, (t) => {
    const down = 1 - (1 - Math.min(1, t * 1.6)) ** 3;
    sign.position.set(at.x, at.y - (1 - down) * 40);
    sign.scale.set(lerp(3.4, 1, down));
    sign.alpha = Math.min(1, t * 4);
  });
}

/** The winners take off and fly past in formation. */
export async function flyPast(context: AnimationContext, planes: readonly number[]): Promise<void> {
  const { width, height } = context.layout;
  await context.stage.tween(1800, (t) => {
    for (const [i, plane] of planes.entries()) {
      const rank = Math.ceil(i / 2);
      const flank = i === 0 ? 0 : i % 2 === 0 ? 1 : -1;
      const y = height * 0.5 + flank * rank * squareSide * 0.85;
      const x = lerp(-squareSide * 2, width + squareSide * 3, t) - rank * squareSide * 0.8;
      context.stand(plane, 0);
      context.fade(
        plane,
        Math.max(0.001, Math.min(1, (x + squareSide) / squareSide, (width + squareSide * 1.2 - x) / squareSide)),
      );
      context.pose(plane, { x, y, heading: 0, height: 0.9, size: 1.5, bank: Math.sin(t * 8 + i) * 0.12 });
      context.biplanes[plane].animateAmbient(t * 2);
    }
  });
}

/** A deterministic pseudo-random number 0 … 1. */
const pseudoRandom = (i: number, salt: number) => {
  const x = Math.sin(i * 12.9898 + salt * 78.233) * 43758.5453;
  return x - Math.floor(x);
};

/** Rain on the map: nobody has won. */
export async function rain(context: AnimationContext): Promise<void> {
  const drops = context.layer.addChild(new Graphics());
  const { bounds } = context.layout;
  await context.stage.tween(1600, (t) => {
    drops.clear();
    const strength = Math.sin(Math.PI * t);
    drops.rect(bounds.x, bounds.y, bounds.width, bounds.height).fill({ color: 0x26323c, alpha: 0.42 * strength });
    for (let i = 0; i < 220; i++) {
      const [x, y] = [pseudoRandom(i, 1), (pseudoRandom(i, 2) + t * (2.2 + (i % 5) * 0.2)) % 1];
      const [left, top] = [bounds.x + 8 + x * (bounds.width - 8), bounds.y + y * (bounds.height - 30)];
      drops.moveTo(left, top).lineTo(left - 8, top + 30);
    }
    drops.stroke({ width: 2, color: 0xdbe6ec, alpha: 0.75 * strength });
  });
}
