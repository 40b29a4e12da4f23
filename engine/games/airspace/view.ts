import type { OpenView } from '../../core/defaults.ts';
import type { AirspaceState } from './state.ts';

/** Nothing is hidden in the sky: everybody sees the whole table. */
export type AirspaceView = OpenView<AirspaceState>;
