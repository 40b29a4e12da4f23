import { Sprite } from 'pixi.js';
import type { Attitude } from '../../../boards/biplane.ts';
import type { Point } from '../../../boards/board.ts';
import { lerp, shortestTurn, smoothstep } from '../../../boards/easing.ts';
import { createTrail, explode } from '../../../boards/effects.ts';
import type { AnimationContext } from './animations.ts';
import { hexSide } from './layout.ts';
import { Column } from './wrecks.ts';

/** Flies off the board and disappears in the clouds. */
export async function leave(context: AnimationContext, plane: number, start: Attitude): Promise<void> {
  await context.stage.tween(900, (t) => {
    const far = (0.3 * t + 0.7 * t * t) * hexSide * 5;
    context.fade(plane, t < 0.4 ? 1 : Math.max(0.001, 1 - (t - 0.4) / 0.6));
    context.pose(plane, {
      ...start,
      x: start.x + Math.cos(start.heading) * far,
      y: start.y + Math.sin(start.heading) * far,
    });
  });
}

/** Turns to its own edge and flies home. */
export async function goHome(context: AnimationContext, plane: number, start: Attitude): Promise<void> {
  const home = context.layout.heading(plane % 2 === 0 ? 3 : 0);
  const turning = shortestTurn(start.heading, home);
  await context.stage.tween(900, (t) => {
    const heading = start.heading + turning * smoothstep(Math.min(1, t * 2));
    // Fades late: the plane is seen to fly off, not to vanish.
    const far = t * t * hexSide * 9;
    context.fade(plane, t < 0.7 ? 1 : Math.max(0.001, (1 - t) / 0.3));
    context.pose(plane, {
      ...start,
      x: start.x + Math.cos(heading) * far,
      y: start.y + Math.sin(heading) * far,
      heading,
      bank: Math.sign(turning) * Math.sin(Math.PI * Math.min(1, t * 2)),
    });
  });
}

/** Out of control: spirals down through the lower levels, burns, and disappears on impact. */
export async function fall(context: AnimationContext, plane: number, start: Attitude): Promise<void> {
  const { stage, trails, textures } = context;
  const site = { x: start.x + 14, y: start.y + 22 };
  const at = (t: number): Attitude => {
    const down = t ** 1.5;
    const angle = start.heading - Math.PI / 2 + t * t * 10;
    const r = hexSide * 0.8 * Math.sin(Math.PI * t) * (1 - 0.4 * t);
    return {
      x: lerp(start.x, site.x, down) + Math.cos(angle) * r,
      y: lerp(start.y, site.y, down) + Math.sin(angle) * r * 0.75,
      heading: start.heading + t * t * 12,
      height: (start.height ?? 1) * (1 - down),
      bank: 0.4 + 0.5 * Math.sin(t * 17),
      size: (start.size ?? 1) * (1 - 0.6 * down),
    };
  };
  const smoke = createTrail(trails, textures.smoke, { count: 22, size: 0.5, alpha: 0.9, life: 0.5 });
  context.biplanes[plane].damage(1, 1);
  context.zoomBriefly(site, 1.14);
  await stage.tween(1500, (t) => {
    context.pose(plane, at(t));
    context.biplanes[plane].animateAmbient(t * 1.5);
    smoke(t, at);
  });
  context.fade(plane, 0);
  await explode(context, site, 70);
}

/** Smoke rises at a crash site; it stays for the rest of the phase. */
async function smoke({ stage, layer, textures }: AnimationContext, at: Point): Promise<void> {
  const column = layer.addChild(new Column(textures.smoke, at));
  await stage.tween(950, (t) => {
    column.rise(t * 0.95);
    column.scale.set(smoothstep(t));
    column.alpha = t;
  });
}

/** Too low: the plane meets its shadow. */
export async function crash(context: AnimationContext, plane: number, start: Attitude): Promise<void> {
  context.zoomBriefly(start, 1.1);
  await context.stage.tween(900, (t) => {
    const far = (1 - (1 - t) ** 2) * hexSide * 0.35;
    context.pose(plane, {
      ...start,
      x: start.x + Math.cos(start.heading) * far,
      y: start.y + Math.sin(start.heading) * far,
      height: (start.height ?? 0) * (1 - t),
      bank: Math.sin(t * 9) * 0.5,
    });
  });
  context.fade(plane, 0);
  await Promise.all([explode(context, start, 80), smoke(context, start)]);
}

/** The winner rolls, and the sun breaks through on it. */
export async function win(context: AnimationContext, plane: number, start: Attitude): Promise<void> {
  const { stage, trails, pieces } = context;
  context.zoomBriefly(start, 1.2);
  const sun = trails.addChild(new Sprite({ texture: pieces.sun(), anchor: 0.5, x: start.x, y: start.y, alpha: 0 }));
  await stage.tween(1500, (t) => {
    sun.alpha = 0.9 * Math.sin(Math.PI * t);
    sun.scale.set(0.5 + 0.9 * smoothstep(t));
    sun.rotation = t * 0.35;
    context.pose(plane, { ...start, roll: smoothstep(Math.max(0, Math.min(1, t * 1.7 - 0.35))) });
  });
}
