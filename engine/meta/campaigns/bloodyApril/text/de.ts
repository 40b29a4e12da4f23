import { april } from './de/april.ts';
import { endings } from './de/endings.ts';
import { people } from './de/people.ts';
import { summer } from './de/summer.ts';

/** Every word of Bloody April in German. */
export const de = { ...people, ...april, ...summer, ...endings };
