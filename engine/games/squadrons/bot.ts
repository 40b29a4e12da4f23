import type { GameBot, Thinking, Thought } from '../../bots/bot.ts';
import { lookAhead } from './bot/ahead.ts';
import { atSight, firstStep, movesOpen, type Skill } from './bot/atSight.ts';
import type { Weights } from './bot/moves.ts';
import { whyAct, whyMove } from './bot/reason.ts';
import type { Setting } from './setting.ts';
import type { SquadronsAction, SquadronsEvent, SquadronsState } from './state.ts';
import type { SquadronsView } from './view.ts';

type Question = Thinking<SquadronsState, SquadronsAction, SquadronsView, SquadronsEvent>;

const sound: Weights = { kill: 1, loss: 1, threat: 1, gun: 1, hunt: 0.03, home: 0.05, counts: true };
const steady: Skill = { softness: 0, weights: sound };

/** By level: how soft a choice is, and what is left out of account. */
const skills: Record<Question['level'], Skill> = {
  1: { softness: 0.35, weights: { ...sound, threat: 0.3, counts: false }, careless: true },
  2: { softness: 0.2, weights: { ...sound, threat: 0.6 } },
  3: { softness: 0.1, weights: sound },
  4: steady,
  5: steady,
};

/** A legend flies its best few moves in its mind, so many of them, on so many guesses at cards and dice. */
const looks = { moves: 4, guesses: 32 };
/** In its mind everybody is bold: where others can come from is what it looks for itself. */
const bold: Skill = { softness: 0, weights: { ...sound, threat: 0 } };

export const squadronsBot: GameBot<SquadronsState, SquadronsAction, SquadronsView, SquadronsEvent> = {
  think(question) {
    const { level, view } = question;
    const isMove = view.phase === 'movement.assigning' || view.phase === 'movement.flying';
    if (level === 5 && isMove) return foresee(question);
    const thought = atSight(question, skills[level]);
    if (!question.explains || thought.reason) return thought;
    const reason = whyAct(question.game.setting as Setting, view, thought.action);
    return { ...thought, ...(reason && { reason }) };
  },
};

function foresee(question: Question): Thought<SquadronsAction> {
  const moves = movesOpen(question, sound).sort((a, b) => b.score - a.score);
  if (moves.length < 2) return atSight(question, steady);
  const few = moves.slice(0, looks.moves);
  const { best, scores, units, cut } = lookAhead(question, few, looks.guesses, bold);
  const action = firstStep(few[best], question.legal);
  const ranked = few
    .map((one, i) => ({ action: firstStep(one, question.legal), score: scores[i] }))
    .sort((a, b) => b.score - a.score);
  const reason = question.explains && whyMove(question.game.setting as Setting, question.view, few[best]);
  return { action, ranked, units, ...(cut && { cut }), ...(reason && { reason }) };
}
