import { whyNoDraw } from '../../core/drawOffers.ts';
import type { Action, Rejection } from '../../core/game.ts';
import { ceiling, type GameData } from './gameData.ts';
import { isFlying } from './rules/ending.ts';
import { costOf, mostRotations, rotationsOf } from './rules/manoeuvres.ts';
import { stanceOf } from './rules/movement.ts';
import { whyNoShot } from './rules/shooting.ts';
import type { AirspaceState, Manoeuvre } from './state.ts';

export function whyNoAside(gameData: GameData, state: AirspaceState, { type, seat }: Action): Rejection | null {
  if (type !== 'resign' && type !== 'offerDraw' && type !== 'answerDraw') return null;
  if (!isFlying(gameData, state, seat)) return { code: 'airspace.notFlying' };
  return type === 'resign' ? { code: 'action.malformed' } : whyNoDraw(state.draw, seat, type, state.phaseNumber);
}

export function whyNot(gameData: GameData, state: AirspaceState, action: Action): Rejection {
  const { type } = action;
  if (type === 'manoeuvre') return whyNoManoeuvre(state, action);
  if (type === 'shoot') return whyNoTarget(gameData, state, action);
  if (type === 'place') return { code: 'airspace.notBesideStart', params: { start: state.start } };
  return { code: 'action.malformed' };
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

function whyNoTarget(gameData: GameData, state: AirspaceState, action: Action): Rejection {
  const { target } = action as Action & { target?: unknown };
  if (typeof target !== 'number' || !Number.isInteger(target) || target < 0 || target >= gameData.planes) {
    return { code: 'action.malformed' };
  }
  const { plane, planes, lastMove } = state;
  return whyNoShot(state, plane, stanceOf(planes[plane]), lastMove, target) ?? { code: 'action.malformed' };
}
