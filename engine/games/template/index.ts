import { defineGame } from '../../core/define.ts';
import { apply, asides, awaiting, chart, create, legalActions, rollWind } from './rules.ts';
import { checkState, endings, openSetting, templateOptions } from './state.ts';
import { en } from './text/en.ts';

/** Two planes race round a ring: faster flight costs fuel, and the wind helps by chance. */
export const template = defineGame({
  id: 'template',
  rulesVersion: 1,
  options: templateOptions,
  text: { en },
  turns: ({ turns }) => turns,
  hidden: false,
  openSetting,
  seats: () => ['red', 'blue'].map((role, side) => ({ side, role })),
  endings: () => endings,
  chart,
  entries: () => ({ wind: rollWind }),
  create,
  awaiting: (_setting, state) => awaiting(state),
  legalActions: (_setting, state, seat) => legalActions(state, seat),
  asides: (_setting, state, seat) => asides(state, seat),
  spell: (_setting, _view, action) => ({ path: [action.type === 'fly' ? `speed:${action.speed}` : action.type] }),
  apply,
  checkState,
});
