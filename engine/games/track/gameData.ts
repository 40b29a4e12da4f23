import { Ring } from '../../boards/ring.ts';
import { freeze } from '../../core/clone.ts';
import type { SeatInfo } from '../../core/game.ts';
import { type Biplane, type Tile, type TrackBoard, tilesOf } from './data/box.ts';
import { type Edition, editions, type ScenarioName, scenarios, type TrackOptions } from './options.ts';
import { charge, mission, none, opponent, type Plan } from './state.ts';

export const turnsARound = 5;
/** Undecided after this many rounds: a draw (solo: lost). */
const roundCap = 30;

/** Everything that options and box fix for a whole match, worked out once. Spaces are numbered as `Ring` does. */
export interface GameData {
  edition: Edition;
  scenario: ScenarioName;
  solo: boolean;
  smartThree: boolean;
  roles: readonly string[];
  /** One seat in solo play, else two; pilot 1 is then the automatic opponent. */
  seats: number;
  planes: number;
  biplanes: readonly Biplane[];
  /** The seat that flies each biplane with a rule of its own; `none` where nobody does, or the automatic opponent. */
  brown: number;
  black: number;
  white: number;
  grey: number;
  board: TrackBoard;
  ring: Ring;
  /** There is an exit path, and there are targets to visit. */
  exits: boolean;
  hasTargets: boolean;
  /**
   * By space: its colours; which loop a 3 can take from there; which target spot lies there; `none` where there is
   * none.
   */
  colours: readonly (readonly string[])[];
  loopFrom: readonly number[];
  spotAt: readonly number[];
  /** By pilot and tile; the third row is the charge's. */
  values: readonly (readonly number[])[];
  tileHits: readonly (readonly number[])[];
  /** By plane. */
  fallsAt: readonly number[];
  startDamage: readonly number[];
  /** By pilot. */
  handSize: readonly number[];
  reach: readonly number[];
  mulligan: readonly boolean[];
  /** The automatic opponent's bag; other bags hold every tile. */
  bags: readonly (readonly number[])[];
  turnsARound: number;
  /** The last round, and whether tiles return to the bags after every third. */
  lastRound: number;
  unlimited: boolean;
  /** The plane that can win by leaving, or `none`. */
  leaver: number;
  factories: readonly number[];
  airfields: readonly number[];
  objectives: readonly number[];
  /** Every order in which a rescuer may draw them. */
  objectiveOrders: readonly (readonly number[])[];
  /** Where a move ends; `none` if it cannot take the loop or the exit that is asked for. */
  end(from: number, steps: number, loop: number, exit: boolean): number;
  /** Steps forward from one plane's space to another's; `none` if neither is ahead in any sense. */
  distance(from: number, to: number): number;
  /** Do the two spaces share a colour? */
  sameColour(from: number, to: number): boolean;
  /** The one object for this plan, so that listing actions allocates nothing. */
  plan(seat: number, tile: number, loop: boolean, chargeTile: number): Plan;
  /**
   * By seat, the same by tile, for lists that are made at every step; `null` for a seat that plans for the charge too.
   */
  sides: readonly (Sides | null)[];
}

export interface Sides {
  plain: readonly Plan[];
  /** Only a 3 has this side. */
  looped: readonly (Plan | null)[];
}

export function openGameData(options: TrackOptions): GameData {
  const { scenario, solo, box, biplanes } = options;
  const edition = editions[options.edition];
  const board = box.boards[options.board];
  const ring = new Ring({ size: board.ring.length, loops: board.loops, lane: board.exit });
  const spaces = Array.from({ length: ring.off + 1 }, (_, space) => space);
  const escort = scenario === 'escort';
  const flown = solo ? [biplanes[mission]] : biplanes;
  const exits = scenario !== 'duel';
  const hasTargets = exits && !escort;
  const colours = spaces.map((space) => coloursOf(board, ring, exits, space));
  const tough = scenario === 'bombing' || scenario === 'rescue';
  const sets = biplanes.map((name) => tilesOf(box.biplanes[name]));
  const tiles = escort ? [...sets, box.charge.tiles] : sets;

  // "Bombing" and "Rescue": the defender takes one more hit than normal.
  const fallsAt = [
    box.biplanes[biplanes[mission]].fallsAt,
    box.biplanes[biplanes[opponent]].fallsAt + (tough ? 1 : 0),
    box.charge.fallsAt,
  ];

  const handSize = biplanes.map((name, pilot) => {
    if (solo && pilot === opponent) return 0;
    if (solo && (edition.soloHandIsSix || name === 'purple')) return 6;
    return name === 'purple' || name === 'black' ? 7 : 6;
  });
  const everyTile = (pilot: number) => sets[pilot].map((_, tile) => tile);
  const adjusted = () => {
    const bag = everyTile(opponent);
    for (const value of box.adjustedBag[biplanes[opponent]] ?? []) {
      const at = bag.findIndex((tile) => sets[opponent][tile].value === value && sets[opponent][tile].hits === 0);
      bag.splice(at, 1);
    }
    return bag;
  };

  const plan = planTable(tiles);
  return {
    edition,
    scenario,
    solo,
    smartThree: options.smartThree,
    roles: scenarios[scenario].roles,
    seats: solo ? 1 : 2,
    planes: escort ? 3 : 2,
    biplanes,
    brown: flown.indexOf('brown'),
    black: flown.indexOf('black'),
    white: flown.indexOf('white'),
    grey: flown.indexOf('grey'),
    board,
    ring,
    exits,
    hasTargets,
    colours,
    loopFrom: spaces.map((space) => board.loops.findIndex((_, loop) => loopsFrom(ring, space, loop))),
    spotAt: spaces.map((space) => board.targets.indexOf(space)),
    values: tiles.map((set) => set.map((tile) => tile.value)),
    tileHits: tiles.map((set) => set.map((tile) => tile.hits)),
    fallsAt,
    startDamage: startDamage(options, fallsAt),
    handSize,
    reach: biplanes.map((name, pilot) => (name === 'purple' && !(solo && pilot === opponent) ? 2 : 3)),
    mulligan: biplanes.map((name, pilot) => {
      if (solo && pilot === opponent) return false;
      return scenario !== 'duel' || name === 'brown' || name === 'white';
    }),
    bags: [everyTile(mission), options.adjustedBag ? adjusted() : everyTile(opponent)],
    turnsARound,
    lastRound: hasTargets ? roundCap : 3,
    unlimited: hasTargets,
    leaver: leaverOf(scenario, edition),
    factories: box.factories,
    airfields: box.airfields,
    objectives: box.objectives,
    objectiveOrders: scenario === 'rescue' ? ordersOf(box.objectives) : [],
    end: endTable(ring, board.loops.length),
    ...shootingTables(board, ring, colours),
    plan,
    sides: [mission, opponent].map((seat) => (escort && seat === mission ? null : sidesOf(tiles[seat], seat, plan))),
  };
}

/**
 * "Espionage" and "Escort", Setup: the mission's biplane starts with one damage. A handicap adds to it and leaves every
 * plane in the air; the automatic opponent, which cannot be shot down, takes none.
 */
function startDamage({ scenario, solo, damage }: TrackOptions, fallsAt: readonly number[]): number[] {
  const printed = scenario === 'espionage' || scenario === 'escort' ? 1 : 0;
  return damage.map((more, plane) => {
    if (solo && plane === opponent) return 0;
    return Math.min((plane === mission ? printed : 0) + more, fallsAt[plane] - 1);
  });
}

/** The players: the mission's pilot, and another unless the opponent is automatic. */
export function seatsOf({ roles, seats }: GameData): SeatInfo[] {
  return roles.slice(0, seats).map((role, side) => ({ side, role }));
}

function leaverOf(scenario: ScenarioName, edition: Edition): number {
  if (scenario === 'duel' || (scenario === 'espionage' && edition.spyWinsOnFourthSite)) return none;
  return scenario === 'escort' ? charge : mission;
}

/** "Loop the Loop": the 3 must reach the loop's space. A plane already on a loop only flies on. */
function loopsFrom(ring: Ring, space: number, loop: number): boolean {
  return !ring.onLoop(space) && ring.path(space, 3, { loop, takesLane: false }) !== null;
}

/** How many lengths of a move there are: a 5 and the charge's +2 make the longest, and 0 is one too. */
const lengths = 8;

function endTable(ring: Ring, loops: number): GameData['end'] {
  const width = ring.off + 1;
  const ends = new Int8Array((loops + 1) * 2 * width * lengths);
  const at = (from: number, steps: number, loop: number, exit: boolean) =>
    (((loop + 1) * 2 + (exit ? 1 : 0)) * width + from) * lengths + steps;
  for (let loop = none; loop < loops; loop++) {
    for (const exit of [false, true]) {
      for (let from = 0; from < width; from++) {
        for (let steps = 0; steps < lengths; steps++) {
          const path = ring.path(from, steps, { loop, takesLane: exit });
          ends[at(from, steps, loop, exit)] = path === null ? none : (path[path.length - 1] ?? from);
        }
      }
    }
  }
  return (from, steps, loop, exit) => ends[at(from, steps, loop, exit)];
}

/** "Coloured Spaces". In the plain duel there is no exit path, and its junction is plain ground. */
function coloursOf(board: TrackBoard, ring: Ring, exits: boolean, space: number): readonly string[] {
  if (space === ring.off) return [];
  if (ring.onLane(space)) return ['blue'];
  if (ring.onLoop(space)) return [board.loops[space - ring.size].colour];
  return exits ? board.ring[space] : board.ring[space].filter((colour) => colour !== 'blue');
}

/** "Being Behind" and "Coloured Spaces". */
function shootingTables(
  board: TrackBoard,
  ring: Ring,
  colours: GameData['colours'],
): Pick<GameData, 'distance' | 'sameColour'> {
  const width = ring.off + 1;
  const distances = new Int8Array(width * width);
  const shared = new Uint8Array(width * width);
  for (let from = 0; from < width; from++) {
    for (let to = 0; to < width; to++) {
      const same = colours[from].some((colour) => colours[to].includes(colour));
      // The purple space is one behind the space it rejoins, whose colour it shares; the brown one is behind nobody.
      const rejoining = ring.onLoop(from) && board.loops[from - ring.size].rejoins === to && same;
      distances[from * width + to] = rejoining ? 1 : from === to ? 0 : ring.distance(from, to);
      shared[from * width + to] = same ? 1 : 0;
    }
  }
  return {
    distance: (from, to) => distances[from * width + to],
    sameColour: (from, to) => shared[from * width + to] === 1,
  };
}

function ordersOf(tiles: readonly number[]): number[][] {
  if (tiles.length === 0) return [[]];
  return tiles.flatMap((tile) => ordersOf(tiles.filter((other) => other !== tile)).map((order) => [tile, ...order]));
}

function sidesOf(tiles: readonly Tile[], seat: number, plan: GameData['plan']): Sides {
  return {
    plain: tiles.map((_, tile) => plan(seat, tile, false, none)),
    looped: tiles.map(({ value }, tile) => (value === 3 ? plan(seat, tile, true, none) : null)),
  };
}

function planTable(tiles: readonly (readonly unknown[])[]): GameData['plan'] {
  const chargeTiles = tiles[charge]?.length ?? 0;
  const plans = [mission, opponent].map((seat) => {
    const charges = seat === mission && chargeTiles > 0 ? chargeTiles : 0;
    const list: Plan[] = [];
    for (let tile = none; tile < tiles[seat].length; tile++) {
      for (const loop of [false, true]) {
        if (charges === 0) list.push({ type: 'plan', seat, tile, loop });
        else for (let c = 0; c < charges; c++) list.push({ type: 'plan', seat, tile, loop, charge: c });
      }
    }
    return { charges, list: freeze(list) };
  });
  return (seat, tile, loop, chargeTile) => {
    const { charges, list } = plans[seat];
    const at = (tile + 1) * 2 + (loop ? 1 : 0);
    return charges === 0 ? list[at] : list[at * charges + chargeTile];
  };
}
