import { compareOnSamples } from '../../../bots/pairedComparison.ts';
import type { Seat } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import type { GameData } from '../gameData.ts';
import type { SquadronsGame } from '../index.ts';
import { burstsIn } from '../rules/cards.ts';
import { turnsOf } from '../rules/turns.ts';
import { none, type SquadronsState } from '../state.ts';
import { atSight, firstStep, type MoveThinking, type Skill } from './atSight.ts';
import type { Move } from './moves.ts';

/** A move must be better by so many standard errors before what it looks like is doubted. */
const sure = 2;

/**
 * Flies each move on the same guesses at cards, guns and dice, lets everybody go on at sight until the next own turn is
 * over, and counts what is left. The first is what looks best now; it is left only where another is clearly better.
 */
export function lookAhead(
  { game, view, seat, rng, expired }: MoveThinking & { expired(): boolean },
  moves: readonly Move[],
  guesses: number,
  skill: Skill,
): { best: number; scores: number[]; units: number; cut: boolean } {
  const gameData = game.gameData as GameData;
  const { side } = gameData.seats[seat];
  const sample = game.sampler(view, seat);
  const seed = rng.below(2 ** 20, 'guess');
  const last = turnsOf(view, gameData.seats.length) + gameData.seats.length;
  const { compared, taken } = compareOnSamples(
    moves,
    guesses,
    (move, guess) => {
      const chance = new SeededRandom(seed + guess);
      const draft = sample(chance);
      fly(game, draft, seat, move, chance);
      playOn(game, draft, last, skill, chance);
      return worthOf(gameData, draft, side);
    },
    expired,
  );
  let best = 0;
  for (const [i, { lead, zScore }] of compared.entries()) {
    if (zScore > sure && lead > compared[best].lead) best = i;
  }
  return { best, scores: compared.map(({ mean }) => mean), units: taken * moves.length, cut: taken < guesses };
}

/** The whole move, over whatever guns lie under it. */
function fly(game: SquadronsGame, draft: SquadronsState, seat: Seat, move: Move, chance: SeededRandom): void {
  const { plane } = move;
  if (draft.phase === 'movement.assigning')
    game.step(draft, firstStep(move, game.legalActions(draft, seat)), chance, null);
  while (draft.phase === 'movement.flying' && draft.moving === plane)
    game.step(draft, firstStep(move, game.legalActions(draft, seat)), chance, null);
  if (draft.phase === 'movement.facing' && draft.moving === plane)
    game.step(draft, { type: 'face', seat, facing: move.facing }, chance, null);
}

/** Everybody does what looks best, up to the end of that turn. */
function playOn(game: SquadronsGame, draft: SquadronsState, last: number, skill: Skill, rng: SeededRandom): void {
  const seats = game.seats.length;
  while (draft.outcome === null && turnsOf(draft, seats) <= last) {
    const [seat] = game.awaiting(draft);
    const legal = game.legalActions(draft, seat);
    const action =
      legal.length === 1 ? legal[0] : atSight({ game, view: game.view(draft, seat), seat, legal, rng }, skill).action;
    game.step(draft, action, rng, null);
  }
}

const won = 6;

/** Evaluation of a state for a side: planes, their insignia, which bring cards, and bursts in flight. */
function worthOf(gameData: GameData, { planes, squadrons, outcome }: SquadronsState, side: number): number {
  if (outcome !== null && outcome.winners.length > 0)
    return gameData.seats[outcome.winners[0]].side === side ? won : -won;
  let worth = 0;
  for (const { square, squadron, victories } of planes) {
    if (square === none) continue;
    worth += (gameData.squadrons[squadron].side === side ? 1 : -1) * (1 + 0.15 * Math.min(2, victories));
  }
  for (const [number, { up, hand }] of squadrons.entries()) {
    if (up === none) continue;
    worth += (gameData.squadrons[number].side === side ? 1 : -1) * 0.04 * Math.min(3, burstsIn(hand));
  }
  return worth;
}
