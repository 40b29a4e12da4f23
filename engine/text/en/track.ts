import { box } from './track/box.ts';
import { events } from './track/events.ts';
import { guide } from './track/guide.ts';
import { reference } from './track/reference.ts';
import { rules } from './track/rules.ts';
import { table } from './track/table.ts';

/** All that Track says. */
export const track = { ...rules, ...events, ...box, ...table, ...guide, ...reference } as const;
