import type { AirplaneName } from '@aerodrome/engine/games/airspace/data/airplanes.ts';
import { createPlanePictures } from '../../../boards/planePictures.ts';
import { liveries } from './livery.ts';
import { silhouettes } from './silhouettes.ts';

export const planePictureUrl = createPlanePictures(silhouettes, liveries);

export function PlanePicture({ choice }: { choice: string }) {
  return <img className="plane-picture" src={planePictureUrl(choice as AirplaneName)} alt="" />;
}
