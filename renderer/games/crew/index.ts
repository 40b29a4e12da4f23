import type { ShelvedGame } from '../descriptor.ts';
import { Emblem } from './Emblem.tsx';

/** Crew on the screen. */
export const crew: ShelvedGame = { id: 'crew', Emblem };
