import type { Emit, Game, GameKind } from '../../core/game.ts';
import { PhaseTable } from '../../core/phases.ts';
import { asides, awaiting, check, legalActions } from './actions.ts';
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
import { type AirspaceView, determinize, view } from './view.ts';

export type AirspaceGame = Game<AirspaceState, AirspaceAction, AirspaceView, AirspaceEvent>;

/** Red Boar Studios' *Dogfight*: hexes, altitude, and phases of initiative. */
export const airspace: GameKind<AirspaceOptions, AirspaceState, AirspaceAction, AirspaceView, AirspaceEvent> = {
  id: 'airspace',
  rulesVersion: 1,
  options: airspaceOptions,
  open(options) {
    const setting = openSetting(options);
    const chart = chartOf(setting);
    const table = phaseTable(setting, chart);
    return {
      seats: setting.sideOf.map((side) => ({ side, role: sideNames[side] })),
      endings: endingsOf(setting),
      phases: chart,
      create: () => createState(setting),
      begin: (draft, rng, emit) => table.begin(draft, rng, emit),
      awaiting: (state) => awaiting(setting, state),
      legalActions: (state, seat) => legalActions(setting, state, seat),
      asides: (state, seat) => asides(setting, state, seat),
      check: (state, action) => check(setting, state, action),
      warnings(state, action) {
        if (action.type !== 'manoeuvre') return [];
        const plane = state.planes[state.plane];
        return flightWarnings(setting, stanceOf(plane), plane.points, action);
      },
      preview(seen, action) {
        if (action.type === 'manoeuvre') return previewManoeuvre(setting, seen, action);
        return action.type === 'shoot' ? previewShot(seen, action.target) : null;
      },
      step(draft, action, rng, emit) {
        applyAction(setting, draft, action, emit);
        table.advance(draft, action.type, rng, emit);
      },
      view: (state, viewer) => view(setting, state, viewer),
      redact: (event) => event,
      redactAction: (action) => action,
      determinize: (seen) => determinize(seen),
      outcome: (state) => state.outcome,
      checkState: (value) => checkState(setting, value),
    };
  },
};

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
function phaseTable(setting: Setting, chart: typeof airspaceChart): PhaseTable<AirspaceState, AirspaceEvent> {
  return new PhaseTable<AirspaceState, AirspaceEvent>(chart, {
    'startHexes.rolling': (draft, rng, emit) => rollStart(setting, draft, rng, emit),
    'startHexes.placing': (draft, _rng, emit) => place(setting, draft, emit),
    initiativeRoll: (draft, rng, emit) => rollInitiative(draft, rng, emit),
    'initiativePhase.opening': (draft, _rng, emit) => openPhase(setting, draft, emit),
    'initiativePhase.turn.manoeuvre': (draft, _rng, emit) => beginTurn(draft, emit),
    'initiativePhase.turn.shot': (draft, rng, emit) => shoot(setting, draft, rng, emit),
    'initiativePhase.turn.ending': (draft) => endTurn(setting, draft),
    'initiativePhase.ending': (draft, _rng, emit) => endPhase(setting, draft, emit),
  });
}

function applyAction(setting: Setting, draft: AirspaceState, action: AirspaceAction, emit: Emit<AirspaceEvent>): void {
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
