import { autumn } from './en/autumn.ts';
import { endings } from './en/endings.ts';
import { people } from './en/people.ts';
import { spring } from './en/spring.ts';
import { summer } from './en/summer.ts';

/** Every word of Hat in the Ring. Another language is another file like this one beside it. */
export const en = { ...people, ...spring, ...summer, ...autumn, ...endings };
