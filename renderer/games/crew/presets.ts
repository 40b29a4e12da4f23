import { type Control, defaultLevel } from '@aerodrome/engine/core/players.ts';
import type { Preset } from '../descriptor.ts';

const person: Control = { kind: 'human' };
const bot: Control = { kind: 'bot', level: defaultLevel };
const people = (count: number): readonly Control[] => Array.from({ length: count }, () => person);
const withBots = [person, bot, bot, bot];

export const presets: readonly Preset[] = [
  { id: 'firstFlight', options: { timer: '30' }, controls: withBots, hasLesson: true },
  { id: 'fourDogs', options: {}, controls: people(4) },
  { id: 'withBots', options: {}, controls: withBots },
  { id: 'oneCrew', options: {}, controls: [person, person, bot, bot] },
  { id: 'headToHead', options: { players: '2' }, controls: people(2) },
  { id: 'sparring', options: { players: '2' }, controls: [person, bot] },
  { id: 'loneWolf', options: { players: '3' }, controls: people(3) },
  { id: 'nightPatrol', options: { token: 'moon' }, controls: withBots },
  { id: 'flakAlley', options: { token: 'antiAir' }, controls: withBots },
  { id: 'theClaws', options: { token: 'claws' }, controls: withBots },
  { id: 'crossfire', options: { crossfire: true, timer: '10' }, controls: people(4) },
  { id: 'longDecks', options: { decks: 'long' }, controls: people(4) },
  { id: 'watch', options: { timer: 'none' }, controls: [bot, bot, bot, bot] },
];
