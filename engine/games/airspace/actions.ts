import type { Action, Rejection, Seat } from '../../core/game.ts';
import { isFlying } from './rules/ending.ts';
import { costOf, mostRotations, rotationsOf } from './rules/manoeuvres.ts';
import { stanceOf } from './rules/movement.ts';
import { legalStarts } from './rules/setup.ts';
import { targets, whyNoShot } from './rules/shooting.ts';
import { ceiling, type Setting } from './setting.ts';
import type { AirspaceAction, AirspaceState, Manoeuvre } from './state.ts';

/** What is asked in each phase that asks; of the pilot whose plane is being placed or has its turn. */
const asked: Readonly<Record<string, readonly string[]>> = {
  'startHexes.choosing': ['place'],
  'initiativePhase.turn.manoeuvre': ['manoeuvre'],
  'initiativePhase.turn.targetChoice': ['shoot', 'hold'],
};

const nobody: readonly Seat[] = [];
const only: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

export function awaiting(setting: Setting, state: AirspaceState): readonly Seat[] {
  return asked[state.phase] === undefined ? nobody : only[setting.owner[state.plane]];
}

export function legalActions(setting: Setting, state: AirspaceState, seat: Seat): readonly AirspaceAction[] {
  if (asked[state.phase] === undefined || setting.owner[state.plane] !== seat) return [];
  switch (state.phase) {
    case 'startHexes.choosing':
      return legalStarts(setting, state).map((start) => ({ type: 'place', seat, start }));
    case 'initiativePhase.turn.targetChoice':
      return [...targets(state).map((target) => ({ type: 'shoot' as const, seat, target })), { type: 'hold', seat }];
    default: {
      const { altitude, points } = state.planes[state.plane];
      return setting.manoeuvres(seat, altitude, points);
    }
  }
}

/** A pilot who still flies may resign at any time, and offer or answer a draw once the fight has begun. */
export function asides(setting: Setting, state: AirspaceState, seat: Seat): readonly AirspaceAction[] {
  if (state.outcome !== null || !isFlying(setting, state, seat)) return [];
  const list: AirspaceAction[] = [];
  if (mayAnswer(state, seat)) {
    list.push({ type: 'answerDraw', seat, accept: true }, { type: 'answerDraw', seat, accept: false });
  }
  if (mayOffer(state, seat)) list.push({ type: 'offerDraw', seat });
  list.push({ type: 'resign', seat });
  return list;
}

function mayAnswer({ draw }: AirspaceState, seat: Seat): boolean {
  return draw.agreed.length > 0 && !draw.agreed.includes(seat);
}

/** One offer a phase keeps the question from being asked over and over. */
function mayOffer({ draw, phaseNumber }: AirspaceState, seat: Seat): boolean {
  return draw.agreed.length === 0 && draw.offeredIn[seat] < phaseNumber;
}

export function whyNot(setting: Setting, state: AirspaceState, action: Action): Rejection {
  const { type } = action;
  if (type === 'manoeuvre') return whyNoManoeuvre(state, action);
  if (type === 'shoot') return whyNoTarget(setting, state, action);
  if (type === 'place') return { code: 'airspace.notBesideStart', params: { start: state.start } };
  return { code: 'action.malformed' };
}

export function whyNoAside(setting: Setting, state: AirspaceState, { type, seat }: Action): Rejection | null {
  if (type !== 'resign' && type !== 'offerDraw' && type !== 'answerDraw') return null;
  if (!isFlying(setting, state, seat)) return { code: 'airspace.notFlying' };
  if (type === 'resign') return { code: 'action.malformed' };
  if (state.phaseNumber === 0) return { code: 'action.notNow' };
  if (type === 'answerDraw') return { code: mayAnswer(state, seat) ? 'action.malformed' : 'airspace.noOffer' };
  if (state.draw.agreed.length > 0) return { code: 'airspace.offerStands' };
  return { code: mayOffer(state, seat) ? 'action.malformed' : 'airspace.alreadyOffered' };
}

function whyNoManoeuvre(state: AirspaceState, action: Action): Rejection {
  const { move, hexes, before, between, after } = action as Action & Partial<Record<keyof Manoeuvre, unknown>>;
  const rotations = [before, between, after];
  if (!rotations.every(Number.isInteger) || (hexes !== 1 && hexes !== 2)) return { code: 'action.malformed' };
  if (move !== 'level' && move !== 'climb' && move !== 'dive') return { code: 'action.malformed' };
  const manoeuvre = { move, hexes, before, between, after } as Manoeuvre;
  const { altitude, points } = state.planes[state.plane];
  if (hexes === 2 && move !== 'dive') return { code: 'airspace.onlyDivesFlyTwo' };
  if (hexes === 1 && between !== 0) return { code: 'airspace.noHexBetween' };
  if (rotationsOf(manoeuvre) > mostRotations) {
    return { code: 'airspace.tooManyRotations', params: { rotations: rotationsOf(manoeuvre), most: mostRotations } };
  }
  if (move === 'climb' && altitude >= ceiling) return { code: 'airspace.ceiling', params: { ceiling } };
  const cost = costOf(manoeuvre);
  return cost > points ? { code: 'airspace.notEnoughPoints', params: { cost, points } } : { code: 'action.malformed' };
}

function whyNoTarget(setting: Setting, state: AirspaceState, action: Action): Rejection {
  const { target } = action as Action & { target?: unknown };
  if (typeof target !== 'number' || !Number.isInteger(target) || target < 0 || target >= setting.planes) {
    return { code: 'action.malformed' };
  }
  const { plane, planes, lastMove } = state;
  return whyNoShot(state, plane, stanceOf(planes[plane]), lastMove, target) ?? { code: 'action.malformed' };
}
