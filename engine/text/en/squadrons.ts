import { events } from './squadrons/events.ts';
import { rules } from './squadrons/rules.ts';

/** All that Squadrons says. */
export const squadrons = { ...rules, ...events } as const;
