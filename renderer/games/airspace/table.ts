import { isOn } from '@aerodrome/engine/boards/hex.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import { sideOfPlane } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import { facingOf, hexOf } from '@aerodrome/engine/games/airspace/names.ts';
import { sideNames } from '@aerodrome/engine/games/airspace/options.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';
import { memo } from 'react';
import { defineTable } from '../../table/defineTable.tsx';
import type { Instrument, Panel, PanelProps, Scene } from '../../table/table.ts';
import type { AirspaceBoard } from './board/board.ts';
import { bearing, hexFromSpot, hitPercentAt, planeNameMessage } from './names.ts';
import { Aid } from './panels/Aid.tsx';
import { AltitudeTape, FlatAltitudeTape } from './panels/AltitudeTape.tsx';
import { BoardDescription } from './panels/BoardDescription.tsx';
import { Corner } from './panels/Corner.tsx';
import { Preview } from './panels/Preview.tsx';
import { FlatSights, Sights } from './panels/Sights.tsx';
import { Stats } from './panels/Stats.tsx';
import { TurnOrder } from './panels/TurnOrder.tsx';
import { describeManoeuvre } from './tray/describeManoeuvre.ts';
import { reachableHexes } from './tray/reachableHexes.ts';
import { refusalOf } from './tray/refusal.ts';
import { Tray } from './tray/Tray.tsx';

/** One component per possible plane, so that each keeps its own state. */
const bodies = [0, 1, 2, 3].map((plane): Panel<AirspaceTypes>['Body'] =>
  memo((props: PanelProps<AirspaceTypes>) => Aid({ ...props, plane })),
);

/** One control strip per plane: the Allies left, Germany right. */
function panelsOf({ gameData, names }: Scene<AirspaceTypes>): readonly Panel<AirspaceTypes>[] {
  return gameData.airplanes.map((_, plane) => ({
    id: `plane ${plane}`,
    side: sideOfPlane(plane) === 0 ? 'left' : 'right',
    seats: [gameData.owner[plane]],
    title: {
      key: 'table.airspace.aid.title',
      params: { plane: planeNameMessage(gameData, plane), name: names[gameData.owner[plane]] ?? '' },
    },
    Body: bodies[plane],
  }));
}

const instruments: readonly Instrument<AirspaceTypes>[] = [
  { id: 'ribbon', dock: 'ribbon', Tall: TurnOrder, Flat: TurnOrder },
  { id: 'sights', dock: 'gutterLeft', Tall: Sights, Flat: FlatSights },
  { id: 'tape', dock: 'gutterRight', Tall: AltitudeTape, Flat: FlatAltitudeTape },
];

function nameOf({ gameData, view }: Scene<AirspaceTypes>, spot: Spot, picked: readonly Spot[] = []): Message {
  const { planes, plane } = view;
  const hex = hexFromSpot(spot);
  const { hex: from = null, facing = 0 } = planes[plane] ?? {};
  if (hex) {
    if (from === null) return hexOf(hex);
    const key = isOn(gameData.board, hex) ? 'table.airspace.spot.hex' : 'table.airspace.spot.outside';
    const place = { key, params: { hex: hexOf(hex), ...bearing(from, facing, hex) } };
    return describeManoeuvre(gameData, view, place, picked);
  }
  const [kind, where = ''] = spot.split(':');
  if (kind === 'plane') {
    const [plane, chance] = [planeNameMessage(gameData, Number(where)), hitPercentAt(view, Number(where))];
    return { key: 'table.airspace.spot.target', params: { plane, chance } };
  }
  if (kind === 'aim' || kind === 'facing') {
    return { key: 'table.airspace.spot.facing', params: { facing: facingOf(Number(where.split(',').at(-1))) } };
  }
  if (spot === 'hold') return { key: 'table.airspace.choose.hold' };
  return { key: spot === 'stop' ? 'table.airspace.spot.stop' : `table.airspace.attitude.${spot}` };
}

/** The table of Airspace. */
export const airspaceTable = defineTable<AirspaceTypes, AirspaceBoard>({
  async createBoard(context) {
    const { AirspaceBoard } = await import('./board/board.ts');
    return new AirspaceBoard(context);
  },
  panels: panelsOf,
  instruments: () => instruments,
  Tray,
  Preview,
  BoardDescription: memo(BoardDescription),
  Stats,
  Corner,
  status({ view, gameData }): Message {
    const { phase, phaseNumber, initiative } = view;
    const { lastPhase } = gameData;
    if (phaseNumber === 0 || initiative < 0)
      return { key: 'table.airspace.standing.setUp', params: { phase: { key: `phase.airspace.${phase}` } } };
    const side = { key: `table.airspace.standing.${sideNames[initiative]}` };
    return Number.isFinite(lastPhase)
      ? { key: 'table.airspace.standing.capped', params: { phaseNumber, last: lastPhase, side } }
      : { key: 'table.airspace.standing', params: { phaseNumber, side } };
  },
  prompt({ view, gameData }) {
    const { phase, plane } = view;
    return { key: `table.airspace.prompt.${phase}`, params: { plane: planeNameMessage(gameData, plane) } };
  },
  describe: nameOf,
  selection: {
    shortcuts: reachableHexes,
    refusal: refusalOf,
    /** An incomplete order is previewed as if it were flown straight on. */
    partialPreview: (_scene, { picked, candidates }) => (picked.length > 0 ? (candidates[0] ?? null) : null),
  },
  handover: { mode: () => 'none' },
  playback: {},
});
