import type { TrackEvent } from '@aerodrome/engine/games/track/state.ts';
import type { PlayableGame } from '../descriptor.ts';
import { Emblem } from './Emblem.tsx';
import { Hands } from './Hands.tsx';
import { lesson } from './lesson.ts';
import { PlanePicture } from './PlanePicture.tsx';
import { presets } from './presets.ts';
import { reference } from './reference.ts';
import { sound } from './sounds.ts';
import { Thumbnail } from './Thumbnail.tsx';
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
