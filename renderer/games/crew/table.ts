import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import { zoneName } from '@aerodrome/engine/games/crew/names.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';
import { memo } from 'react';
import { defineTable } from '../../table/defineTable.tsx';
import type { Instrument, Panel, PanelProps, Scene } from '../../table/table.ts';
import type { CrewBoard } from './board/board.ts';
import { allPosts, isTurned, roleKeys } from './names.ts';
import { Aid, TeamLine } from './panels/Aid.tsx';
import { BoardDescription } from './panels/BoardDescription.tsx';
import { CardsOverlay } from './panels/CardsOverlay.tsx';
import { DoorInfo } from './panels/DoorInfo.tsx';
import { Preview, RowDefaultOutcome } from './panels/Preview.tsx';
import { Stats } from './panels/Stats.tsx';
import { caption, StepLamps } from './panels/StepLamps.tsx';
import { heldCardFromPicks } from './tray/cardPlacement.ts';
import { Tray } from './tray/Tray.tsx';

/** One component per post, so that each keeps its own state. */
const aids = allPosts.map((post): Panel<CrewTypes>['Body'] =>
  memo(({ scene, size }: PanelProps<CrewTypes>) => Aid({ scene, size, post }), showSameScene),
);
const lines = [0, 1].map((team): Panel<CrewTypes>['Body'] =>
  memo(({ scene }: PanelProps<CrewTypes>) => TeamLine({ scene, team }), showSameScene),
);

/** No aid shows previews. */
function showSameScene(before: PanelProps<CrewTypes>, after: PanelProps<CrewTypes>): boolean {
  return before.scene === after.scene && before.size === after.size;
}

/** The aids of pilot and gunner and the team's line, on the side of the screen where its boards are. */
function panelsOf(scene: Scene<CrewTypes>): readonly Panel<CrewTypes>[] {
  const { gameData } = scene;
  const turned = isTurned(scene.view, gameData);
  const side = (team: number) => ((team === 0) !== turned ? 'left' : 'right');
  return [0, 1].flatMap((team): Panel<CrewTypes>[] => [
    ...[team * 2, team * 2 + 1].map(
      (post): Panel<CrewTypes> => ({
        id: `post ${post}`,
        side: side(team),
        seats: [gameData.seatOf[post]],
        title: {
          key: 'table.crew.aid.title',
          params: {
            role: { key: `table.crew.role.${roleKeys[post & 1]}` },
            name: scene.names[gameData.seatOf[post]] ?? '',
          },
        },
        Body: aids[post],
      }),
    ),
    { id: `team ${team}`, side: side(team), seats: [], title: { key: `team.crew.${team}` }, Body: lines[team] },
  ]);
}

const instruments: readonly Instrument<CrewTypes>[] = [
  { id: 'lamps', dock: 'trayLeft', Tall: StepLamps, Flat: StepLamps },
];

function nameOf({ gameData }: Scene<CrewTypes>, spot: Spot): Message {
  const [kind, where = ''] = spot.split(':');
  const { token } = gameData;
  switch (kind) {
    case 'zone':
      return {
        key: 'table.crew.spot.zone',
        params: { token: { key: `token.crew.${token}` }, zone: zoneName(Number(where)) },
      };
    case 'section':
      return { key: 'table.crew.spot.section', params: { section: Number(where) } };
    case 'card': {
      const card = heldCardFromPicks([spot])?.card ?? 0;
      return { key: card >= 4 && card < 8 ? `table.crew.card.${token}.${card}` : `card.crew.${card}` };
    }
    case 'extra':
      return { key: 'table.crew.extra', params: { count: Number(where) } };
    default:
      return { key: `table.crew.spot.${kind}` };
  }
}

/** The table of Crew. */
export const crewTable = defineTable<CrewTypes, CrewBoard>({
  async createBoard(context) {
    const { CrewBoard } = await import('./board/board.ts');
    return new CrewBoard(context);
  },
  panels: panelsOf,
  instruments: () => instruments,
  Tray,
  BoardOverlay: CardsOverlay,
  Preview,
  DefaultOutcome: RowDefaultOutcome,
  DoorInfo,
  BoardDescription: memo(BoardDescription),
  Stats,
  status({ view }): Message {
    const { round, phase, token, tokenName } = view;
    const now = { key: `phase.crew.${phase}` };
    if (round === 0 || token < 0) return { key: 'table.crew.standing.setUp', params: { phase: now } };
    const team = { key: `team.crew.${Math.floor(token / 6)}` };
    return {
      key: 'table.crew.standing',
      params: { round, phase: now, token: { key: `token.crew.${tokenName}` }, team },
    };
  },
  prompt({ view }) {
    const { phase, tokenName } = view;
    return { key: `table.crew.prompt.${phase}`, params: { token: { key: `token.crew.${tokenName}` } } };
  },
  describe: nameOf,
  selection: {
    /** A picked card is previewed on the first free section. */
    partialPreview: (_scene, { picked, candidates }) =>
      picked[0]?.startsWith('card:') ? (candidates[0] ?? null) : null,
    refusal({ seat, view, check }, _composition, pointed) {
      if (seat === null) return null;
      const zone = pointed[0]?.startsWith('zone:') ? Number(pointed[0].slice(5)) : null;
      if (zone !== null) return view.phase === 'placing' ? check({ type: 'place', seat, zone }) : null;
      const held = heldCardFromPicks(pointed);
      const at = pointed.find((spot) => spot.startsWith('section:'));
      return held && at ? check({ type: 'lay', seat, ...held, section: Number(at.slice(8)) }) : null;
    },
  },
  handover: { mode: () => 'door' },
  playback: {
    caption,
    startsRevealStep: (event) => event.type === 'revealed' && event.cards.length !== 0,
    /** The clock of the next hand has not started while cards are revealed. */
    keepsHandCovered: (shown, present) =>
      shown.round !== present.round || shown.phase !== present.phase || shown.section !== present.section,
  },
});
