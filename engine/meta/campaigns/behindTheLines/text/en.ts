import { after } from './en/after.ts';
import { autumn } from './en/autumn.ts';
import { endings } from './en/endings.ts';
import { people } from './en/people.ts';
import { spring } from './en/spring.ts';

/** Every word of Behind the Lines. Another language is another file like this one beside it. */
export const en = { ...people, ...spring, ...after, ...autumn, ...endings };
