import { type Composition, compose } from '@aerodrome/engine/core/compose.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { AirspaceAction } from '@aerodrome/engine/games/airspace/state.ts';
import type { Scene, Way } from '../../../../renderer/table/table.ts';
import type { Table } from '../../../scenarios/airspace/table.ts';

export interface Sky {
  scene: Scene;
  ways: readonly Way[];
  composed(picked: readonly Spot[]): Composition;
}

/** A table as its screen sees it, with the pilot whose turn it is before it. */
export function skyOver(table: Table): Sky {
  const { game, state, awaited, options } = table;
  const view = game.view(state, awaited);
  const legal = game.legalActions(state, awaited);
  const spell = (action: AirspaceAction) => game.spell(view, action);
  return {
    scene: {
      options,
      view,
      seat: awaited,
      names: ['Alix', 'Bruno'],
      awaited: [awaited],
      now: [],
      people: [0],
      check: (action) => game.check(state, action),
    },
    ways: legal.map((action) => ({ action, spelling: spell(action) })),
    composed: (picked) => compose(legal, spell, picked),
  };
}
