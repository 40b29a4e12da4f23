import { defineGame } from '../../core/define.ts';
import type { Game, GameTypes } from '../../core/game.ts';
import { asideKind, asides, awaiting, legalActions, redactAction } from './actions.ts';
import { apply } from './apply.ts';
import { squadronsBot } from './bot.ts';
import { copy } from './copy.ts';
import { debrief } from './debrief.ts';
import { determinize, sampler } from './determinize.ts';
import { type GameData, openGameData } from './gameData.ts';
import { standWhereYouStopped } from './migrations/stand-where-you-stopped.ts';
import { squadronsNarrator } from './narrate.ts';
import { type SquadronsOptions, squadronsOptions } from './options.ts';
import { chart, entries } from './phases.ts';
import { preview, type SquadronsPreview } from './preview.ts';
import { endings } from './rules/losses.ts';
import { createState } from './rules/setup.ts';
import { turnsOf } from './rules/turns.ts';
import { checkState } from './schema.ts';
import { sortie } from './sortie.ts';
import { spell } from './spell.ts';
import type { SquadronsAction, SquadronsEvent, SquadronsState } from './state.ts';
import { type SquadronsView, view } from './view.ts';
import { warnings } from './warnings.ts';
import { whyNoAside, whyNot } from './whyNot.ts';

export type SquadronsGame = Game<SquadronsState, SquadronsAction, SquadronsView, SquadronsEvent>;

export interface SquadronsTypes extends GameTypes {
  options: SquadronsOptions;
  gameData: GameData;
  state: SquadronsState;
  action: SquadronsAction;
  view: SquadronsView;
  event: SquadronsEvent;
  preview: SquadronsPreview;
}

/** Milton Bradley's *Dogfight* of 1963: squadrons over squares, dice, burst, loop and roll out cards. */
export const squadrons = defineGame({
  id: 'squadrons',
  rulesVersion: 2,
  options: squadronsOptions,
  migrations: [standWhereYouStopped],
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
  },
  narrator: squadronsNarrator,
  turns: (state) => turnsOf(state, state.sealed.length),
  debrief,
  sortie,
  dice: ['die'],
  expectedMinutes: 40,
  bot: squadronsBot,
  hidden: true,
  openGameData,
  seats: ({ seats }) => seats,
  endings: () => endings,
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
  redactAction: (_gameData, action, viewer) => redactAction(action, viewer),
  determinize,
  sampler,
  copy,
  checkState,
});
