import type { EntryRule } from '../../core/phases.ts';
import { automatonMoves } from './rules/automaton.ts';
import { fly, takeOff } from './rules/movement.ts';
import { openPlanning, reveal } from './rules/planning.ts';
import { endRound, endTurn } from './rules/rounds.ts';
import { deal, redraw, settingUp } from './rules/setup.ts';
import { damage, fire } from './rules/shooting.ts';
import { visitTarget } from './rules/targets.ts';
import type { Setting } from './setting.ts';
import type { TrackEvent, TrackState } from './state.ts';

/** Entry rules of the phases; the chart decides which phase comes next. */
export function entries(setting: Setting): Record<string, EntryRule<TrackState, TrackEvent>> {
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
