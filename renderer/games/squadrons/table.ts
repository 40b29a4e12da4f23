import type { ActionDraft } from '@aerodrome/engine/core/compose.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import { none, type SquadronsAction } from '@aerodrome/engine/games/squadrons/state.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';
import { memo } from 'react';
import type { Mark } from '../../boards/board.ts';
import { defineTable } from '../../table/defineTable.tsx';
import type { AidSize, Instrument, Panel, Position, Scene, SceneProps } from '../../table/table.ts';
import type { SquadronsBoard } from './board/board.ts';
import { spotNumber, squadronName } from './names.ts';
import { Aid } from './panels/Aid.tsx';
import { BoardDescription } from './panels/BoardDescription.tsx';
import { Corner } from './panels/Corner.tsx';
import { dangers } from './panels/DangersToggle.tsx';
import { Dice } from './panels/Dice.tsx';
import { DogfightSlots } from './panels/DogfightSlots.tsx';
import { Preview } from './panels/Preview.tsx';
import { Stats } from './panels/Stats.tsx';
import type { SquadronsTableTypes } from './tableTypes.ts';
import { describeSpot } from './tray/describeSpot.ts';
import { drag } from './tray/drag.ts';
import { previewDangers, previewOrder, squaresOfPicks } from './tray/orderPreview.ts';
import { refusalOf } from './tray/refusal.ts';
import { availableMovers, readFlightDraft, routesByEnd } from './tray/routes.ts';
import { shortcutsOf } from './tray/shortcuts.ts';
import { standingOrders } from './tray/standingOrders.ts';
import { Tray } from './tray/Tray.tsx';

/** One memoized component per squadron, so that each keeps its own state. None shows previews. */
const bodies = [0, 1, 2, 3].map((squadron): Panel<SquadronsTableTypes>['Body'] =>
  memo(
    ({ scene, size }: SceneProps<SquadronsTableTypes> & { size: AidSize }) => Aid({ scene, size, squadron }),
    (before, after) => before.scene === after.scene && before.size === after.size,
  ),
);

/** One card holder per squadron: the Americans left, the Germans right. */
function panelsOf({ options, gameData, names }: Scene<SquadronsTableTypes>): readonly Panel<SquadronsTableTypes>[] {
  return gameData.squadrons.map(({ side, seat }, squadron) => ({
    id: `squadron ${squadron}`,
    side: side === 0 ? 'left' : 'right',
    seats: [seat],
    title: {
      key: 'table.squadrons.aid.title',
      params: { squadron: squadronName(options, squadron), name: names[seat] ?? '' },
    },
    Body: bodies[squadron],
  }));
}

const instruments: readonly Instrument<SquadronsTableTypes>[] = [
  { id: 'dice', dock: 'gutterLeft', Tall: Dice, Flat: Dice },
  { id: 'dogfight', dock: 'gutterRight', Tall: DogfightSlots, Flat: DogfightSlots },
];

function promptOf({ view, options }: Scene<SquadronsTableTypes>, picked: readonly Spot[]): Message {
  const { phase, moving, die, dogfight, planes } = view;
  const squadron = (plane: number) => squadronName(options, planes[plane].squadron);
  const draft = readFlightDraft(view, picked);
  if (phase === 'movement.flying')
    return { key: 'table.squadrons.prompt.fly', params: { squadron: squadron(moving), die } };
  if (phase === 'movement.assigning' && draft.plane !== null && draft.die !== null)
    return { key: 'table.squadrons.prompt.fly', params: { squadron: squadron(draft.plane), die: draft.die } };
  if (phase === 'attack.burst' && dogfight) {
    const key = dogfight.exchanged ? 'table.squadrons.prompt.looped' : 'table.squadrons.prompt.burst';
    return { key, params: { squadron: squadron(dogfight.target) } };
  }
  if (phase === 'attack.defence' && dogfight)
    return {
      key: `table.squadrons.prompt.defence.${dogfight.attack}`,
      params: { squadron: squadron(dogfight.shooter) },
    };
  return { key: `table.squadrons.prompt.${phase}` };
}

function statusOf({ view, options, gameData }: Position<SquadronsTableTypes>): Message {
  const { phase, round, mover, thrown } = view;
  const now = { key: `phase.squadrons.${phase}` };
  if (mover === none) return { key: 'table.squadrons.standing.setUp', params: { phase: now } };
  const { seats, squadronsOf } = gameData;
  const own = squadronsOf[mover];
  const seat: Message =
    own.length === 2
      ? { key: `table.squadrons.side.${seats[mover].side}` }
      : { key: 'seat.squadrons.one', params: { squadron: squadronName(options, own[0]) } };
  if (thrown.length === 0 || phase.startsWith('attack.'))
    return { key: 'table.squadrons.standing', params: { round, seat, phase: now } };
  return { key: 'table.squadrons.standing.thrown', params: { round, seat, dice: [...thrown] } };
}

/** Marks squares by the guns under the route to them, and squares that are only on the way. */
function marksOf(scene: Scene<SquadronsTableTypes>, { picked, next }: ActionDraft): ReadonlyMap<Spot, Mark> {
  const marks = new Map<Spot, Mark>();
  const { view, gameData } = scene;
  if (view.phase === 'attack.choosing') {
    const attacker = spotNumber(picked[0], 'plane');
    for (const [plane, { squadron }] of view.planes.entries()) {
      if (gameData.squadrons[squadron].seat !== scene.seat && plane !== attacker) marks.set(`plane:${plane}`, 'target');
    }
  }
  if (view.phase !== 'movement.assigning' && view.phase !== 'movement.flying') return marks;
  for (const spot of next) if (spot.startsWith('square:')) marks.set(spot, 'step');
  const draft = readFlightDraft(view, picked);
  const movers = availableMovers(gameData, view).filter(
    ({ plane, die }) => (draft.plane ?? plane) === plane && (draft.die ?? die) === die,
  );
  for (const [spot, [best]] of routesByEnd(gameData, view, movers, draft.ends === null ? squaresOfPicks(picked) : [])) {
    const second = draft.die === null && view.dice.length > 1 && best.mover.die !== view.dice[0];
    marks.set(spot, best.hits > 0 ? 'danger' : best.unknown > 0 ? 'threat' : second ? 'other' : 'offered');
  }
  return marks;
}

/** The table of Squadrons. */
export const squadronsTable = defineTable<SquadronsTableTypes, SquadronsBoard>({
  async createBoard(context) {
    const { SquadronsBoard } = await import('./board/board.ts');
    return new SquadronsBoard(context);
  },
  panels: panelsOf,
  instruments: () => instruments,
  Tray,
  Corner,
  Preview,
  BoardDescription: memo(BoardDescription),
  Stats,
  status: statusOf,
  prompt: promptOf,
  describe: describeSpot,
  selection: {
    shortcuts: shortcutsOf,
    marks: marksOf,
    refusal: refusalOf,
    drag,
    /** Plane, die, flight and facing are one order, unless a gun shoots the plane down. */
    continuesOrder: ({ type }, _before, { moving }) => (type === 'take' || type === 'fly') && moving !== none,
    orderPreview(scene, { orderActions, candidates, picked }, pointed) {
      const { view, gameData, seat } = scene;
      if (seat === null) return null;
      if (pointed?.[0] === dangers) return previewDangers(gameData, view, seat);
      // An incomplete path has squares but no action yet.
      if (orderActions.length > 0) return previewOrder(gameData, view, seat, orderActions, []);
      const [candidate] = candidates;
      return candidate?.type === 'fly' || candidate?.type === 'land' ? previewPartialRoute(scene, picked) : null;
    },
  },
  handover: {
    mode: ({ view }) => (view.phase === 'guns.sealing' ? 'door' : 'shutter'),
    peekPrompt({ view, options }) {
      const { phase, dogfight, planes } = view;
      if (phase !== 'attack.defence' || dogfight === null) return null;
      return {
        key: 'table.squadrons.glance',
        params: { squadron: squadronName(options, planes[dogfight.target].squadron) },
      };
    },
    standingOrder({ view, uiState }, seat, isAutomatic) {
      // A first flight begins with planes: its guns are hidden at random.
      if (isAutomatic && view.phase === 'guns.sealing') return { type: 'guns', seat, hits: 'random' };
      return uiState.get(standingOrders).answer(view, seat);
    },
  },
  playback: {
    /** The time must not reveal whether the bot has an answer. */
    botPauseMs: (view) => (view.phase === 'attack.defence' ? 1200 : undefined),
  },
});

function previewPartialRoute({ view, gameData, seat }: Scene<SquadronsTableTypes>, picked: readonly Spot[]) {
  const { plane, die, squares } = readFlightDraft(view, picked);
  if (plane === null || die === null || seat === null) return null;
  const take: readonly SquadronsAction[] = view.moving === plane ? [] : [{ type: 'take', seat, plane, die }];
  return previewOrder(gameData, view, seat, take, squares);
}
