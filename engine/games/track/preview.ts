import type { Seat } from '../../core/game.ts';
import type { GameData } from './gameData.ts';
import { automatonMoves } from './rules/automaton.ts';
import { fly, flyOne, takeOff } from './rules/movement.ts';
import { fits, legalPlans } from './rules/planning.ts';
import { createState, place } from './rules/setup.ts';
import { fire } from './rules/shooting.ts';
import { visitTarget } from './rules/targets.ts';
import {
  charge,
  mission,
  none,
  opponent,
  type Plan,
  type TrackAction,
  type TrackEvent,
  type TrackState,
} from './state.ts';
import type { TrackView } from './view.ts';

/** The result of a plan against one kind of tile in the opponent's set. */
export interface Answer {
  value: number;
  loop: boolean;
  /** Where the opponent's own plane would end. */
  end: number;
  /** The most hits dealt and taken, over all its tiles of this value. */
  dealt: number;
  taken: number;
}

/** Preview of a plan, as far as its seat can know. */
export interface PlanPreview {
  seat: Seat;
  /** The way of each plane that the seat flies. */
  flights: readonly { plane: number; path: readonly number[]; end: number; loop: number }[];
  answers: readonly Answer[];
  /** The exit path will be offered. */
  exit: boolean;
  /** The event at the target spot where the move ends, by its type; or `null`. */
  target: 'photographed' | 'bombed' | 'landed' | 'tookOff' | 'aborted' | null;
}

/** Where everybody would start. */
export interface PlacePreview {
  starts: readonly { plane: number; space: number }[];
}

export type TrackPreview = PlanPreview | PlacePreview;

/** Preview of a legal action, if the board can draw one. */
export function preview(gameData: GameData, view: TrackView, action: TrackAction): TrackPreview | null {
  if (action.type === 'place') return previewPlace(gameData, action.seat, action.space);
  return action.type === 'plan' ? previewPlan(gameData, view, action) : null;
}

function previewPlace(gameData: GameData, seat: Seat, space: number): PlacePreview {
  const starts: { plane: number; space: number }[] = [];
  place(gameData, createState(gameData), seat, space, (event) => {
    if (event.type === 'placed') starts.push({ plane: event.plane, space: event.space });
  });
  return { starts };
}

/** Plays a plan against everything the opponent may answer, on scratch tables laid out from the seat's view alone. */
function previewPlan(gameData: GameData, view: TrackView, plan: Plan): PlanPreview {
  const { seat } = plan;
  const other = 1 - seat;
  const events: TrackEvent[] = [];
  const keep = (event: TrackEvent) => events.push(event);
  const own = scratch(gameData, view, plan);
  own.plans[other] = gameData.plan(other, none, false, 0);
  if (seat === mission) {
    own.landed = view.landed;
    own.targets = [...view.targets];
    own.objectives.held = [...(view.objectives.held ?? [])];
    own.rescued = view.rescued;
  }
  takeOff(gameData, own, keep);
  const exit = own.exitOpenTo !== none && (own.exitOpenTo === opponent) === (seat === opponent);
  for (const plane of seat === mission && gameData.planes > charge ? [charge, mission] : [seat]) {
    flyOne(gameData, own, plane, keep);
  }
  if (seat === mission) visitTarget(gameData, own, keep);
  const happened = events.map((event) => event.type);
  return {
    seat,
    flights: events.flatMap((event) =>
      event.type === 'flew'
        ? [{ plane: event.plane, path: event.path, end: event.path.at(-1) ?? event.from, loop: event.loop }]
        : [],
    ),
    answers: answers(gameData, view, plan),
    exit,
    target: targetEvents.find((type) => happened.includes(type)) ?? null,
  };
}

const targetEvents = ['tookOff', 'aborted', 'photographed', 'bombed', 'landed'] as const;

function scratch(gameData: GameData, view: TrackView, plan: Plan): TrackState {
  const state = createState(gameData);
  state.phase = view.phase;
  state.round = view.round;
  state.turn = view.turn;
  state.planes = view.planes.map((plane) => ({ ...plane }));
  for (const [pilot, { jammed }] of view.pilots.entries()) state.pilots[pilot].jammed = jammed;
  state.plans[plan.seat] = plan;
  return state;
}

function answers(gameData: GameData, view: TrackView, plan: Plan): Answer[] {
  const found = new Map<string, Answer>();
  for (const state of gameData.solo ? automaticTurns(gameData, view, plan) : answeredTurns(gameData, view, plan)) {
    const answer = state.plans[1 - plan.seat];
    // A mission plane that leaves the board has left before anybody shoots, and before an automatic opponent moves.
    if (answer === null) continue;
    if (state.outcome === null) fire(gameData, state, null);
    const side = (seat: Seat) =>
      seat === opponent ? state.hits[opponent] : state.hits[mission] + (state.hits[charge] ?? 0);
    const odd = state.oddHit && plan.seat === opponent ? 1 : 0;
    const value = answer.tile === none ? 0 : gameData.values[answer.seat][answer.tile];
    const key = `${value}${answer.loop}`;
    const known = found.get(key);
    found.set(key, {
      value,
      loop: answer.loop,
      end: state.planes[answer.seat].space,
      dealt: Math.max(known?.dealt ?? 0, side(answer.seat) + odd),
      taken: Math.max(known?.taken ?? 0, side(plan.seat) + (state.oddHit && odd === 0 ? 1 : 0)),
    });
  }
  return [...found.values()].sort((a, b) => a.value - b.value || Number(a.loop) - Number(b.loop));
}

/** The planes flown, for every plan that the other side may have, by what this viewer has seen of its tiles. */
function* answeredTurns(gameData: GameData, view: TrackView, plan: Plan): Generator<TrackState> {
  const other = 1 - plan.seat;
  const { handCount, unseen, played, stack, afterZero, plan: open = {} } = view.pilots[other];
  const guess = scratch(gameData, view, plan);
  const hand = handCount === 0 ? [] : [...unseen];
  Object.assign(guess.pilots[other], { hand, played: [...played], stack: [...stack], afterZero });
  guess.chargeTiles.hand = [...view.chargeTiles.hand];
  for (const answer of legalPlans(gameData, guess, other)) {
    if (!fits(answer, open)) continue;
    const state = scratch(gameData, view, plan);
    state.plans[other] = answer;
    fly(gameData, state, null);
    yield state;
  }
}

/** The planes flown, for every tile that the automatic opponent may draw and either fall of a tossed 3. */
function* automaticTurns(gameData: GameData, view: TrackView, plan: Plan): Generator<TrackState> {
  for (const tile of view.pilots[opponent].unseen) {
    for (const toss of [0, 1]) {
      const state = scratch(gameData, view, plan);
      state.slots = [...view.slots];
      state.pilots[opponent].bag = [tile];
      fly(gameData, state, null);
      if (state.outcome === null) {
        automatonMoves(gameData, state, { below: (bound) => Math.min(toss, bound - 1) }, null);
      }
      yield state;
    }
  }
}
