import { shelveGame } from '../descriptor.ts';
import { Emblem } from './Emblem.tsx';
import './track.css';

/** Track on the shelf of the hangar. */
export const track = shelveGame({
  id: 'track',
  Emblem,
  text: {
    en: async () => (await import('@aerodrome/engine/games/track/text/en/shelf.ts')).shelf,
    de: async () => (await import('@aerodrome/engine/games/track/text/de/shelf.ts')).shelf,
  },
  load: async () => (await import('./index.ts')).track,
});
