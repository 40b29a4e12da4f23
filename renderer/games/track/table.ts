import type { TrackTypes } from '@aerodrome/engine/games/track/index.ts';
import { tileOf } from '@aerodrome/engine/games/track/names.ts';
import { charge } from '@aerodrome/engine/games/track/state.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';
import { memo } from 'react';
import { defineTable } from '../../table/defineTable.tsx';
import type { Panel, PanelProps, Scene } from '../../table/table.ts';
import type { TrackBoard } from './board/board.ts';
import { planeName, spaceName } from './names.ts';
import { Aid } from './panels/Aid.tsx';
import { BoardDescription } from './panels/BoardDescription.tsx';
import { Preview } from './panels/Preview.tsx';
import { Stats } from './panels/Stats.tsx';
import { planFromPicks, Tray } from './tray/Tray.tsx';

const sides = ['left', 'right'] as const;

function panelsOf({ gameData, names }: Scene<TrackTypes>): readonly Panel<TrackTypes>[] {
  return sides.map((side, seat) => ({
    id: side,
    side,
    seats: [seat],
    title: {
      key: names[seat] ? 'table.track.aid.title' : 'table.track.aid.automatic',
      params: { plane: planeName(gameData, seat), name: names[seat] ?? '' },
    },
    Body: seat === 0 ? LeftAid : RightAid,
  }));
}

const LeftAid = memo((props: PanelProps<TrackTypes>) => Aid({ ...props, seat: 0 }));
const RightAid = memo((props: PanelProps<TrackTypes>) => Aid({ ...props, seat: 1 }));

/** The table of Track. */
export const trackTable = defineTable<TrackTypes, TrackBoard>({
  async createBoard(context) {
    const { TrackBoard } = await import('./board/board.ts');
    return new TrackBoard(context);
  },
  panels: panelsOf,
  Tray,
  Preview,
  BoardDescription: memo(BoardDescription),
  Stats,
  status({ view, gameData }) {
    const { round, turn, phase } = view;
    const { unlimited, turnsARound } = gameData;
    return {
      key: unlimited ? 'table.track.standing' : 'table.track.standing.limited',
      params: { round, turn: Math.min(turn, turnsARound), phase: { key: `phase.track.${phase}` } },
    };
  },
  prompt: ({ view }) => ({ key: `table.track.prompt.${view.phase}` }),
  describe({ gameData, view, seat }, spot): Message {
    const [kind, number] = spot.split(':');
    if (kind === 'space')
      return { key: 'table.track.choose.place', params: { space: spaceName(gameData, Number(number)) } };
    if (kind === 'plane') {
      const way = view.phase === 'shooting.naming' ? 'shooter' : 'oddHit';
      return { key: `table.track.choose.${way}`, params: { plane: planeName(gameData, Number(number)) } };
    }
    if (kind === 'tile') return tileOf(gameData, seat ?? 0, Number(number));
    if (kind === 'charge') {
      const params = { tile: tileOf(gameData, charge, Number(number)), plane: planeName(gameData, charge) };
      return { key: 'table.track.chargeTile', params };
    }
    if (kind === 'plain' || kind === 'loop') return { key: `table.track.side.${kind}` };
    return { key: spot === 'exit' ? 'table.track.choose.exit' : 'table.track.choose.stay' };
  },
  selection: {
    /** One's own tile already decides most of the result, whatever the charge flies. */
    partialPreview: (_scene, { picked, candidates }) => (picked.length > 0 ? (candidates[0] ?? null) : null),
    refusal({ view, seat, check }, _composition, pointed) {
      const { phase, chargeTiles } = view;
      if (seat === null || !phase.startsWith('planning.') || !pointed.some((spot) => spot.startsWith('tile:')))
        return null;
      const plan = planFromPicks(seat, pointed, undefined);
      const refused = check(plan);
      // An escort plays two tiles: the reason must concern the tile that is pointed at.
      return refused && chargeTiles.hand.length > 0
        ? (check(planFromPicks(seat, pointed, chargeTiles.hand[0])) ?? refused)
        : refused;
    },
  },
  handover: { mode: () => 'door' },
  playback: {},
});
