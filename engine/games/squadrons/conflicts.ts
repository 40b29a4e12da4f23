import { canonical } from '../../core/hash.ts';
import { awaiting, legalActions } from './actions.ts';
import type { GameData } from './gameData.ts';
import { handSize, isBurst } from './rules/cards.ts';
import { attackOn, inFront } from './rules/dogfight.ts';
import { planesOfSide, sideOf, stalemateOf } from './rules/losses.ts';
import { gunLayouts } from './rules/setup.ts';
import { american, german, none, type SquadronsState } from './state.ts';

/**
 * Where the parts of a table contradict each other or the game data, as paths; the table has the right shape. Later
 * questions rely on the answers to earlier ones: only the first path found can be trusted.
 */
export function* conflicts(gameData: GameData, state: SquadronsState): Generator<string> {
  yield* ending(gameData, state);
  yield* planes(gameData, state);
  yield* cards(gameData, state);
  yield* guns(gameData, state);
  yield* turn(gameData, state);
  yield* move(gameData, state);
  yield* dogfight(gameData, state);
  for (const seat of awaiting(gameData, state)) {
    if (legalActions(gameData, state, seat).length === 0) yield 'phase';
  }
}

const isOver = (state: SquadronsState) => state.phase === 'over';
/** A plane has taken its die and has not ended its move. */
const isMoving = ({ phase }: SquadronsState) =>
  ['movement.flying', 'movement.facing', 'movement.keeping'].includes(phase);
/** The guns are being laid out, or somebody gave up while they were. */
const isSealing = (state: SquadronsState) => state.first === none;
const isUnderWay = (state: SquadronsState, ...stages: string[]) =>
  stages.some((stage) => state.phase.startsWith(`${stage}.`));

function* ending(gameData: GameData, state: SquadronsState): Generator<string> {
  const { outcome } = state;
  if ((outcome !== null) !== isOver(state)) yield 'outcome';
  const winners = outcome?.winners.join() ?? '';
  const won = [american, german].some((side) => gameData.seatsOf[side].join() === winners);
  if (outcome && won === (outcome.ending === 'stalemate')) yield 'outcome.winners';
  if (outcome?.ending === 'stalemate') {
    if (canonical(outcome) !== canonical(stalemateOf(gameData))) yield 'outcome';
  } else if (outcome?.figures) yield 'outcome.figures';
  if (state.lastShot > state.round) yield 'lastShot';
  for (const side of [american, german]) {
    const beaten = outcome?.ending === 'allShotDown' && !outcome.winners.includes(gameData.seatsOf[side][0]);
    if ((planesOfSide(gameData, state, side) === 0) !== beaten) yield 'planes';
  }
}

function* planes(gameData: GameData, state: SquadronsState): Generator<string> {
  const taken = new Set<number>();
  for (const [plane, { squadron, square, flying, facing }] of state.planes.entries()) {
    if (square !== none && taken.has(square)) yield `planes.${plane}.square`;
    taken.add(square);
    if (flying !== (state.squadrons[squadron].up === plane)) yield `planes.${plane}.flying`;
    if (flying && square === none) yield `planes.${plane}.flying`;
    if (square === none) continue;
    if (!flying && gameData.landingOf[square] !== squadron) yield `planes.${plane}.square`;
    // While it moves it points where it pointed before, which may be off the board.
    if (flying && plane !== state.moving && gameData.grid.next(square, facing) === none) yield `planes.${plane}.facing`;
  }
  for (const [squadron, { up }] of state.squadrons.entries()) {
    if (up !== none && state.planes[up].squadron !== squadron) yield `squadrons.${squadron}.up`;
  }
}

function* cards(gameData: GameData, state: SquadronsState): Generator<string> {
  const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b).join();
  for (const [squadron, { hand, pack, discards, atMost }] of state.squadrons.entries()) {
    const whole = gameData.squadrons[squadron].pack;
    if (sorted([...hand, ...pack, ...discards]) !== sorted(whole)) yield `squadrons.${squadron}.pack`;
    // No plane draws more than a double ace, and what was kept is no more than it had.
    if (hand.join() !== sorted(hand) || hand.length > handSize(2)) yield `squadrons.${squadron}.hand`;
    if (hand.some((card) => isBurst(card) && card > atMost)) yield `squadrons.${squadron}.atMost`;
  }
}

function* guns(gameData: GameData, state: SquadronsState): Generator<string> {
  for (const [seat, hits] of state.sealed.entries()) {
    if (hits === null) continue;
    if (state.phase !== 'guns.sealing') yield `sealed.${seat}`;
    const layouts = gunLayouts(gameData, seat).map((layout) => layout.join());
    if (hits !== 'random' && !layouts.includes(hits.join())) yield `sealed.${seat}`;
  }
  for (const { guns: field } of gameData.squadrons) {
    const pieces = field.map((gun) => state.guns[gun]);
    const hits = pieces.filter((piece) => piece === 1).length;
    if (isSealing(state) ? pieces.some((piece) => piece !== none) : pieces.includes(none)) yield 'guns';
    if (!isSealing(state) && hits !== gameData.hitsAField) yield 'guns';
  }
  if (isSealing(state) && state.seen.includes(true)) yield 'seen';
}

function* turn(gameData: GameData, state: SquadronsState): Generator<string> {
  const { phase, first, mover, thrown, dice, toMove, moved, fought } = state;
  if (isSealing(state) !== (phase === 'guns.sealing') && !isOver(state)) yield 'first';
  if ((first === none) !== (mover === none)) yield 'mover';
  if (gameData.seats.length > 2 && first !== none && first !== gameData.order[0]) yield 'first';
  const thrownNow = isUnderWay(state, 'movement', 'attack');
  if (!isOver(state) && thrown.length !== (thrownNow ? 2 : 0)) yield 'thrown';
  const left = [...thrown];
  for (const die of isMoving(state) ? [...dice, state.die] : dice) {
    if (!left.includes(die)) yield 'dice';
    left.splice(left.indexOf(die), 1);
  }
  if (toMove.length > dice.length) yield 'dice';
  const own = mover === none ? [] : gameData.squadronsOf[mover];
  for (const plane of [...toMove, ...moved]) if (!own.includes(state.planes[plane].squadron)) yield 'moved';
  if (toMove.some((plane) => !state.planes[plane].flying || moved.includes(plane))) yield 'toMove';
  if (new Set(toMove).size < toMove.length || new Set(moved).size < moved.length) yield 'moved';
  if (!isOver(state) && !isUnderWay(state, 'movement') && toMove.length > 0) yield 'toMove';
  if (fought.some((plane) => !own.includes(state.planes[plane].squadron))) yield 'fought';
  if (fought.some((plane) => toMove.includes(plane)) || new Set(fought).size < fought.length) yield 'fought';
  if (phase === 'movement.assigning' && (toMove.length === 0 || dice.length < 2)) yield 'dice';
}

function* move(gameData: GameData, state: SquadronsState): Generator<string> {
  const { phase, mover, moving, die, flown, stays, toMove, moved } = state;
  if (isOver(state)) return;
  const busy = isMoving(state);
  if (busy !== (moving !== none) || busy !== die > 0) yield 'moving';
  if (!busy) {
    if (flown !== '' || stays) yield 'flown';
    return;
  }
  const { squadron, square, flying } = state.planes[moving];
  if (!gameData.squadronsOf[mover].includes(squadron) || square === none) yield 'moving';
  if (toMove.includes(moving) || moved.includes(moving)) yield 'moving';
  if (flying !== (phase !== 'movement.keeping')) yield 'moving';
  if (stays && (phase !== 'movement.facing' || flown !== '')) yield 'stays';
  if (flown.length > die) yield 'flown';
  if (phase === 'movement.facing' && !stays && flown.length !== die) yield 'flown';
  if (phase === 'movement.keeping' && flown === '') yield 'flown';
  if (phase !== 'movement.flying' || flown === '') return;
  // Only an enemy gun interrupts a flight.
  if (flown.length === die || gameData.gunSide[square] !== 1 - sideOf(gameData, state, moving)) yield 'flown';
}

function* dogfight(gameData: GameData, state: SquadronsState): Generator<string> {
  const { phase, dogfight: fight, mover } = state;
  const fighting = phase === 'attack.burst' || phase === 'attack.defence';
  if (fighting !== (fight !== null)) yield 'dogfight';
  if (fight === null) return;
  const { shooter, target, attack, burst, exchanged } = fight;
  const [from, at] = [state.planes[shooter], state.planes[target]];
  if (!from.flying || !at.flying || inFront(gameData, state, shooter) !== target) yield 'dogfight.target';
  if (attack !== attackOn(from.facing, at.facing) || (exchanged && attack !== 'tail')) yield 'dogfight.attack';
  if ((burst === 0) !== (phase === 'attack.burst')) yield 'dogfight.burst';
  if (burst > 0 && !state.squadrons[from.squadron].discards.includes(burst)) yield 'dogfight.burst';
  const own = [shooter, target].filter((plane) => gameData.squadronsOf[mover].includes(state.planes[plane].squadron));
  if (own.length !== 1 || !state.fought.includes(own[0])) yield 'dogfight.shooter';
  if (!exchanged && own[0] !== shooter) yield 'dogfight.shooter';
  if (exchanged === state.moved.includes(own[0])) yield 'dogfight.exchanged';
}
