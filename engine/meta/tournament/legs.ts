import type { AnyGameKind } from '../../core/game.ts';
import { hash } from '../../core/hash.ts';
import { itemAt } from '../../core/items.ts';
import { type OptionField, readOptions } from '../../core/options.ts';
import { SeededRandom } from '../../core/random.ts';
import { games } from '../../games/index.ts';
import type { Debrief } from '../debrief.ts';
import type { Participant } from '../ledger.ts';
import { findEntrant } from './applyEvent.ts';
import type { EventOf, PairSide } from './events.ts';
import { tossCoin } from './pairs.ts';
import { gameOfPair, openScheduledGame } from './scheduledGames.ts';
import type { ScheduledGame } from './setup.ts';
import type { Leg, Pair, Tournament } from './state.ts';

/** The slot of a leg in a tournament, as stored in an assignment. */
export function legSlot(pair: string, leg: number): string {
  return `${pair}/${leg}`;
}

export function findLeg(state: Tournament, slot: string): { pair: Pair; leg: Leg } | null {
  const [id = '', number] = slot.split('/');
  const pair = state.pairs.get(id);
  const leg = pair?.legs[Number(number)];
  return pair && leg ? { pair, leg } : null;
}

/** The participants of a side. */
export function membersOf(
  state: Pick<Tournament, 'entrants'>,
  pair: Pick<Pair, 'sides'>,
  side: PairSide,
): readonly Participant[] {
  return pair.sides[side].flatMap((id) => findEntrant(state, id)?.members ?? []);
}

/** The side of the game that a side of the pair has: it alternates from leg to leg, and is drawn for a decider. */
export function gameSide(
  { seed }: Pick<Tournament, 'seed'>,
  { id }: Pick<Pair, 'id'>,
  leg: Leg,
  side: PairSide,
): number {
  if (leg.decider) return tossCoin(seed, `${id} seats ${leg.number}`) === 0 ? side : 1 - side;
  return leg.number % 2 === 0 ? side : 1 - side;
}

/** Everything that the match of a leg is created from. */
export interface LegSetup {
  game: string;
  options: Record<string, unknown>;
  seed: number;
  /** By seat of the game: the side of the pair and the index of its member; then the participant. */
  seats: readonly (readonly [side: PairSide, member: number])[];
  participants: readonly Participant[];
}

/** The set-up of a leg that has not started; `picked` are the chosen planes by place. */
export function prepareLeg(state: Tournament, pair: Pair, leg: Leg, picked: readonly string[] | null = null): LegSetup {
  const { game, changes } = optionChanges(state, pair, leg, picked);
  const { options, seats: places } = openScheduledGame(gameOfPair(state, pair), changes);
  const members = [membersOf(state, pair, 0), membersOf(state, pair, 1)] as const;
  const seatsTaken: [number, number] = [0, 0];
  const seats = places.map(({ side: at }): [PairSide, number] => {
    const side: PairSide = gameSide(state, pair, leg, 0) === at ? 0 : 1;
    // Pilot and gunner alternate from leg to leg; a single member has every seat of the side.
    return [side, (seatsTaken[side]++ + leg.number) % members[side].length];
  });
  const participants = seats.map(([side, member]) => itemAt(members[side], member));
  return { game, options, seed: seedOf(state, pair, leg), seats, participants };
}

/** The set-up with which a leg was started, or `null`. */
export function startedLeg(state: Tournament, pair: Pair, leg: Leg): LegSetup | null {
  if (!leg.flying) return null;
  const scheduledGame = gameOfPair(state, pair);
  const { seed, seats, options: changes } = leg.flying;
  const participants = seats.map(([side, member]) => itemAt(membersOf(state, pair, side), member));
  return {
    game: scheduledGame.game,
    options: openScheduledGame(scheduledGame, changes).options,
    seed,
    seats,
    participants,
  };
}

/** The take-off event of a leg. A repeated take-off has the same planes and people, and another seed. */
export function legTakeOffEvent(
  state: Tournament,
  pair: Pair,
  leg: Leg,
  matchId: string,
  picked: readonly string[] | null = null,
): Omit<EventOf<'flying'>, 'at'> {
  const { seed, seats } = prepareLeg(state, pair, leg, picked);
  const changes = leg.flying?.options ?? optionChanges(state, pair, leg, picked).changes;
  const attempt = (leg.flying?.attempt ?? 0) + 1;
  return { type: 'flying', pair: pair.id, leg: leg.number, matchId, seed, options: changes, seats, attempt };
}

/** The result event of a leg. */
export function legResultEvent(pair: Pair, leg: Leg, debrief: Debrief): Omit<EventOf<'result'>, 'at'> {
  const sides = new Set(debrief.winners.map((seat) => leg.flying?.seats[seat]?.[0]));
  const winner = sides.size === 1 ? ([...sides][0] ?? null) : null;
  return { type: 'result', pair: pair.id, leg: leg.number, winner, debrief };
}

/** The seed of a leg's match. Both legs of a mirrored pair share it; each attempt has another. */
function seedOf({ setup, seed }: Tournament, { id }: Pair, { number, flying }: Leg): number {
  const deal = setup.mirrored ? Math.floor(number / 2) : number;
  return Number.parseInt(hash([seed, id, deal, flying?.attempt ?? 0]).slice(0, 8), 16);
}

/** The options of a leg that differ from those of its game in the event. */
function optionChanges(
  state: Tournament,
  pair: Pair,
  leg: Leg,
  picked: readonly string[] | null,
): { game: string; changes: Record<string, unknown> } {
  const { game, options } = gameOfPair(state, pair);
  const kind = itemAt(games, game);
  const changes: Record<string, unknown> = {};
  // A decider is flown as a duel, since scenarios can favour a side.
  if (leg.decider && options.scenario !== undefined && options.scenario !== 'duel') {
    Object.assign(changes, deciderOptions(kind, options));
  }
  const field = planeField(kind);
  if (field && !leg.decider && state.setup.planes === 'drawn') {
    changes[field.key] = drawPlanes(kind, options, state.seed, pair.id);
  }
  if (field && !leg.decider && state.setup.planes === 'picked' && picked) changes[field.key] = picked;
  return { game, changes };
}

/** Options of a duel on the same edition, board and box. */
function deciderOptions(kind: AnyGameKind, options: ScheduledGame['options']): Record<string, unknown> {
  const sharedOptions = Object.fromEntries(
    ['edition', 'board', 'box'].flatMap((key) => (key in options ? [[key, options[key]]] : [])),
  );
  const duel = readOptions<Record<string, unknown>>(kind.options, { ...sharedOptions, scenario: 'duel' });
  if ('problems' in duel) throw new RangeError(`${kind.id}: ${itemAt(duel.problems, 0).code}`);
  return Object.fromEntries(Object.entries(duel.options).filter(([key]) => !(key in sharedOptions)));
}

type PlaneField = Extract<OptionField<Record<string, unknown>>, { kind: 'choices' }>;

/** The option of a game that names its planes, or `null`. */
export function planeField(kind: AnyGameKind): PlaneField | null {
  const fields = kind.options as readonly OptionField<Record<string, unknown>>[];
  return fields.find((field): field is PlaneField => field.kind === 'choices') ?? null;
}

/** The planes allowed at each place. */
export function planesFor(scheduledGame: ScheduledGame): readonly (readonly string[])[] {
  const field = planeField(itemAt(games, scheduledGame.game));
  if (!field) return [];
  // The file of another version may lack options; they have their defaults.
  const { options } = openScheduledGame(scheduledGame, {});
  return field.default(options).map((_, place) => field.choices(options, place));
}

/** Draws different planes for all places; both legs of a pair have the same. */
function drawPlanes(kind: AnyGameKind, options: ScheduledGame['options'], seed: number, pair: string): string[] {
  const rng = new SeededRandom(Number.parseInt(hash([seed, 'planes', pair]).slice(0, 8), 16));
  const drawnPlanes: string[] = [];
  for (const choices of planesFor({ game: kind.id, options })) {
    const free = choices.filter((choice) => !drawnPlanes.includes(choice));
    drawnPlanes.push(itemAt(free, rng.below(free.length)));
  }
  return drawnPlanes;
}
