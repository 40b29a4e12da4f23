import { basics } from './reference/basics.ts';
import { biplanes } from './reference/biplanes.ts';
import { scenarios } from './reference/scenarios.ts';

/** The rules of Track to be looked up at the table, topic by topic. */
export const reference = { ...basics, ...biplanes, ...scenarios } as const;
