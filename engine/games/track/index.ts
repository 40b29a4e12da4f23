import { defineGame } from '../../core/define.ts';
import type { Game, GameTypes } from '../../core/game.ts';
import { asideKind, asides, awaiting, legalActions, redactAction, whyNoAside, whyNot } from './actions.ts';
import { apply } from './apply.ts';
import { trackBot } from './bot.ts';
import { copy } from './copy.ts';
import { debrief } from './debrief.ts';
import { determinize } from './determinize.ts';
import { entries } from './entries.ts';
import { type GameData, openGameData, seatsOf } from './gameData.ts';
import { allowHandicaps } from './migrations/allow-handicaps.ts';
import { countEndings } from './migrations/count-endings.ts';
import { trackNarrator } from './narrate.ts';
import { type TrackOptions, trackOptions } from './options.ts';
import { chart } from './phases.ts';
import { preview, type TrackPreview } from './preview.ts';
import { endingsOf } from './rules/ending.ts';
import { warnings } from './rules/planning.ts';
import { turns } from './rules/rounds.ts';
import { createState } from './rules/setup.ts';
import { sampler } from './sampler.ts';
import { checkState } from './schema.ts';
import { sortie } from './sortie.ts';
import { spell } from './spell.ts';
import type { TrackAction, TrackEvent, TrackState } from './state.ts';
import { type TrackView, view } from './view.ts';

export type TrackGame = Game<TrackState, TrackAction, TrackView, TrackEvent>;

export interface TrackTypes extends GameTypes {
  options: TrackOptions;
  gameData: GameData;
  state: TrackState;
  action: TrackAction;
  view: TrackView;
  event: TrackEvent;
  preview: TrackPreview;
}

/** Carlo A. Rossi's *Dogfight!*: biplanes on a ring, sealed movement tiles, loops. */
export const track = defineGame({
  id: 'track',
  rulesVersion: 3,
  options: trackOptions,
  migrations: [countEndings, allowHandicaps],
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
  },
  narrator: trackNarrator,
  turns: (state) => turns(state),
  debrief,
  sortie,
  expectedMinutes: 15,
  bot: trackBot,
  hidden: true,
  openGameData,
  seats: seatsOf,
  endings: endingsOf,
  chart,
  entries,
  create: createState,
  awaiting,
  legalActions,
  asides,
  asideKind,
  whyNoAside,
  whyNot,
  warnings,
  preview,
  spell,
  apply,
  view,
  redactAction,
  determinize,
  sampler,
  copy,
  checkState,
});
