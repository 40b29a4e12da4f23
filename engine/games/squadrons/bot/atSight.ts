import type { Decision, DecisionInput, Ranked } from '../../../bots/bot.ts';
import { softmax } from '../../../bots/softmax.ts';
import { loop, rollOut } from '../data/box.ts';
import type { GameData } from '../gameData.ts';
import { oddsOf } from '../odds.ts';
import { handSize, isBurst } from '../rules/cards.ts';
import { attackOn, inFront } from '../rules/dogfight.ts';
import { type Dogfight, none, type SquadronsAction, type SquadronsEvent, type SquadronsState } from '../state.ts';
import { threats } from '../threats.ts';
import type { SquadronsView } from '../view.ts';
import { facingWorth, type Move, movesOf, squareWorth, type Weights } from './moves.ts';
import { whyMove } from './reason.ts';

export type MoveThinking = Omit<
  DecisionInput<SquadronsState, SquadronsAction, SquadronsView, SquadronsEvent>,
  'level' | 'expired'
>;

/** Skill of a player that looks no further than this move. */
export interface Skill {
  /** Softmax temperature of the choice of a move. */
  temperature: number;
  weights: Weights;
  /** Forgets its cards every other time, leaves planes on the ground, and keeps all cards. */
  isCareless?: true;
}

/** Chooses the best action by the current position alone; of the opponents only the threatened spaces count. */
export function atSight(asked: MoveThinking, skill: Skill): Decision<SquadronsAction> {
  switch (asked.view.phase) {
    case 'launch.choosing':
      return launch(asked, skill);
    case 'movement.assigning':
    case 'movement.flying':
      return move(asked, skill);
    case 'movement.facing':
      return face(asked, skill);
    case 'movement.keeping':
      return keep(asked, skill);
    case 'attack.choosing':
      return attack(asked);
    case 'attack.burst':
    case 'attack.defence':
      return play(asked, skill);
    default:
      // Guns at random: a pattern could be predicted.
      return chosen(asked.legal[asked.rng.below(asked.legal.length, 'choice')]);
  }
}

function chosen(
  action: SquadronsAction,
  ranked: readonly Ranked<SquadronsAction>[] = [],
  units = 1,
): Decision<SquadronsAction> {
  return { action, ranked, units };
}

/** Aces first: they draw more cards. A partner without planes is helped at once; then the dice. */
function launch({ game, view, seat, legal, rng }: MoveThinking, { isCareless }: Skill): Decision<SquadronsAction> {
  const gift = legal.find(({ type }) => type === 'give');
  if (gift) return chosen(gift);
  const ready = legal.find(({ type }) => type === 'ready') as SquadronsAction;
  // A beginner often leaves on the ground what could fly.
  const { squadrons } = game.gameData as GameData;
  const flies = view.planes.some(({ flying, squadron }) => flying && squadrons[squadron].seat === seat);
  if (isCareless && flies && rng.below(4, 'choice') > 0) return chosen(ready);
  let found: SquadronsAction | undefined;
  let victories = none;
  for (const action of legal) {
    if (action.type !== 'launch' || view.planes[action.plane].victories <= victories) continue;
    victories = view.planes[action.plane].victories;
    found = action;
  }
  return chosen(found ?? ready);
}

/**
 * Every move that is open: a plane, a die, a way and a facing are one thought; it is thought again after every gun on
 * the way.
 */
export function movesOpen({ game, view, seat, legal }: MoveThinking, weights: Weights): Move[] {
  const gameData = game.gameData as GameData;
  if (view.phase === 'movement.flying') return movesOf(gameData, view, seat, view.moving, view.die, weights);
  return legal.flatMap((action) =>
    action.type === 'take' ? movesOf(gameData, view, seat, action.plane, action.die, weights) : [],
  );
}

function move(asked: MoveThinking, { temperature, weights }: Skill): Decision<SquadronsAction> {
  const { legal, rng } = asked;
  const moves = movesOpen(asked, weights);
  if (moves.length === 0) return chosen(legal[rng.below(legal.length, 'choice')]);
  const ranked = moves.map((one): Ranked<Move> => ({ action: one, score: one.score }));
  const wanted = softmax(ranked, temperature, rng);
  const action = firstStep(wanted, legal);
  const reason = asked.explains && whyMove(asked.game.gameData as GameData, asked.view, wanted);
  return { ...chosen(action, [{ action, score: wanted.score }], moves.length), ...(reason && { reason }) };
}

/** How a move begins. */
export function firstStep(wanted: Move, legal: readonly SquadronsAction[]): SquadronsAction {
  return legal.find((one) => begins(one, wanted)) ?? legal[0];
}

/** Is this the first step of that move? A way over guns is flown in pieces. */
function begins(action: SquadronsAction, { plane, die, route }: Move): boolean {
  if (action.type === 'take') return action.plane === plane && action.die === die;
  if (action.type === 'land') return route.lands && action.way === route.way;
  return action.type === 'fly' && (route.lands ? action.way !== route.way : true) && route.way.startsWith(action.way);
}

function face(
  { game, view, seat, legal, rng }: MoveThinking,
  { temperature, weights }: Skill,
): Decision<SquadronsAction> {
  const gameData = game.gameData as GameData;
  const { square } = view.planes[view.moving];
  const dangers = weights.threat === 0 ? [] : threats(gameData, view, square, 0, seat);
  const here = squareWorth(gameData, view, view.moving, weights);
  const ranked = legal.map((action) => ({
    action,
    score: action.type === 'face' ? facingWorth(gameData, view, view.moving, action.facing, dangers, weights, here) : 0,
  }));
  const action = softmax(ranked, temperature, rng);
  ranked.sort((a, b) => b.score - a.score);
  return chosen(action, ranked, ranked.length);
}

/**
 * Defences and high bursts are kept; the rest makes room for new cards. A squadron that kept only defences until the
 * hand is full would never shoot again, and two such squadrons would circle for ever.
 */
function keep({ view, legal }: MoveThinking, { isCareless }: Skill): Decision<SquadronsAction> {
  const worth = (card: number) => (card === rollOut || card === loop ? 1 : isBurst(card) && card >= 4 ? 0.8 : -0.2);
  const size = handSize(view.planes[view.moving].victories);
  const ranked = legal.map((action) => {
    const cards = action.type === 'keep' ? action.cards : [];
    const toothless = cards.length >= size && !cards.some(isBurst);
    const kept = cards.reduce((sum, card) => sum + worth(card), 0) - (toothless ? size : 0);
    return { action, score: isCareless ? cards.length : kept };
  });
  ranked.sort((a, b) => b.score - a.score);
  return chosen(ranked[0].action, ranked, ranked.length);
}

/** A plane on the ground is shot for certain, with the least burst; then the fights that are owed, the best first. */
function attack({ game, view, legal }: MoveThinking): Decision<SquadronsAction> {
  const gameData = game.gameData as GameData;
  const ranked = legal.map((action) => {
    if (action.type === 'strafe') return { action, score: 2 - action.card / 100 };
    if (action.type !== 'dogfight') return { action, score: 0 };
    const target = inFront(gameData, view, action.plane);
    const kind = attackOn(view.planes[action.plane].facing, view.planes[target].facing);
    const { falls, shotBack } = oddsOf(view, kind, action.plane, target);
    return { action, score: 1 + falls - shotBack };
  });
  ranked.sort((a, b) => b.score - a.score);
  return chosen(ranked[0].action, ranked, ranked.length);
}

/** The least burst that does it; head on whatever beats the other, by as little as may be; every defence there is. */
function play({ view, legal, rng }: MoveThinking, { isCareless }: Skill): Decision<SquadronsAction> {
  const { burst = 0, attack: kind } = view.dogfight as Dogfight;
  const ranked = legal.map((action) => {
    switch (action.type) {
      case 'shoot':
        return { action, score: 1 - action.card / 10 };
      case 'defend':
        return { action, score: kind === 'headOn' && action.card > burst ? 2 - action.card / 10 : 1 };
      default:
        return { action, score: 0 };
    }
  });
  ranked.sort((a, b) => b.score - a.score);
  const forgets = isCareless && rng.below(2, 'choice') === 0;
  return chosen((forgets ? ranked[ranked.length - 1] : ranked[0]).action, ranked, ranked.length);
}
