import type { SquadronsEvent } from '@aerodrome/engine/games/squadrons/state.ts';
import type { PlayableGame } from '../descriptor.ts';
import { Emblem } from './Emblem.tsx';
import { Hands } from './Hands.tsx';
import { keys } from './keys.ts';
import { lesson } from './lesson.ts';
import { presets } from './presets.ts';
import { reference } from './reference.ts';
import { sound } from './sounds.ts';
import { Thumbnail } from './Thumbnail.tsx';
import './gutters.css';
import './narrow.css';
import './squadrons.css';
import './tray.css';

/** Squadrons on the screen. */
export const squadrons: PlayableGame = {
  id: 'squadrons',
  Emblem,
  presets,
  lesson,
  reference,
  keys,
  Thumbnail,
  traces: ['shotDown'],
  Hands,
  pictures: {},
  sound: (synth, event, pace) => sound(synth, event as SquadronsEvent, pace),
  heardAtOnce: ['rolled', 'gunTurned', 'shot', 'shotDown', 'turnBegan', 'over'],
  table: async () => (await import('./table.ts')).squadronsTable,
};
