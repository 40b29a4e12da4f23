import type { Mutant } from '../../mutants/mutant.ts';

const folder = 'engine/games/squadrons';

export const tests = ['tests/scenarios/squadrons', 'tests/games/squadrons'];

function fault(file: string, from: string, to: string, equivalent?: string): Mutant {
  return { file: `${folder}/${file}`, from, to, ...(equivalent && { equivalent }) };
}

export const mutants: readonly Mutant[] = [
  // Attacks.
  fault('rules/attacks.ts', 'other.square === next && !other.flying', 'other.square === next'),
  fault('rules/attacks.ts', '  draft.lastShot = draft.round;\n', ''),
  fault('rules/attacks.ts', 'if (hand[i] !== hand[i - 1]) list', 'list'),
  fault('rules/attacks.ts', '.side !== side) targets', '.side >= 0) targets'),
  fault('rules/attacks.ts', 'burstsIn(hand) === 1 && mayDogfight', 'burstsIn(hand) <= 2 && mayDogfight'),
  fault('rules/attacks.ts', 'burstsIn(hand) === 1 && mayDogfight(gameData, state, plane)', 'burstsIn(hand) === 1'),
  fault('rules/attacks.ts', 'const mayStop = list.length === 0;', 'const mayStop = true;'),
  fault('rules/attacks.ts', '  attacker.mayLand = true;\n', ''),
  // Cards.
  fault(
    'rules/cards.ts',
    'if (squadron.pack.length === 0 && !reshuffle',
    'if (squadron.pack.length < size && !reshuffle',
  ),
  fault(
    'rules/cards.ts',
    '  squadron.pack = squadron.discards;',
    '  squadron.pack.push(...squadron.discards);',
    'the pack is empty whenever the discards are shuffled',
  ),
  fault('rules/cards.ts', 'Math.min(victories, 2)', 'Math.min(victories, 1)'),
  fault('rules/cards.ts', '  squadron.atMost = anyBurst;\n', ''),
  fault('rules/cards.ts', 'hand[at - 1] > card', 'hand[at - 1] < card'),
  // Dogfights.
  fault('rules/dogfight.ts', 'isBurst(card) && card >= burst', 'isBurst(card) && card > burst'),
  fault('rules/dogfight.ts', "return card > burst ? 'shotBack'", "return card >= burst ? 'shotBack'"),
  fault('rules/dogfight.ts', 'if (draft.outcome === null) turnGun', 'turnGun'),
  fault('rules/dogfight.ts', '  turnGun(gameData, draft, target, emit);\n', ''),
  fault('rules/dogfight.ts', 'if (!exchanged || list.length === 0)', 'if (list.length === 0)'),
  fault('rules/dogfight.ts', 'if (!exchanged || list.length === 0)', 'if (true)'),
  fault('rules/dogfight.ts', "if (attack === 'headOn') squadron.atMost", 'squadron.atMost'),
  fault('rules/dogfight.ts', 'if (exchanged) list.push', 'list.push'),
  fault('rules/dogfight.ts', 'state.fought.includes(plane) || ', ''),
  fault('rules/dogfight.ts', '  draft.planes[target].mayLand = true;\n', ''),
  fault('rules/dogfight.ts', 'draft.moved.filter((plane) => plane !== shooter && plane !== target)', 'draft.moved'),
  fault(
    'rules/dogfight.ts',
    "if (targetFacing === facing) return 'tail'",
    "if (targetFacing === facing) return 'side'",
  ),
  // Guns and losses.
  fault('rules/guns.ts', '  draft.seen[gun] = true;\n', ''),
  fault('rules/losses.ts', 'gameData.seats[seat].side) < 2', 'gameData.seats[seat].side) <= 2'),
  fault('rules/losses.ts', 'gameData.seats[seat].side) < 2', 'gameData.seats[seat].side) < 1'),
  fault('rules/losses.ts', '} else if (left === 1) {', '} else if (left <= 2) {'),
  fault('rules/losses.ts', '  if (flying) discardHand', '  discardHand'),
  fault('rules/losses.ts', 'if (victor.victories <= 2)', 'if (victor.victories <= 3)'),
  // Movement.
  fault(
    'rules/movement.ts',
    'found = length === steps || (landingOf[square] === squadron && length >= crossed);',
    'found = length === steps;',
  ),
  fault(
    'rules/movement.ts',
    'found = length === steps || (landingOf[square] === squadron && length >= crossed);',
    'found = length === steps || landingOf[square] === squadron;',
  ),
  fault(
    'rules/movement.ts',
    'if (landingOf[square] === squadron && length >= crossed) list',
    'if (landingOf[square] === squadron) list',
  ),
  fault(
    'rules/movement.ts',
    'steps, length >= crossed)) list',
    'steps, mayLand)) list',
    'enemy guns lie beyond the line, and the way home from there crosses it again',
  ),
  fault(
    'rules/movement.ts',
    'const crossed = !plane.mayLand && path.some',
    'const crossed = !plane.mayLand && way.length === draft.die && path.some',
  ),
  fault('rules/movement.ts', 'if (square !== none && plane !== moving) occupied', 'if (square !== none) occupied'),
  fault('rules/movement.ts', 'if (!draft.stays) draft.moved', 'draft.moved'),
  fault('rules/movement.ts', 'const idle = state.toMove.length > 1 ? dice : [first];', 'const idle = [first];'),
  fault('rules/movement.ts', 'fitting.length > 0 ? fitting : idle', 'dice.length > 0 ? dice : idle'),
  // Set-up and turns.
  fault('rules/setup.ts', 'mine > yours ? 0 : 1', 'mine > yours ? 1 : 0'),
  fault('rules/setup.ts', '    for (const seat of seats) draft.sealed[seat] = null;\n', ''),
  fault('rules/turns.ts', '>= gameData.quietRounds', '> gameData.quietRounds'),
  fault(
    'rules/turns.ts',
    'return planesOfSeat(gameData, state, seat) >= 2;',
    'return planesOfSeat(gameData, state, seat) >= 1;',
  ),
  fault('rules/turns.ts', 'at === none || flying || gameData', 'at === none || gameData'),
  fault('rules/turns.ts', '  plane.mayLand = false;\n', ''),
  fault('rules/turns.ts', '} while (planesOfSeat(gameData, draft, draft.mover) === 0);', '} while (false);'),
  // Views and determinizations.
  fault('determinize.ts', 'card <= atMost', 'card < atMost'),
  fault('determinize.ts', '=== undefined && squadron.handCount > 0', '=== undefined && squadron.handCount > 1'),
  fault('determinize.ts', 'if (hit) left--;\n', ''),
  fault('routes.ts', '|| crossed[length] === 0) return descend', ') return descend'),
  fault('routes.ts', 'plane === undefined || view.stays', 'plane === undefined'),
  fault('routes.ts', 'grid.steps(from, field) <= left', 'grid.steps(from, field) < left'),
  fault('preview.ts', 'view.stays ? null : attackFrom', 'attackFrom'),
  fault('warnings.ts', 'state.stays ? [] : attackWarnings', 'attackWarnings'),
  fault('warnings.ts', 'shotBack > 1 / 2', 'shotBack >= 1 / 2'),
  fault('odds.ts', 'card <= atMost', 'card < atMost'),
  fault('odds.ts', 'if (guns[other] === 1) hits--;', ''),
  fault('odds.ts', '1 - open - lacks(defender, isBurst) + ', '1 - open - lacks(defender, isBurst) - '),
  fault('threats.ts', 'handCount > 0 && atMost > 0', 'handCount > 0'),
  fault(
    'threats.ts',
    'view.guns[gun] === 1) blocked',
    'view.guns[gun] !== 0) blocked',
    'a seat knows all the guns of its own side, and no other is looked at',
  ),
  fault('threats.ts', '> ways.longest + 1) continue', '> ways.longest) continue'),
  fault('view.ts', "if (viewer === 'all' || state.seen[gun]) return true;", "if (viewer === 'all') return true;"),
  fault('debrief.ts', 'victories: victories - insignia,', 'victories,'),
  fault('spell.ts', 'i - cards.indexOf(card)', '0'),
];
