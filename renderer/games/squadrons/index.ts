import type { ShelvedGame } from '../descriptor.ts';
import { Emblem } from './Emblem.tsx';

/** Squadrons on the screen. */
export const squadrons: ShelvedGame = { id: 'squadrons', Emblem };
