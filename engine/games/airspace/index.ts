import { defineGame } from '../../core/define.ts';
import type { GameTypes } from '../../core/game.ts';
import { apply, asideKind, asides, askedOutOfTurn, awaiting, legalActions } from './actions.ts';
import { airspaceBot } from './bot.ts';
import { copy } from './copy.ts';
import { debrief } from './debrief.ts';
import { type GameData, openGameData } from './gameData.ts';
import { countCapacity } from './migrations/count-capacity.ts';
import { airspaceNarrator } from './narrate.ts';
import { type AirspaceOptions, airspaceOptions, sideNames } from './options.ts';
import { airspaceChart, entryRules } from './phases.ts';
import { type AirspacePreview, preview } from './preview.ts';
import { endingsOf } from './rules/ending.ts';
import { createState } from './rules/setup.ts';
import { checkState } from './schema.ts';
import { sortie } from './sortie.ts';
import { spell } from './spell.ts';
import type { AirspaceAction, AirspaceEvent, AirspaceState } from './state.ts';
import type { AirspaceView } from './view.ts';
import { warnings } from './warnings.ts';
import { whyNoAside, whyNot } from './whyNot.ts';

export interface AirspaceTypes extends GameTypes {
  options: AirspaceOptions;
  gameData: GameData;
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
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
  },
  narrator: airspaceNarrator,
  turns: ({ turns }) => turns,
  debrief,
  sortie,
  dice: ['shot'],
  expectedMinutes: 20,
  bot: airspaceBot,
  hidden: false,
  openGameData,
  seats: (gameData) => gameData.sideOf.map((side) => ({ side, role: sideNames[side] })),
  endings: endingsOf,
  chart: airspaceChart,
  entries: entryRules,
  create: createState,
  awaiting,
  legalActions,
  asides,
  asideKind,
  askedOutOfTurn,
  whyNoAside,
  whyNot,
  warnings,
  preview,
  spell,
  apply,
  copy,
  checkState,
});
