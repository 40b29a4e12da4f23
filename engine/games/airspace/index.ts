import { clone } from '../../core/clone.ts';
import { defineGame } from '../../core/define.ts';
import type { Emit, Game } from '../../core/game.ts';
import { canonical } from '../../core/hash.ts';
import type { EntryRule } from '../../core/phases.ts';
import type { Random } from '../../core/random.ts';
import { asides, awaiting, legalActions, whyNoAside, whyNot } from './actions.ts';
import { airspaceNarrator } from './narrate.ts';
import { type AirspaceOptions, airspaceOptions, sideNames } from './options.ts';
import { airspaceChart } from './phases.ts';
import { previewManoeuvre, previewShot } from './preview.ts';
import { answerDraw, endingsOf, offerDraw, resign } from './rules/ending.ts';
import { flightWarnings } from './rules/flight.ts';
import { beginTurn, endPhase, endTurn, openPhase } from './rules/initiative.ts';
import { fly, stanceOf } from './rules/movement.ts';
import { createState, isPlacing, place, rollInitiative, rollStart, startIsTaken } from './rules/setup.ts';
import { shoot } from './rules/shooting.ts';
import { openSetting, type Setting } from './setting.ts';
import { checkState } from './shape.ts';
import type { AirspaceAction, AirspaceEvent, AirspaceState } from './state.ts';
import { en } from './text/en.ts';
import { type AirspaceView, determinize, view } from './view.ts';

export type AirspaceGame = Game<AirspaceState, AirspaceAction, AirspaceView, AirspaceEvent>;

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
  rulesVersion: 1,
  options: airspaceOptions,
  migrations: [],
  text: { en },
  narrator: airspaceNarrator,
  turns: ({ turns }) => turns,
  hidden: false,
  openSetting,
  seats: (setting) => setting.sideOf.map((side) => ({ side, role: sideNames[side] })),
  endings: endingsOf,
  chart: chartOf,
  entries: entryRules,
  create: createState,
  awaiting,
  legalActions,
  asides,
  asideKind: ({ type }) => (type === 'offerDraw' ? 'offer' : type === 'answerDraw' ? 'answer' : 'resign'),
  whyNoAside,
  whyNot,
  warnings(setting, state, action) {
    if (action.type !== 'manoeuvre') return [];
    const plane = state.planes[state.plane];
    return flightWarnings(setting, stanceOf(plane), plane.points, action);
  },
  preview(setting, seen, action) {
    if (action.type === 'manoeuvre') return previewManoeuvre(setting, seen, action);
    return action.type === 'shoot' ? previewShot(seen, action.target) : null;
  },
  redact: (_setting, event) => event,
  determinize: (_setting, seen) => determinize(seen),
  sampler: (_setting, seen) => () => determinize(seen),
  spell: (_setting, _seen, action) => ({ path: [canonical(action)] }),
  debrief: () => {
    throw new Error('not told yet');
  },
  apply: applyAction,
  view,
  copy: clone,
  checkState,
});

function chartOf(setting: Setting): typeof airspaceChart {
  return airspaceChart.provide({
    guards: {
      startIsTaken: ({ context }) => startIsTaken(setting, context),
      startIsSettled: ({ context }) => context.planes[context.plane].lost !== null || !startIsTaken(setting, context),
      planesAreLeftToPlace: ({ context }) => isPlacing(setting, context),
    },
  });
}

/** What each phase does on entry; the chart decides which comes next. */
function entryRules(setting: Setting): Record<string, EntryRule<AirspaceState, AirspaceEvent>> {
  return {
    'startHexes.rolling': (draft, rng, emit) => rollStart(setting, draft, rng, emit),
    'startHexes.placing': (draft, _rng, emit) => place(setting, draft, emit),
    initiativeRoll: (draft, rng, emit) => rollInitiative(draft, rng, emit),
    'initiativePhase.opening': (draft, _rng, emit) => openPhase(setting, draft, emit),
    'initiativePhase.turn.manoeuvre': (draft, _rng, emit) => beginTurn(draft, emit),
    'initiativePhase.turn.shot': (draft, rng, emit) => shoot(setting, draft, rng, emit),
    'initiativePhase.turn.ending': (draft) => endTurn(setting, draft),
    'initiativePhase.ending': (draft, _rng, emit) => endPhase(setting, draft, emit),
  };
}

function applyAction(
  setting: Setting,
  draft: AirspaceState,
  action: AirspaceAction,
  _rng: Random,
  emit: Emit<AirspaceEvent>,
): void {
  switch (action.type) {
    case 'manoeuvre':
      fly(setting, draft, action, emit);
      break;
    case 'shoot':
      draft.target = action.target;
      break;
    case 'hold':
      emit?.({ type: 'held', plane: draft.plane });
      break;
    case 'place':
      draft.start = action.start;
      break;
    case 'offerDraw':
      offerDraw(draft, action.seat, emit);
      break;
    case 'answerDraw':
      answerDraw(setting, draft, action.seat, action.accept, emit);
      break;
    case 'resign':
      resign(setting, draft, action.seat, emit);
      break;
  }
}
