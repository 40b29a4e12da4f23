import { type Control, defaultLevel } from '@aerodrome/engine/core/players.ts';
import type { Preset } from '../descriptor.ts';

const person: Control = { kind: 'human' };
const two = [person, person];
const bot: Control = { kind: 'bot', level: defaultLevel };
const sparring = [person, bot];
const missions = ['espionage', 'bombing', 'rescue', 'escort'] as const;

export const presets: readonly Preset[] = [
  { id: 'firstFlight', options: {}, controls: sparring, hasLesson: true },
  { id: 'duel', options: {}, controls: two },
  { id: 'sparring', options: {}, controls: sparring },
  { id: 'watch', options: {}, controls: [bot, bot] },
  { id: 'otherSide', options: { board: 'two-coloured' }, controls: two },
  ...missions.map((scenario): Preset => ({ id: scenario, options: { scenario }, controls: two })),
  ...missions.map(
    (scenario): Preset => ({ id: `${scenario}Solo`, options: { scenario, solo: true }, controls: [person] }),
  ),
  { id: 'prototype', options: { edition: 'prototype', scenario: 'espionage' }, controls: two },
];
