import type { Emit } from '../../../core/game.ts';
import type { GameData } from '../gameData.ts';
import { mission, none, type Plan, type TrackEvent, type TrackState } from '../state.ts';
import { end, neededTargets, targetsGone } from './ending.ts';

/** The action of the mission plane at the target spot where its move ended: photograph, bomb or land. */
export function visitTarget(gameData: GameData, draft: TrackState, emit: Emit<TrackEvent>): void {
  if (draft.targets.length === 0) return;
  const { space } = draft.planes[mission];
  const spot = gameData.spotAt[space];
  if (spot === none || draft.targets[spot] === 0) return;
  const value = gameData.values[mission][(draft.plans[mission] as Plan).tile];
  if (gameData.scenario === 'espionage') photograph(gameData, draft, spot, value, emit);
  else if (gameData.scenario === 'bombing') bomb(draft, spot, value, emit);
  else if (value <= 1 && draft.landed === none) {
    // Any airfield will do, also one that is nobody's objective: a bluff is part of the game.
    draft.landed = space;
    emit?.({ type: 'landed', spot, airfield: draft.targets[spot] });
  }
}

/** "Espionage": a 0 or 1 takes a perfect photo, a 2 a blurred one, which is worth half. */
function photograph(gameData: GameData, draft: TrackState, spot: number, value: number, emit: Emit<TrackEvent>): void {
  if (value > 2) return;
  draft.targets[spot] = value === 2 ? draft.targets[spot] - 1 : 0;
  emit?.({ type: 'photographed', spot, cameras: draft.targets[spot] });
  if (gameData.edition.spyWinsOnFourthSite && targetsGone(draft) >= neededTargets)
    end(gameData, draft, 'photographed', [mission], emit);
}

/** "Bombing": the tile must match the factory's number. A looped 3 is a 3. */
function bomb(draft: TrackState, spot: number, value: number, emit: Emit<TrackEvent>): void {
  const factory = draft.targets[spot];
  if (value !== factory) return;
  draft.targets[spot] = 0;
  emit?.({ type: 'bombed', spot, factory });
}
