import type { AirplaneName } from '@aerodrome/engine/games/airspace/data/airplanes.ts';
import type { ChoiceSet } from '../descriptor.ts';

/** Airplanes that met over the front, in the order of placing. */
export const airplaneSets: readonly (ChoiceSet & { choices: readonly AirplaneName[] })[] = [
  { id: 'rotary', choices: ['sopwithCamel', 'fokkerDr1', 'spadS13', 'albatrosD3'] },
  { id: 'spring', choices: ['nieuport17', 'albatrosD3', 'spadS13', 'pfalzD3'] },
  { id: 'summer', choices: ['se5a', 'fokkerD7', 'nieuport28', 'pfalzD3'] },
];
