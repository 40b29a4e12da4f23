import { defineGame } from '../../core/define.ts';
import { apply, asideKind, asides, asked, awaiting, legalActions } from './actions.ts';
import { airspaceBot } from './bot.ts';
import { copy } from './copy.ts';
import { debrief } from './debrief.ts';
import { countCapacity } from './migrations/count-capacity.ts';
import { airspaceNarrator } from './narrate.ts';
import { type AirspaceOptions, airspaceOptions, sideNames } from './options.ts';
import { airspaceChart, entryRules } from './phases.ts';
import { preview } from './preview.ts';
import { endingsOf } from './rules/ending.ts';
import { createState } from './rules/setup.ts';
import { openSetting, type Setting } from './setting.ts';
import { checkState } from './shape.ts';
import { sortie } from './sortie.ts';
import { spell } from './spell.ts';
import type { AirspaceAction, AirspaceEvent, AirspaceState } from './state.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { type AirspaceView, view } from './view.ts';
import { warnings } from './warnings.ts';
import { whyNoAside, whyNot } from './whyNot.ts';

/** Red Boar Studios' *Dogfight*: hexes, altitude, and phases of initiative. */
export const airspace = defineGame<
  AirspaceOptions,
  Setting,
  AirspaceState,
  AirspaceAction,
  AirspaceView,
  AirspaceEvent
>({
  id: 'airspace',
  rulesVersion: 2,
  options: airspaceOptions,
  migrations: [countCapacity],
  text: { en, de },
  narrator: airspaceNarrator,
  turns: ({ turns }) => turns,
  debrief,
  sortie,
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
  view,
  redact: (_setting, event) => event,
  // Nothing is hidden and nothing sealed: there is one table that looks like this.
  determinize: (_setting, seen) => copy(seen),
  sampler: (_setting, seen) => () => copy(seen),
  copy,
  checkState,
});
