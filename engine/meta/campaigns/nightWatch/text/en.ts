import { endings } from './en/endings.ts';
import { lateNights } from './en/lateNights.ts';
import { nights } from './en/nights.ts';
import { pack } from './en/pack.ts';

/** Every word of The Night Watch. Another language is another file like this one beside it. */
export const en = { ...pack, ...nights, ...lateNights, ...endings };
