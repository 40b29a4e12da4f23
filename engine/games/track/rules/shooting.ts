import type { Emit, Seat } from '../../../core/game.ts';
import { type Random, takeRandom } from '../../../core/random.ts';
import type { GameData } from '../gameData.ts';
import { charge, mission, none, opponent, type Plan, type TrackEvent, type TrackState, together } from '../state.ts';
import { planesFell } from './ending.ts';

/** "Being Behind": one to three spaces, whatever the colours. */
function isBehind(gameData: GameData, state: TrackState, from: number, at: number): boolean {
  const distance = gameData.distance(state.planes[from].space, state.planes[at].space);
  return distance >= 1 && distance <= 3;
}

/** May a plane, by its place alone, shoot another? Purple reaches only two spaces. */
function hasInSights(gameData: GameData, state: TrackState, from: number, at: number): boolean {
  const distance = gameData.distance(state.planes[from].space, state.planes[at].space);
  const reach = from === charge ? 3 : gameData.reach[from];
  return distance >= 1 && distance <= reach && gameData.sameColour(state.planes[from].space, state.planes[at].space);
}

/** Hits on the tile a plane flew with; none from a jammed gun, and the spy has no gun. */
function firepower(gameData: GameData, state: TrackState, plane: number): number {
  if (plane === charge) return gameData.tileHits[charge][(state.plans[mission] as Plan).charge as number];
  if (plane === mission && (gameData.scenario === 'espionage' || gameData.solo)) return 0;
  const { tile } = state.plans[plane] as Plan;
  if (tile === none || state.planes[plane].down || state.pilots[plane].jammed) return 0;
  return gameData.tileHits[plane][tile];
}

/** Escort and charge equally near, as on one space, and both able to hit: the escort player has to name one. */
export function twoEqualShooters(gameData: GameData, state: TrackState): boolean {
  if (gameData.planes <= charge || gameData.solo || state.planes[mission].down) return false;
  const [escort, attacker, malfunctioning] = state.planes;
  const near = gameData.distance(escort.space, attacker.space);
  if (near !== gameData.distance(malfunctioning.space, attacker.space)) return false;
  return canHit(gameData, state, mission) && canHit(gameData, state, charge);
}

function canHit(gameData: GameData, state: TrackState, plane: number): boolean {
  return hasInSights(gameData, state, plane, opponent) && firepower(gameData, state, plane) > 0;
}

/** All shots of a turn, at once. */
export function fire(gameData: GameData, draft: TrackState, emit: Emit<TrackEvent>): void {
  for (let plane = 0; plane < draft.hits.length; plane++) draft.hits[plane] = 0;
  if (!gameData.solo) {
    const shooter = gameData.planes > charge ? escortShooter(gameData, draft) : mission;
    if (shooter !== none) shoot(gameData, draft, shooter, opponent, none, emit);
    if (emit && gameData.planes > charge && shooter !== none) tellWhoHeldFire(gameData, draft, shooter, emit);
  }
  if (gameData.planes > charge) {
    const [at, besides] = escortTargets(gameData, draft);
    if (at !== none) shoot(gameData, draft, opponent, at, besides, emit);
  } else {
    shoot(gameData, draft, opponent, mission, none, emit);
  }
  if (gameData.grey !== none) jam(gameData, draft, gameData.grey, emit);
}

const noPlane: readonly [number, number] = [none, none];

/** "Escort": of the planes behind the attacker only the closest may shoot, even if its tile has no hit. */
function escortShooter(gameData: GameData, state: TrackState): number {
  const [escort, attacker, malfunctioning] = state.planes;
  const escortBehind = !escort.down && isBehind(gameData, state, mission, opponent);
  const chargeBehind = isBehind(gameData, state, charge, opponent);
  if (!escortBehind || !chargeBehind) return escortBehind ? mission : chargeBehind ? charge : none;
  const escortNear = gameData.distance(escort.space, attacker.space);
  const chargeNear = gameData.distance(malfunctioning.space, attacker.space);
  if (escortNear !== chargeNear) return escortNear < chargeNear ? mission : charge;
  if (state.shooter !== none) return state.shooter;
  return canHit(gameData, state, mission) ? mission : charge;
}

/** The attacker hits the nearest that may be shot; equally near, as on one space, both. Solo it only ever shoots the charge. */
function escortTargets(gameData: GameData, state: TrackState): readonly [number, number] {
  const [escort, attacker, malfunctioning] = state.planes;
  const escortInSights = !gameData.solo && !escort.down && hasInSights(gameData, state, opponent, mission);
  const chargeInSights = hasInSights(gameData, state, opponent, charge);
  if (!escortInSights && !chargeInSights) return noPlane;
  if (!escortInSights) return [charge, none];
  if (!chargeInSights) return [mission, none];
  const escortNear = gameData.distance(attacker.space, escort.space);
  const chargeNear = gameData.distance(attacker.space, malfunctioning.space);
  if (escortNear === chargeNear) return [mission, charge];
  return [escortNear < chargeNear ? mission : charge, none];
}

/** "Escort": a plane that could have hit, had the other one not been nearer. */
function tellWhoHeldFire(
  gameData: GameData,
  state: TrackState,
  shooter: number,
  emit: NonNullable<Emit<TrackEvent>>,
): void {
  const other = shooter === mission ? charge : mission;
  if (state.planes[other].down || canHit(gameData, state, shooter) || !canHit(gameData, state, other)) return;
  emit({ type: 'heldFire', plane: other, nearer: shooter });
}

/** Would it have fired, had its gun not been jammed? */
function isJammed(gameData: GameData, state: TrackState, plane: number): boolean {
  if (plane === charge || !state.pilots[plane]?.jammed) return false;
  const { tile } = state.plans[plane] as Plan;
  return tile !== none && gameData.tileHits[plane][tile] > 0;
}

/** One plane shoots another, or splits its hits evenly over two that are equally near. */
function shoot(
  gameData: GameData,
  draft: TrackState,
  from: number,
  at: number,
  besides: number,
  emit: Emit<TrackEvent>,
): void {
  if (!hasInSights(gameData, draft, from, at)) return;
  const hits = firepower(gameData, draft, from);
  if (hits === 0) {
    if (emit && isJammed(gameData, draft, from)) emit({ type: 'heldFire', plane: from, nearer: none });
    return;
  }
  if (besides === none) {
    draft.hits[at] = hits;
  } else {
    draft.hits[at] = hits >> 1;
    draft.hits[besides] = hits >> 1;
    draft.oddHit = hits % 2 === 1;
  }
  emit?.({
    type: 'shot',
    from,
    at: besides === none ? [at] : [at, besides],
    distance: gameData.distance(draft.planes[from].space, draft.planes[at].space),
    hits,
    together: together.shots,
  });
}

/** "Grey Biplane": three hits jam the gun, also if nobody was shot; a tile without hits clears it for the next turn. */
function jam(gameData: GameData, draft: TrackState, seat: Seat, emit: Emit<TrackEvent>): void {
  const { tile } = draft.plans[seat] as Plan;
  if (tile === none) return;
  const pilot = draft.pilots[seat];
  const hits = gameData.tileHits[seat][tile];
  if (!pilot.jammed && hits >= 3) {
    pilot.jammed = true;
    emit?.({ type: 'jammed', seat });
  } else if (pilot.jammed && hits === 0) {
    pilot.jammed = false;
    emit?.({ type: 'unjammed', seat });
  }
}

export function giveOddHit(draft: TrackState, plane: number, emit: Emit<TrackEvent>): void {
  draft.hits[plane]++;
  draft.oddHit = false;
  emit?.({ type: 'oddHitGiven', plane });
}

/** Damage cubes are placed; planes fall; black gives up tiles. */
export function damage(gameData: GameData, draft: TrackState, rng: Random, emit: Emit<TrackEvent>): void {
  let fell = false;
  for (let plane = 0; plane < gameData.planes; plane++) {
    const hits = draft.hits[plane];
    if (hits === 0) continue;
    const hit = draft.planes[plane];
    hit.damage = Math.min(hit.damage + hits, gameData.fallsAt[plane]);
    emit?.({ type: 'damaged', plane, hits, damage: hit.damage });
    if (hit.damage < gameData.fallsAt[plane]) continue;
    hit.down = true;
    fell = true;
    emit?.({ type: 'shotDown', plane });
  }
  if (fell) planesFell(gameData, draft, emit);
  if (draft.outcome !== null) return;
  if (fell) escortIsLost(gameData, draft, emit);
  const { black } = gameData;
  if (black === none || draft.planes[black].down) return;
  draft.toLose = draft.hits[black];
  if (draft.toLose >= draft.pilots[black].hand.length) loseEverything(draft, black, rng, emit);
}

/** "Escort", End of the round: without the escort only the 0 with a hit, +1 and +2 are left, in hand at once. */
function escortIsLost(gameData: GameData, draft: TrackState, emit: Emit<TrackEvent>): void {
  if (!draft.planes[mission].down) return;
  const all = gameData.values[charge].map((_, tile) => tile);
  const hand = all.filter((tile) => outlastsEscort(gameData, tile));
  draft.chargeTiles = { hand, played: [] };
  emit?.({ type: 'chargeTilesDiscarded', tiles: all.filter((tile) => !hand.includes(tile)) });
}

export function outlastsEscort(gameData: GameData, tile: number): boolean {
  const value = gameData.values[charge][tile];
  return value > 0 || (value === 0 && gameData.tileHits[charge][tile] > 0);
}

/** "Black Biplane": the hand covers no more than what is lost, so there is nothing to choose; the bag pays the rest. */
function loseEverything(draft: TrackState, seat: Seat, rng: Random, emit: Emit<TrackEvent>): void {
  const pilot = draft.pilots[seat];
  const left = draft.toLose - pilot.hand.length;
  if (pilot.hand.length > 0) lose(draft, seat, pilot.hand, emit);
  draft.toLose = 0;
  const tiles: number[] = [];
  while (tiles.length < left && pilot.bag.length > 0) tiles.push(takeRandom(pilot.bag, rng, 'loss'));
  if (tiles.length === 0) return;
  pilot.lost.push(...tiles);
  emit?.({ type: 'tilesLost', seat, count: tiles.length, from: 'bag', secret: { to: [seat], tiles } });
}

/** Tiles from behind the screen leave the game, face down. */
export function lose(draft: TrackState, seat: Seat, tiles: readonly number[], emit: Emit<TrackEvent>): void {
  const pilot = draft.pilots[seat];
  pilot.hand = pilot.hand.filter((tile) => !tiles.includes(tile));
  pilot.lost.push(...tiles);
  draft.toLose = 0;
  emit?.({ type: 'tilesLost', seat, count: tiles.length, from: 'hand', secret: { to: [seat], tiles } });
}
