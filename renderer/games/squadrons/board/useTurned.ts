import { german } from '@aerodrome/engine/games/squadrons/state.ts';
import type { Scene } from '../../../table/table.ts';
import { type UiSlot, useUiState } from '../../../table/uiState.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';

/** Whether the map is turned, with the German edge below; `null` until a person turns it. */
const turnedMap: UiSlot<boolean | null> = { create: () => null };

/** The map starts turned if people fly for Germany only. */
export function startsTurned({ gameData, people }: Pick<Scene<SquadronsTableTypes>, 'gameData' | 'people'>): boolean {
  const { seats } = gameData;
  return people.length > 0 && people.every((seat) => seats[seat].side === german);
}

/** Whether the map is turned; shared by the map and the arrow keys. */
export function useTurned(scene: Scene<SquadronsTableTypes>): [turned: boolean, turn: () => void] {
  const { uiState } = scene;
  const turned = useUiState(uiState, turnedMap) ?? startsTurned(scene);
  return [turned, () => uiState.set(turnedMap, !turned)];
}
