import { autumn16 } from './en/autumn16.ts';
import { autumn17 } from './en/autumn17.ts';
import { autumn18 } from './en/autumn18.ts';
import { endings } from './en/endings.ts';
import { people } from './en/people.ts';
import { spring16 } from './en/spring16.ts';
import { spring17 } from './en/spring17.ts';
import { spring18 } from './en/spring18.ts';
import { stayers } from './en/stayers.ts';

/** Every word of One War. Another language is another file like this one beside it. */
export const en = {
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
