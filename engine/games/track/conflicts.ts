import { clone } from '../../core/clone.ts';
import { canonical } from '../../core/hash.ts';
import type { GameData } from './gameData.ts';
import { figuresOf, targetsGone } from './rules/ending.ts';
import { takeOff } from './rules/movement.ts';
import { canLoop, lastPlayed, legalPlans, openPlanning } from './rules/planning.ts';
import { mulliganIsOffered, startPicker } from './rules/setup.ts';
import { outlastsEscort, twoEqualShooters } from './rules/shooting.ts';
import { charge, mission, none, opponent, type Plan, type TrackState } from './state.ts';

/**
 * Where the parts of a table contradict each other or the game data, as paths; the table has the right shape. Later
 * questions rely on the answers to earlier ones: only the first path found can be trusted.
 */
export function* conflicts(gameData: GameData, state: TrackState): Generator<string> {
  yield* time(gameData, state);
  yield* planes(gameData, state);
  yield* tiles(gameData, state);
  if (gameData.solo) yield* automaton(state);
  yield* chargeTiles(gameData, state);
  yield* targets(gameData, state);
  yield* rescue(gameData, state);
  yield* mulligan(gameData, state);
  yield* plans(gameData, state);
  yield* planning(gameData, state);
  yield* exit(gameData, state);
  yield* shooting(gameData, state);
}

const isOver = (state: TrackState) => state.phase === 'over';
const isPlanning = (state: TrackState) => state.phase.startsWith('planning.');
/** Placed and dealt; nobody is asked anything in between. */
const isDealt = (state: TrackState) => state.planes[mission].space !== none;
/** Before the tiles of this turn are turned up. */
const isSealed = (state: TrackState) => isPlanning(state) || isUntouched(state);
/** Nothing has been played in this match. */
const isUntouched = (state: TrackState) => state.phase === 'mulligan.sealing' || !isDealt(state);

function* time(gameData: GameData, state: TrackState): Generator<string> {
  const { phase, outcome, round, turn } = state;
  const escort = gameData.planes > charge;
  const possible: Record<string, boolean> = {
    placing: startPicker(gameData) !== none,
    'mulligan.sealing': mulliganIsOffered(gameData),
    'movement.exit': gameData.leaver !== none,
    'shooting.naming': escort && !gameData.solo,
    'shooting.oddHit': escort && !gameData.solo,
    'shooting.tileLoss': gameData.black !== none,
  };
  if (possible[phase] === false) yield 'phase';
  if (isUntouched(state) && (round > 1 || turn > 1)) yield 'round';
  if (turn > gameData.turnsARound && !(isOver(state) && round === gameData.lastRound)) yield 'turn';
  if ((outcome !== null) !== isOver(state)) yield 'outcome';
  if (outcome?.lost && (!gameData.solo || outcome.winners.length > 0)) yield 'outcome.lost';
  const figures = outcome && figuresOf(gameData, state, outcome.ending);
  if (outcome && canonical(outcome.figures ?? null) !== canonical(figures ?? null)) yield 'outcome.figures';
  if (outcome?.major && (state.rescued < 3 || outcome.winners[0] !== mission)) yield 'outcome.major';
}

function* planes(gameData: GameData, state: TrackState): Generator<string> {
  const placing = state.phase === 'placing' || (state.outcome?.ending === 'resigned' && startPicker(gameData) !== none);
  for (const [plane, { space, damage, down }] of state.planes.entries()) {
    const left = space === gameData.ring.off;
    if ((space === none) !== !isDealt(state)) yield `planes.${plane}.space`;
    if (space === none ? !placing : state.phase === 'placing') yield `planes.${plane}.space`;
    if (left && (plane !== gameData.leaver || state.outcome?.ending !== 'escaped')) yield `planes.${plane}.space`;
    if (gameData.ring.onLane(space) && gameData.leaver === none) yield `planes.${plane}.space`;
    if (damage < gameData.startDamage[plane] || damage > gameData.fallsAt[plane]) yield `planes.${plane}.damage`;
    if (isUntouched(state) && damage !== gameData.startDamage[plane]) yield `planes.${plane}.damage`;
    if (isUntouched(state) && isDealt(state) && !gameData.board.starts.includes(space)) yield `planes.${plane}.space`;
    if (down !== (damage === gameData.fallsAt[plane])) yield `planes.${plane}.down`;
    // Only an escort falls without ending the match.
    if (down && !isOver(state) && (gameData.planes <= charge || plane !== mission)) yield `planes.${plane}.down`;
  }
}

function* tiles(gameData: GameData, state: TrackState): Generator<string> {
  for (const [owner, pilot] of state.pilots.entries()) {
    const { hand, bag, played, stack, lost } = pilot;
    const hasSeat = owner < gameData.seats;
    const slots = hasSeat ? [] : state.slots.filter((tile) => tile !== none);
    if (!sameTiles([...hand, ...bag, ...played, ...stack, ...lost, ...slots], gameData.bags[owner])) {
      yield `pilots.${owner}`;
    }
    if (!isAscending(hand)) yield `pilots.${owner}.hand`;
    if (!isDealt(state) && hand.length > 0) yield `pilots.${owner}.hand`;
    if (isUntouched(state) && stack.length + lost.length > 0) yield `pilots.${owner}`;
    // The automatic opponent's tile is laid down when the turn ends.
    if (played.length > (hasSeat ? turnsPlayed(state) : state.turn - 1)) yield `pilots.${owner}.played`;
    const black = owner === gameData.black;
    const hits = state.planes[owner].damage - gameData.startDamage[owner];
    if (lost.length + (black ? state.toLose : 0) > (black ? hits : 0)) yield `pilots.${owner}.lost`;
    // A match that is over may have ended between two counts, and a lost escort's tiles count no more.
    const counts = hasSeat && isDealt(state) && !isOver(state) && !state.planes[owner].down;
    if (counts) yield* counted(gameData, state, owner, hits);
    const zero = gameData.values[owner][lastPlayed(state, owner)] === 0;
    if (pilot.afterZero !== (hasSeat && zero)) yield `pilots.${owner}.afterZero`;
    if (pilot.jammed && owner !== gameData.grey) yield `pilots.${owner}.jammed`;
  }
}

/** How many tiles each side has turned up in this round. */
function turnsPlayed(state: TrackState): number {
  return state.turn - (isSealed(state) ? 1 : 0);
}

/** A tile a turn, out of a hand that is filled up for every round; only black comes to have fewer. */
function* counted(gameData: GameData, state: TrackState, owner: number, hits: number): Generator<string> {
  const { hand, bag, played, stack, lost } = state.pilots[owner];
  const spent = turnsPlayed(state);
  const black = owner === gameData.black;
  // Without a tile behind its screen black flies the last one again.
  if (played.length < spent && !(black && hand.length === 0)) yield `pilots.${owner}.played`;
  const rounds = gameData.unlimited ? (state.round - 1) % 3 : state.round - 1;
  const flown = rounds * gameData.turnsARound;
  if (black ? stack.length > flown || (rounds > 0 && stack.length === 0) : stack.length !== flown) {
    yield `pilots.${owner}.stack`;
  }
  const dealt = Math.min(gameData.handSize[owner], gameData.bags[owner].length - stack.length);
  if (!black && hand.length + played.length !== dealt) yield `pilots.${owner}.hand`;
  if (!black) return;
  if (hand.length + played.length > dealt) yield `pilots.${owner}.hand`;
  // A tile missing from a hand is lost; there are fewer lost tiles than hits only where nothing was left to lose.
  if (hand.length + played.length + lost.length < dealt) yield `pilots.${owner}.hand`;
  if (hand.length + bag.length > 0 && lost.length + state.toLose < hits) yield `pilots.${owner}.lost`;
}

/** "Solo Play": one tile waits in the left slot; the right one is filled from its move to the end of the turn. */
function* automaton(state: TrackState): Generator<string> {
  const [left, right] = state.slots;
  const plan = state.plans[opponent];
  const moved = right !== none;
  if (left === none || (moved && !isOver(state) && !state.phase.startsWith('shooting.'))) yield 'slots';
  if (!moved && state.pilots[opponent].bag.length === 0) yield `pilots.${opponent}.bag`;
  if (moved !== (plan !== null) || (plan && !state.slots.includes(plan.tile))) yield `plans.${opponent}`;
}

function* chargeTiles(gameData: GameData, state: TrackState): Generator<string> {
  const { hand, played } = state.chargeTiles;
  if (!isAscending(hand)) yield 'chargeTiles.hand';
  const all = [...(gameData.values[charge] ?? []).keys()];
  const kept = all.filter((tile) => outlastsEscort(gameData, tile));
  const { down } = state.planes[mission];
  const whole = sameTiles([...hand, ...played], all) && (!down || isOver(state));
  if (!whole && !(down && sameTiles([...hand, ...played], kept))) yield 'chargeTiles';
  if (isOver(state) || all.length === 0) return;
  // A lost escort's charge has all of its tiles in hand at once, and again after every turn.
  const spent = turnsPlayed(state);
  if (down ? played.length > spent + 1 - state.turn : played.length !== spent) yield 'chargeTiles.played';
}

function* targets(gameData: GameData, state: TrackState): Generator<string> {
  const { scenario } = gameData;
  if (scenario === 'espionage') {
    if (state.targets.length !== gameData.board.targets.length) yield 'targets';
    if (state.targets.some((cameras) => cameras > 2 || (isUntouched(state) && cameras < 2))) yield 'targets';
    return;
  }
  const numbers = scenario === 'bombing' ? gameData.factories : scenario === 'rescue' ? gameData.airfields : [];
  const standing = state.targets.filter((number) => number > 0);
  const gone = [...numbers];
  for (const number of standing) if (gone.includes(number)) gone.splice(gone.indexOf(number), 1);
  if (state.targets.length !== numbers.length || gone.length + standing.length !== numbers.length) yield 'targets';
  if (isUntouched(state) && gone.length > 0) yield 'targets';
}

function* rescue(gameData: GameData, state: TrackState): Generator<string> {
  const { objectives, rescued, landed } = state;
  const { stack, held, shown } = objectives;
  const played = gameData.scenario === 'rescue';
  if (!sameTiles([...stack, ...held], played ? gameData.objectives : [])) yield 'objectives';
  const due = played && isDealt(state) ? Math.min(state.round, gameData.objectives.length) : 0;
  if (held.length !== due) yield 'objectives.held';
  for (const [i, fact] of shown.entries()) {
    if (fact.held > held.length || !gameData.airfields.includes(fact.airfield)) yield `objectives.shown.${i}`;
    if (held.slice(0, fact.held).includes(fact.airfield) !== fact.matched) yield `objectives.shown.${i}.matched`;
  }
  if (rescued !== shown.filter(({ matched }) => matched).length) yield 'rescued';
  if (played && rescued !== targetsGone(state)) yield 'rescued';
  if (landed === none ? state.takeOff : !played) yield 'landed';
  if (landed === none || state.takeOff) return;
  const spot = gameData.spotAt[landed];
  if (state.planes[mission].space !== landed || spot === none || state.targets[spot] === 0) yield 'landed';
}

function* mulligan(gameData: GameData, state: TrackState): Generator<string> {
  const sealing = state.phase === 'mulligan.sealing';
  for (const [seat, swap] of state.swaps.entries()) {
    if (swap === null) continue;
    if (!sealing || !gameData.mulligan[seat]) yield `swaps.${seat}`;
    if (!isAscending(swap) || !swap.every((tile) => state.pilots[seat].hand.includes(tile))) yield `swaps.${seat}`;
  }
  if (sealing && state.swaps.every((swap, seat) => swap !== null || !gameData.mulligan[seat])) yield 'swaps';
}

function* plans(gameData: GameData, state: TrackState): Generator<string> {
  for (const [seat, plan] of state.plans.entries()) {
    const path = `plans.${seat}`;
    if (plan === null) {
      if (seat < gameData.seats && !isSealed(state) && !isOver(state)) yield path;
    } else if (isSealed(state)) {
      const text = canonical(plan);
      const legal = isPlanning(state) && seat < gameData.seats ? legalPlans(gameData, state, seat) : [];
      if (!legal.some((other) => canonical(other) === text)) yield path;
    } else {
      yield* revealed(gameData, state, plan, path);
    }
  }
}

function* revealed(gameData: GameData, state: TrackState, plan: Plan, path: string): Generator<string> {
  const { seat, tile, loop } = plan;
  const { down } = state.planes[seat];
  const hasSeat = seat < gameData.seats;
  if (hasSeat && tile !== (tile === none && down ? none : lastPlayed(state, seat))) yield `${path}.tile`;
  // A plane that has just fallen may still have flown; before the damage is dealt it has not.
  const damageDealt = isOver(state) || state.phase === 'shooting.tileLoss';
  if (down && tile !== none && !damageDealt) yield `${path}.tile`;
  if (loop && gameData.values[seat][tile] !== 3) yield `${path}.loop`;
  if (loop && state.phase === 'movement.exit' && !canLoop(gameData, state, seat, tile)) yield `${path}.loop`;
  const { played } = state.chargeTiles;
  if (plan.charge !== undefined && !state.planes[mission].down && plan.charge !== played[played.length - 1]) {
    yield `${path}.charge`;
  }
}

function* planning(gameData: GameData, state: TrackState): Generator<string> {
  const { first, showsCharge, phase } = state;
  if (first !== none && (gameData.solo || gameData.white !== 1 - first)) yield 'first';
  if (showsCharge && (first !== mission || gameData.planes <= charge)) yield 'showsCharge';
  if (!isPlanning(state)) {
    if (isUntouched(state) && first !== none) yield 'first';
    return;
  }
  // A turn that has begun begins the same way again.
  const begun = clone(state);
  openPlanning(gameData, begun, null);
  for (const key of Object.keys(state) as (keyof TrackState)[]) {
    if (canonical(begun[key]) !== canonical(state[key])) yield key;
  }
  const open = state.plans.slice(0, gameData.seats).filter((plan) => plan === null).length;
  if (open === 0 || (phase === 'planning.showing' && (first === none || open < gameData.seats))) yield 'phase';
  if (phase === 'planning.sealing' && first !== none && state.plans[first] === null) yield `plans.${first}`;
  for (let seat = 0; seat < gameData.seats; seat++) {
    if (state.pilots[seat].hand.length === 0 && lastPlayed(state, seat) === undefined) yield `pilots.${seat}.hand`;
    if (legalPlans(gameData, state, seat).length === 0) yield `pilots.${seat}.hand`;
  }
}

function* exit(gameData: GameData, state: TrackState): Generator<string> {
  const { exitOpenTo, takesExit, phase } = state;
  const open = exitOpenTo !== none;
  if (open && (isSealed(state) || gameData.leaver === none)) yield 'exitOpenTo';
  if (open && exitOpenTo !== gameData.leaver && (exitOpenTo !== opponent || gameData.solo)) yield 'exitOpenTo';
  if (takesExit && (!open || phase === 'movement.exit')) yield 'takesExit';
  if (phase !== 'movement.exit') return;
  // No plane has moved yet, so the question can be asked again.
  const asked = { ...clone(state), landed: none };
  takeOff(gameData, asked, null);
  if (!open || asked.exitOpenTo !== exitOpenTo) yield 'exitOpenTo';
}

function* shooting(gameData: GameData, state: TrackState): Generator<string> {
  const { phase, shooter, oddHit, toLose, hits } = state;
  const resigned = state.outcome?.ending === 'resigned';
  const fired = isOver(state) || phase === 'shooting.oddHit' || phase === 'shooting.tileLoss';
  if (shooter !== none && (!fired || gameData.planes <= charge || shooter === opponent)) yield 'shooter';
  if (phase === 'shooting.naming' && !twoEqualShooters(gameData, state)) yield 'phase';

  if (oddHit !== (phase === 'shooting.oddHit') && !resigned) yield 'oddHit';
  if (phase === 'shooting.oddHit') {
    const all = gameData.tileHits[opponent][(state.plans[opponent] as Plan).tile];
    if (hits[mission] !== hits[charge] || hits[mission] + hits[charge] + 1 !== all) yield 'hits';
  }
  if (phase === 'shooting.tileLoss') {
    const { black } = gameData;
    if (toLose === 0 || toLose !== hits[black] || toLose >= state.pilots[black].hand.length) yield 'toLose';
    if (state.planes[black].down) yield `planes.${black}.down`;
  } else if (toLose > 0 && !resigned) {
    yield 'toLose';
  }
}

function isAscending(list: readonly number[]): boolean {
  return list.every((tile, at) => at === 0 || list[at - 1] < tile);
}

function sameTiles(found: readonly number[], wanted: readonly number[]): boolean {
  const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b).join();
  return found.length === wanted.length && sorted(found) === sorted(wanted);
}
