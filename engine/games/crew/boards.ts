/**
 * The table from above, north on top, and the four View Boards on it. A post is a role of a team: its deck, its hand, its
 * board and its side of the table.
 *
 *     north   [Paws gunner]  [Jaws pilot]    look south
 *              GR  GC  GL     PR  PC  PL
 *              PL  PC  PR     GL  GC  GR
 *     south   [Paws pilot ]  [Jaws gunner]   look north
 */
export const pawsPilot = 0;
export const pawsGunner = 1;
export const jawsPilot = 2;
export const jawsGunner = 3;
export const posts = [pawsPilot, pawsGunner, jawsPilot, jawsGunner] as const;

/** 0 for the Paws, 1 for the Jaws. */
export const teamOf = (post: number) => post >> 1;
/** 0 for a pilot, 1 for a gunner. */
export const roleOf = (post: number) => post & 1;
export const mateOf = (post: number) => post ^ 1;
export const pilotOf = (team: number) => team * 2;

/** Three Zones a board, in the order of the posts: left, centre and right as their own player sees them. */
export const zones = posts.length * 3;
export const zoneOf = (post: number, place: number) => post * 3 + place;
export const boardOf = (zone: number) => Math.floor(zone / 3);
export const placeOf = (zone: number) => zone % 3;
export const pilotCentre = (team: number) => zoneOf(pilotOf(team), 1);

/** The boards in each row, west to east. */
const rows = [
  [pawsGunner, jawsPilot],
  [pawsPilot, jawsGunner],
];

const rowOf = (post: number) => rows.findIndex((row) => row.includes(post));
const looksSouth = (post: number) => rowOf(post) === 0;

/** A row's Zones from west to east; who looks south has the west on the right. */
function zonesIn(row: number): number[] {
  const places = row === 0 ? [2, 1, 0] : [0, 1, 2];
  return rows[row].flatMap((post) => places.map((place) => zoneOf(post, place)));
}
const northToSouth = [zonesIn(0), zonesIn(1)];

const columnOf = (zone: number) => northToSouth[rowOf(boardOf(zone))].indexOf(zone);

/** One Zone to the west or the east, never onto a neighbouring board. */
function sideways(zone: number, east: boolean): number {
  const beside = northToSouth[rowOf(boardOf(zone))][columnOf(zone) + (east ? 1 : -1)];
  return beside !== undefined && boardOf(beside) === boardOf(zone) ? beside : zone;
}

/** "Move Plane View", "Move Sun View": the physical mirror position on the team's other board. */
function mirror(zone: number): number {
  return northToSouth[1 - rowOf(boardOf(zone))][columnOf(zone)];
}

/** "Move Sun Team": the same Zone of the enemy who sits next to this board's player. */
function nextTo(zone: number): number {
  const neighbour = rows[rowOf(boardOf(zone))].find((post) => post !== boardOf(zone)) as number;
  return zoneOf(neighbour, placeOf(zone));
}

export type Move = 'left' | 'right' | 'corner' | 'view' | 'team';

/** Where a move leads a token that stands on a Zone; left and right are those of the post that plays the card. */
export function reach(post: number, move: Move, zone: number): number {
  switch (move) {
    case 'left':
      return sideways(zone, looksSouth(post));
    case 'right':
      return sideways(zone, !looksSouth(post));
    case 'corner':
      return zoneOf(boardOf(zone), 2 - placeOf(zone));
    case 'view':
      return mirror(zone);
    case 'team':
      return nextTo(zone);
  }
}
