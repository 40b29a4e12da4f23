import type { TrackOptions } from '@aerodrome/engine/games/track/options.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import type { TableKind } from '../table.ts';
import { Aid } from './Aid.tsx';
import { TrackBoard } from './board.ts';
import { Choices } from './Choices.tsx';
import { Draws } from './Draws.tsx';
import { Mirror } from './Mirror.tsx';
import { Preview } from './Preview.tsx';
import './track.css';

const turnsARound = 5;

/** Track on the screen. */
export const trackTable: TableKind = {
  board: (context) => new TrackBoard(context),
  Aid,
  aids: () => 2,
  Choices,
  Preview,
  Mirror,
  Draws,
  standing(view, options) {
    const { round, turn, phase } = view as TrackView;
    const limited = (options as TrackOptions).scenario === 'duel' || (options as TrackOptions).scenario === 'escort';
    return {
      key: limited ? 'table.track.standing.limited' : 'table.track.standing',
      params: { round, turn: Math.min(turn, turnsARound), phase: { key: `phase.track.${phase}` } },
    };
  },
  prompt: (view) => ({ key: `table.track.prompt.${(view as TrackView).phase}` }),
};
