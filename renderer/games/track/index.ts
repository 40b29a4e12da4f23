import type { TrackTypes } from '@aerodrome/engine/games/track/index.ts';
import { definePlayable } from '../descriptor.ts';
import { PlanePicture } from './board/PlanePicture.tsx';
import { thumbnail } from './board/Thumbnail.tsx';
import { Emblem } from './Emblem.tsx';
import { lesson } from './lesson/lesson.ts';
import { Hands } from './panels/Hands.tsx';
import { presets } from './presets.ts';
import { reference } from './rules/reference.ts';
import { sound } from './sound/sounds.ts';

/** The descriptor of Track for the screens. */
export const track = definePlayable<TrackTypes>({
  id: 'track',
  Emblem,
  presets,
  lesson,
  reference,
  thumbnail,
  Hands,
  pictures: { biplanes: PlanePicture },
  sound,
  soundsWhenSkipped: ['shot', 'shotDown', 'crashed', 'bombed', 'photographed', 'landed', 'roundEnded', 'over'],
  table: async () => (await import('./table.ts')).trackTable,
});
