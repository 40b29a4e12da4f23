import { Graphics, Sprite, Texture } from 'pixi.js';
import type { Point } from '../../../boards/board.ts';
import { lerp, smoothstep } from '../../../boards/easing.ts';
import { explode } from '../../../boards/effects.ts';
import type { AnimationContext } from './animations.ts';
import { squareSide } from './layout.ts';

// Animations of dice, cards, guns, the line, plates and flags.

/** Dice roll over the map and come to rest side by side. */
export async function tumble(
  { stage, layer, pieces }: AnimationContext,
  at: Point,
  faces: readonly number[],
  time = 750,
): Promise<void> {
  const dice = faces.map((face) => layer.addChild(new Sprite({ texture: pieces.die(face), anchor: 0.5 })));
  await stage.tween(time, (t) => {
    for (const [i, die] of dice.entries()) {
      const left = (1 - Math.min(1, t / 0.62)) ** 2;
      const face = t < 0.55 ? ((Math.floor(t * 16) * 5 + faces[i] + i) % 6) + 1 : faces[i];
      die.texture = pieces.die(face);
      die.position.set(
        at.x + (i - (faces.length - 1) / 2) * 72 - left * squareSide * 3,
        at.y + (i - 0.5) * 10 - Math.abs(Math.sin(t * 9 + i)) * left * 60,
      );
      die.rotation = (i - 0.5) * 0.24 - left * (6 + i);
      die.alpha = t > 0.9 ? (1 - t) / 0.1 : 1;
    }
  });
}

/** A die moves to the plane that takes it. */
export async function hop(
  { stage, layer, pieces }: AnimationContext,
  from: Point,
  to: Point,
  face: number,
): Promise<void> {
  const die = layer.addChild(new Sprite({ texture: pieces.die(face), anchor: 0.5 }));
  await stage.tween(250, (t) => {
    const s = smoothstep(t);
    die.position.set(lerp(from.x, to.x, s), lerp(from.y, to.y, s) - Math.sin(Math.PI * t) * 40);
    die.scale.set(1 - 0.55 * s);
    die.alpha = t > 0.7 ? (1 - t) / 0.3 : 1;
  });
}

/** Cards move one after the other from one place to another; face down unless open. */
export async function deal(
  { stage, layer, pieces }: AnimationContext,
  from: Point,
  to: Point,
  cards: readonly (number | null)[],
): Promise<void> {
  const each = 90;
  const flying = 320;
  const time = flying + each * (cards.length - 1);
  const addHiddenSprites = cards.map((card) =>
    layer.addChild(new Sprite({ texture: pieces.card(card), anchor: 0.5, visible: false })),
  );
  await stage.tween(time, (t) => {
    for (const [i, card] of addHiddenSprites.entries()) {
      const age = (t * time - i * each) / flying;
      card.visible = age > 0 && age < 1;
      const s = smoothstep(Math.max(0, Math.min(1, age)));
      card.position.set(lerp(from.x, to.x, s) + i * 8, lerp(from.y, to.y, s) - Math.sin(Math.PI * s) * 30);
      card.rotation = (i - cards.length / 2) * 0.09 * s;
      card.alpha = age > 0.75 ? Math.max(0, (1 - age) * 4) : 1;
    }
  });
}

/** A pack is shuffled. */
export async function riffle({ stage, layer, pieces }: AnimationContext, at: Point): Promise<void> {
  const cards = Array.from({ length: 6 }, () =>
    layer.addChild(new Sprite({ texture: pieces.card(null), anchor: 0.5 })),
  );
  await stage.tween(400, (t) => {
    for (const [i, card] of cards.entries()) {
      const out = Math.sin(Math.PI * t) * (i % 2 === 0 ? -1 : 1) * 26;
      card.position.set(at.x + out, at.y - i * 2);
      card.rotation = out * 0.01;
      card.alpha = t > 0.8 ? (1 - t) * 5 : 1;
    }
  });
}

/** A card is laid face down beside a plane and turned up. */
export async function play(context: AnimationContext, at: Point, card: number): Promise<void> {
  const { stage, layer, pieces } = context;
  const sprite = layer.addChild(new Sprite({ texture: pieces.card(null), anchor: 0.5 }));
  const place = { x: at.x + (at.x > context.layout.width - 90 ? -62 : 62), y: at.y - 8 };
  await stage.tween(500, (t) => {
    const down = smoothstep(Math.min(1, t * 2));
    const over = Math.max(0, t * 2 - 1);
    sprite.position.set(place.x, lerp(place.y + 130, place.y, down));
    sprite.texture = pieces.card(over < 0.5 ? null : card);
    sprite.scale.set(1.25 * Math.max(0.04, Math.abs(Math.cos(Math.PI * over))), 1.25);
  });
}

/** A gun piece flips over and its shell bursts. */
export async function crack(context: AnimationContext, at: Point, sign: Sprite, hit: boolean): Promise<void> {
  const { stage, layer, textures } = context;
  context.zoomBriefly(at, 1.1);
  await stage.tween(300, (t) =>
    sign.scale.set(Math.max(0.05, Math.abs(Math.cos(Math.PI * t))), 1 + 0.18 * Math.sin(Math.PI * t)),
  );
  const puffs = Array.from({ length: 7 }, (_, i) =>
    layer.addChild(new Sprite({ texture: i % 2 === 0 ? textures.smoke : textures.flame, anchor: 0.5 })),
  );
  const flak = stage.tween(400, (t) => {
    for (const [i, puff] of puffs.entries()) {
      const r = (hit ? 10 : 40) + (i % 3) * 12 * t;
      puff.position.set(at.x + Math.cos(i * 2.4) * r, at.y + Math.sin(i * 2.4) * r - 8);
      puff.scale.set((0.2 + 0.5 * t) * (i % 2 === 0 ? 1 : 1 - t));
      puff.alpha = 1 - t ** 2;
    }
  });
  await (hit ? Promise.all([flak, explode(context, at, 26)]) : flak);
}

/** The double line flashes where a plane has crossed it. */
export async function flare({ stage, layer, layout }: AnimationContext, x: number): Promise<void> {
  const light = layer.addChild(new Sprite({ texture: Texture.WHITE, tint: 0xffcf5a }));
  await stage.tween(300, (t) => {
    const reach = 40 + 220 * t;
    const left = Math.max(0, x - reach);
    light.position.set(left, layout.line - 8);
    light.setSize(Math.min(layout.width, x + reach) - left, 16);
    light.alpha = 0.85 * (1 - t);
  });
}

/** Text on a plate over the map for a moment. */
export async function announce(
  { stage, layer, layout, pieces }: AnimationContext,
  words: string,
  y: number,
): Promise<void> {
  const plate = layer.addChild(new Sprite({ texture: pieces.plate(words), anchor: 0.5 }));
  plate.position.set(layout.width / 2, y);
  await stage.tween(420, (t) => {
    plate.scale.set(1.5 + 0.7 * (1 - Math.min(1, t * 3)) ** 2);
    plate.alpha = t > 0.75 ? (1 - t) * 4 : Math.min(1, t * 5);
  });
}

/** A field's flag is lowered. */
export async function lower({ stage, layer }: AnimationContext, at: Point, ink: string): Promise<void> {
  const pole = layer.addChild(new Graphics().rect(at.x - 2, at.y - 46, 4, 60).fill(0x3c2413));
  const flag = layer.addChild(new Graphics().poly([2, 0, 38, 8, 2, 18]).fill(ink));
  await stage.tween(600, (t) => {
    flag.position.set(at.x, at.y - 44 + 40 * smoothstep(t));
    pole.alpha = t > 0.85 ? (1 - t) / 0.15 : 1;
    flag.alpha = (1 - 0.7 * t) * pole.alpha;
  });
}
