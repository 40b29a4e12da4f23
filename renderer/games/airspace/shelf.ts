import { shelveGame } from '../descriptor.ts';
import { Emblem } from './Emblem.tsx';
import './panels/aid.css';
import './airspace.css';
import './panels/sights.css';
import './panels/stats.css';
import './panels/strips.css';
import './panels/tape.css';
import './tray/tray.css';

/** Airspace on the shelf of the hangar. */
export const airspace = shelveGame({
  id: 'airspace',
  Emblem,
  text: {
    en: async () => (await import('@aerodrome/engine/games/airspace/text/en/shelf.ts')).shelf,
    de: async () => (await import('@aerodrome/engine/games/airspace/text/de/shelf.ts')).shelf,
  },
  load: async () => (await import('./index.ts')).airspace,
});
