import { createPlanePictures } from '../../../boards/planePictures.ts';
import { planeColours, planeShapes } from './inks.ts';

const [paws, jaws, claws] = planeShapes;
const [pawsInk, jawsInk, clawsInk] = planeColours;

/** The planes from above, nose to the right. */
export const planePicture = createPlanePictures(
  { paws, jaws, claws },
  { paws: pawsInk, jaws: jawsInk, claws: clawsInk },
);
