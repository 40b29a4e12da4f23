import { airspace } from './en/airspace.ts';
import { shell } from './en/app/shell.ts';
import { app } from './en/app.ts';
import { commands } from './en/commands.ts';
import { core } from './en/core.ts';
import { crew } from './en/crew.ts';
import { squadrons } from './en/squadrons.ts';
import { track } from './en/track.ts';

/** Every word shown to a person, by key. Rules, saves and scripts hold keys only. */
export const en: Readonly<Record<string, string>> = {
  ...core,
  ...airspace,
  ...crew,
  ...squadrons,
  ...track,
  ...commands,
  ...shell,
  ...app,
};
