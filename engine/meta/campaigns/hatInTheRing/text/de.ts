import { autumn } from './de/autumn.ts';
import { endings } from './de/endings.ts';
import { people } from './de/people.ts';
import { spring } from './de/spring.ts';
import { summer } from './de/summer.ts';

/** Every word of Hat in the Ring in German. */
export const de = { ...people, ...spring, ...summer, ...autumn, ...endings };
