import { itemAt, lastOf } from '../../core/items.ts';
import type { Random } from '../../core/random.ts';
import type { Debrief } from '../debrief.ts';
import { damageTakenBy, planesLostBy } from '../sortieRules.ts';
import type { Choice, Condition, PilotRef } from './definition.ts';
import { type CampaignState, type Flight, type Pilot, pilotOf } from './state.ts';

/** The input of a condition: the state, the flight it is evaluated for, and facts of the mission just flown. */
export interface ConditionContext {
  state: CampaignState;
  flight: number;
  /** The grade and the debriefs of the mission just flown. */
  grade?: number;
  flown?: readonly { debrief: Debrief; side: number }[];
  /** The pilots who flew it, in the order of their planes. */
  crew?: readonly string[];
  /** The pilot whose medal or rank is evaluated. */
  pilot?: Pilot;
  random?: Random;
}

/** Derived numbers that conditions can compare, besides the campaign's own counters. */
export const derivedCounters: Readonly<Record<string, (context: ConditionContext) => number>> = {
  alive: (context) => pilotsOf(context).filter(({ condition }) => condition !== 'killed').length,
  originals: (context) => pilotsOf(context).filter((pilot) => pilot.original && pilot.condition !== 'killed').length,
  fit: (context) => pilotsOf(context).filter(({ condition }) => condition === 'fit').length,
  prisoners: (context) => pilotsOf(context).filter(({ condition }) => condition === 'prisoner').length,
  aces: (context) => pilotsOf(context).filter(isAce).length,
  best: (context) => Math.max(0, ...pilotsOf(context).map(({ victories }) => victories)),
  victories: (context) => pilotsOf(context).reduce((sum, { victories }) => sum + victories, 0),
  'first.victories': (context) => firstOf(context).victories,
  missions: ({ state }) => state.past.length,
  won: ({ state, flight }) => state.past.filter(({ grades }) => itemAt(grades, flight) > 0).length,
  lost: ({ state, flight }) => state.past.filter(({ grades }) => itemAt(grades, flight) < 0).length,
  'pilot.victories': ({ pilot }) => pilot?.victories ?? 0,
  'pilot.sorties': ({ pilot }) => pilot?.sorties ?? 0,
  'pilot.wounds': ({ pilot }) => pilot?.wounds ?? 0,
};

export const minAceVictories = 5;

export function isAce({ victories }: Pilot): boolean {
  return victories >= minAceVictories;
}

function flightOf({ state, flight }: ConditionContext): Flight {
  return itemAt(state.flights, flight);
}

function pilotsOf(context: ConditionContext): readonly Pilot[] {
  return flightOf(context).pilots;
}

function firstOf(context: ConditionContext): Pilot {
  return pilotOf(flightOf(context), flightOf(context).first);
}

/** The pilot that a reference means in this context, or `null`. */
export function findPilot(context: ConditionContext, ref: PilotRef): Pilot | null {
  const flight = flightOf(context);
  const crew = context.crew ?? [];
  switch (ref) {
    case 'first':
    case 'diarist':
      return pilotOf(flight, flight[ref]);
    case 'flown':
      return crew.length > 0 ? pilotOf(flight, itemAt(crew, 0)) : null;
    case 'charge':
      return crew.length > 1 ? pilotOf(flight, lastOf(crew)) : null;
    case 'prisoner':
      return flight.pilots.find(({ condition }) => condition === 'prisoner') ?? null;
    case 'worst':
      return flight.pilots.find(({ condition }) => condition === 'wounded') ?? null;
  }
}

/** A figure of the debriefs, summed over a mission's sorties. */
export function sumFigure({ flown = [] }: ConditionContext, name: string): number {
  return flown.reduce((sum, { debrief, side }) => sum + figureIn(debrief, side, name), 0);
}

function figureIn(debrief: Debrief, side: number, name: string): number {
  if (name === 'done') return debrief.mission?.done ?? 0;
  if (name === 'lost') return planesLostBy(debrief, side);
  if (name === 'taken') return damageTakenBy(debrief, side);
  if (name === 'dealt') return itemAt(debrief.margin, side);
  if (name === 'turns') return debrief.turns;
  if (name === 'victories') {
    return debrief.planes.filter((plane) => plane.side === side).reduce((sum, { victories }) => sum + victories, 0);
  }
  return debrief.figures?.[name] ?? 0;
}

export function counterValue(context: ConditionContext, key: string): number {
  return Object.hasOwn(derivedCounters, key)
    ? itemAt(derivedCounters, key)(context)
    : (flightOf(context).counters[key] ?? 0);
}

export function holds(condition: Condition, context: ConditionContext): boolean {
  const { state } = context;
  if ('all' in condition) return condition.all.every((part) => holds(part, context));
  if ('any' in condition) return condition.any.some((part) => holds(part, context));
  if ('not' in condition) return !holds(condition.not, context);
  if ('atLeast' in condition) return counterValue(context, condition.atLeast[0]) >= condition.atLeast[1];
  if ('atMost' in condition) return counterValue(context, condition.atMost[0]) <= condition.atMost[1];
  if ('grade' in condition) {
    const [minGrade, maxGrade] = condition.grade;
    return context.grade !== undefined && context.grade >= minGrade && context.grade <= maxGrade;
  }
  if ('ending' in condition)
    return (context.flown ?? []).some(({ debrief }) => condition.ending.includes(debrief.ending));
  if ('figure' in condition) return sumFigure(context, condition.figure[0]) >= condition.figure[1];
  if ('flag' in condition) return state.flags.includes(condition.flag);
  if ('state' in condition) return findPilot(context, condition.state[0])?.condition === condition.state[1];
  if ('nemesis' in condition) return (flightOf(context).nemesis !== null) === condition.nemesis;
  if ('mode' in condition) return state.war.mode === condition.mode;
  if ('side' in condition) return flightOf(context).side === condition.side;
  if ('difficulty' in condition) return state.war.difficulty === condition.difficulty;
  const [n, of] = condition.chance;
  return (context.random?.below(of, 'chance') ?? of) < n;
}

export function resolveChoice<T>(choice: Choice<T>, context: ConditionContext): T {
  if (typeof choice !== 'object' || choice === null || !('if' in choice)) return choice;
  return resolveChoice(holds(choice.if, context) ? choice.so : choice.else, context);
}
