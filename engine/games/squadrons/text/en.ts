import { events } from './en/events.ts';
import { hints } from './en/hints.ts';
import { rules } from './en/rules.ts';
import { shelf } from './en/shelf.ts';

/** All that Squadrons says. */
export const en = { ...rules, ...events, ...shelf, ...hints } as const;
