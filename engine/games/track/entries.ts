import type { EntryRule } from '../../core/phases.ts';
import type { GameData } from './gameData.ts';
import { automatonMoves } from './rules/automaton.ts';
import { fly, takeOff } from './rules/movement.ts';
import { openPlanning, reveal } from './rules/planning.ts';
import { endRound, endTurn } from './rules/rounds.ts';
import { deal, redraw, settingUp } from './rules/setup.ts';
import { damage, fire } from './rules/shooting.ts';
import { visitTarget } from './rules/targets.ts';
import { none, type TrackEvent, type TrackState } from './state.ts';

/** Entry rules of the phases; the chart decides which phase comes next. */
export function entries(gameData: GameData): Record<string, EntryRule<TrackState, TrackEvent>> {
  const rules: Record<string, EntryRule<TrackState, TrackEvent>> = {
    settingUp: (draft, rng, emit) => settingUp(gameData, draft, rng, emit),
    dealing: (draft, rng, emit) => deal(gameData, draft, rng, emit),
    'mulligan.redrawing': (draft, rng, emit) => redraw(gameData, draft, rng, emit),
    'planning.opening': (draft, _rng, emit) => openPlanning(gameData, draft, emit),
    reveal: (draft, _rng, emit) => reveal(gameData, draft, emit),
    'movement.flying': (draft, _rng, emit) => fly(gameData, draft, emit),
    'movement.automaton': (draft, rng, emit) => automatonMoves(gameData, draft, rng, emit),
    'shooting.firing': (draft, _rng, emit) => fire(gameData, draft, emit),
    'shooting.damage': (draft, rng, emit) => damage(gameData, draft, rng, emit),
    endOfTurn: (draft, _rng, emit) => endTurn(gameData, draft, emit),
    endOfRound: (draft, rng, emit) => endRound(gameData, draft, rng, emit),
  };
  // Phases without an entry rule cost no time, so the rules that a scenario does not need are left out.
  if (gameData.leaver !== none) rules['movement.takingOff'] = (draft, _rng, emit) => takeOff(gameData, draft, emit);
  if (gameData.hasTargets) rules['movement.targets'] = (draft, _rng, emit) => visitTarget(gameData, draft, emit);
  return rules;
}
