import { cards } from './airspace/cards.ts';
import { events } from './airspace/events.ts';
import { rules } from './airspace/rules.ts';

/** All that Airspace says. */
export const airspace = { ...rules, ...events, ...cards } as const;
