import type { Outcome, Seat } from '../../core/game.ts';
import type { Line, Narrator } from '../../text/narrator.ts';
import type { Message } from '../../text/say.ts';
import { colours } from './data/box.ts';
import { openGameData } from './gameData.ts';
import type { SquadronsOptions } from './options.ts';
import { none, type SquadronsAction, type SquadronsEvent } from './state.ts';

/** The names used at one table. */
interface Names {
  seat(seat: Seat): Message;
  squadron(squadron: number): string;
  /** A plane keeps its name when it is given away. */
  plane(plane: number): Message;
  square(square: number): string;
}

export function squadronsNarrator(options: SquadronsOptions): Narrator<SquadronsAction, SquadronsEvent> {
  const names = namesAt(options);
  return {
    name: names.seat,
    action: ({ type, seat }) => ({ key: `action.squadrons.${type}`, params: { seat: names.seat(seat) } }),
    narrate: (event) => narrate(names, event),
  };
}

function namesAt(options: SquadronsOptions): Names {
  const { grid, seats, squadronsOf, planes } = openGameData(options);
  const squadron = (number: number) => options.box.squadrons[colours[number]].name;
  return {
    squadron,
    seat: (seat) => {
      if (squadronsOf[seat].length === 2) return { key: `seat.squadrons.${seats[seat].role}` };
      return { key: 'seat.squadrons.one', params: { squadron: squadron(squadronsOf[seat][0]) } };
    },
    plane: (plane) => {
      const { squadron: began, number } = planes[plane];
      return { key: 'plane.squadrons', params: { squadron: squadron(began), number } };
    },
    square: (square) => grid.name(square),
  };
}

function cardsOf(cards: readonly number[]): Message[] {
  return [...cards].sort((a, b) => a - b).map((card) => ({ key: `card.squadrons.${card}` }));
}

/** An event in words. Fields that a viewer may not know are missing from the event; then the plainer line is used. */
function narrate(names: Names, event: SquadronsEvent): Line[] {
  const { seat, squadron, plane, square } = names;
  const key = `event.squadrons.${event.type}`;
  switch (event.type) {
    case 'setUp':
      return [{ key }];
    case 'gunsSealed':
    case 'gunsPlaced':
    case 'drew':
    case 'kept':
      return [withSecret(names, event)];
    case 'threwForFirst': {
      const [american, german] = event.throws.map(([a, b]) => a + b);
      if (event.first === none) return [{ key: `${key}.tie`, params: { american } }];
      return [{ key, params: { american, german, seat: seat(event.first) } }];
    }
    case 'turnBegan':
      return [{ key, params: { round: event.round, seat: seat(event.seat) }, heading: true }];
    case 'takenBack':
    case 'passed':
    case 'out':
    case 'resigned':
      return [{ key, params: { seat: seat(event.seat) } }];
    case 'rolled':
      return [{ key, params: { seat: seat(event.seat), dice: event.dice } }];
    case 'gave': {
      const params = { from: seat(event.from), to: seat(event.to), plane: plane(event.plane) };
      return [{ key, params: { ...params, square: square(event.square) } }];
    }
    case 'reshuffled':
      return [{ key, params: { squadron: squadron(event.squadron), count: event.count } }];
    case 'discarded':
      return [{ key, params: { squadron: squadron(event.squadron), cards: cardsOf(event.cards) } }];
    case 'over':
      return [over(names, event.outcome)];
    default:
      return inTheAir(names, event, key);
  }
}

type Of<T extends SquadronsEvent['type']> = Extract<SquadronsEvent, { type: T }>;
type Spoken = Of<
  | 'setUp'
  | 'gunsSealed'
  | 'gunsPlaced'
  | 'drew'
  | 'kept'
  | 'threwForFirst'
  | 'turnBegan'
  | 'takenBack'
  | 'passed'
  | 'out'
  | 'resigned'
  | 'rolled'
  | 'gave'
  | 'reshuffled'
  | 'discarded'
  | 'over'
>;

/** Events of planes: their actions and their losses. */
function inTheAir({ plane, square }: Names, event: Exclude<SquadronsEvent, Spoken>, key: string): Line[] {
  switch (event.type) {
    case 'launched':
    case 'landed':
      return [{ key, params: { plane: plane(event.plane), square: square(event.square) } }];
    case 'took':
      return [{ key, params: { plane: plane(event.plane), die: event.die } }];
    case 'stayed':
    case 'crossedLine':
    case 'undefended':
      return [{ key, params: { plane: plane(event.plane) } }];
    case 'flew': {
      const path = event.path.map(square).join(', ');
      return [{ key, params: { plane: plane(event.plane), from: square(event.from), path } }];
    }
    case 'gunTurned':
      return [{ key: `${key}.${event.hit ? 'hit' : 'miss'}`, params: { square: square(event.square) } }];
    case 'faced':
      return [{ key, params: { plane: plane(event.plane), facing: { key: `facing.squadrons.${event.facing}` } } }];
    case 'dogfightBegan': {
      const attack = { key: `attack.squadrons.${event.attack}` };
      return [{ key, params: { shooter: plane(event.shooter), target: plane(event.target), attack } }];
    }
    case 'shot':
    case 'strafed': {
      const card = { key: `card.squadrons.${event.card}` };
      return [{ key, params: { plane: plane(event.plane), target: plane(event.target), card } }];
    }
    case 'heldFire':
      return [{ key: event.noBurst ? `${key}.noBurst` : key, params: { plane: plane(event.plane) } }];
    case 'defended': {
      const card = { key: `card.squadrons.${event.card}` };
      return [{ key: `${key}.${event.defence}`, params: { plane: plane(event.plane), card } }];
    }
    case 'exchanged': {
      const [behind, ahead] = event.planes.map(plane);
      const [first, second] = event.squares.map(square);
      return [{ key, params: { behind, ahead, first, second } }];
    }
    case 'shotDown':
      return [{ key: `${key}.${event.cause}`, params: { plane: plane(event.plane), square: square(event.square) } }];
    case 'ace':
      return [{ key: `${key}.${event.insignia}`, params: { plane: plane(event.plane) } }];
  }
}

/** Events of which a part is for some eyes only: with that part if it is there, else without. */
function withSecret(names: Names, event: Of<'gunsSealed' | 'gunsPlaced' | 'drew' | 'kept'>): Line {
  const key = `event.squadrons.${event.type}`;
  switch (event.type) {
    case 'gunsSealed': {
      const params = { seat: names.seat(event.seat) };
      if (!event.secret) return { key, params };
      const { hits } = event.secret;
      if (hits === 'random') return { key: `${key}.random`, params };
      return { key: `${key}.open`, params: { ...params, squares: hits.map(names.square) } };
    }
    case 'gunsPlaced': {
      const params = { side: { key: `side.squadrons.${event.side}` } };
      if (!event.secret) return { key, params };
      return { key: `${key}.open`, params: { ...params, squares: event.secret.hits.map(names.square) } };
    }
    default: {
      const params = { squadron: names.squadron(event.squadron), count: event.count };
      if (!event.secret || event.count === 0) return { key, params };
      return { key: `${key}.open`, params: { ...params, cards: cardsOf(event.secret.cards) } };
    }
  }
}

function over(names: Names, { ending, winners }: Outcome): Line {
  const result: Message =
    winners.length > 0
      ? { key: 'outcome.squadrons.won', params: { winners: winners.map(names.seat), count: winners.length } }
      : { key: 'outcome.squadrons.draw' };
  return {
    key: 'event.squadrons.over',
    params: { ending: { key: `ending.squadrons.${ending}` }, result },
    heading: true,
  };
}
