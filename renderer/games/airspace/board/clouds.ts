import { Container, Sprite } from 'pixi.js';
import { paintTexture } from '../../../boards/paintTexture.ts';
import { cloud } from '../../../ui/brush.ts';

/** Depth levels: far clouds are large, pale and slow, near ones small and fast. */
const drifting = [
  { x: 0.1, y: 0.2, width: 0.34, alpha: 0.2, speed: 0.0022 },
  { x: 0.66, y: 0.36, width: 0.26, alpha: 0.24, speed: 0.0034 },
  { x: 0.34, y: 0.62, width: 0.2, alpha: 0.26, speed: 0.005 },
  { x: 0.86, y: 0.8, width: 0.3, alpha: 0.22, speed: 0.0028 },
] as const;

/** Clouds below the hexes, at several depths. */
export class Clouds extends Container<Sprite> {
  #time = 0;
  #window = { width: 0, height: 0 };

  constructor() {
    super();
    const texture = paintTexture(400, 150, 1.5, (brush) => cloud(brush, 10, 140, 380, '#dcebf4'));
    for (const { alpha } of drifting) this.addChild(new Sprite({ texture, anchor: 0.5, alpha }));
  }

  resize(width: number, height: number): void {
    this.#window = { width, height };
    this.animateAmbient(this.#time);
  }

  /** Draws one frame of ambient motion; time in seconds. */
  animateAmbient(time: number): void {
    this.#time = time;
    const { width, height } = this.#window;
    for (const [i, sprite] of this.children.entries()) {
      const { x, y, width: share, speed } = drifting[i];
      const along = ((x + time * speed + 0.2) % 1.4) - 0.2;
      sprite.position.set(along * width, y * height);
      sprite.scale.set((share * width) / 400);
    }
  }
}
