import { type Control, defaultLevel } from '@aerodrome/engine/core/players.ts';
import type { Preset } from '../descriptor.ts';

const person: Control = { kind: 'human' };
const bot: Control = { kind: 'bot', level: defaultLevel };
const people = (count: number): readonly Control[] => Array.from({ length: count }, () => person);

export const presets: readonly Preset[] = [
  { id: 'firstFlight', options: {}, controls: [person, bot], hasLesson: true },
  { id: 'nations', options: {}, controls: people(2) },
  { id: 'sparring', options: {}, controls: [person, bot] },
  { id: 'three', options: { players: '3' }, controls: people(3) },
  { id: 'four', options: { players: '4' }, controls: people(4) },
  { id: 'partner', options: { players: '4' }, controls: [person, bot, bot, bot] },
  { id: 'quiet', options: {}, controls: people(2), drawsHiddenSetup: true },
  { id: 'baron', options: {}, controls: [bot, person] },
  { id: 'watch', options: {}, controls: [bot, bot] },
];
