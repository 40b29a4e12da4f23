import { itemAt } from '../../core/items.ts';
import { type Random, SeededRandom, shuffle } from '../../core/random.ts';
import { games } from '../../games/index.ts';
import { deriveSeed } from '../deriveSeed.ts';
import type { Readiness } from '../sortieRules.ts';
import { airframeType, isLent } from './airframes.ts';
import { completeOptions, fixedOptions, missionOptions, sortieRulesOf } from './missionOptions.ts';
import { planesLeft, transferType } from './preparation.ts';
import {
  type CampaignState,
  counterOf,
  gameSideOf,
  missionOf,
  type Preparation,
  pilotOf,
  type SeatOccupant,
} from './state.ts';

/** Seed, options and seats of a match. */
export interface MatchSetup {
  seed: number;
  options: Record<string, unknown>;
  seats: readonly SeatOccupant[];
}

/** The random stream of the enemy's planes; it depends on the mission's number only, so that looking does not change it. */
function enemyRandom({ war, missionNumber: number }: CampaignState): Random {
  return new SeededRandom(deriveSeed(war.seed, 1000 + number));
}

/** The planes of the enemy side, in the order in which they fly; shown by the purchase *intelligence*. */
export function enemyPlanes(state: CampaignState): string[] {
  const mission = missionOf(state);
  const side = 1 - gameSideOf(state, state.lead, mission);
  return shuffle([...(mission.planes?.[side] ?? [])], enemyRandom(state), 'enemy');
}

/** An enemy with at most this many stores flies damaged planes. */
const maxPoorStores = 1;
/** From this value of the sector on, bots are one level stronger. */
const minSectorFarAhead = 3;
const levelByDifficulty = { cadet: -1, pilot: 0, ace: 1 } as const;

/** The level of the enemy's bots in the current mission. */
export function botLevel(state: CampaignState, flight = 0): number {
  const ahead = counterOf(itemAt(state.flights, flight), 'sector') >= minSectorFarAhead ? 1 : 0;
  return clampLevel(missionOf(state).level + levelByDifficulty[state.war.difficulty] + ahead);
}

/** The level of bots on the player's own side. */
const comradeLevel = 3;

function clampLevel(level: number): number {
  return Math.min(5, Math.max(1, level));
}

/** Sets up the match of a sortie from the preparations. */
export function setUpMatch(state: CampaignState, sortie: number, attempt: number): MatchSetup {
  const options = matchOptions(state, sortie);
  const seed = deriveSeed(deriveSeed(state.war.seed, 2000 + 4 * state.missionNumber + sortie), attempt);
  return { seed, options, seats: seatOccupants(state, sortie, options) };
}

export function matchOptions(state: CampaignState, sortie: number): Record<string, unknown> {
  const mission = missionOf(state);
  const { picks, handicaps } = sortieRulesOf(mission);
  const fixed = fixedOptions(state, state.lead);
  const options = picks ? { ...fixed, [picks.option]: planesByPlace(state, sortie) } : fixed;
  const handicapOptions = state.war.byTheBook
    ? null
    : handicaps(completeOptions(mission.game, options), readinessOf(state, sortie));
  return handicapOptions ? { ...options, ...handicapOptions } : options;
}

function preparationOf(state: CampaignState, flight: number): Preparation {
  const preparation = state.preparations[flight];
  if (!preparation) throw new RangeError('not prepared');
  return preparation;
}

/** Plane types by place. No type flies twice: the lead keeps its own, the other side takes its next type. */
function planesByPlace(state: CampaignState, sortie: number): string[] {
  const mission = missionOf(state);
  const options = missionOptions(state, state.lead);
  const { picks, planes } = sortieRulesOf(mission);
  const placed: string[] = [];
  const order = [state.lead, ...state.flights.keys()].filter((flight, at, all) => all.indexOf(flight) === at);
  for (const flight of order) {
    const side = gameSideOf(state, flight, mission);
    const preparation = preparationOf(state, flight);
    for (const [plane, place] of picks!.placesOf(options, side).entries()) {
      const id = itemAt(itemAt(preparation.airframes, sortie), plane);
      const type = transferType(preparation, id) ?? airframeType(itemAt(state.flights, flight), id);
      placed[place] = placed.includes(type) ? nextFreeType(mission.planes?.[side], placed) : type;
    }
  }
  for (let place = 0; place < 2 * planes(options); place++) {
    placed[place] ??= nextFreeType(enemyPlanes(state), placed);
  }
  return placed;
}

function nextFreeType(types: readonly string[] = [], taken: readonly string[]): string {
  return types.find((type) => !taken.includes(type)) ?? types[0] ?? '';
}

/** Readiness by side of the game. */
function readinessOf(state: CampaignState, sortie: number): Readiness[] {
  const mission = missionOf(state);
  const isEnemyPoor =
    'enemyStores' in itemAt(state.flights, 0).counters &&
    counterOf(itemAt(state.flights, 0), 'enemyStores') <= maxPoorStores;
  const sortieRules = sortieRulesOf(mission);
  const fullStrength = sortieRules.planes(missionOptions(state, state.lead));
  const sides: Readiness[] = [0, 1].map(() => ({
    patched: Array.from({ length: fullStrength }, () => isEnemyPoor),
    insignia: [],
    strength: isEnemyPoor ? fullStrength - 2 : fullStrength,
    high: false,
  }));
  for (const [at, flight] of state.flights.entries()) {
    const { airframes, pilots, spent } = preparationOf(state, at);
    const repaired = spent.flatMap((purchase) => ('airframe' in purchase ? [purchase.airframe] : []));
    sides[gameSideOf(state, at, mission)] = {
      patched: itemAt(airframes, sortie).map((id) => {
        if (isLent(id) || repaired.includes(id)) return false;
        return flight.hangar.find((airframe) => airframe.id === id)?.state === 'workshop';
      }),
      insignia: itemAt(pilots, sortie).map((id) => Math.min(2, Math.floor(pilotOf(flight, id).victories / 5))),
      strength: planesLeft(state, at),
      high: spent.some(({ buy }) => buy === 'height'),
    };
  }
  return sides;
}

function seatOccupants(state: CampaignState, sortie: number, options: Record<string, unknown>): SeatOccupant[] {
  const mission = missionOf(state);
  const { mode } = state.war;
  const places = itemAt(games, mission.game).open(completeOptions(mission.game, options)).seats;
  const twice = mode === 'partners' && mission.twice;
  let own = 0;
  return places.map(({ side }) => {
    const flight = state.flights.findIndex((_, at) => gameSideOf(state, at, mission) === side);
    if (flight < 0) return { level: botLevel(state) };
    if (mode === 'solo') return own++ === 0 ? { person: 0 } : { level: comradeLevel };
    if (mode === 'rivals') return { person: flight };
    if (twice) return { person: sortie };
    return { person: own++ };
  });
}
