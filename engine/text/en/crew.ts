import { events } from './crew/events.ts';
import { rules } from './crew/rules.ts';

/** All that Crew says. */
export const crew = { ...rules, ...events } as const;
