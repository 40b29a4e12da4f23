import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import { definePlayable } from '../descriptor.ts';
import { airplaneSets } from './airplaneSets.ts';
import { PlanePicture } from './board/PlanePicture.tsx';
import { thumbnail } from './board/Thumbnail.tsx';
import { Emblem } from './Emblem.tsx';
import { keys } from './keys.ts';
import { lesson } from './lesson/lesson.ts';
import { Hands } from './panels/Hands.tsx';
import { presets } from './presets.ts';
import { reference } from './rules/reference.ts';
import { sound } from './sound/sounds.ts';

/** The descriptor of Airspace for the screens. */
export const airspace = definePlayable<AirspaceTypes>({
  id: 'airspace',
  Emblem,
  presets,
  lesson,
  reference,
  keys,
  thumbnail,
  Hands,
  pictures: { airplanes: PlanePicture },
  sets: { airplanes: airplaneSets },
  sound,
  soundsWhenSkipped: ['shot', 'shotDown', 'crashed', 'left', 'phaseBegan', 'over'],
  table: async () => (await import('./table.ts')).airspaceTable,
});
