import { CanvasSource, Texture } from 'pixi.js';
import type { Brush } from '../ui/brush.ts';

/** Creates a texture by painting a canvas with `scale` pixels per unit. */
export function paintTexture(width: number, height: number, scale: number, draw: (brush: Brush) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  // Software canvas: it is painted once and uploaded to the graphics card as a whole.
  const brush: Brush | null = canvas.getContext('2d', { willReadFrequently: true });
  // Without memory for the canvas a browser gives no context, and throws nothing.
  if (!brush) throw new Error('there is no canvas to paint a texture on');
  brush.scale(scale, scale);
  draw(brush);
  const source = new CanvasSource({
    resource: canvas,
    resolution: scale,
    autoGenerateMipmaps: true,
    scaleMode: 'linear',
  });
  return new Texture({ source });
}
