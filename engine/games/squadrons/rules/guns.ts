import type { Emit } from '../../../core/game.ts';
import type { GameData } from '../gameData.ts';
import { none, type SquadronsEvent, type SquadronsState } from '../state.ts';
import { shootDown, sideOf } from './losses.ts';

/** "To attack a plane on the ground", 1 and 2: an enemy's gun under a plane is turned up at once, and down again. */
export function turnGun(gameData: GameData, draft: SquadronsState, plane: number, emit: Emit<SquadronsEvent>): void {
  const { square } = draft.planes[plane];
  if (gameData.gunSide[square] !== 1 - sideOf(gameData, draft, plane)) return;
  const gun = gameData.gunAt[square];
  const hit = draft.guns[gun] === 1;
  const known = draft.seen[gun];
  draft.seen[gun] = true;
  draft.lastShot = draft.round;
  emit?.({ type: 'gunTurned', square, hit, plane, ...(!known && { reveals: true }) });
  if (hit) shootDown(gameData, draft, plane, none, 'gun', emit);
}
