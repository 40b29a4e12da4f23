import { defineGame } from '../../core/define.ts';
import type { GameTypes } from '../../core/game.ts';
import { apply, asideKind, asides, asked, awaiting, legalActions } from './actions.ts';
import { airspaceBot } from './bot.ts';
import { copy } from './copy.ts';
import { debrief } from './debrief.ts';
import { countCapacity } from './migrations/count-capacity.ts';
import { airspaceNarrator } from './narrate.ts';
import { type AirspaceOptions, airspaceOptions, sideNames } from './options.ts';
import { airspaceChart, entryRules } from './phases.ts';
import { type AirspacePreview, preview } from './preview.ts';
import { endingsOf } from './rules/ending.ts';
import { createState } from './rules/setup.ts';
import { checkState } from './schema.ts';
import { openSetting, type Setting } from './setting.ts';
import { sortie } from './sortie.ts';
import { spell } from './spell.ts';
import type { AirspaceAction, AirspaceEvent, AirspaceState } from './state.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import type { AirspaceView } from './view.ts';
import { warnings } from './warnings.ts';
import { whyNoAside, whyNot } from './whyNot.ts';

export interface AirspaceTypes extends GameTypes {
  options: AirspaceOptions;
  setting: Setting;
  state: AirspaceState;
  action: AirspaceAction;
  view: AirspaceView;
  event: AirspaceEvent;
  preview: AirspacePreview;
}

/** Red Boar Studios' *Dogfight*: hexes, altitude, and phases of initiative. */
export const airspace = defineGame({
  id: 'airspace',
  rulesVersion: 2,
  options: airspaceOptions,
  migrations: [countCapacity],
  text: { en, de },
  narrator: airspaceNarrator,
  turns: ({ turns }) => turns,
  debrief,
  sortie,
  dice: ['shot'],
  expectedMinutes: 20,
  bot: airspaceBot,
  hidden: false,
  openSetting,
  seats: (setting) => setting.sideOf.map((side) => ({ side, role: sideNames[side] })),
  endings: endingsOf,
  chart: airspaceChart,
  entries: entryRules,
  create: createState,
  awaiting,
  legalActions,
  asides,
  asideKind,
  asked,
  whyNoAside,
  whyNot,
  warnings,
  preview,
  spell,
  apply,
  copy,
  checkState,
});
