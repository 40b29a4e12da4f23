import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import { definePlayable } from '../descriptor.ts';
import { thumbnail } from './board/Thumbnail.tsx';
import { botPauseMs } from './botPause.ts';
import { Emblem } from './Emblem.tsx';
import { keys } from './keys.ts';
import { lesson } from './lesson/lesson.ts';
import { Hands } from './panels/Hands.tsx';
import { TokenPicture } from './panels/TokenPicture.tsx';
import { presets } from './presets.ts';
import { reference } from './rules/reference.ts';
import { noise, sound } from './sound/sounds.ts';

/** The descriptor of Crew for the screens. */
export const crew = definePlayable<CrewTypes>({
  id: 'crew',
  Emblem,
  presets,
  lesson,
  reference,
  keys,
  thumbnail,
  Hands,
  pictures: { token: TokenPicture },
  sound,
  noise,
  stopsClockInLesson: (view) => view.round < 3,
  botPauseMs,
  soundsWhenSkipped: ['revealed', 'shot', 'repaired', 'shotDown', 'called', 'roundBegan', 'over'],
  table: async () => (await import('./table.ts')).crewTable,
});
