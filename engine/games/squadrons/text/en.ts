import { events } from './en/events.ts';
import { rules } from './en/rules.ts';
import { shelf } from './en/shelf.ts';

/** All that Squadrons says. */
export const en = { ...rules, ...events, ...shelf } as const;
