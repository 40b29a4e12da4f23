import type { Setting } from '@aerodrome/engine/games/squadrons/setting.ts';
import { createPlanePictures } from '../../../boards/planePictures.ts';
import { liveryOf, silhouetteOf } from './livery.ts';

const pictures = new WeakMap<Setting, (plane: string) => string>();

/** The data URL of a plane from above, nose to the right. */
export function planePictureUrl(setting: Setting, plane: number): string {
  let painted = pictures.get(setting);
  if (!painted) {
    const each = <T>(of: (i: number) => T): Record<string, T> =>
      Object.fromEntries(setting.planes.map((_, i) => [String(i), of(i)]));
    painted = createPlanePictures(
      each((i) => silhouetteOf(setting, i)),
      each((i) => liveryOf(setting, i)),
    );
    pictures.set(setting, painted);
  }
  return painted(String(plane));
}
