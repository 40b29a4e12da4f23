import type { Mutant } from '../../mutants/mutant.ts';

export const tests = ['tests/scenarios/track', 'tests/games/track'];

const rules = (name: string) => `engine/games/track/rules/${name}.ts`;
const part = (name: string) => `engine/games/track/${name}.ts`;

const shooting: Mutant[] = [
  {
    file: rules('shooting'),
    from: 'return distance >= 1 && distance <= 3;',
    to: 'return distance >= 0 && distance <= 3;',
  },
  {
    file: rules('shooting'),
    from: 'distance >= 1 && distance <= reach &&',
    to: 'distance >= 1 && distance < reach &&',
  },
  {
    file: rules('shooting'),
    from: ' && gameData.sameColour(state.planes[from].space, state.planes[at].space);',
    to: ';',
  },
  { file: rules('shooting'), from: 'const reach = from === charge ? 3 :', to: 'const reach = from === charge ? 2 :' },
  {
    file: rules('shooting'),
    from: "gameData.scenario === 'espionage' || gameData.solo)) return 0;",
    to: 'gameData.solo)) return 0;',
  },
  { file: rules('shooting'), from: ' || state.pilots[plane].jammed) return 0;', to: ') return 0;' },
  {
    file: rules('shooting'),
    from: 'return canHit(gameData, state, mission) && canHit(gameData, state, charge);',
    to: 'return canHit(gameData, state, mission) || canHit(gameData, state, charge);',
  },
  {
    file: rules('shooting'),
    from: 'return canHit(gameData, state, mission) ? mission : charge;',
    to: 'return mission;',
  },
  {
    file: rules('shooting'),
    from: 'return escortNear < chargeNear ? mission : charge;',
    to: 'return escortNear > chargeNear ? mission : charge;',
  },
  { file: rules('shooting'), from: '!gameData.solo && !escort.down && hasInSights', to: '!escort.down && hasInSights' },
  { file: rules('shooting'), from: 'draft.oddHit = hits % 2 === 1;', to: 'draft.oddHit = false;' },
  { file: rules('shooting'), from: 'if (!pilot.jammed && hits >= 3) {', to: 'if (!pilot.jammed && hits >= 2) {' },
  {
    file: rules('shooting'),
    from: '} else if (pilot.jammed && hits === 0) {',
    to: '} else if (pilot.jammed && hits <= 1) {',
  },
  { file: rules('shooting'), from: 'Math.min(hit.damage + hits, gameData.fallsAt[plane])', to: 'hit.damage + hits' },
  { file: rules('shooting'), from: 'black === none || draft.planes[black].down', to: 'black === none' },
  {
    file: rules('shooting'),
    from: 'draft.toLose >= draft.pilots[black].hand.length',
    to: 'draft.toLose > draft.pilots[black].hand.length',
  },
  { file: rules('shooting'), from: 'value > 0 || (value === 0 &&', to: 'value >= 0 || (value === 0 &&' },
];

const flying: Mutant[] = [
  { file: rules('movement'), from: 'return combined < 0 ? 0 : combined;', to: 'return combined;' },
  { file: rules('movement'), from: 'if (escort.down) return none;', to: '' },
  { file: rules('movement'), from: 'if (steps >= 3) {', to: 'if (steps > 3) {' },
  { file: rules('movement'), from: 'state.round === gameData.lastRound;', to: 'state.round >= 1;' },
  { file: rules('movement'), from: "'rescue') return state.rescued > 0;", to: "'rescue') return state.rescued >= 0;" },
  { file: rules('movement'), from: 'targetsGone(state) >= neededTargets;', to: 'targetsGone(state) > neededTargets;' },
  {
    file: rules('movement'),
    from: '!gameData.solo && gameData.ring.onLane(state.planes[leaver].space)',
    to: '!gameData.solo',
  },
  { file: rules('movement'), from: 'path: stops ? path.filter((space) => space !== ring.off) : path', to: 'path' },
  {
    file: rules('movement'),
    from: 'end === ring.off && plane !== gameData.leaver',
    to: 'end === ring.off && plane === charge',
  },
  { file: rules('targets'), from: 'value <= 1 && draft.landed === none', to: 'value <= 1' },
  { file: rules('targets'), from: 'if (value > 2) return;', to: 'if (value > 3) return;' },
  { file: rules('targets'), from: 'if (value !== factory) return;', to: 'if (value < factory) return;' },
];

const planning: Mutant[] = [
  { file: rules('planning'), from: 'return value === 1 || value === 2;', to: 'return value === 1;' },
  {
    file: rules('planning'),
    from: ' && state.pilots[seat].afterZero && !state.planes[seat].down;',
    to: ' && state.pilots[seat].afterZero;',
  },
  {
    file: rules('planning'),
    from: 'return distance === 1 || distance === 2;',
    to: 'return distance >= 1 && distance <= 3;',
  },
  { file: rules('planning'), from: 'gameData.solo || draft.planes[white].down) return;', to: 'gameData.solo) return;' },
  {
    file: rules('planning'),
    from: 'plane >= gameData.planes || state.planes[plane].down',
    to: 'plane >= gameData.planes',
  },
  {
    file: rules('planning'),
    from: 'state.plans[seat] !== null && state.first !== seat;',
    to: 'state.plans[seat] !== null;',
  },
  { file: rules('planning'), from: 'if (zero && pilot.afterZero && seat', to: 'if (zero && seat' },
  {
    file: rules('planning'),
    from: 'played[played.length - 1] ?? stack[stack.length - 1]',
    to: 'played[played.length - 1] ?? stack[0]',
  },
  {
    file: rules('planning'),
    from: 'if (state.turn < gameData.turnsARound)',
    to: 'if (state.turn <= gameData.turnsARound)',
  },
  { file: rules('planning'), from: ' || (gameData.unlimited && state.round % 3 === 0);', to: ';' },
  { file: rules('ending'), from: '  draft.swaps = [null, null];\n', to: '' },
  { file: rules('ending'), from: 'rescued >= 2 ? [mission] : []', to: 'rescued >= 1 ? [mission] : []' },
  { file: rules('ending'), from: 'brown !== none || white !== none', to: 'brown !== none' },
  { file: rules('ending'), from: 'if (chargeFell && opponentFell) end', to: 'if (false) end' },
  { file: rules('rounds'), from: 'if (!draft.planes[seat].down) refill', to: 'refill' },
  {
    file: rules('rounds'),
    from: 'const afresh = gameData.unlimited && draft.round % 3 === 0;',
    to: 'const afresh = gameData.unlimited && draft.round === 3;',
  },
  {
    file: rules('rounds'),
    from: 'draft.planes[seat].damage - gameData.startDamage[seat]',
    to: 'draft.planes[seat].damage',
  },
  { file: rules('setup'), from: '    pilot.bag.push(...away);\n', to: '' },
  {
    file: rules('automaton'),
    from: 'return distance >= 1 && distance <= 4;',
    to: 'return distance >= 1 && distance <= 3;',
  },
  { file: rules('automaton'), from: 'tiles.some((tile) => gameData.tileHits[opponent][tile] > 0)', to: 'true' },
];

const surroundings: Mutant[] = [
  { file: part('gameData'), from: 'fallsAt[plane] - 1);', to: 'fallsAt[plane]);' },
  { file: part('gameData'), from: 'if (solo && plane === opponent) return 0;', to: '' },
  {
    file: part('gameData'),
    from: 'const flown = solo ? [biplanes[mission]] : biplanes;',
    to: 'const flown = biplanes;',
  },
  {
    file: part('spell'),
    from: "if (canLoop(gameData, view, seat, tile)) path.push(loop ? 'loop' : 'plain');",
    to: "if (loop) path.push('loop');",
  },
  { file: part('preview'), from: '    own.rescued = view.rescued;\n', to: '' },
  {
    file: part('preview'),
    from: 'state.pilots[pilot].jammed = jammed;',
    to: 'state.pilots[pilot].jammed = false && jammed;',
  },
  { file: part('preview'), from: 'const odd = state.oddHit && plan.seat === opponent ? 1 : 0;', to: 'const odd = 0;' },
  { file: part('preview'), from: 'guess.chargeTiles.hand = [...view.chargeTiles.hand];', to: '' },
  { file: part('sampler'), from: 'if (shown !== none) swap(bag, bag.indexOf(shown), 0);', to: '' },
  {
    file: part('sampler'),
    from: '    } while (low && !hasLow(gameData, owner, bag, handCount));',
    to: '    } while (false);',
  },
  { file: part('sampler'), from: 'plan.charge ?? 0', to: '0' },
  { file: part('sampler'), from: 'includes(airfield) === matched', to: 'includes(airfield) || !matched' },
  {
    file: part('debrief'),
    from: 'Math.max(damage[event.plane], event.damage - event.hits)',
    to: 'event.damage - event.hits',
  },
  {
    file: part('debrief'),
    from: "if (ending === 'crashed') return plane === charge ? 'home' : 'crashed';",
    to: "if (ending === 'crashed') return 'crashed';",
  },
  { file: part('conflicts'), from: 'if (counts) yield* counted(gameData, state, owner, hits);', to: '' },
  {
    file: part('conflicts'),
    from: 'if (down ? played.length > spent + 1 - state.turn : played.length !== spent)',
    to: 'if (played.length > spent)',
  },
];

export const mutants: readonly Mutant[] = [...shooting, ...flying, ...planning, ...surroundings];
