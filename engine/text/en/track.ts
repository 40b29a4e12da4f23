import { box } from './track/box.ts';
import { events } from './track/events.ts';
import { rules } from './track/rules.ts';

/** All that Track says. */
export const track = { ...rules, ...events, ...box } as const;
