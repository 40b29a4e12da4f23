import type { GameBot, Ranked, Thinking, Thought } from '../../bots/bot.ts';
import { softly } from '../../bots/soften.ts';
import { facingWorth, type Move, movesOf, type Weights } from './bot/moves.ts';
import { loop, rollOut } from './data/box.ts';
import { oddsOf } from './odds.ts';
import { isBurst } from './rules/cards.ts';
import { attackOn, inFront } from './rules/dogfight.ts';
import type { Setting } from './setting.ts';
import { type Dogfight, none, type SquadronsAction, type SquadronsEvent, type SquadronsState } from './state.ts';
import { threats } from './threats.ts';
import type { SquadronsView } from './view.ts';

type Question = Thinking<SquadronsState, SquadronsAction, SquadronsView, SquadronsEvent>;

const sound: Weights = { kill: 1, loss: 1, threat: 1, gun: 1, hunt: 0.03, home: 0.05, counts: true };

/** By level: how soft a choice is, and what is left out of account. */
const skills = {
  1: { softness: 0.35, weights: { ...sound, threat: 0.3, counts: false } },
  2: { softness: 0.2, weights: { ...sound, threat: 0.6 } },
  3: { softness: 0.1, weights: sound },
  4: { softness: 0, weights: sound },
  5: { softness: 0, weights: sound },
} as const satisfies Record<number, { softness: number; weights: Weights }>;

export const squadronsBot: GameBot<SquadronsState, SquadronsAction, SquadronsView, SquadronsEvent> = {
  think(question) {
    switch (question.view.phase) {
      case 'launch.choosing':
        return launch(question);
      case 'movement.assigning':
      case 'movement.flying':
        return move(question);
      case 'movement.facing':
        return face(question);
      case 'movement.keeping':
        return keep(question);
      case 'attack.choosing':
        return attack(question);
      case 'attack.burst':
      case 'attack.defence':
        return play(question);
      default:
        // Guns by chance: what has no pattern cannot be read.
        return chosen(question.legal[question.rng.below(question.legal.length, 'choice')]);
    }
  },
};

function chosen(
  action: SquadronsAction,
  ranked: readonly Ranked<SquadronsAction>[] = [],
  units = 1,
): Thought<SquadronsAction> {
  return { action, ranked, units };
}

/** Soft choices are of moves; cards are played as they should be at every level but the first. */
function best(question: Question, ranked: Ranked<SquadronsAction>[], softness: number): Thought<SquadronsAction> {
  const action = softly(ranked, softness, question.rng);
  return chosen(
    action,
    ranked.sort((a, b) => b.score - a.score),
    ranked.length,
  );
}

/** Aces first: they draw more cards. A partner without planes is helped at once; then the dice. */
function launch({ view, legal }: Question): Thought<SquadronsAction> {
  const gift = legal.find(({ type }) => type === 'give');
  if (gift) return chosen(gift);
  let found: SquadronsAction | undefined;
  let victories = none;
  for (const action of legal) {
    if (action.type !== 'launch' || view.planes[action.plane].victories <= victories) continue;
    victories = view.planes[action.plane].victories;
    found = action;
  }
  return chosen(found ?? (legal.find(({ type }) => type === 'ready') as SquadronsAction));
}

/** A plane, a die, a way and a facing are one thought; it is thought again after every gun on the way. */
function move(question: Question): Thought<SquadronsAction> {
  const { game, view, seat, legal, level, rng } = question;
  const { softness, weights } = skills[level];
  const setting = game.setting as Setting;
  const moves: Move[] = [];
  if (view.phase === 'movement.flying') {
    moves.push(...movesOf(setting, view, seat, view.moving, view.die, weights));
  } else {
    for (const action of legal) {
      if (action.type === 'take') moves.push(...movesOf(setting, view, seat, action.plane, action.die, weights));
    }
  }
  const ranked = moves.map((one): Ranked<Move> => ({ action: one, score: one.score }));
  if (ranked.length === 0) return chosen(legal[rng.below(legal.length, 'choice')]);
  const wanted = softly(ranked, softness, rng);
  const action = legal.find((one) => begins(one, wanted)) ?? legal[0];
  return chosen(action, [{ action, score: wanted.score }], moves.length);
}

/** Is this the first step of that move? A way over guns is flown in pieces. */
function begins(action: SquadronsAction, { plane, die, route }: Move): boolean {
  if (action.type === 'take') return action.plane === plane && action.die === die;
  if (action.type === 'land') return route.lands && action.way === route.way;
  return action.type === 'fly' && (route.lands ? action.way !== route.way : true) && route.way.startsWith(action.way);
}

function face(question: Question): Thought<SquadronsAction> {
  const { game, view, seat, legal, level } = question;
  const { softness, weights } = skills[level];
  const setting = game.setting as Setting;
  const { square } = view.planes[view.moving];
  const dangers = threats(setting, view, square, 0, seat);
  const ranked = legal.map((action) => ({
    action,
    score: action.type === 'face' ? facingWorth(setting, view, view.moving, action.facing, dangers, weights) : 0,
  }));
  return best(question, ranked, softness);
}

/** Defences and high bursts are kept; the rest makes room for new cards. */
function keep({ legal, level }: Question): Thought<SquadronsAction> {
  const worth = (card: number) => (card === rollOut || card === loop ? 1 : isBurst(card) && card >= 4 ? 0.8 : -0.2);
  const ranked = legal.map((action) => {
    const cards = action.type === 'keep' ? action.cards : [];
    return { action, score: level === 1 ? cards.length : cards.reduce((sum, card) => sum + worth(card), 0) };
  });
  ranked.sort((a, b) => b.score - a.score);
  return chosen(ranked[0].action, ranked, ranked.length);
}

/** What stands on the ground is shot for certain, with the least burst; then the fights that are owed, the best first. */
function attack({ game, view, legal }: Question): Thought<SquadronsAction> {
  const setting = game.setting as Setting;
  const ranked = legal.map((action) => {
    if (action.type === 'strafe') return { action, score: 2 - action.card / 100 };
    if (action.type !== 'dogfight') return { action, score: 0 };
    const target = inFront(setting, view, action.plane);
    const kind = attackOn(view.planes[action.plane].facing, view.planes[target].facing);
    const { falls, shotBack } = oddsOf(view, kind, action.plane, target);
    return { action, score: 1 + falls - shotBack };
  });
  ranked.sort((a, b) => b.score - a.score);
  return chosen(ranked[0].action, ranked, ranked.length);
}

/** The least burst that does it; head on whatever beats the other, by as little as may be; every defence there is. */
function play({ view, legal, level, rng }: Question): Thought<SquadronsAction> {
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
  // A cadet now and then forgets what it holds.
  const forgets = level === 1 && rng.below(4, 'choice') === 0;
  return chosen((forgets ? ranked[ranked.length - 1] : ranked[0]).action, ranked, ranked.length);
}
