import type { ActionDraft } from '@aerodrome/engine/core/compose.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { GameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import { costOf, rotationsOf } from '@aerodrome/engine/games/airspace/rules/manoeuvres.ts';
import { spell } from '@aerodrome/engine/games/airspace/spell.ts';
import type { ManoeuvreAction } from '@aerodrome/engine/games/airspace/state.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import type { LegalOption, Scene } from '../../../table/table.ts';

/** The spot of a rosette arrow: the last hex of an order and a facing. */
export const aimSpot = (hex: Spot, facing: Spot): Spot =>
  `aim:${hex.slice('hex:'.length)},${facing.slice('facing:'.length)}`;

const flying = 'initiativePhase.turn.manoeuvre';

interface SpelledManoeuvre {
  action: ManoeuvreAction;
  path: readonly Spot[];
}

const lastHex = (path: readonly Spot[]): Spot => path.findLast((spot) => spot.startsWith('hex:')) ?? '';

/** The parts of a view that manoeuvres depend on. */
type ManoeuvreView = Pick<AirspaceView, 'phase' | 'plane' | 'planes'>;

interface Flight extends LegalOption<AirspaceTypes> {
  action: ManoeuvreAction;
}

/** Preference: lower cost, then fewer rotations, then rotations before the flight. */
function isBetter(a: ManoeuvreAction, b: ManoeuvreAction): boolean {
  const [less, more] = [a, b].map((one) => costOf(one) * 10000 + rotationsOf(one) * 100 + Math.abs(one.after) * 10);
  return less < more;
}

/** Cache by `planes`: board, tape and tray ask for the same options many times while one order is built. */
const optionsCache = new WeakMap<AirspaceView['planes'], { plane: number; ways: readonly Flight[] }>();

/** All legal manoeuvres of the current plane. */
export function legalManoeuvres(gameData: GameData, view: ManoeuvreView): readonly Flight[] {
  const { planes, plane } = view;
  const known = optionsCache.get(planes);
  if (known?.plane === plane) return known.ways;
  const { altitude, points } = planes[plane];
  const ways = gameData
    .manoeuvres(gameData.owner[plane], altitude, points)
    .map((action) => ({ action, spelling: spell(gameData, view, action) }));
  optionsCache.set(planes, { plane, ways });
  return ways;
}

/** The legal manoeuvres at one height, with their picks. */
function manoeuvresAt(gameData: GameData, view: ManoeuvreView, move: Spot): SpelledManoeuvre[] {
  return legalManoeuvres(gameData, view).flatMap(({ action, spelling }) =>
    action.move === move ? [{ action, path: 'path' in spelling ? spelling.path : [] }] : [],
  );
}

/** The manoeuvre that the picks spell completely, or `null`. */
export function spelledManoeuvre(
  gameData: GameData,
  view: AirspaceView,
  picked: readonly Spot[],
): ManoeuvreAction | null {
  if (view.phase !== flying || picked.length === 0) return null;
  const turn = manoeuvresAt(gameData, view, picked[0]).find(
    ({ path }) => path.length === picked.length && path.every((spot, i) => spot === picked[i]),
  );
  return turn?.action ?? null;
}

/** The preferred manoeuvre by its last hex. */
function cheapestByHex(turns: readonly SpelledManoeuvre[]): Map<Spot, SpelledManoeuvre> {
  const best = new Map<Spot, SpelledManoeuvre>();
  for (const turn of turns) {
    const hex = lastHex(turn.path);
    const known = best.get(hex);
    if (!known || isBetter(turn.action, known.action)) best.set(hex, turn);
  }
  return best;
}

/** The lowest cost of each hex in reach at this height. */
export function costByHex(gameData: GameData, view: ManoeuvreView, move: Spot): ReadonlyMap<Spot, number> {
  if (view.phase !== flying) return new Map();
  return new Map(
    [...cheapestByHex(manoeuvresAt(gameData, view, move))].map(([hex, { action }]) => [hex, costOf(action)]),
  );
}

/**
 * Shortcuts that stand for whole turns: each hex in reach for the cheapest way there, and around the end of an order
 * the other facings.
 */
export function reachableHexes(
  scene: Scene<AirspaceTypes>,
  { picked }: Pick<ActionDraft, 'picked'>,
): ReadonlyMap<Spot, readonly Spot[]> {
  const reach = new Map<Spot, readonly Spot[]>();
  const { view } = scene;
  if (view.phase !== flying || scene.seat === null) return reach;
  const turns = manoeuvresAt(scene.gameData, view, picked[0] ?? 'level');
  for (const [hex, { path }] of cheapestByHex(turns)) reach.set(hex, path);
  const facing = picked.at(-1);
  if (!facing?.startsWith('facing:')) return reach;
  // The end of the current order: a second click there flies it.
  const end = lastHex(picked);
  reach.set(end, picked);
  for (const { path } of turns) {
    const other = path.at(-1) ?? '';
    const same = path.length === picked.length && path.slice(0, -1).every((spot, i) => spot === picked[i]);
    if (same && other !== facing) reach.set(aimSpot(end, other), path);
  }
  return reach;
}
