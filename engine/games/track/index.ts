import { clone } from '../../core/clone.ts';
import { defineGame } from '../../core/define.ts';
import type { Game } from '../../core/game.ts';
import { asideKind, asides, awaiting, legalActions, redactAction, whyNoAside, whyNot } from './actions.ts';
import { apply } from './apply.ts';
import { determinize } from './determinize.ts';
import { entries } from './entries.ts';
import { countEndings } from './migrations/count-endings.ts';
import { trackNarrator } from './narrate.ts';
import { type TrackOptions, trackOptions } from './options.ts';
import { chart } from './phases.ts';
import { preview } from './preview.ts';
import { endingsOf } from './rules/ending.ts';
import { warnings } from './rules/planning.ts';
import { createState } from './rules/setup.ts';
import { openSetting, type Setting, seatsOf } from './setting.ts';
import { checkState } from './shape.ts';
import { spell } from './spell.ts';
import type { TrackAction, TrackEvent, TrackState } from './state.ts';
import { en } from './text/en.ts';
import { type TrackView, view } from './view.ts';

export type TrackGame = Game<TrackState, TrackAction, TrackView, TrackEvent>;

/** Carlo A. Rossi's *Dogfight!*: biplanes on a ring, sealed movement tiles, loops. */
export const track = defineGame<TrackOptions, Setting, TrackState, TrackAction, TrackView, TrackEvent>({
  id: 'track',
  rulesVersion: 2,
  options: trackOptions,
  migrations: [countEndings],
  text: { en },
  narrator: trackNarrator,
  // After a round's fifth turn the counter stands at six until the next round begins.
  turns: ({ round, turn }) => (round - 1) * 5 + Math.min(turn, 5),
  debrief: () => {
    throw new Error('not told yet');
  },
  hidden: true,
  openSetting,
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
  sampler: (setting, seen, seat) => (rng) => determinize(setting, seen, seat, rng),
  copy: clone,
  checkState,
});
