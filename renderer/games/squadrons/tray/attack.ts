import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { attackOn, inFront } from '@aerodrome/engine/games/squadrons/rules/dogfight.ts';
import { type Attack, none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';

/** An attack that will be fought when all planes have moved. */
export interface PendingAttack {
  plane: number;
  target: number;
  attack: Attack;
}

/** The kind of attack from a square with this facing; `null` without an enemy in front. */
export function attackFrom(gameData: GameData, view: SquadronsView, square: number, facing: number): Attack | null {
  const ahead = gameData.grid.next(square, facing);
  const { side } = gameData.seats[view.mover] ?? { side: none };
  for (const { up } of view.squadrons) {
    if (up === none || view.planes[up].square !== ahead || up === view.moving) continue;
    if (gameData.squadrons[view.planes[up].squadron].side === side) return null;
    return attackOn(facing, view.planes[up].facing);
  }
  return null;
}

/** The attacks that planes which have moved are about to make. */
export function pendingAttacks(gameData: GameData, view: SquadronsView): PendingAttack[] {
  if (view.dogfight !== null || view.outcome !== null) return [];
  return view.moved.flatMap((plane) => {
    const { flying, squadron, facing, square } = view.planes[plane];
    if (!flying || square === none || view.fought.includes(plane)) return [];
    if (view.squadrons[squadron].handCount === 0) return [];
    const target = inFront(gameData, view, plane);
    return target === none ? [] : [{ plane, target, attack: attackOn(facing, view.planes[target].facing) }];
  });
}
