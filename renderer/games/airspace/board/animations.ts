import type { GameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { AirspaceEvent } from '@aerodrome/engine/games/airspace/state.ts';
import type { Sprite } from 'pixi.js';
import type { Attitude, Biplane } from '../../../boards/biplane.ts';
import type { Point } from '../../../boards/board.ts';
import { lerp, shortestTurn, smoothstep } from '../../../boards/easing.ts';
import type { EffectContext } from '../../../boards/effectContext.ts';
import { createTrail } from '../../../boards/effects.ts';
import { fireTracers } from '../../../boards/gunfire.ts';
import { spriteAt } from '../../../boards/textureCache.ts';
import { hitIntervalMs, hitsShownAfter } from './damageRings.ts';
import { heightOf } from './formation.ts';
import { hexSide, type Layout } from './layout.ts';
import { chipIntervalMs, countChips } from './modifierChips.ts';
import type { Pieces } from './pieces.ts';

/** The arguments of Airspace's animations. */
export interface AnimationContext extends EffectContext {
  gameData: GameData;
  layout: Layout;
  pieces: Pieces;
  biplanes: readonly Biplane[];
  /** The layer below the planes, for smoke. */
  trails: EffectContext['layer'];
  /** Poses a plane and its flag. */
  pose(plane: number, attitude: Attitude): void;
  /** Sets the opacity of a plane and its flag. */
  fade(plane: number, share: number): void;
  zoomBriefly(at: Point, closer: number): void;
}

/** Exhaust puffs: pale, thin and short-lived. */
const thin = { count: 12, size: 0.28, alpha: 0.5, life: 0.4 };
const astern = ({ x, y, heading }: Attitude) => ({ x: x - Math.cos(heading) * 42, y: y - Math.sin(heading) * 42 });

type Of<T extends AirspaceEvent['type']> = Extract<AirspaceEvent, { type: T }>;

/** A part of a flight. By the rules the nose turns on the spot before the plane flies ahead. */
interface Leg {
  from: Attitude;
  to: Attitude;
  share: number;
}

const perHex = 420;
const perTurn = 130;

function legsOf(
  context: AnimationContext,
  { from, path, to }: Of<'flew'>,
  start: Attitude,
  end: Attitude,
): { legs: Leg[]; time: number } {
  const { layout } = context;
  const legs: Leg[] = [];
  let time = 0;
  let at = start;
  let hex = from.hex;
  const add = (next: Attitude, takes: number) => {
    if (takes === 0) return;
    legs.push({ from: at, to: next, share: takes });
    time += takes;
    at = next;
  };
  for (const [i, next] of path.entries()) {
    const a = layout.at(hex);
    const b = layout.at(next);
    const heading = at.heading + shortestTurn(at.heading, Math.atan2(b.y - a.y, b.x - a.x));
    add({ ...at, heading }, Math.abs(heading - at.heading) > 0.01 ? perTurn * sixths(at.heading, heading) : 0);
    const share = (i + 1) / path.length;
    const there = i === path.length - 1 ? end : b;
    const height = heightOf(lerp(from.altitude, to.altitude, share));
    add({ x: there.x, y: there.y, heading, ...height }, perHex);
    hex = next;
  }
  const last = at.heading + shortestTurn(at.heading, end.heading);
  add({ ...end, heading: last }, Math.abs(last - at.heading) > 0.01 ? perTurn * sixths(at.heading, last) : 0);
  return { legs, time };
}

const sixths = (from: number, to: number) => Math.max(1, Math.round(Math.abs(shortestTurn(from, to)) / (Math.PI / 3)));

/** Turns and flies from hex to hex. A climb grows and slows, a dive shrinks and accelerates. */
export async function fly(context: AnimationContext, event: Of<'flew'>, start: Attitude, end: Attitude): Promise<void> {
  const { stage } = context;
  const { legs, time } = legsOf(context, event, start, end);
  const pace = event.manoeuvre.move === 'climb' ? 1.25 : event.manoeuvre.move === 'dive' ? 0.85 : 1;
  const at = (progress: number): Attitude => {
    let passed = progress * time;
    for (const [i, { from, to, share }] of legs.entries()) {
      if (passed > share && i < legs.length - 1) {
        passed -= share;
        continue;
      }
      const t = Math.min(1, passed / share);
      const s = smoothstep(t);
      const turning = shortestTurn(from.heading, to.heading);
      return {
        x: lerp(from.x, to.x, s),
        y: lerp(from.y, to.y, s),
        heading: from.heading + turning * s,
        height: lerp(from.height ?? 1, to.height ?? 1, s),
        size: lerp(from.size ?? 1, to.size ?? 1, s),
        bank: Math.max(-1, Math.min(1, turning * 1.4)) * Math.sin(Math.PI * t),
      };
    }
    return end;
  };
  const exhaust = stage.lightGraphics ? null : createTrail(context.trails, context.textures.dust, thin);
  context.zoomBriefly(end, 1.06);
  await stage.tween(time * pace, (t) => {
    context.pose(event.plane, at(t));
    exhaust?.(t, (born) => astern(at(born)));
  });
}

/** Moves aside or closes up over a shared hex. */
export async function shift(context: AnimationContext, plane: number, start: Attitude, end: Attitude): Promise<void> {
  if (Math.hypot(end.x - start.x, end.y - start.y) < 0.5) return;
  await context.stage.tween(420, (t) => {
    const s = smoothstep(t);
    const bank = Math.sin(Math.PI * t) * 0.7;
    context.pose(plane, { ...start, x: lerp(start.x, end.x, s), y: lerp(start.y, end.y, s), bank });
  });
}

/** Arrives over its own edge. */
export async function arrive(context: AnimationContext, plane: number, end: Attitude): Promise<void> {
  await context.stage.tween(600, (t) => {
    const left = (1 - t) ** 2 * hexSide * 3;
    context.fade(plane, Math.min(1, t * 2));
    context.pose(plane, {
      ...end,
      x: end.x - Math.cos(end.heading) * left,
      y: end.y - Math.sin(end.heading) * left,
    });
  });
}

/** A plane that is hit shakes, and its damage appears hit by hit. */
export async function buck(
  context: AnimationContext,
  { plane, damage, capacity }: Of<'damaged'>,
  start: Attitude,
): Promise<void> {
  const time = 230 + hitIntervalMs * damage;
  const maxDamage = context.gameData.capacity[plane];
  await context.stage.tween(time, (t) => {
    const yet = damage - hitsShownAfter(damage, t * time);
    context.biplanes[plane].damage(Math.max(0, maxDamage - capacity - yet), maxDamage);
    const left = (1 - t) ** 2 * (0.6 + damage * 0.25);
    context.pose(plane, {
      ...start,
      x: start.x + Math.sin(t * 34) * 7 * left,
      y: start.y + Math.cos(t * 27) * 5 * left,
      heading: start.heading + Math.sin(t * 29) * 0.1 * left,
      bank: Math.sin(t * 20) * left,
    });
  });
}

/** The sights close on the target while chips and die are animated beside the board; then the bursts follow. */
export async function shoot(
  context: AnimationContext,
  { plane, target, damage, modifiers }: Of<'shot'>,
): Promise<void> {
  const { muzzle } = context.biplanes[plane];
  const { x, y } = context.biplanes[target];
  context.zoomBriefly({ x, y }, 1.08);
  const sights = sightsAt(context, { x, y });
  await context.stage.tween(650 + chipIntervalMs * countChips(modifiers), (t) => {
    sights.alpha = Math.min(1, t * 4);
    sights.scale.set(1.7 - 0.7 * smoothstep(t));
    sights.rotation = (1 - smoothstep(t)) * 0.9;
  });
  // A miss passes beside the target.
  const at = damage > 0 ? { x, y } : { x: x + hexSide * 0.5, y: y + hexSide * 0.4 };
  await fireTracers(context, muzzle, at, damage);
}

/** The sights open again without a shot. */
export async function hold(context: AnimationContext, plane: number): Promise<void> {
  const { muzzle, rotation } = context.biplanes[plane];
  const far = hexSide * 1.2;
  const sights = sightsAt(context, { x: muzzle.x + Math.cos(rotation) * far, y: muzzle.y + Math.sin(rotation) * far });
  await context.stage.tween(200, (t) => {
    sights.scale.set(0.8 + 0.7 * t);
    sights.alpha = 1 - t;
  });
}

function sightsAt({ layer, pieces }: AnimationContext, at: Point): Sprite {
  const sights = layer.addChild(spriteAt(pieces.reticle(), at));
  sights.tint = 0xff5a36;
  return sights;
}
