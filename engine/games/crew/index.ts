import { defineGame } from '../../core/define.ts';
import type { GameTypes } from '../../core/game.ts';
import { isPerson } from '../../core/players.ts';
import { asideKind, asides, askedOutOfTurn, awaiting, deadline, legalActions } from './actions.ts';
import { apply } from './apply.ts';
import { crewBot } from './bot.ts';
import { copy } from './copy.ts';
import { debrief } from './debrief.ts';
import { determinize } from './determinize.ts';
import { type GameData, openGameData } from './gameData.ts';
import { hearCalls } from './migrations/hear-calls.ts';
import { crewNarrator } from './narrate.ts';
import { type CrewOptions, crewOptions } from './options.ts';
import { crewChart, entryRules } from './phases.ts';
import { type CrewPreview, preview } from './preview.ts';
import { redact, redactAction } from './redact.ts';
import { handoverOrder } from './rules/action.ts';
import { endings } from './rules/ending.ts';
import { createState } from './rules/setup.ts';
import { sampler } from './sampler.ts';
import { checkState } from './schema.ts';
import { sortie } from './sortie.ts';
import { spell } from './spell.ts';
import type { CrewAction, CrewEvent, CrewState } from './state.ts';
import { type CrewView, view } from './view.ts';
import { warnings } from './warnings.ts';
import { whyNoAside, whyNot, whyNotYou } from './whyNot.ts';

export interface CrewTypes extends GameTypes {
  options: CrewOptions;
  gameData: GameData;
  state: CrewState;
  action: CrewAction;
  view: CrewView;
  event: CrewEvent;
  preview: CrewPreview;
}

/** The dogs' *Dogfight*: pilot and gunner of each plane, View Boards, a timed Action Track. */
export const crew = defineGame({
  id: 'crew',
  rulesVersion: 2,
  options: crewOptions,
  migrations: [hearCalls],
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
  },
  narrator: crewNarrator,
  turns: ({ round }) => round,
  debrief,
  optionsFromPlayers: (players) => ({ hotSeat: players.filter(isPerson).length > 1 }),
  sortie,
  expectedMinutes: 15,
  bot: crewBot,
  hidden: true,
  openGameData,
  seats: ({ seats }) => seats,
  endings: () => endings,
  chart: crewChart,
  entries: entryRules,
  create: createState,
  awaiting,
  legalActions,
  asides,
  asideKind,
  askedOutOfTurn,
  handoverOrder,
  whyNoAside,
  whyNotYou,
  whyNot,
  warnings,
  preview,
  spell,
  apply,
  view,
  redact,
  redactAction,
  determinize,
  sampler,
  copy,
  deadline,
  checkState,
});
