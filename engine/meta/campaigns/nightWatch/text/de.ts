import { endings } from './de/endings.ts';
import { lateNights } from './de/lateNights.ts';
import { nights } from './de/nights.ts';
import { pack } from './de/pack.ts';

/** Every word of The Night Watch in German. */
export const de = { ...pack, ...nights, ...lateNights, ...endings };
