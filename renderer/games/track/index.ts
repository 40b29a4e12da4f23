import type { TrackEvent } from '@aerodrome/engine/games/track/state.ts';
import type { PlayableGame } from '../descriptor.ts';
import { PlanePicture } from './board/PlanePicture.tsx';
import { Thumbnail } from './board/Thumbnail.tsx';
import { Emblem } from './Emblem.tsx';
import { lesson } from './lesson/lesson.ts';
import { Hands } from './panels/Hands.tsx';
import { presets } from './presets.ts';
import { reference } from './rules/reference.ts';
import { sound } from './sound/sounds.ts';
import './track.css';

/** Track on the screen. */
export const track: PlayableGame = {
  id: 'track',
  Emblem,
  presets,
  lesson,
  reference,
  Thumbnail,
  Hands,
  pictures: { biplanes: PlanePicture },
  sound: (synth, event, pace) => sound(synth, event as TrackEvent, pace),
  heardAtOnce: ['shot', 'shotDown', 'crashed', 'bombed', 'photographed', 'landed', 'roundEnded', 'over'],
  table: async () => (await import('./table.ts')).trackTable,
};
