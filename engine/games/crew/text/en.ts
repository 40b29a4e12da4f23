import { events } from './en/events.ts';
import { guide } from './en/guide.ts';
import { hints } from './en/hints.ts';
import { reference } from './en/reference.ts';
import { rules } from './en/rules.ts';
import { shelf } from './en/shelf.ts';
import { table } from './en/table.ts';

/** All that Crew says. */
export const en = { ...rules, ...events, ...table, ...guide, ...reference, ...shelf, ...hints } as const;
