import type { Control } from '@aerodrome/engine/core/players.ts';
import type { Preset } from '../descriptor.ts';

const person: Control = { kind: 'human' };
const bot: Control = { kind: 'bot', level: 2 };
const people = (count: number): readonly Control[] => Array.from({ length: count }, () => person);

export const presets: readonly Preset[] = [
  { id: 'firstFlight', options: { board: '9x11' }, controls: [person, bot], hasLesson: true },
  { id: 'duel', options: {}, controls: people(2) },
  { id: 'sparring', options: {}, controls: [person, bot] },
  { id: 'pairs', options: { planes: 2 }, controls: people(2) },
  { id: 'loneWolf', options: { players: 3 }, controls: people(3) },
  { id: 'fourAces', options: { players: 4 }, controls: people(4) },
  { id: 'wideSky', options: { planes: 2, board: '13x13' }, controls: people(2) },
  { id: 'twentyPhases', options: { phaseCap: true }, controls: people(2) },
  { id: 'watch', options: { planes: 2 }, controls: [bot, bot] },
];
