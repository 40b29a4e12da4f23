import { itemAt } from '@aerodrome/engine/core/items.ts';
import { type Container, Graphics, type Texture } from 'pixi.js';
import { seededRandom } from '../ui/brush.ts';
import type { Point } from './board.ts';
import { addHiddenSprites, type EffectContext, progressWithin } from './effectContext.ts';

/** An explosion with smoke: a bomb or a crash. */
export async function explode({ stage, layer, textures }: EffectContext, at: Point, size: number): Promise<void> {
  const smoke = addHiddenSprites(layer, textures.smoke, 11);
  const fire = addHiddenSprites(layer, textures.flame, 6);
  const scraps = addHiddenSprites(layer, textures.scrap, 14);
  const next = seededRandom(Math.round(at.x * 3 + at.y));
  const ways = scraps.map(() => ({ angle: next() * 7, reach: size * (0.7 + next() * 0.9), spin: next() * 16 }));
  await stage.tween(950, (t) => {
    for (const [i, puff] of smoke.entries()) {
      const age = progressWithin(t, 0.04 + (i % 4) * 0.03, 1);
      puff.visible = age !== null;
      if (age === null) continue;
      const out = 1 - (1 - age) ** 3;
      const r = i === 0 ? 0 : size * (0.34 + (i % 3) * 0.16) * out;
      puff.position.set(at.x + Math.cos(i * 2.4) * r, at.y + Math.sin(i * 2.4) * r * 0.8 - age * size * 0.35);
      puff.rotation = i + age;
      puff.scale.set((size / 32) * (0.3 + out * (0.42 + (i % 3) * 0.1)));
      puff.alpha = age < 0.5 ? 1 : (1 - age) * 2;
    }
    for (const [i, flame] of fire.entries()) {
      const age = progressWithin(t, i * 0.03, 0.5 + i * 0.04);
      flame.visible = age !== null;
      if (age === null) continue;
      const r = i === 0 ? 0 : size * 0.36 * (1 - (1 - age) ** 2);
      flame.position.set(at.x + Math.cos(i * 1.26) * r, at.y + Math.sin(i * 1.26) * r * 0.8);
      flame.rotation = i * 2 + age * 1.5;
      flame.scale.set(
        (size / 32) * (i === 0 ? 0.9 : 0.5) * (0.5 + Math.sin(Math.min(1, age * 1.6) * Math.PI * 0.5)) * (1 - age ** 2),
      );
      flame.alpha = 1 - age ** 4;
    }
    const age = progressWithin(t, 0, 0.8);
    for (const [i, scrap] of scraps.entries()) {
      scrap.visible = age !== null;
      if (age === null) continue;
      const { angle, reach, spin } = itemAt(ways, i);
      const r = reach * (1 - (1 - age) ** 3);
      scrap.position.set(at.x + Math.cos(angle) * r, at.y + Math.sin(angle) * r * 0.8 + age * age * 30);
      scrap.rotation = spin * age;
      scrap.scale.set(1.7 - age * 0.7);
      scrap.tint = i % 2 === 0 ? 0x2a0d10 : 0xe0561f;
    }
  });
}

/** Dust below the wheels. */
export async function raiseDust({ stage, layer, textures }: EffectContext, at: Point, heading: number): Promise<void> {
  const puffs = addHiddenSprites(layer, textures.dust, 8);
  await stage.tween(520, (t) => {
    for (const [i, puff] of puffs.entries()) {
      const side = (i % 2) * 2 - 1;
      const back = 14 + (i >> 1) * 16 + t * 26;
      puff.visible = true;
      puff.position.set(
        at.x - Math.cos(heading) * back - Math.sin(heading) * side * (12 + t * 20),
        at.y - Math.sin(heading) * back + Math.cos(heading) * side * (12 + t * 20),
      );
      puff.scale.set(0.2 + t * 0.5);
      puff.alpha = 0.8 * (1 - t);
    }
  });
}

/** A photograph: a viewfinder closes on a place, then a flash. */
export async function photograph({ stage, layer }: EffectContext, at: Point, size: number): Promise<void> {
  const finder = layer.addChild(new Graphics());
  await stage.tween(760, (t) => {
    const closing = Math.min(1, t / 0.45);
    const half = size * (1.9 - 0.9 * (1 - (1 - closing) ** 2));
    finder.clear();
    const light = progressWithin(t, 0.45, 0.9);
    if (light !== null) {
      finder.rect(at.x - half, at.y - half * 0.75, half * 2, half * 1.5);
      finder.fill({ color: 0xffffff, alpha: 0.95 * (1 - light) ** 1.5 });
    }
    const alpha = t > 0.8 ? (1 - t) / 0.2 : 1;
    for (const [color, width] of [
      [0x2a0d10, 8],
      [0xfff6e2, 4],
    ] as const) {
      for (const [x, y] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const corner = { x: at.x + x * half, y: at.y + y * half * 0.75 };
        finder.moveTo(corner.x - x * half * 0.4, corner.y);
        finder.lineTo(corner.x, corner.y);
        finder.lineTo(corner.x, corner.y - y * half * 0.36);
      }
      finder.stroke({ width, color, alpha, cap: 'round', join: 'round' });
    }
  });
}

/** A falling bomb. */
export async function dropBomb(
  { stage, layer, textures }: EffectContext,
  from: Point,
  at: Point,
  heading: number,
): Promise<void> {
  const bomb = itemAt(addHiddenSprites(layer, textures.bomb, 1), 0);
  bomb.visible = true;
  bomb.rotation = heading;
  await stage.tween(380, (t) => {
    bomb.position.set(from.x + (at.x - from.x) * t, from.y + (at.y - from.y) * t);
    bomb.scale.set(1.5 - 0.95 * t * t);
  });
  bomb.visible = false;
}

interface Puffs {
  count: number;
  size: number;
  alpha: number;
  /** Lifetime of a puff as a share of the flight. */
  life: number;
}

/**
 * Returns a step function that draws the smoke trail of a flight 0 … 1: puffs grow and fade where they were released.
 */
export function createTrail(layer: Container, texture: Texture, { count, size, alpha, life }: Puffs) {
  const puffs = addHiddenSprites(layer, texture, count);
  return (t: number, where: (t: number) => Point): void => {
    for (const [i, puff] of puffs.entries()) {
      const born = (i + 0.5) / count;
      const age = progressWithin(t, born, born + life);
      puff.visible = age !== null;
      if (age === null) continue;
      const { x, y } = where(born);
      puff.position.set(x, y);
      puff.rotation = i * 1.9;
      puff.scale.set(size * (0.45 + age * 0.9));
      puff.alpha = alpha * (1 - age);
    }
  };
}
