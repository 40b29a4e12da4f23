import type { Preset } from '../descriptor.ts';

const two = ['human', 'human'] as const;
const missions = ['espionage', 'bombing', 'rescue', 'escort'] as const;

export const presets: readonly Preset[] = [
  { id: 'firstFlight', options: {}, kinds: ['human', 'random'], guide: true },
  { id: 'duel', options: {}, kinds: two },
  { id: 'sparring', options: {}, kinds: ['human', 'random'] },
  { id: 'otherSide', options: { board: 'two-coloured' }, kinds: two },
  ...missions.map((scenario): Preset => ({ id: scenario, options: { scenario }, kinds: two })),
  ...missions.map(
    (scenario): Preset => ({ id: `${scenario}Solo`, options: { scenario, solo: true }, kinds: ['human'] }),
  ),
  { id: 'prototype', options: { edition: 'prototype', scenario: 'espionage' }, kinds: two },
];
