import { clone } from '../../core/clone.ts';
import { defineGame } from '../../core/define.ts';
import type { Emit, Game } from '../../core/game.ts';
import { canonical } from '../../core/hash.ts';
import type { EntryRule } from '../../core/phases.ts';
import type { Random } from '../../core/random.ts';
import { asides, awaiting, legalActions, redactAction, whyNoAside, whyNot } from './actions.ts';
import { determinize } from './determinize.ts';
import { countEndings } from './migrations/count-endings.ts';
import { trackNarrator } from './narrate.ts';
import { type TrackOptions, trackOptions } from './options.ts';
import { trackChart } from './phases.ts';
import { previewPlace, previewPlan } from './preview.ts';
import { automatonMoves } from './rules/automaton.ts';
import { endingsOf, resign } from './rules/ending.ts';
import { fly, takeOff } from './rules/movement.ts';
import { openPlanning, planners, planWarnings, reveal, seal, takeBack } from './rules/planning.ts';
import { endRound, endTurn } from './rules/rounds.ts';
import { createState, deal, mulliganIsOffered, place, redraw, settingUp, startPicker } from './rules/setup.ts';
import { damage, fire, giveOddHit, lose, twoEqualShooters } from './rules/shooting.ts';
import { visitTarget } from './rules/targets.ts';
import { openSetting, type Setting } from './setting.ts';
import { checkState } from './shape.ts';
import { none, type TrackAction, type TrackEvent, type TrackState } from './state.ts';
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
  hidden: true,
  openSetting,
  seats: (setting) => setting.roles.slice(0, setting.seats).map((role, side) => ({ side, role })),
  endings: endingsOf,
  chart: chartOf,
  entries: entryRules,
  create: createState,
  awaiting,
  legalActions,
  asides,
  asideKind: ({ type }) => (type === 'takeBack' ? 'retract' : 'resign'),
  whyNoAside,
  whyNot,
  warnings: (setting, state, action) => (action.type === 'plan' ? planWarnings(setting, state, action) : []),
  preview(setting, seen, action) {
    if (action.type === 'place') return previewPlace(setting, action.seat, action.space);
    return action.type === 'plan' ? previewPlan(setting, seen, action) : null;
  },
  redactAction: (_setting, action, viewer) => redactAction(action, viewer),
  determinize,
  sampler: (setting, seen, seat) => (rng) => determinize(setting, seen, seat, rng),
  spell: (_setting, _seen, action) => ({ path: [canonical(action)] }),
  debrief: () => {
    throw new Error('not told yet');
  },
  apply: applyAction,
  view,
  copy: clone,
  checkState,
});

function chartOf(setting: Setting): typeof trackChart {
  return trackChart.provide({
    guards: {
      startIsPicked: () => startPicker(setting) !== none,
      mulliganIsOffered: () => mulliganIsOffered(setting),
      everySwapIsSealed: ({ context }) => context.swaps.every((swap, seat) => swap !== null || !setting.mulligan[seat]),
      everyPlanIsSealed: ({ context }) => planners(setting, context).length === 0,
      opponentIsAutomatic: () => setting.solo,
      twoEqualShooters: ({ context }) => twoEqualShooters(setting, context),
      roundIsOver: ({ context }) => context.turn > setting.turnsARound,
    },
  });
}

/** What each phase does on entry; the chart decides which comes next. */
function entryRules(setting: Setting): Record<string, EntryRule<TrackState, TrackEvent>> {
  return {
    settingUp: (draft, rng, emit) => settingUp(setting, draft, rng, emit),
    dealing: (draft, rng, emit) => deal(setting, draft, rng, emit),
    'mulligan.redrawing': (draft, rng, emit) => redraw(setting, draft, rng, emit),
    'planning.opening': (draft, _rng, emit) => openPlanning(setting, draft, emit),
    reveal: (draft, _rng, emit) => reveal(setting, draft, emit),
    'movement.takingOff': (draft, _rng, emit) => takeOff(setting, draft, emit),
    'movement.flying': (draft, _rng, emit) => fly(setting, draft, emit),
    'movement.automaton': (draft, rng, emit) => automatonMoves(setting, draft, rng, emit),
    'movement.targets': (draft, _rng, emit) => visitTarget(setting, draft, emit),
    'shooting.firing': (draft, _rng, emit) => fire(setting, draft, emit),
    'shooting.damage': (draft, rng, emit) => damage(setting, draft, rng, emit),
    endOfTurn: (draft, _rng, emit) => endTurn(setting, draft, emit),
    endOfRound: (draft, rng, emit) => endRound(setting, draft, rng, emit),
  };
}

function applyAction(
  setting: Setting,
  draft: TrackState,
  action: TrackAction,
  _rng: Random,
  emit: Emit<TrackEvent>,
): void {
  const { seat } = action;
  switch (action.type) {
    case 'plan':
      seal(draft, action, emit);
      break;
    case 'place':
      place(setting, draft, seat, action.space, emit);
      break;
    case 'mulligan':
      draft.swaps[seat] = action.tiles;
      emit?.({ type: 'swapSealed', seat, secret: { to: [seat], tiles: action.tiles } });
      break;
    case 'exit':
      draft.takesExit = action.take;
      emit?.({ type: 'exitDecided', plane: draft.exitOpenTo, take: action.take });
      break;
    case 'shooter':
      draft.shooter = action.plane;
      emit?.({ type: 'shooterNamed', plane: action.plane });
      break;
    case 'oddHit':
      giveOddHit(draft, action.plane, emit);
      break;
    case 'lose':
      lose(draft, seat, action.tiles, emit);
      break;
    case 'takeBack':
      takeBack(draft, seat, emit);
      break;
    case 'resign':
      resign(setting, draft, seat, emit);
      break;
  }
}
