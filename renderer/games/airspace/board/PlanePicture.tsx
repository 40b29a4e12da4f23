import type { AirplaneName } from '@aerodrome/engine/games/airspace/data/airplanes.ts';
import { planePictures } from '../../../boards/shared/planePicture.ts';
import { liveries } from './livery.ts';
import { silhouettes } from './silhouettes.ts';

export const planePicture = planePictures(silhouettes, liveries);

export function PlanePicture({ choice }: { choice: string }) {
  return <img className="plane-picture" src={planePicture(choice as AirplaneName)} alt="" />;
}
