import { shelveGame } from '../descriptor.ts';
import { Emblem } from './Emblem.tsx';
import './panels/gutters.css';
import './narrow.css';
import './squadrons.css';
import './tray/tray.css';

/** Squadrons on the shelf of the hangar. */
export const squadrons = shelveGame({
  id: 'squadrons',
  Emblem,
  text: {
    en: async () => (await import('@aerodrome/engine/games/squadrons/text/en/shelf.ts')).shelf,
    de: async () => (await import('@aerodrome/engine/games/squadrons/text/de/shelf.ts')).shelf,
  },
  load: async () => (await import('./index.ts')).squadrons,
});
