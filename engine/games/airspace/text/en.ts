import { cards } from './en/cards.ts';
import { events } from './en/events.ts';
import { rules } from './en/rules.ts';
import { shelf } from './en/shelf.ts';

/** All that Airspace says. */
export const en = { ...rules, ...events, ...cards, ...shelf } as const;
