import { airspace } from './en/airspace.ts';
import { commands } from './en/commands.ts';
import { core } from './en/core.ts';
import { squadrons } from './en/squadrons.ts';
import { track } from './en/track.ts';

/** Every word shown to a person, by key. Rules, saves and scripts hold keys only. */
export const en: Readonly<Record<string, string>> = { ...core, ...airspace, ...squadrons, ...track, ...commands };
