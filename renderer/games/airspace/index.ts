import type { AirspaceEvent } from '@aerodrome/engine/games/airspace/state.ts';
import type { PlayableGame } from '../descriptor.ts';
import { Emblem } from './Emblem.tsx';
import { Hands } from './Hands.tsx';
import { keys } from './keys.ts';
import { lesson } from './lesson.ts';
import { PlanePicture } from './PlanePicture.tsx';
import { presets } from './presets.ts';
import { reference } from './reference.ts';
import { sound } from './sounds.ts';
import { squadrons } from './squadrons.ts';
import { Thumbnail } from './Thumbnail.tsx';
import './aid.css';
import './airspace.css';
import './sights.css';
import './stats.css';
import './strips.css';
import './tape.css';
import './tray.css';

/** Airspace on the screen. */
export const airspace: PlayableGame = {
  id: 'airspace',
  Emblem,
  presets,
  lesson,
  reference,
  keys,
  Thumbnail,
  Hands,
  pictures: { airplanes: PlanePicture },
  sets: { airplanes: squadrons },
  sound: (synth, event, pace) => sound(synth, event as AirspaceEvent, pace),
  heardAtOnce: ['shot', 'shotDown', 'crashed', 'left', 'phaseBegan', 'over'],
  table: async () => (await import('./table.ts')).airspaceTable,
};
