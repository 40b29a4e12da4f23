import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import type { TrackEvent } from '@aerodrome/engine/games/track/state.ts';
import type { Attitude, Biplane } from '../../../boards/biplane.ts';
import type { Point } from '../../../boards/board.ts';
import { easeInOut, shortestTurn, smoothstep } from '../../../boards/easing.ts';
import type { EffectContext } from '../../../boards/effectContext.ts';
import { createTrail, dropBomb, explode, raiseDust } from '../../../boards/effects.ts';
import { fireTracers } from '../../../boards/gunfire.ts';
import type { Layout, Pose } from './layout.ts';

/** The arguments of Track's animations. */
export interface AnimationContext extends EffectContext {
  gameData: GameData;
  layout: Layout;
  biplanes: readonly Biplane[];
  /** The layer below the planes, for smoke and dust. */
  trails: EffectContext['layer'];
  zoomBriefly(at: Point, closer: number): void;
}

const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});

/** Exhaust puffs: pale, thin and short-lived. */
const thin = { count: 14, size: 0.4, alpha: 0.6, life: 0.4 };
const astern = ({ x, y, heading }: Attitude) => ({ x: x - Math.cos(heading) * 58, y: y - Math.sin(heading) * 58 });

type Flew = Extract<TrackEvent, { type: 'flew' }>;

/** The spaces of a flight that are on the board. */
export function pathOnBoard({ ring }: GameData, { path }: Flew): readonly number[] {
  return path.filter((space) => space < ring.off);
}

/**
 * Flies a path with banked turns, from the plane's place on a shared space to its next one. A loop climbs, goes over
 * the tail and moves far from its shadow.
 */
export async function fly(context: AnimationContext, event: Flew, start: Pose, end: Pose): Promise<void> {
  const { stage, layout, biplanes } = context;
  const biplane = biplanes[event.plane];
  const path = pathOnBoard(context.gameData, event);
  const poses = layout.flight(event.from, path);
  const last = poses.length - 1;
  const looping = event.loop >= 0;
  const startOffset = turned({ x: start.x - poses[0].x, y: start.y - poses[0].y }, -start.heading);
  const endOffset = turned({ x: end.x - poses[last].x, y: end.y - poses[last].y }, -end.heading);
  const at = (progress: number): Attitude => {
    const t = easeInOut(progress);
    const place = t * last;
    const pose = poses[Math.floor(place)];
    const next = poses[Math.min(last, Math.floor(place) + 1)];
    const ahead = poses[Math.min(last, Math.round(place) + 5)];
    const share = place - Math.floor(place);
    const from = 1 - smoothstep(Math.min(1, t * 3));
    const to = smoothstep(Math.max(0, t * 3 - 2));
    const along = pose.heading + shortestTurn(pose.heading, next.heading) * share;
    const heading =
      along +
      shortestTurn(poses[0].heading, start.heading) * from +
      shortestTurn(poses[last].heading, end.heading) * to;
    // Planes that start side by side stay so while they fly the same way.
    const s = smoothstep(t);
    const off = turned(
      { x: startOffset.x + (endOffset.x - startOffset.x) * s, y: startOffset.y + (endOffset.y - startOffset.y) * s },
      heading,
    );
    return {
      x: pose.x + (next.x - pose.x) * share + off.x,
      y: pose.y + (next.y - pose.y) * share + off.y,
      heading,
      height: 1 + Math.sin(Math.PI * progress) ** 1.4 * (looping ? 2.6 : 0.3),
      bank: Math.max(-1, Math.min(1, shortestTurn(pose.heading, ahead.heading) * 2.6)) * Math.sin(Math.PI * progress),
      pitch: looping ? smoothstep(Math.max(0, Math.min(1, (progress - 0.22) / 0.56))) : 0,
    };
  };
  const exhaust = stage.lightGraphics ? null : createTrail(context.trails, context.textures.dust, thin);
  context.zoomBriefly(end, looping ? 1.1 : 1.05);
  await stage.tween(420 + 150 * path.length + (looping ? 420 : 0), (t) => {
    biplane.pose(at(t));
    exhaust?.(t, (born) => astern(at(born)));
  });
}

/** Moves aside or closes up on a shared space. */
export async function shift(
  { stage, biplanes }: AnimationContext,
  plane: number,
  start: Pose,
  end: Pose,
): Promise<void> {
  if (Math.hypot(end.x - start.x, end.y - start.y) < 0.5) return;
  await stage.tween(520, (t) => {
    const s = smoothstep(t);
    const bank = Math.sin(Math.PI * t) * 0.8;
    biplanes[plane].pose({
      x: start.x + (end.x - start.x) * s,
      y: start.y + (end.y - start.y) * s,
      heading: start.heading,
      bank,
    });
  });
}

/** Descends onto the first space. */
export async function arrive(
  { stage, biplanes }: AnimationContext,
  plane: number,
  { x, y, heading }: Pose,
): Promise<void> {
  const biplane = biplanes[plane];
  await stage.tween(600, (t) => {
    const remaining = (1 - t) ** 2;
    biplane.fade(Math.min(1, t * 2));
    biplane.pose({
      x: x - Math.cos(heading) * 190 * remaining,
      y: y - Math.sin(heading) * 190 * remaining,
      heading,
      height: 1 + 2.2 * remaining,
    });
  });
}

/** Leaves over the last space. */
export async function leave(
  { stage, gameData, layout, biplanes, trails, textures }: AnimationContext,
  plane: number,
): Promise<void> {
  const biplane = biplanes[plane];
  const { last } = gameData.ring;
  const { x, y } = layout.spaces[last];
  const heading = layout.heading(last);
  const at = (t: number) => {
    const far = (0.25 * t + 0.75 * t * t) * 560;
    return { x: x + Math.cos(heading) * far, y: y + Math.sin(heading) * far, heading, height: 1 + 2 * t * t };
  };
  const exhaust = stage.lightGraphics ? null : createTrail(trails, textures.dust, thin);
  await stage.tween(1100, (t) => {
    biplane.fade(t < 0.55 ? 1 : Math.max(0.001, 1 - (t - 0.55) / 0.45));
    biplane.pose(at(t));
    exhaust?.(t, (born) => astern(at(born)));
  });
}

/** One plane shoots at one or two others. */
export async function shoot(
  context: AnimationContext,
  { from, at, hits }: Extract<TrackEvent, { type: 'shot' }>,
): Promise<void> {
  const { muzzle } = context.biplanes[from];
  for (const target of at) {
    const { x, y } = context.biplanes[target];
    context.zoomBriefly({ x, y }, 1.12);
    await fireTracers(context, muzzle, { x, y }, hits);
  }
}

/** A plane that is hit shakes. */
export async function buck({ stage, biplanes }: AnimationContext, plane: number, hits: number): Promise<void> {
  const biplane = biplanes[plane];
  const { x, y, rotation: heading } = biplane;
  await stage.tween(380, (t) => {
    const remaining = (1 - t) ** 2 * (0.6 + hits * 0.2);
    biplane.pose({
      x: x + Math.sin(t * 34) * 7 * remaining,
      y: y + Math.cos(t * 27) * 5 * remaining,
      heading: heading + Math.sin(t * 29) * 0.1 * remaining,
      bank: Math.sin(t * 20) * remaining,
    });
  });
}

/** A plane that is shot down or crashes spirals, burns and falls onto its shadow. */
export async function fall(context: AnimationContext, plane: number, site: Point, crash: () => void): Promise<void> {
  const { stage, biplanes, trails, textures } = context;
  const biplane = biplanes[plane];
  const { x, y, rotation } = biplane;
  const at = (t: number) => {
    const down = t ** 1.5;
    const angle = rotation - Math.PI / 2 + t * t * 10;
    const r = 58 * Math.sin(Math.PI * t) * (1 - 0.4 * t);
    return {
      x: x + (site.x - x) * down + Math.cos(angle) * r,
      y: y + (site.y - y) * down + Math.sin(angle) * r * 0.75,
      heading: rotation + t * t * 12,
      height: 1 - down,
      bank: 0.4 + 0.5 * Math.sin(t * 17),
      size: 1 - 0.45 * down,
    };
  };
  const smoke = createTrail(trails, textures.smoke, { count: 24, size: 0.62, alpha: 0.92, life: 0.5 });
  biplane.damage(1, 1);
  context.zoomBriefly(site, 1.16);
  await stage.tween(1500, (t) => {
    biplane.pose(at(t));
    biplane.animateAmbient(t * 1.5);
    smoke(t, at);
  });
  biplane.fade(0);
  crash();
  await explode(context, site, 88);
}

/** Lands or takes off. */
export async function settle(context: AnimationContext, plane: number, from: number, to: number): Promise<void> {
  const { stage, biplanes } = context;
  const biplane = biplanes[plane];
  const { x, y, rotation: heading } = biplane;
  const glide = stage.tween(520, (t) => biplane.pose({ x, y, heading, height: from + (to - from) * easeInOut(t) }));
  if (to > from) await Promise.all([glide, raiseDust({ ...context, layer: context.trails }, { x, y }, heading)]);
  else {
    await glide;
    await raiseDust({ ...context, layer: context.trails }, { x, y }, heading);
  }
}

/** Drops a bomb; `gone` removes the target. */
export async function bomb(context: AnimationContext, plane: number, at: Point, gone: () => void): Promise<void> {
  const biplane = context.biplanes[plane];
  const { x, y, rotation: heading } = biplane;
  const under = { ...context, layer: context.trails };
  context.zoomBriefly(at, 1.1);
  await dropBomb(under, biplane.muzzle, at, heading);
  gone();
  // Without the bomb, and from the blast, the plane rises.
  const lift = context.stage.tween(900, (t) => {
    const up = Math.sin(Math.PI * t) * (1 - t);
    biplane.pose({ x, y, heading, height: 1 + up * 1.6, bank: Math.sin(t * 24) * up * 0.7 });
  });
  await Promise.all([lift, explode(under, at, 100)]);
}
