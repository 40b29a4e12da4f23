import { Sprite } from 'pixi.js';
import type { Attitude } from '../../../boards/shared/biplane.ts';
import type { Point } from '../../../boards/shared/board.ts';
import { between, smooth, turnTo } from '../../../boards/shared/easing.ts';
import { blast, trail } from '../../../boards/shared/effects.ts';
import { side } from './layout.ts';
import type { Air } from './motions.ts';
import { Column } from './wrecks.ts';

/** Flies on the way it faces, and is lost in the clouds. */
export async function leave(air: Air, plane: number, start: Attitude): Promise<void> {
  await air.stage.tween(900, (t) => {
    const far = (0.3 * t + 0.7 * t * t) * side * 5;
    air.fade(plane, t < 0.4 ? 1 : Math.max(0.001, 1 - (t - 0.4) / 0.6));
    air.pose(plane, {
      ...start,
      x: start.x + Math.cos(start.heading) * far,
      y: start.y + Math.sin(start.heading) * far,
    });
  });
}

/** Turns for its own edge and goes home. */
export async function goHome(air: Air, plane: number, start: Attitude): Promise<void> {
  const home = air.layout.heading(plane % 2 === 0 ? 3 : 0);
  const turning = turnTo(start.heading, home);
  await air.stage.tween(900, (t) => {
    const heading = start.heading + turning * smooth(Math.min(1, t * 2));
    // Well on its way before it is lost: it is seen to fly off, not to vanish.
    const far = t * t * side * 9;
    air.fade(plane, t < 0.7 ? 1 : Math.max(0.001, (1 - t) / 0.3));
    air.pose(plane, {
      ...start,
      x: start.x + Math.cos(heading) * far,
      y: start.y + Math.sin(heading) * far,
      heading,
      bank: Math.sign(turning) * Math.sin(Math.PI * Math.min(1, t * 2)),
    });
  });
}

/** Out of control: it spirals down past the lower levels, burns, and is gone where it strikes. */
export async function fall(air: Air, plane: number, start: Attitude): Promise<void> {
  const { stage, trails, kit } = air;
  const site = { x: start.x + 14, y: start.y + 22 };
  const at = (t: number): Attitude => {
    const down = t ** 1.5;
    const angle = start.heading - Math.PI / 2 + t * t * 10;
    const r = side * 0.8 * Math.sin(Math.PI * t) * (1 - 0.4 * t);
    return {
      x: between(start.x, site.x, down) + Math.cos(angle) * r,
      y: between(start.y, site.y, down) + Math.sin(angle) * r * 0.75,
      heading: start.heading + t * t * 12,
      height: (start.height ?? 1) * (1 - down),
      bank: 0.4 + 0.5 * Math.sin(t * 17),
      size: (start.size ?? 1) * (1 - 0.6 * down),
    };
  };
  const smoke = trail(trails, kit.smoke, { count: 22, size: 0.5, alpha: 0.9, life: 0.5 });
  air.biplanes[plane].damage(1, 1);
  air.lean(site, 1.14);
  await stage.tween(1500, (t) => {
    air.pose(plane, at(t));
    air.biplanes[plane].drift(t * 1.5);
    smoke(t, at);
  });
  air.fade(plane, 0);
  await blast(air, site, 70);
}

/** The smoke of a crash, as it comes up: it stands there for the rest of the phase. */
async function smoke({ stage, layer, kit }: Air, at: Point): Promise<void> {
  const column = layer.addChild(new Column(kit.smoke, at));
  await stage.tween(950, (t) => {
    column.rise(t * 0.95);
    column.scale.set(smooth(t));
    column.alpha = t;
  });
}

/** Too low: the shadow meets the plane. */
export async function crash(air: Air, plane: number, start: Attitude): Promise<void> {
  air.lean(start, 1.1);
  await air.stage.tween(900, (t) => {
    const far = (1 - (1 - t) ** 2) * side * 0.35;
    air.pose(plane, {
      ...start,
      x: start.x + Math.cos(start.heading) * far,
      y: start.y + Math.sin(start.heading) * far,
      height: (start.height ?? 0) * (1 - t),
      bank: Math.sin(t * 9) * 0.5,
    });
  });
  air.fade(plane, 0);
  await Promise.all([blast(air, start, 80), smoke(air, start)]);
}

/** The winner rolls once over its wing, and the sun breaks through on it. */
export async function win(air: Air, plane: number, start: Attitude): Promise<void> {
  const { stage, trails, pieces } = air;
  air.lean(start, 1.2);
  const sun = trails.addChild(new Sprite({ texture: pieces.sun(), anchor: 0.5, x: start.x, y: start.y, alpha: 0 }));
  await stage.tween(1500, (t) => {
    sun.alpha = 0.9 * Math.sin(Math.PI * t);
    sun.scale.set(0.5 + 0.9 * smooth(t));
    sun.rotation = t * 0.35;
    air.pose(plane, { ...start, roll: smooth(Math.max(0, Math.min(1, t * 1.7 - 0.35))) });
  });
}
