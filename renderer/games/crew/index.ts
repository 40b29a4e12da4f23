import type { CrewEvent } from '@aerodrome/engine/games/crew/state.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import type { PlayableGame } from '../descriptor.ts';
import { Emblem } from './Emblem.tsx';
import { Hands } from './Hands.tsx';
import { keys } from './keys.ts';
import { lesson } from './lesson.ts';
import { botPace } from './pace.ts';
import { presets } from './presets.ts';
import { reference } from './reference.ts';
import { noise, sound } from './sounds.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { TokenPicture } from './TokenPicture.tsx';
import './crew.css';
import './aid.css';
import './titles.css';
import './mat.css';
import './moments.css';
import './cards.css';
import './tray.css';
import './threshold.css';
import './stats.css';
import './reference.css';
import './narrow.css';

/** Crew on the screen. */
export const crew: PlayableGame = {
  id: 'crew',
  Emblem,
  presets,
  lesson,
  reference,
  keys,
  Thumbnail,
  Hands,
  pictures: { token: TokenPicture },
  sound: (synth, event, pace) => sound(synth, event as CrewEvent, pace),
  noise,
  holdsClock: (view) => (view as CrewView).round < 3,
  botPace,
  heardAtOnce: ['revealed', 'shot', 'repaired', 'shotDown', 'called', 'roundBegan', 'over'],
  table: async () => (await import('./table.ts')).crewTable,
};
