import { portraits as airspace } from './airspace.ts';
import { portraits as crew } from './crew.ts';
import type { Portrait } from './portrait.ts';
import { portraits as squadrons } from './squadrons.ts';
import { portraits as track } from './track.ts';

/** The pictures of every table, by game. */
export const tables: Readonly<Record<string, readonly Portrait[]>> = { track, airspace, squadrons, crew };
