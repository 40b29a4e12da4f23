import type { Biplane } from '@aerodrome/engine/games/track/data/box.ts';
import { createPlanePictures } from '../../../boards/planePictures.ts';
import { liveries } from './livery.ts';
import { silhouettes } from './silhouettes.ts';

export const planePicture = createPlanePictures(silhouettes, liveries);

export function PlanePicture({ choice }: { choice: string }) {
  return <img className="plane-picture" src={planePicture(choice as Biplane)} alt="" />;
}
