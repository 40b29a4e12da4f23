import type { GameTypes } from '@aerodrome/engine/core/game.ts';
import { type Brush, clouds, gradient } from '../ui/brush.ts';
import { Biplane, paintArt } from './biplane.ts';
import type { Point } from './board.ts';
import { type EffectTextures, paintEffectTextures } from './effectTextures.ts';
import { type BoardPreviewLayer, type BoardSpots, PaintedBoard } from './paintedBoard.ts';
import type { Colours, Silhouette } from './silhouette.ts';
import { pixelsPerUnit } from './textureCache.ts';

/** The colours of simple planes; their letters tell them apart without colour. */
const liveries = {
  red: { body: '#b3261e', dark: '#6f130e', light: '#e0563f', letter: 'R' },
  blue: { body: '#2c5f93', dark: '#173a60', light: '#6fa0cf', letter: 'B' },
  green: { body: '#3f6b34', dark: '#20401b', light: '#83ad6a', letter: 'G' },
  yellow: { body: '#d9a01d', dark: '#8a5d08', light: '#f6d069', letter: 'Y' },
} satisfies Record<string, Colours>;

const silhouette: Silhouette = {
  span: 140,
  chord: 34,
  stagger: 8,
  lower: 16,
  tip: 'round',
  length: 118,
  width: 18,
  nose: 'rotary',
  tail: 'fan',
  marking: 'roundel',
};

/**
 * A board for small games: it has a sky, and helpers for spaces and planes. It has no spots, previews and animations:
 * every choice is made in the tray, and pieces jump unless a subclass overrides `animate`.
 */
export abstract class SimpleBoard<G extends GameTypes> extends PaintedBoard<G> {
  protected readonly spots: BoardSpots<G['view']> = { outlineOf: () => null, spotAt: () => null, mark() {} };
  protected readonly previewLayer: BoardPreviewLayer<G['view'], G['preview']> = { clear() {}, show() {} };
  protected readonly grainSeed = 1;
  readonly #planes: Biplane[] = [];
  readonly #stopAmbient = this.stage.addAmbient((seconds) => {
    for (const plane of this.#planes) plane.animateAmbient(seconds);
  });
  #textures: EffectTextures | null = null;

  protected paintSky(brush: Brush, width: number, height: number): void {
    gradient(brush, width, height, [
      [0, '#3f7fa6'],
      [1, '#a9cfe0'],
    ]);
    clouds(brush, width, height, [
      [-0.05, 0.3, 0.3, 'rgba(255,255,255,.35)'],
      [0.72, 0.22, 0.34, 'rgba(255,255,255,.3)'],
      [0.3, 0.98, 0.4, 'rgba(255,255,255,.4)'],
    ]);
  }

  /** Paints a round space of the board. */
  protected paintSpace(brush: Brush, { x, y }: Point, radius: number, colour = '#fff6e2'): void {
    brush.fillStyle = colour;
    brush.strokeStyle = '#3c2413';
    brush.lineWidth = radius / 14;
    brush.beginPath();
    brush.arc(x, y, radius, 0, 2 * Math.PI);
    brush.fill();
    brush.stroke();
  }

  /** Adds a plane above all shadows. It must be posed by `show`. */
  protected addPlane(colour: keyof typeof liveries, size: number): Biplane {
    const scale = pixelsPerUnit(this.stage, this.bounds.height);
    this.#textures ??= paintEffectTextures(scale);
    const plane = new Biplane(this.#textures, paintArt(silhouette, liveries[colour], scale), size);
    this.table.addChildAt(plane.shadow, 0);
    this.table.addChild(plane);
    this.#planes.push(plane);
    return plane;
  }

  protected async animate(_event: G['event'], _before: G['view'], _after: G['view']): Promise<void> {}

  override destroy(): void {
    this.#stopAmbient();
    super.destroy();
  }
}
