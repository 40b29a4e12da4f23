import { compass, Grid, Ways } from '../../boards/grid.ts';
import { freeze } from '../../core/clone.ts';
import type { Seat, SeatInfo } from '../../core/game.ts';
import { cardsOf, colours } from './data/box.ts';
import { nations, planesOf, type SquadronsOptions } from './options.ts';
import { american, german, none, type SquadronsAction } from './state.ts';

/** A die has six sides, so no move is longer. */
export const ways = new Ways(6);

/** "Aces and double aces", 4: cards by the victories a plane takes off with. */
export const handSizes = [4, 6, 8] as const;

/** A plane as it begins: its squadron, its number there, its landing square and its insignia. */
export interface PlaneData {
  squadron: number;
  number: number;
  square: number;
  insignia: number;
}

export interface SquadronData {
  side: number;
  seat: Seat;
  landing: readonly number[];
  /** Gun numbers of its airfield. */
  guns: readonly number[];
  pack: readonly number[];
  /** Which way a plane points when it is put in flight: away from its own back edge. */
  takesOff: number;
}

/** Everything that options and box fix for a whole match, worked out once. */
export interface GameData {
  seats: readonly SeatInfo[];
  seatsOf: readonly (readonly Seat[])[];
  squadronsOf: readonly (readonly number[])[];
  /** By seat: whoever shares its side and has one squadron as it does, or `none`. */
  partner: readonly Seat[];
  /** Turn order from three players on; two throw for it. */
  order: readonly Seat[];
  squadrons: readonly SquadronData[];
  planes: readonly PlaneData[];
  grid: Grid;
  /** By gun. */
  gunSquares: readonly number[];
  hitsAField: number;
  /** Full rounds without a burst or an A.A. gun that make a stalemate. */
  quietRounds: number;
  /** By square: the squadron that lands there, the gun, that gun's side; `none` where there is none. */
  landingOf: Int8Array;
  gunAt: Int8Array;
  gunSide: Int8Array;
  /** By square: on which side of the double black line it lies. */
  bank: Uint8Array;
  /** The one object for each of these, so that listing moves allocates nothing but the list. */
  flights: readonly WayActions[];
}

interface WayActions {
  fly: readonly SquadronsAction[];
  land: readonly SquadronsAction[];
}

export function openGameData(options: SquadronsOptions): GameData {
  const { players, alone, box, insignia } = options;
  const { columns, rows, line } = box.board;
  const grid = new Grid(columns, rows);
  const squares = (names: readonly string[]) => names.map((name) => grid.square(name));
  const squadronsBySeat = seating(players, nations.indexOf(alone));
  const fields = colours.map((colour) => squares(box.squadrons[colour].guns));
  const gunSquares = fields.flat();
  const bank = Uint8Array.from({ length: grid.size }, (_, square) => (grid.row(square) < line ? 0 : 1));

  const squadrons = colours.map((colour, squadron): SquadronData => {
    const landing = squares(box.squadrons[colour].landing);
    return {
      side: sideOf(squadron),
      seat: squadronsBySeat.findIndex((own) => own.includes(squadron)),
      landing,
      guns: fields[squadron].map((square) => gunSquares.indexOf(square)),
      pack: cardsOf(box.squadrons[colour].pack),
      takesOff: compass.indexOf(bank[landing[0]] === 0 ? 'N' : 'S'),
    };
  });

  const bySquare = () => new Int8Array(grid.size).fill(none);
  const [landingOf, gunAt, gunSide] = [bySquare(), bySquare(), bySquare()];
  for (const [squadron, { side, landing, guns }] of squadrons.entries()) {
    for (const square of landing) landingOf[square] = squadron;
    for (const gun of guns) {
      gunAt[gunSquares[gun]] = gun;
      gunSide[gunSquares[gun]] = side;
    }
  }

  const planes = planesOf(options).flatMap((count, squadron) =>
    squadrons[squadron].landing.slice(0, count).map((square, i) => ({ squadron, number: i + 1, square })),
  );

  const sides = squadronsBySeat.map(([squadron]) => sideOf(squadron));
  const seatsOf = [american, german].map((side) => [...sides.keys()].filter((seat) => sides[seat] === side));
  return {
    seats: squadronsBySeat.map((own, seat) => ({
      side: sides[seat],
      role: own.length === 2 ? nations[sides[seat]] : colours[own[0]],
    })),
    seatsOf,
    squadronsOf: squadronsBySeat,
    partner: sides.map((side, seat) => seatsOf[side].find((other) => other !== seat) ?? none),
    // "Special rules", 2: the German partners (or player), then the American.
    order: [...seatsOf[german], ...seatsOf[american]],
    squadrons,
    planes: planes.map((plane, i) => ({ ...plane, insignia: insignia[i] })),
    grid,
    gunSquares,
    hitsAField: box.pieces.hit,
    quietRounds: Number(options.quiet),
    landingOf,
    gunAt,
    gunSide,
    bank,
    flights: squadronsBySeat.map((_, seat) => wayActions(seat)),
  };
}

function sideOf(squadron: number): number {
  return squadron < 2 ? american : german;
}

/** Squadrons by seat: Americans first, as the squadrons are numbered. */
function seating(players: SquadronsOptions['players'], alone: number): number[][] {
  const split = [
    [[0], [1]],
    [[2], [3]],
  ];
  const whole = [[[0, 1]], [[2, 3]]];
  return [american, german].flatMap(
    (side) => (players === '4' || (players === '3' && side !== alone) ? split : whole)[side],
  );
}

const madeFor: WayActions[] = [];

function wayActions(seat: Seat): WayActions {
  madeFor[seat] ??= freeze({
    fly: ways.notation.map((way) => ({ type: 'fly', seat, way }) as const),
    land: ways.notation.map((way) => ({ type: 'land', seat, way }) as const),
  });
  return madeFor[seat];
}
