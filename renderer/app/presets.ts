import type { Player } from '../session/machine.ts';

/** A match that is ready to fly: the options that are not as usual, and who sits where. */
export interface Preset {
  /** Its words: `preset.<game>.<id>` and `preset.<game>.<id>.about`. */
  id: string;
  options: Readonly<Record<string, unknown>>;
  kinds: readonly Player['kind'][];
  /** The table explains itself, step by step. */
  guide?: true;
}

const two = ['human', 'human'] as const;
const missions = ['espionage', 'bombing', 'rescue', 'escort'] as const;

export const presets: Readonly<Record<string, readonly Preset[]>> = {
  track: [
    { id: 'firstFlight', options: {}, kinds: ['human', 'random'], guide: true },
    { id: 'duel', options: {}, kinds: two },
    { id: 'sparring', options: {}, kinds: ['human', 'random'] },
    { id: 'otherSide', options: { board: 'two-coloured' }, kinds: two },
    ...missions.map((scenario): Preset => ({ id: scenario, options: { scenario }, kinds: two })),
    ...missions.map(
      (scenario): Preset => ({ id: `${scenario}Solo`, options: { scenario, solo: true }, kinds: ['human'] }),
    ),
    { id: 'prototype', options: { edition: 'prototype', scenario: 'espionage' }, kinds: two },
  ],
};

export function presetOf(game: string, id: string | null): Preset | undefined {
  return presets[game]?.find((preset) => preset.id === id);
}
