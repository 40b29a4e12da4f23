import type { Emit } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { GameData } from './gameData.ts';
import { resign } from './rules/ending.ts';
import { seal, takeBack } from './rules/planning.ts';
import { place, sealSwap } from './rules/setup.ts';
import { giveOddHit, lose } from './rules/shooting.ts';
import type { TrackAction, TrackEvent, TrackState } from './state.ts';

/** Applies an action to the state; the following phases do the rest. */
export function apply(
  gameData: GameData,
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
      place(gameData, draft, seat, action.space, emit);
      break;
    case 'mulligan':
      sealSwap(draft, seat, action.tiles, emit);
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
      resign(gameData, draft, seat, emit);
      break;
  }
}
