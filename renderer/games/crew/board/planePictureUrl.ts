import { createPlanePictures } from '../../../boards/planePictures.ts';
import { planeColours, planeShapes } from './teamColours.ts';

const [paws, jaws, claws] = planeShapes;
const [pawsInk, jawsInk, clawsInk] = planeColours;

/** The data URL of a plane from above, nose to the right. */
export const planePictureUrl = createPlanePictures(
  { paws, jaws, claws },
  { paws: pawsInk, jaws: jawsInk, claws: clawsInk },
);
