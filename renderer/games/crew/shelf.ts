import { shelveGame } from '../descriptor.ts';
import { Emblem } from './Emblem.tsx';
import './crew.css';
import './panels/aid.css';
import './panels/titles.css';
import './panels/mat.css';
import './panels/moments.css';
import './panels/cards.css';
import './tray/tray.css';
import './panels/threshold.css';
import './panels/stats.css';
import './rules/reference.css';
import './narrow.css';

/** Crew on the shelf of the hangar. */
export const crew = shelveGame({
  id: 'crew',
  Emblem,
  text: {
    en: async () => (await import('@aerodrome/engine/games/crew/text/en/shelf.ts')).shelf,
    de: async () => (await import('@aerodrome/engine/games/crew/text/de/shelf.ts')).shelf,
  },
  load: async () => (await import('./index.ts')).crew,
});
