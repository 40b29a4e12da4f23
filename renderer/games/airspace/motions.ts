import type { Setting } from '@aerodrome/engine/games/airspace/setting.ts';
import type { AirspaceEvent } from '@aerodrome/engine/games/airspace/state.ts';
import { Sprite } from 'pixi.js';
import type { Attitude, Biplane } from '../../boards/shared/biplane.ts';
import type { Point } from '../../boards/shared/board.ts';
import type { Drawing } from '../../boards/shared/drawing.ts';
import { between, smooth, turnTo } from '../../boards/shared/easing.ts';
import { blast, trail } from '../../boards/shared/effects.ts';
import { tracers } from '../../boards/shared/gunfire.ts';
import { heightOf } from './formation.ts';
import { type Layout, side } from './layout.ts';
import type { Pieces } from './pieces.ts';

/** The air over the hexes, and everything that moves in it. */
export interface Air extends Drawing {
  setting: Setting;
  layout: Layout;
  pieces: Pieces;
  biplanes: readonly Biplane[];
  /** Under the planes: what they leave behind. */
  trails: Drawing['layer'];
  /** Puts a plane and its flag somewhere. */
  pose(plane: number, attitude: Attitude): void;
  /** How much of a plane and its flag is to be seen. */
  fade(plane: number, share: number): void;
  lean(at: Point, closer: number): void;
}

/** An engine's exhaust: pale, thin and soon gone. */
const thin = { count: 12, size: 0.28, alpha: 0.5, life: 0.4 };
const astern = ({ x, y, heading }: Attitude) => ({ x: x - Math.cos(heading) * 42, y: y - Math.sin(heading) * 42 });

type Of<T extends AirspaceEvent['type']> = Extract<AirspaceEvent, { type: T }>;

/** The points of a flight: the nose turns on the spot, then it goes ahead, as the rules have it. */
interface Leg {
  from: Attitude;
  to: Attitude;
  share: number;
}

const perHex = 420;
const perTurn = 130;

function legsOf(
  air: Air,
  { from, path, to }: Of<'flew'>,
  start: Attitude,
  end: Attitude,
): { legs: Leg[]; time: number } {
  const { layout } = air;
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
    const heading = at.heading + turnTo(at.heading, Math.atan2(b.y - a.y, b.x - a.x));
    add({ ...at, heading }, Math.abs(heading - at.heading) > 0.01 ? perTurn * sixths(at.heading, heading) : 0);
    const share = (i + 1) / path.length;
    const there = i === path.length - 1 ? end : b;
    const height = heightOf(between(from.altitude, to.altitude, share));
    add({ x: there.x, y: there.y, heading, ...height }, perHex);
    hex = next;
  }
  const last = at.heading + turnTo(at.heading, end.heading);
  add({ ...end, heading: last }, Math.abs(last - at.heading) > 0.01 ? perTurn * sixths(at.heading, last) : 0);
  return { legs, time };
}

const sixths = (from: number, to: number) => Math.max(1, Math.round(Math.abs(turnTo(from, to)) / (Math.PI / 3)));

/** Turns and flies from hex to hex; a climb grows and slows, a dive shrinks and runs. */
export async function fly(air: Air, event: Of<'flew'>, start: Attitude, end: Attitude): Promise<void> {
  const { stage } = air;
  const { legs, time } = legsOf(air, event, start, end);
  const pace = event.manoeuvre.move === 'climb' ? 1.25 : event.manoeuvre.move === 'dive' ? 0.85 : 1;
  const at = (progress: number): Attitude => {
    let passed = progress * time;
    for (const [i, { from, to, share }] of legs.entries()) {
      if (passed > share && i < legs.length - 1) {
        passed -= share;
        continue;
      }
      const t = Math.min(1, passed / share);
      const s = smooth(t);
      const turning = turnTo(from.heading, to.heading);
      return {
        x: between(from.x, to.x, s),
        y: between(from.y, to.y, s),
        heading: from.heading + turning * s,
        height: between(from.height ?? 1, to.height ?? 1, s),
        size: between(from.size ?? 1, to.size ?? 1, s),
        bank: Math.max(-1, Math.min(1, turning * 1.4)) * Math.sin(Math.PI * t),
      };
    }
    return end;
  };
  const exhaust = stage.light ? null : trail(air.trails, air.kit.dust, thin);
  air.lean(end, 1.06);
  await stage.tween(time * pace, (t) => {
    air.pose(event.plane, at(t));
    exhaust?.(t, (born) => astern(at(born)));
  });
}

/** Makes room for somebody over the same hex, or closes up. */
export async function shift(air: Air, plane: number, start: Attitude, end: Attitude): Promise<void> {
  if (Math.hypot(end.x - start.x, end.y - start.y) < 0.5) return;
  await air.stage.tween(420, (t) => {
    const s = smooth(t);
    const bank = Math.sin(Math.PI * t) * 0.7;
    air.pose(plane, { ...start, x: between(start.x, end.x, s), y: between(start.y, end.y, s), bank });
  });
}

/** Comes in over its own edge. */
export async function arrive(air: Air, plane: number, end: Attitude): Promise<void> {
  await air.stage.tween(600, (t) => {
    const left = (1 - t) ** 2 * side * 3;
    air.fade(plane, Math.min(1, t * 2));
    air.pose(plane, {
      ...end,
      x: end.x - Math.cos(end.heading) * left,
      y: end.y - Math.sin(end.heading) * left,
    });
  });
}

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
    const far = t * t * side * 4;
    air.fade(plane, t < 0.5 ? 1 : Math.max(0.001, 2 - 2 * t));
    air.pose(plane, {
      ...start,
      x: start.x + Math.cos(heading) * far,
      y: start.y + Math.sin(heading) * far,
      heading,
      bank: Math.sign(turning) * Math.sin(Math.PI * Math.min(1, t * 2)),
    });
  });
}

/** The die tumbles and comes to lie on its face. */
export async function tumble({ stage, layer, pieces }: Air, at: Point, face: number): Promise<void> {
  const die = layer.addChild(new Sprite({ texture: pieces.die(face), anchor: 0.5 }));
  await stage.tween(700, (t) => {
    const left = (1 - Math.min(1, t / 0.7)) ** 2;
    const shown = t < 0.66 ? ((Math.floor(t * 14) * 5 + face) % 6) + 1 : face;
    die.texture = pieces.die(shown);
    die.position.set(at.x - left * side * 2.4, at.y - Math.abs(Math.sin(t * 9)) * left * 50);
    die.rotation = -left * 7;
    die.alpha = t > 0.92 ? (1 - t) / 0.08 : 1;
  });
}

/** One plane shoots at another: the die beside it, then the bursts. */
export async function shoot(air: Air, { plane, target, die, damage }: Of<'shot'>): Promise<void> {
  const { muzzle } = air.biplanes[plane];
  const { x, y } = air.biplanes[target];
  air.lean({ x, y }, 1.12);
  await tumble(air, { x: x + side, y: y - side }, die);
  // A miss goes by.
  const at = damage > 0 ? { x, y } : { x: x + side * 0.5, y: y + side * 0.4 };
  await tracers(air, muzzle, at, damage);
}

/** What strikes a plane makes it buck. */
export async function buck(air: Air, plane: number, start: Attitude, damage: number): Promise<void> {
  await air.stage.tween(380, (t) => {
    const left = (1 - t) ** 2 * (0.6 + damage * 0.25);
    air.pose(plane, {
      ...start,
      x: start.x + Math.sin(t * 34) * 7 * left,
      y: start.y + Math.cos(t * 27) * 5 * left,
      heading: start.heading + Math.sin(t * 29) * 0.1 * left,
      bank: Math.sin(t * 20) * left,
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

/** Too low: the shadow meets the plane. */
export async function crash(air: Air, plane: number, start: Attitude): Promise<void> {
  const { stage } = air;
  air.lean(start, 1.14);
  await stage.tween(700, (t) => {
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
  await blast(air, start, 80);
}

/** The winner rolls once over its wing. */
export async function roll(air: Air, plane: number, start: Attitude): Promise<void> {
  air.lean(start, 1.12);
  await air.stage.tween(900, (t) => air.pose(plane, { ...start, roll: smooth(t) }));
}
