import { type SafeRoute, safestRoutes } from './routes.ts';
import { attackOn, inFront } from './rules/dogfight.ts';
import type { Setting } from './setting.ts';
import { type Attack, none, type SquadronsAction } from './state.ts';
import type { SquadronsView } from './view.ts';

/** What an action would do, as far as its seat can know. */
export type SquadronsPreview =
  /** Everywhere that the plane could go by this die; asked of the plane that is moving, everywhere it could go on to. */
  | { routes: readonly SafeRoute[] }
  /** The squares of a way, and what is known of the gun that would be turned at its end: 1, 0, or `none`. */
  | { path: readonly number[]; gun: number | null }
  /** Whom this facing would attack, and how. */
  | { target: number; attack: Attack };

export function preview(setting: Setting, view: SquadronsView, action: SquadronsAction): SquadronsPreview | null {
  switch (action.type) {
    case 'take': {
      if (action.plane === view.moving) return { routes: safestRoutes(setting, view) };
      const taken = { ...view, moving: action.plane, die: action.die, flown: '' };
      return { routes: safestRoutes(setting, taken) };
    }
    case 'fly':
    case 'land':
      return flight(setting, view, action.way);
    case 'face': {
      const target = view.stays ? none : inFront(setting, view, view.moving, action.facing);
      if (target === none) return null;
      return { target, attack: attackOn(action.facing, view.planes[target].facing) };
    }
    default:
      return null;
  }
}

function flight(setting: Setting, view: SquadronsView, way: string): SquadronsPreview {
  const { square, squadron } = view.planes[view.moving];
  const path = setting.grid.path(square, way.slice(view.flown.length)) as number[];
  const end = path[path.length - 1];
  const shoots = setting.gunSide[end] === 1 - setting.squadrons[squadron].side;
  return { path, gun: shoots ? view.guns[setting.gunAt[end]] : null };
}
