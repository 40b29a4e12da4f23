import { biplaneBox, type Colours, paintBiplane, type Silhouette } from './silhouette.ts';

/** Returns a function that gives the data URL of a plane seen from above, nose to the right; cached by name. */
export function createPlanePictures<Name extends string>(
  silhouettes: Readonly<Record<Name, Silhouette>>,
  liveries: Readonly<Record<Name, Colours>>,
): (plane: Name) => string {
  const pictures = new Map<Name, string>();
  return (plane) => {
    const known = pictures.get(plane);
    if (known) return known;
    const canvas = document.createElement('canvas');
    canvas.width = biplaneBox;
    canvas.height = biplaneBox;
    // Software canvas: `toDataURL` would stall on a read-back from the graphics card.
    const brush = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    brush.translate(biplaneBox / 2, biplaneBox / 2);
    paintBiplane(brush, silhouettes[plane], liveries[plane]);
    const address = canvas.toDataURL();
    pictures.set(plane, address);
    return address;
  };
}
