import type { AirplaneName } from '@aerodrome/engine/games/airspace/data/airplanes.ts';
import { paintBiplane } from '../../boards/shared/silhouette.ts';
import { liveries } from './livery.ts';
import { silhouettes } from './silhouettes.ts';

const size = 200;
const pictures = new Map<string, string>();

/** An airplane from above, nose to the right, as the address of a picture; painted once. */
export function planePicture(plane: AirplaneName): string {
  const known = pictures.get(plane);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  // Its pixels are read back, which takes a graphics card a second and the processor a moment.
  const brush = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  brush.translate(size / 2, size / 2);
  paintBiplane(brush, silhouettes[plane], liveries[plane]);
  const address = canvas.toDataURL();
  pictures.set(plane, address);
  return address;
}

export function PlanePicture({ choice }: { choice: string }) {
  return <img className="plane-picture" src={planePicture(choice as AirplaneName)} alt="" />;
}
