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
    const url = paintPicture(silhouettes[plane], liveries[plane]);
    pictures.set(plane, url);
    return url;
  };
}

/** The data URL of a painted plane; an empty picture if painting fails, so that the panel around it is rendered. */
function paintPicture(silhouette: Silhouette, colours: Colours): string {
  try {
    const canvas = document.createElement('canvas');
    canvas.width = biplaneBox;
    canvas.height = biplaneBox;
    // Software canvas: `toDataURL` would stall on a read-back from the graphics card.
    const brush = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    brush.translate(biplaneBox / 2, biplaneBox / 2);
    paintBiplane(brush, silhouette, colours);
    return canvas.toDataURL();
  } catch {
    return 'data:,';
  }
}
