import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { createPlanePictures } from '../../../boards/planePictures.ts';
import { liveryOf, silhouetteOf } from './livery.ts';

const pictures = new WeakMap<GameData, (plane: string) => string>();

/** The data URL of a plane from above, nose to the right. */
export function planePictureUrl(gameData: GameData, plane: number): string {
  let painted = pictures.get(gameData);
  if (!painted) {
    const each = <T>(of: (i: number) => T): Record<string, T> =>
      Object.fromEntries(gameData.planes.map((_, i) => [String(i), of(i)]));
    painted = createPlanePictures(
      each((i) => silhouetteOf(gameData, i)),
      each((i) => liveryOf(gameData, i)),
    );
    pictures.set(gameData, painted);
  }
  return painted(String(plane));
}
