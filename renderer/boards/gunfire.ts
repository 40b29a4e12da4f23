import { itemAt } from '@aerodrome/engine/core/items.ts';
import { Graphics } from 'pixi.js';
import { seededRandom } from '../ui/brush.ts';
import type { Point } from './board.ts';
import { addHiddenSprites, type EffectContext, progressWithin } from './effectContext.ts';
import { RoundLine } from './roundLine.ts';

const shots = 7;

/** Tracer bullets from a gun to a target, with sparks and scraps of fabric; more for more hits. */
export async function fireTracers(
  { stage, layer, textures }: EffectContext,
  from: Point,
  at: Point,
  hits: number,
): Promise<void> {
  // The dark edges of all bullets lie below the light ones.
  const bullets = [
    [0x6f130e, 9],
    [0xffe27a, 5],
  ].map(([colour = 0, width = 0]) =>
    Array.from({ length: shots }, () => new RoundLine(layer, textures, width, colour)),
  );
  const flash = itemAt(addHiddenSprites(layer, textures.flame, 1), 0);
  const strikes = addHiddenSprites(layer, textures.flame, 2);
  const scraps = addHiddenSprites(layer, textures.scrap, 4 + hits * 4);
  const next = seededRandom(hits * 31 + Math.round(from.x));
  const ways = scraps.map(() => ({ angle: next() * 7, reach: 40 + next() * 60, spin: next() * 12 }));
  const way = { x: at.x - from.x, y: at.y - from.y };
  const heading = Math.atan2(way.y, way.x);
  const across = { x: -Math.sin(heading), y: Math.cos(heading) };
  await stage.tween(700, (t) => {
    for (let shot = 0; shot < shots; shot++) {
      const head = t * 2.6 - shot * 0.2;
      const [a, b] = [Math.max(0, head - 0.09), Math.min(1, head)];
      const side = (shot % 2) * 9 - 4.5;
      const on = (share: number): Point => ({
        x: from.x + way.x * share + across.x * side,
        y: from.y + way.y * share + across.y * side,
      });
      for (const lines of bullets) {
        const line = itemAt(lines, shot);
        if (a < b) line.place(on(a), on(b));
        else line.hide();
      }
    }
    flash.visible = t < 0.55 && Math.floor(t * 26) % 2 === 0;
    flash.position.set(from.x, from.y);
    flash.rotation = heading + t * 40;
    flash.scale.set(0.5);
    for (const [i, strike] of strikes.entries()) {
      const age = progressWithin(t, 0.36 + i * 0.14, 0.66 + i * 0.14);
      strike.visible = age !== null;
      if (age === null) continue;
      strike.position.set(at.x + across.x * (i * 34 - 17), at.y + across.y * (i * 34 - 17));
      strike.rotation = age * 2 + i;
      strike.scale.set(0.35 + Math.sin(age * Math.PI) * (0.3 + hits * 0.14));
    }
    const age = progressWithin(t, 0.4, 1);
    for (const [i, scrap] of scraps.entries()) {
      scrap.visible = age !== null;
      if (age === null) continue;
      const { angle, reach, spin } = itemAt(ways, i);
      const r = reach * (1 - (1 - age) ** 2);
      scrap.position.set(at.x + Math.cos(angle) * r, at.y + Math.sin(angle) * r + age * age * 18);
      scrap.rotation = spin * age;
      scrap.tint = i % 3 === 0 ? 0xffcf5a : i % 3 === 1 ? 0xfff6e2 : 0x2a0d10;
      scrap.alpha = 1 - age ** 3;
    }
  });
}

/** A gun that does not fire: a puff of smoke at the muzzle and a sign above it. */
export async function misfire(
  { stage, layer, textures }: EffectContext,
  at: Point,
  sign: 'jammed' | 'held' | 'clear',
): Promise<void> {
  const puffs = addHiddenSprites(layer, sign === 'jammed' ? textures.smoke : textures.dust, sign === 'held' ? 0 : 4);
  const mark = layer.addChild(misfireMark(sign));
  await stage.tween(560, (t) => {
    for (const [i, puff] of puffs.entries()) {
      puff.visible = true;
      puff.position.set(at.x + Math.cos(i * 1.7) * 22 * t, at.y + Math.sin(i * 1.7) * 22 * t - t * 12);
      puff.scale.set(0.16 + t * 0.34);
      puff.alpha = 1 - t;
    }
    mark.position.set(at.x, at.y - 26 - 10 * t);
    mark.scale.set(Math.min(1, t * 5));
    mark.alpha = t > 0.7 ? (1 - t) / 0.3 : 1;
  });
}

/** The sign of a gun that does not fire, around its origin. */
function misfireMark(sign: 'jammed' | 'held' | 'clear'): Graphics {
  const size = 13;
  const mark = new Graphics()
    .circle(0, 0, size * 1.35)
    .fill(0xfff6e2)
    .stroke({ width: 3, color: 0x2a0d10 });
  if (sign === 'clear')
    mark
      .moveTo(-size * 0.6, 0)
      .lineTo(-size * 0.1, size * 0.5)
      .lineTo(size * 0.7, -size * 0.5);
  else if (sign === 'held') mark.moveTo(-size * 0.7, 0).lineTo(size * 0.7, 0);
  else {
    mark.moveTo(-size * 0.6, -size * 0.6).lineTo(size * 0.6, size * 0.6);
    mark.moveTo(size * 0.6, -size * 0.6).lineTo(-size * 0.6, size * 0.6);
  }
  return mark.stroke({ width: 5, color: sign === 'clear' ? 0x3f6b34 : 0xb3261e, cap: 'round', join: 'round' });
}
