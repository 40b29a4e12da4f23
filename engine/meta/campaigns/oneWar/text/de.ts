import { autumn16 } from './de/autumn16.ts';
import { autumn17 } from './de/autumn17.ts';
import { autumn18 } from './de/autumn18.ts';
import { endings } from './de/endings.ts';
import { people } from './de/people.ts';
import { spring16 } from './de/spring16.ts';
import { spring17 } from './de/spring17.ts';
import { spring18 } from './de/spring18.ts';
import { stayers } from './de/stayers.ts';

/** Every word of One War in German. */
export const de = {
  ...people,
  ...spring16,
  ...autumn16,
  ...spring17,
  ...autumn17,
  ...spring18,
  ...autumn18,
  ...endings,
  ...stayers,
};
