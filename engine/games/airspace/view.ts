import type { Seat, Viewer } from '../../core/game.ts';
import { awaiting } from './actions.ts';
import type { Setting } from './setting.ts';
import type { AirspaceState } from './state.ts';

/** Nothing is hidden in the sky: everybody sees the whole table. */
export interface AirspaceView extends AirspaceState {
  viewer: Viewer;
  awaiting: readonly Seat[];
}

export function view(setting: Setting, state: AirspaceState, viewer: Viewer): AirspaceView {
  return { viewer, awaiting: awaiting(setting, state), ...state };
}
