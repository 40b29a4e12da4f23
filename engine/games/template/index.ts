import { defineGame } from '../../core/define.ts';
import { apply, asides, awaiting, chart, create, legalActions, rollWind } from './rules.ts';
import { checkState, endings, openGameData, templateOptions } from './state.ts';

/** Two planes race round a ring: faster flight costs fuel, and the wind helps by chance. */
export const template = defineGame({
  id: 'template',
  rulesVersion: 1,
  options: templateOptions,
  text: { en: async () => (await import('./text/en.ts')).en },
  turns: ({ turns }) => turns,
  hidden: false,
  openGameData,
  seats: () => ['red', 'blue'].map((role, side) => ({ side, role })),
  endings: () => endings,
  chart,
  entries: () => ({ wind: rollWind }),
  create,
  awaiting: (_gameData, state) => awaiting(state),
  legalActions: (_gameData, state, seat) => legalActions(state, seat),
  asides: (_gameData, state, seat) => asides(state, seat),
  spell: (_gameData, _view, action) => ({ path: [action.type === 'fly' ? `speed:${action.speed}` : action.type] }),
  apply,
  checkState,
});
