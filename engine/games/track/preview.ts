import type { Seat } from '../../core/game.ts';
import { flyOne, takeOff } from './rules/movement.ts';
import { canLoop } from './rules/planning.ts';
import { createState } from './rules/setup.ts';
import { fire } from './rules/shooting.ts';
import { visitTarget } from './rules/targets.ts';
import type { Setting } from './setting.ts';
import { charge, mission, none, opponent, type Plan, type TrackEvent, type TrackState } from './state.ts';
import type { TrackView } from './view.ts';

/** What one kind of tile in the opponent's set would make of a plan. */
export interface Answer {
  value: number;
  loop: boolean;
  /** Where the opponent's own plane would end. */
  end: number;
  /** The most hits dealt and taken, over all its tiles of this value. */
  dealt: number;
  taken: number;
}

/** What a plan would do, as far as its seat can know. */
export interface PlanPreview {
  seat: Seat;
  /** The way of each plane that the seat flies. */
  flights: readonly { plane: number; path: readonly number[]; end: number; loop: number }[];
  answers: readonly Answer[];
  /** The exit path will be offered. */
  exit: boolean;
  /** What happens at the target spot where it ends: an event's type, or `null`. */
  target: 'photographed' | 'bombed' | 'landed' | 'tookOff' | 'aborted' | null;
}

/** Plays a plan against everything the opponent may answer, on a scratch table laid out from the seat's view alone. */
export function previewPlan(setting: Setting, view: TrackView, plan: Plan): PlanPreview {
  const { seat } = plan;
  const other = 1 - seat;
  const events: TrackEvent[] = [];
  const own = scratch(setting, view);
  own.plans[seat] = plan;
  own.plans[other] = setting.plan(other, none, false, 0);
  const planes = seat === mission && setting.planes > charge ? [charge, mission] : [seat];
  if (seat === mission) {
    own.landed = view.landed;
    own.targets = [...view.targets];
    own.objectives.held = [...(view.objectives.held ?? [])];
    own.rescued = view.rescued;
    takeOff(setting, own, (event) => events.push(event));
  }
  const exit = own.exitOpenTo !== none && own.exitOpenTo !== other;
  for (const plane of planes) flyOne(setting, own, plane, (event) => events.push(event));
  if (seat === mission && own.targets.length > 0 && !setting.ring.onLane(own.planes[mission].space)) {
    visitTarget(setting, own, (event) => events.push(event));
  }
  const happened = events.map((event) => event.type);
  return {
    seat,
    flights: events.flatMap((event) =>
      event.type === 'flew'
        ? [{ plane: event.plane, path: event.path, end: event.path.at(-1) ?? event.from, loop: event.loop }]
        : [],
    ),
    answers: answers(setting, view, plan),
    exit,
    target: targetEvents.find((type) => happened.includes(type)) ?? null,
  };
}

const targetEvents = ['tookOff', 'aborted', 'photographed', 'bombed', 'landed'] as const;

function scratch(setting: Setting, view: TrackView): TrackState {
  const state = createState(setting);
  state.phase = view.phase;
  state.round = view.round;
  state.turn = view.turn;
  state.planes = view.planes.map((plane) => ({ ...plane }));
  for (const [pilot, { jammed }] of view.pilots.entries()) state.pilots[pilot].jammed = jammed;
  return state;
}

function answers(setting: Setting, view: TrackView, plan: Plan): Answer[] {
  const found = new Map<string, Answer>();
  for (const answer of possiblePlans(setting, view, 1 - plan.seat)) {
    const state = scratch(setting, view);
    state.plans[plan.seat] = plan;
    state.plans[answer.seat] = answer;
    if (setting.planes > charge) flyOne(setting, state, charge, null);
    flyOne(setting, state, mission, null);
    flyOne(setting, state, opponent, null);
    fire(setting, state, null);
    const side = (seat: Seat) =>
      seat === opponent ? state.hits[opponent] : state.hits[mission] + (state.hits[charge] ?? 0);
    const odd = state.oddHit && plan.seat === opponent ? 1 : 0;
    const value = answer.tile === none ? 0 : setting.values[answer.seat][answer.tile];
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

/** Every plan the other side may have, by what this viewer has seen of its tiles. */
function possiblePlans(setting: Setting, view: TrackView, other: Seat): Plan[] {
  const { plan, unseen } = view.pilots[other];
  const charges = other === mission && setting.planes > charge ? view.chargeTiles.hand : [none];
  const tiles = view.planes[other].down ? [none] : [...unseen, ...view.slots.filter((slot) => slot !== none)];
  const plans: Plan[] = [];
  for (const tile of plan?.tile === undefined ? tiles : [plan.tile]) {
    for (const chargeTile of plan?.charge === undefined ? charges : [plan.charge]) {
      for (const loop of plan?.loop === undefined ? [false, true] : [plan.loop]) {
        if (!loop || canLoop(setting, view, other, tile)) plans.push(setting.plan(other, tile, loop, chargeTile));
      }
    }
  }
  return plans;
}
