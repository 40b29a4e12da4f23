import { events } from './en/events.ts';
import { rules } from './en/rules.ts';

/** All that Squadrons says. */
export const en = { ...rules, ...events } as const;
