import { events } from './de/events.ts';
import { guide } from './de/guide.ts';
import { hints } from './de/hints.ts';
import { reference } from './de/reference.ts';
import { rules } from './de/rules.ts';
import { shelf } from './de/shelf.ts';
import { table } from './de/table.ts';

/** All that Crew says. */
export const de = { ...rules, ...events, ...table, ...guide, ...reference, ...shelf, ...hints } as const;
