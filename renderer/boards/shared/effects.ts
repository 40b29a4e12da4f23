import { type Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { Point } from './board.ts';
import { grainOf } from './brush.ts';
import type { Stage } from './stage.ts';

/** Tracers from a nose to a target, and sparks where they strike, one burst a hit. */
export async function tracers(stage: Stage, layer: Container, from: Point, at: Point, hits: number): Promise<void> {
  const lines = new Graphics();
  layer.addChild(lines);
  const next = grainOf(hits * 31 + Math.round(from.x));
  const sparks = Array.from({ length: hits * 7 }, () => ({ angle: next() * 7, reach: 14 + next() * 26 }));
  await stage.tween(620, (t) => {
    lines.clear();
    for (let shot = 0; shot < 6; shot++) {
      const head = t * 2.2 - shot * 0.16;
      if (head <= 0 || head >= 1.12) continue;
      const a = Math.max(0, head - 0.14);
      const b = Math.min(1, head);
      const side = (shot % 2) * 6 - 3;
      lines.moveTo(from.x + (at.x - from.x) * a, from.y + (at.y - from.y) * a + side);
      lines.lineTo(from.x + (at.x - from.x) * b, from.y + (at.y - from.y) * b + side * 0.4);
    }
    lines.stroke({ width: 3.4, color: 0xffe27a, cap: 'round' });
    if (t > 0.42) {
      const age = (t - 0.42) / 0.58;
      for (const { angle, reach } of sparks) {
        const r = reach * age;
        lines.moveTo(at.x + Math.cos(angle) * r * 0.6, at.y + Math.sin(angle) * r * 0.6);
        lines.lineTo(at.x + Math.cos(angle) * r, at.y + Math.sin(angle) * r);
      }
      lines.stroke({ width: 2.6, color: 0xfff6e2, alpha: 1 - age });
    }
  });
  lines.destroy();
}

/** A puff that grows and fades: a bomb, a landing, a crash. */
export async function blast(stage: Stage, layer: Container, texture: Texture, at: Point, size: number): Promise<void> {
  const puffs = Array.from({ length: 7 }, (_, i) => {
    const puff = new Sprite({ texture, anchor: 0.5 });
    puff.position.set(at.x + Math.cos(i * 2.4) * size * 0.3, at.y + Math.sin(i * 2.4) * size * 0.24);
    layer.addChild(puff);
    return puff;
  });
  await stage.tween(700, (t) => {
    for (const [i, puff] of puffs.entries()) {
      puff.scale.set((0.2 + t * 1.3) * (size / 32) * (0.6 + (i % 3) * 0.2));
      puff.alpha = (1 - t) ** 1.3;
    }
  });
  for (const puff of puffs) puff.destroy();
}

/** A camera's flash over a place. */
export async function flash(stage: Stage, layer: Container, at: Point, size: number): Promise<void> {
  const light = new Graphics();
  layer.addChild(light);
  await stage.tween(420, (t) => {
    light.clear();
    light.circle(at.x, at.y, size * (0.5 + t)).fill({ color: 0xffffff, alpha: (1 - t) * 0.85 });
  });
  light.destroy();
}

const puffs = 9;

/** What an engine leaves behind on a flight of 0 … 1: puffs that grow and fade where they were let go. */
export function exhaust(layer: Container, texture: Texture) {
  const trail = Array.from({ length: puffs }, () => {
    const puff = new Sprite({ texture, anchor: 0.5, visible: false });
    layer.addChild(puff);
    return puff;
  });
  return {
    at(t: number, { x, y }: Point): void {
      for (const [i, puff] of trail.entries()) {
        const born = (i + 0.5) / puffs;
        if (t < born) break;
        if (!puff.visible) {
          puff.visible = true;
          puff.position.set(x, y);
        }
        const age = Math.min(1, (t - born) * 2.2);
        puff.scale.set(0.45 + age * 0.7);
        puff.alpha = 0.34 * (1 - age);
      }
    },
    end(): void {
      for (const puff of trail) puff.destroy();
    },
  };
}
