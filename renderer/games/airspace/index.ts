import type { ShelvedGame } from '../descriptor.ts';
import { Emblem } from './Emblem.tsx';

/** Airspace on the screen. */
export const airspace: ShelvedGame = { id: 'airspace', Emblem };
