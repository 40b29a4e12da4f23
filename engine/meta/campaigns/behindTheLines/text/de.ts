import { after } from './de/after.ts';
import { autumn } from './de/autumn.ts';
import { endings } from './de/endings.ts';
import { people } from './de/people.ts';
import { spring } from './de/spring.ts';

/** Every word of Behind the Lines in German. */
export const de = { ...people, ...spring, ...after, ...autumn, ...endings };
