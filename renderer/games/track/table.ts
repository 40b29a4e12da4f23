import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import type { TableKind } from '../../table/table.ts';
import { Aid } from './Aid.tsx';
import { Choices } from './Choices.tsx';
import { Draws } from './Draws.tsx';
import { Mirror } from './Mirror.tsx';
import { Preview } from './Preview.tsx';
import { settingOf } from './words.ts';

/** Track on the screen. */
export const trackTable: TableKind = {
  open: false,
  async board(context) {
    const { TrackBoard } = await import('./board.ts');
    return new TrackBoard(context);
  },
  Aid,
  Choices,
  Preview,
  Mirror,
  Draws,
  standing(view, options) {
    const { round, turn, phase } = view as TrackView;
    const { unlimited, turnsARound } = settingOf(options);
    return {
      key: unlimited ? 'table.track.standing' : 'table.track.standing.limited',
      params: { round, turn: Math.min(turn, turnsARound), phase: { key: `phase.track.${phase}` } },
    };
  },
  prompt: (view) => ({ key: `table.track.prompt.${(view as TrackView).phase}` }),
};
