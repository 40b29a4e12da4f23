import type { Message } from '../../../text/say.ts';
import { type GameData, sideOfPlane } from '../gameData.ts';
import { planeOf } from '../names.ts';
import { stanceOf } from '../rules/movement.ts';
import { damageOf, modifiersOf, targets } from '../rules/shooting.ts';
import { type AirspaceState, none } from '../state.ts';
import type { Turn } from './search.ts';
import { aim, ease } from './value.ts';

/** The reason for a turn: the shot it brings, or else its largest advantage over the other turns. */
export function whyFly(gameData: GameData, plane: number, turn: Turn, turns: readonly Turn[]): Message | undefined {
  const shots = turn.after.phase === 'initiativePhase.turn.targetChoice' ? targets(turn.after) : [];
  if (shots.length > 0) return whyShoot(gameData, turn.after, likeliest(turn.after, shots));
  const own = sightsOf(gameData, turn.after, plane);
  if (own === null) return undefined;
  const others = turns.flatMap(({ after }) => sightsOf(gameData, after, plane) ?? []);
  const mean = (of: (sights: Sights) => number) =>
    others.reduce((sum, sights) => sum + of(sights), 0) / Math.max(1, others.length);
  const gains: [number, Message][] = [
    [own.aim - mean((one) => one.aim), named(gameData, 'hint.airspace.aims', own.ahead)],
    [mean((one) => one.danger) - own.danger, named(gameData, 'hint.airspace.evades', own.behind)],
    [own.ease - mean((one) => one.ease), { key: 'hint.airspace.room' }],
  ];
  return gains.sort(([a], [b]) => b - a)[0][1];
}

/** The reason for a shot: its chance to hit. */
export function whyShoot(gameData: GameData, state: AirspaceState, target: number): Message {
  const percent = Math.round(100 * chanceOf(state, target));
  return { key: 'hint.airspace.shoots', params: { plane: planeOf(gameData, target), percent } };
}

function likeliest(state: AirspaceState, shots: readonly number[]): number {
  return shots.reduce((best, target) => (chanceOf(state, target) > chanceOf(state, best) ? target : best));
}

function chanceOf(state: AirspaceState, target: number): number {
  const { range, tail, friend } = modifiersOf(state, state.plane, stanceOf(state.planes[state.plane]), target);
  let hits = 0;
  for (let face = 1; face <= 6; face++) if (damageOf(face + range + tail + friend) > 0) hits++;
  return hits / 6;
}

function named(gameData: GameData, key: string, plane: number): Message {
  return plane === none ? { key: 'hint.airspace.room' } : { key, params: { plane: planeOf(gameData, plane) } };
}

/** How a plane would stand: whom it is nearest to shooting, who is nearest to shooting it, and how freely it flies. */
interface Sights {
  aim: number;
  ahead: number;
  danger: number;
  behind: number;
  ease: number;
}

function sightsOf(gameData: GameData, { planes }: AirspaceState, plane: number): Sights | null {
  const own = planes[plane];
  if (own.hex === null || own.lost !== null) return null;
  const sights: Sights = { aim: 0, ahead: none, danger: 0, behind: none, ease: ease(gameData, own, own.hex) };
  for (const [i, enemy] of planes.entries()) {
    if (sideOfPlane(i) === sideOfPlane(plane) || enemy.hex === null) continue;
    const [at, back] = [aim(own, own.hex, enemy, enemy.hex), aim(enemy, enemy.hex, own, own.hex)];
    if (at >= sights.aim) [sights.aim, sights.ahead] = [at, i];
    if (back >= sights.danger) [sights.danger, sights.behind] = [back, i];
  }
  return sights;
}
