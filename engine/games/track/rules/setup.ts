import type { Emit, Seat } from '../../../core/game.ts';
import { type Random, shuffle, takeRandom } from '../../../core/random.ts';
import { seatList } from '../../../core/seats.ts';
import type { GameData } from '../gameData.ts';
import { charge, mission, none, opponent, type Pilot, type Plane, type TrackEvent, type TrackState } from '../state.ts';

export function createState(gameData: GameData): TrackState {
  return {
    phase: '',
    outcome: null,
    round: 1,
    turn: 1,
    planes: createPlanes(gameData.startDamage),
    pilots: [createPilot(gameData.bags[mission]), createPilot(gameData.bags[opponent])],
    swaps: [null, null],
    plans: [null, null],
    first: none,
    showsCharge: false,
    exitOpenTo: none,
    takesExit: false,
    shooter: none,
    hits: gameData.planes === 3 ? [0, 0, 0] : [0, 0],
    oddHit: false,
    toLose: 0,
    targets: [],
    objectives: { stack: [], held: [], shown: [] },
    rescued: 0,
    landed: none,
    takeOff: false,
    chargeTiles: {
      hand: gameData.scenario === 'escort' ? gameData.values[charge].map((_, tile) => tile) : [],
      played: [],
    },
    slots: gameData.solo ? [none, none] : [],
  };
}

/** Literals, as in `copy`: `map` makes an array of another kind, and every rule that reads both kinds is slower. */
function createPlanes([first, second, third]: readonly number[]): Plane[] {
  if (third === undefined) return [createPlane(first), createPlane(second)];
  return [createPlane(first), createPlane(second), createPlane(third)];
}

function createPlane(damage: number): Plane {
  return { space: none, damage, down: false };
}

function createPilot(bag: readonly number[]): Pilot {
  return { hand: [], bag: bag.slice(), played: [], stack: [], lost: [], afterZero: false, jammed: false };
}

/** Each scenario's "Setup": the target tiles, and the starts that nobody picks. */
export function settingUp(gameData: GameData, draft: TrackState, rng: Random, emit: Emit<TrackEvent>): void {
  const { scenario } = gameData;
  if (scenario === 'espionage') draft.targets = gameData.board.targets.map(() => 2);
  if (scenario === 'bombing') draft.targets = shuffle([...gameData.factories], rng, 'factory');
  if (scenario === 'rescue') {
    draft.targets = shuffle([...gameData.airfields], rng, 'airfield');
    draft.objectives.stack = [...gameData.objectives];
  }
  if (draft.targets.length > 0) emit?.({ type: 'targetsPlaced', targets: [...draft.targets] });
  if (startPicker(gameData) === none) placeAll(gameData, draft, gameData.board.starts[0], emit);
}

/** The seat that picks a start, before anything is dealt; `none` where the starts are fixed. */
export function startPicker(gameData: GameData): Seat {
  const { scenario, edition } = gameData;
  if (scenario === 'duel' || gameData.solo) return none;
  if (edition.spyAndEscortStartOnX && (scenario === 'espionage' || scenario === 'escort')) return none;
  if (edition.bomberPicksStart && scenario === 'bombing') return mission;
  return opponent;
}

/** The picker takes one start, the others the remaining one. */
export function place(gameData: GameData, draft: TrackState, seat: Seat, space: number, emit: Emit<TrackEvent>): void {
  const [a, b] = gameData.board.starts;
  const other = space === a ? b : a;
  placeAll(gameData, draft, seat === mission ? space : other, emit);
}

function placeAll(gameData: GameData, draft: TrackState, missionStart: number, emit: Emit<TrackEvent>): void {
  const [a, b] = gameData.board.starts;
  for (let plane = 0; plane < gameData.planes; plane++) {
    const { damage } = draft.planes[plane];
    const space = plane === opponent ? (missionStart === a ? b : a) : missionStart;
    draft.planes[plane].space = space;
    emit?.({ type: 'placed', plane, space, damage });
  }
}

/** "Setup", step 8; the rescuer's first objective; the automatic opponent's left slot. */
export function deal(gameData: GameData, draft: TrackState, rng: Random, emit: Emit<TrackEvent>): void {
  for (let seat = 0; seat < gameData.seats; seat++) refill(gameData, draft, seat, rng, emit);
  if (gameData.scenario === 'rescue') drawObjective(draft, rng, emit);
  if (gameData.solo) {
    draft.slots[0] = takeRandom(draft.pilots[opponent].bag, rng, 'automaton');
    emit?.({ type: 'automatonDrew', tile: draft.slots[0], slot: 0 });
  }
}

/**
 * Draws until the hand is full or the bag empty. "End of the round" says five, and after the second round all that are
 * left; purple and black refill to seven: for every set of tiles that is the same as filling the hand up.
 */
export function refill(gameData: GameData, draft: TrackState, seat: Seat, rng: Random, emit: Emit<TrackEvent>): void {
  const pilot = draft.pilots[seat];
  const tiles: number[] | null = emit && [];
  drawTiles(pilot, gameData.handSize[seat] - pilot.hand.length, rng, tiles);
  if (emit && tiles?.length) emit({ type: 'drew', seat, count: tiles.length, secret: { to: [seat], tiles } });
}

/** Draws into the hand, and lists the tiles if the caller needs them. */
function drawTiles(pilot: Pilot, count: number, rng: Random, drawn: number[] | null): void {
  for (let left = count; left > 0 && pilot.bag.length > 0; left--) {
    const tile = takeRandom(pilot.bag, rng, 'tile');
    drawn?.push(tile);
    putInHand(pilot.hand, tile);
  }
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
  const objective = takeRandom(stack, rng, 'objective');
  held.push(objective);
  emit?.({ type: 'objectiveDrawn', seat: mission, secret: { to: [mission], objective } });
}

export function mulliganIsOffered(gameData: GameData): boolean {
  return gameData.mulligan[mission] || gameData.mulligan[opponent];
}

/** The seats that still have to choose their exchange, in order. */
export function swappers({ mulligan }: GameData, { swaps }: TrackState): readonly Seat[] {
  const open = (seat: Seat) => mulligan[seat] && swaps[seat] === null;
  return seatList((open(mission) ? 1 : 0) | (open(opponent) ? 2 : 0));
}

export function sealSwap(draft: TrackState, seat: Seat, tiles: readonly number[], emit: Emit<TrackEvent>): void {
  draft.swaps[seat] = tiles;
  emit?.({ type: 'swapSealed', seat, secret: { to: [seat], tiles } });
}

/** "You may mulligan your hand": set aside, draw as many, and only then put the first ones back. */
export function redraw(gameData: GameData, draft: TrackState, rng: Random, emit: Emit<TrackEvent>): void {
  for (let seat = 0; seat < gameData.seats; seat++) {
    const away = draft.swaps[seat];
    if (away === null) continue;
    const pilot = draft.pilots[seat];
    pilot.hand = pilot.hand.filter((tile) => !away.includes(tile));
    const drawn: number[] = [];
    drawTiles(pilot, away.length, rng, drawn);
    pilot.bag.push(...away);
    draft.swaps[seat] = null;
    emit?.({ type: 'swapped', seat, count: away.length, reveals: true, secret: { to: [seat], away, drawn } });
  }
}
