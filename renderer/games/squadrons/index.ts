import { definePlayable } from '../descriptor.ts';
import { thumbnail } from './board/Thumbnail.tsx';
import { Emblem } from './Emblem.tsx';
import { keys } from './keys.ts';
import { lesson } from './lesson/lesson.ts';
import { Hands } from './panels/Hands.tsx';
import { presets } from './presets.ts';
import { reference } from './rules/reference.ts';
import { sound } from './sound/sounds.ts';
import type { SquadronsTableTypes } from './tableTypes.ts';

/** The descriptor of Squadrons for the screens. */
export const squadrons = definePlayable<SquadronsTableTypes>({
  id: 'squadrons',
  Emblem,
  presets,
  lesson,
  reference,
  keys,
  thumbnail,
  traces: ['shotDown'],
  Hands,
  pictures: {},
  sound,
  soundsWhenSkipped: ['rolled', 'gunTurned', 'shot', 'shotDown', 'turnBegan', 'over'],
  table: async () => (await import('./table.ts')).squadronsTable,
});
