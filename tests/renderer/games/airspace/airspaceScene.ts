import { type ActionDraft, compose } from '@aerodrome/engine/core/compose.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import { openGameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import type { AirspaceAction } from '@aerodrome/engine/games/airspace/state.ts';
import type { LegalOption, Scene } from '../../../../renderer/table/table.ts';
import { UiState } from '../../../../renderer/table/uiState.ts';
import type { Table } from '../../../scenarios/airspace/table.ts';
import { usualTableSettings } from '../../table/tableSettings.ts';

export interface Sky {
  scene: Scene<AirspaceTypes>;
  ways: readonly LegalOption<AirspaceTypes>[];
  composed(picked: readonly Spot[]): ActionDraft<AirspaceAction>;
}

/** The scene of the pilot whose turn it is. */
export function skyOver(table: Table): Sky {
  const { game, state, awaited, options } = table;
  const view = game.view(state, awaited);
  const legal = game.legalActions(state, awaited);
  const spell = (action: AirspaceAction) => game.spell(view, action);
  return {
    scene: {
      options,
      gameData: openGameData(options),
      view,
      seat: awaited,
      names: ['Alix', 'Bruno'],
      awaiting: [awaited],
      animating: [],
      settings: usualTableSettings,
      uiState: new UiState(),
      people: [0],
      check: (action) => game.check(state, action),
    },
    ways: legal.map((action) => ({ action, spelling: spell(action) })),
    composed: (picked) => compose(legal, spell, picked),
  };
}
