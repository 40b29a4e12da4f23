import { april } from './en/april.ts';
import { endings } from './en/endings.ts';
import { people } from './en/people.ts';
import { summer } from './en/summer.ts';

/** Every word of Bloody April. Another language is another file like this one beside it. */
export const en = { ...people, ...april, ...summer, ...endings };
