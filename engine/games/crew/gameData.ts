import { freeze } from '../../core/clone.ts';
import type { Seat, SeatInfo } from '../../core/game.ts';
import { type Move, pilotOf, posts, reach, roleOf, teamOf, zoneOf, zones } from './boards.ts';
import { cardsOf, firstShoot, isPlaneCard, isShootCard, kinds, planeMoves, roles, sunMoves } from './data/box.ts';
import { type CrewOptions, type TokenName, teamNames } from './options.ts';
import { type CallAction, callNames, type End, type Lay, none, sections } from './state.ts';

/** Everything that the options fix for a whole match, worked out once. */
export interface GameData {
  token: TokenName;
  crossfire: boolean;
  hotSeat: boolean;
  /** How long an Action Phase lasts; 0 where there is no timer. */
  milliseconds: number;
  seats: readonly SeatInfo[];
  /** By post; a player alone has both of a team. */
  seatOf: readonly Seat[];
  /** By seat, and by team. */
  postsOf: readonly (readonly number[])[];
  seatsOfTeam: readonly (readonly Seat[])[];
  /** Three players: who has to lay a card face up; otherwise `none`. */
  showsFirst: Seat;
  /** By post. */
  handSize: readonly number[];
  decks: readonly (readonly number[])[];
  scrapped: readonly number[];
  /** Where a Move card leads a token, by the post that plays it and the Zone it starts from. */
  reach(post: number, card: number, zone: number): number;
  /** The Zone a Shoot card names, on the boards of the shooter's team. */
  target(post: number, card: number): number;
  /** The one object for this card laid this way, so that listing what can be laid builds none. */
  lay(post: number, card: number, end: End, section: number): Lay;
  /** By seat: everything it can call out; who is alone has nobody to call to. */
  calls: readonly (readonly CallAction[])[];
}

/** The ends of a card, in the order in which they are offered. */
export const endsOf = (card: number): readonly End[] => (isPlaneCard(card) ? twoEnds : noEnds);
const twoEnds: readonly End[] = ['own', 'enemy'];
const noEnds: readonly End[] = [null];

export function openGameData(options: CrewOptions): GameData {
  const { players, alone, token, timer, crossfire, hotSeat } = options;
  const isAlone = teamNames.map((team) => players === '2' || (players === '3' && team === alone));
  const seats: SeatInfo[] = [];
  const seatOf: Seat[] = [];
  for (const post of posts) {
    const side = teamOf(post);
    if (!isAlone[side]) seats.push({ side, role: roles[roleOf(post)] });
    else if (roleOf(post) === 0) seats.push({ side, role: 'both' });
    seatOf.push(seats.length - 1);
  }
  const decks = options.box.decks[options.decks];
  return {
    token,
    crossfire,
    hotSeat,
    milliseconds: players === '2' || timer === 'none' ? 0 : Number(timer) * 1000,
    seats,
    seatOf,
    postsOf: seats.map((_, seat) => posts.filter((post) => seatOf[post] === seat)),
    seatsOfTeam: teamNames.map((_, team) => [...seats.keys()].filter((seat) => seats[seat].side === team)),
    showsFirst: players === '3' ? seats.findIndex(({ role }) => role === 'both') : none,
    // "2 Player Game": two hands of three instead of one of four.
    handSize: posts.map((post) => (isAlone[teamOf(post)] ? 3 : 4)),
    decks: posts.map((post) => cardsOf(decks[roles[roleOf(post)]])),
    scrapped: options.scrapped,
    reach: reachTable(),
    target: (post, card) => zoneOf(teamOf(post) * 2, 0) + card - firstShoot,
    lay: layTable(seatOf),
    calls: seats.map(({ side, role }, seat) => (role === 'both' ? [] : callsOf(seat, side))),
  };
}

function reachTable(): GameData['reach'] {
  const moves: readonly Move[] = [...planeMoves, ...sunMoves];
  const ends = new Int8Array(posts.length * firstShoot * zones);
  const at = (post: number, card: number, zone: number) => (post * firstShoot + card) * zones + zone;
  for (const post of posts) {
    for (const [card, move] of moves.entries()) {
      for (let zone = 0; zone < zones; zone++) ends[at(post, card, zone)] = reach(post, move, zone);
    }
  }
  return (post, card, zone) => ends[at(post, card, zone)];
}

function layTable(seatOf: readonly Seat[]): GameData['lay'] {
  const width = 2 * sections;
  const table: Lay[] = [];
  const at = (post: number, card: number, end: End, section: number) =>
    (post * kinds + card) * width + (end === 'enemy' ? sections : 0) + section - 1;
  for (const post of posts) {
    for (let card = 0; card < kinds; card++) {
      for (const end of endsOf(card)) {
        for (let section = 1; section <= sections; section++) {
          table[at(post, card, end, section)] = { type: 'lay', seat: seatOf[post], post, card, end, section };
        }
      }
    }
  }
  freeze(table);
  return (post, card, end, section) => table[at(post, card, end, section)];
}

/** Each call by itself, with a section, or with a Zone: shots go to the own boards, and the own plane dodges on the enemy's. */
function callsOf(seat: Seat, side: number): readonly CallAction[] {
  const six = (team: number) => Array.from({ length: 6 }, (_, i) => zoneOf(pilotOf(team), 0) + i);
  const numbers = Array.from({ length: sections }, (_, i) => i + 1);
  return freeze(
    callNames.flatMap((what): CallAction[] => [
      { type: 'call', seat, what },
      ...numbers.map((section): CallAction => ({ type: 'call', seat, what, section })),
      ...(what === 'shoot' ? six(side) : what === 'dodge' ? six(1 - side) : []).map(
        (zone): CallAction => ({ type: 'call', seat, what, zone }),
      ),
    ]),
  );
}

/** The Zones a Shoot card hits: the one it names, or the whole board for a shooter whose plane is in the Sun. */
export function zonesHit(
  gameData: GameData,
  table: { token: number; planes: readonly number[] },
  post: number,
  card: number,
): number[] {
  const target = gameData.target(post, card);
  if (!isShootCard(card) || gameData.token !== 'sun' || table.planes[teamOf(post)] !== table.token) return [target];
  const first = target - (target % 3);
  return [first, first + 1, first + 2];
}
