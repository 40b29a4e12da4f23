import type { Emit, Seat } from '../../../core/game.ts';
import { type Random, shuffle, take } from '../../../core/random.ts';
import { seatList } from '../../../core/seats.ts';
import type { Setting } from '../setting.ts';
import {
  charge,
  forBothPilots,
  mission,
  none,
  opponent,
  type Pilot,
  type TrackEvent,
  type TrackState,
} from '../state.ts';

export function createState(setting: Setting): TrackState {
  return {
    phase: '',
    outcome: null,
    round: 1,
    turn: 1,
    planes: setting.startDamage.map((damage) => ({ space: none, damage, down: false })),
    pilots: forBothPilots((owner) => ({
      hand: [],
      bag: setting.bags[owner].slice(),
      played: [],
      stack: [],
      lost: [],
      afterZero: false,
      jammed: false,
    })),
    swaps: [null, null],
    plans: [null, null],
    first: none,
    showsCharge: false,
    exitOpenTo: none,
    takesExit: false,
    shooter: none,
    hits: setting.planes === 3 ? [0, 0, 0] : [0, 0],
    oddHit: false,
    toLose: 0,
    targets: [],
    objectives: { stack: [], held: [], shown: [] },
    rescued: 0,
    landed: none,
    takeOff: false,
    chargeTiles: {
      hand: setting.scenario === 'escort' ? setting.values[charge].map((_, tile) => tile) : [],
      played: [],
    },
    slots: setting.solo ? [none, none] : [],
  };
}

/** Each scenario's "Setup": the target tiles, and the starts that nobody picks. */
export function settingUp(setting: Setting, draft: TrackState, rng: Random, emit: Emit<TrackEvent>): void {
  const { scenario } = setting;
  if (scenario === 'espionage') draft.targets = setting.board.targets.map(() => 2);
  if (scenario === 'bombing') draft.targets = shuffle([...setting.factories], rng, 'factory');
  if (scenario === 'rescue') {
    draft.targets = shuffle([...setting.airfields], rng, 'airfield');
    draft.objectives.stack = [...setting.objectives];
  }
  if (draft.targets.length > 0) emit?.({ type: 'targetsPlaced', targets: [...draft.targets] });
  if (startPicker(setting) === none) placeAll(setting, draft, setting.board.starts[0], emit);
}

/** The seat that picks a start, before anything is dealt; `none` where the starts are fixed. */
export function startPicker(setting: Setting): Seat {
  const { scenario, edition } = setting;
  if (scenario === 'duel' || setting.solo) return none;
  if (edition.spyAndEscortStartOnX && (scenario === 'espionage' || scenario === 'escort')) return none;
  if (edition.bomberPicksStart && scenario === 'bombing') return mission;
  return opponent;
}

/** The picker takes one start, the others the remaining one. */
export function place(setting: Setting, draft: TrackState, seat: Seat, space: number, emit: Emit<TrackEvent>): void {
  const [a, b] = setting.board.starts;
  const other = space === a ? b : a;
  placeAll(setting, draft, seat === mission ? space : other, emit);
}

function placeAll(setting: Setting, draft: TrackState, missionStart: number, emit: Emit<TrackEvent>): void {
  const [a, b] = setting.board.starts;
  for (let plane = 0; plane < setting.planes; plane++) {
    const { damage } = draft.planes[plane];
    const space = plane === opponent ? (missionStart === a ? b : a) : missionStart;
    draft.planes[plane].space = space;
    emit?.({ type: 'placed', plane, space, damage });
  }
}

/** "Setup", step 8; the rescuer's first objective; the automatic opponent's left slot. */
export function deal(setting: Setting, draft: TrackState, rng: Random, emit: Emit<TrackEvent>): void {
  for (let seat = 0; seat < setting.seats; seat++) refill(setting, draft, seat, rng, emit);
  if (setting.scenario === 'rescue') drawObjective(draft, rng, emit);
  if (setting.solo) {
    draft.slots[0] = take(draft.pilots[opponent].bag, rng, 'automaton');
    emit?.({ type: 'automatonDrew', tile: draft.slots[0], slot: 0 });
  }
}

/**
 * Draws until the hand is full or the bag empty. "End of the round" says five, and after the second round all that are
 * left; purple and black refill to seven: for every set of tiles that is the same as filling the hand up.
 */
export function refill(setting: Setting, draft: TrackState, seat: Seat, rng: Random, emit: Emit<TrackEvent>): void {
  const pilot = draft.pilots[seat];
  const tiles = drawTiles(pilot, setting.handSize[seat] - pilot.hand.length, rng);
  if (tiles.length > 0) emit?.({ type: 'drew', seat, count: tiles.length, secret: { to: [seat], tiles } });
}

function drawTiles(pilot: Pilot, count: number, rng: Random): number[] {
  const drawn: number[] = [];
  while (drawn.length < count && pilot.bag.length > 0) {
    const tile = take(pilot.bag, rng, 'tile');
    drawn.push(tile);
    putInHand(pilot.hand, tile);
  }
  return drawn;
}

/** Keeps a hand in the order of its tiles. */
function putInHand(hand: number[], tile: number): void {
  let at = hand.length;
  hand.push(tile);
  for (; at > 0 && hand[at - 1] > tile; at--) hand[at] = hand[at - 1];
  hand[at] = tile;
}

export function drawObjective(draft: TrackState, rng: Random, emit: Emit<TrackEvent>): void {
  const { stack, held } = draft.objectives;
  if (stack.length === 0) return;
  const objective = take(stack, rng, 'objective');
  held.push(objective);
  emit?.({ type: 'objectiveDrawn', seat: mission, secret: { to: [mission], objective } });
}

export function mulliganIsOffered(setting: Setting): boolean {
  return setting.mulligan[mission] || setting.mulligan[opponent];
}

/** The seats that still have to choose their exchange, in order. */
export function swappers({ mulligan }: Setting, { swaps }: TrackState): readonly Seat[] {
  const open = (seat: Seat) => mulligan[seat] && swaps[seat] === null;
  return seatList((open(mission) ? 1 : 0) | (open(opponent) ? 2 : 0));
}

export function sealSwap(draft: TrackState, seat: Seat, tiles: readonly number[], emit: Emit<TrackEvent>): void {
  draft.swaps[seat] = tiles;
  emit?.({ type: 'swapSealed', seat, secret: { to: [seat], tiles } });
}

/** "You may mulligan your hand": set aside, draw as many, and only then put the first ones back. */
export function redraw(setting: Setting, draft: TrackState, rng: Random, emit: Emit<TrackEvent>): void {
  for (let seat = 0; seat < setting.seats; seat++) {
    const away = draft.swaps[seat];
    if (away === null) continue;
    const pilot = draft.pilots[seat];
    pilot.hand = pilot.hand.filter((tile) => !away.includes(tile));
    const drawn = drawTiles(pilot, away.length, rng);
    pilot.bag.push(...away);
    draft.swaps[seat] = null;
    emit?.({ type: 'swapped', seat, count: away.length, reveals: true, secret: { to: [seat], away, drawn } });
  }
}
