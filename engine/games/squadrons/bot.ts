import type { Decision, DecisionInput, GameBot } from '../../bots/bot.ts';
import { lookAhead } from './bot/ahead.ts';
import { atSight, firstStep, movesOpen, type Skill } from './bot/atSight.ts';
import type { Weights } from './bot/moves.ts';
import { whyAct, whyMove } from './bot/reason.ts';
import type { GameData } from './gameData.ts';
import type { SquadronsAction, SquadronsEvent, SquadronsState } from './state.ts';
import type { SquadronsView } from './view.ts';

type SquadronsThinking = DecisionInput<SquadronsState, SquadronsAction, SquadronsView, SquadronsEvent>;

const sound: Weights = { strafe: 1, kill: 1, loss: 1, threat: 1, gun: 1, hunt: 0.03, home: 0.05, counts: true };
const steady: Skill = { temperature: 0, weights: sound };

/** A playing style: weights that differ from the usual ones without making the bot weaker. */
const styles: Readonly<Record<string, Partial<Weights>>> = {
  daredevil: { kill: 1.15, threat: 0.9, hunt: 0.04 },
  raider: { gun: 0.9, strafe: 1.3 },
  duellist: { loss: 1.12 },
  fox: { threat: 1.15, home: 0.06, hunt: 0.025 },
};

/** The skill of a level, with a style's own weights; whoever does not weigh threats has no style in that. */
function skillOf(level: SquadronsThinking['level'], style: string | undefined): Skill {
  const skill = skills[level];
  const own = style === undefined ? undefined : styles[style];
  if (!own) return skill;
  const { weights } = skill;
  return {
    ...skill,
    weights: { ...weights, ...own, threat: weights.threat * (own.threat ?? 1), counts: weights.counts },
  };
}

/**
 * By level: how soft a choice is, and what is left out of account; a cadet makes for whatever it sees, over any gun.
 */
const skills: Record<SquadronsThinking['level'], Skill> = {
  1: {
    temperature: 1.5,
    weights: { ...sound, strafe: 0.2, threat: 0, gun: 0, hunt: 0.6, counts: false },
    isCareless: true,
  },
  2: { temperature: 0.2, weights: { ...sound, threat: 0.6 } },
  3: { temperature: 0.1, weights: sound },
  4: steady,
  5: steady,
};

/** A legend flies its best few moves in its mind, so many of them, on so many guesses at cards and dice. */
const looks = { moves: 4, guesses: 32 };
/** In its mind everybody is bold: where others can come from is what it looks for itself. */
const bold: Skill = { temperature: 0, weights: { ...sound, threat: 0 } };

export const squadronsBot: GameBot<SquadronsState, SquadronsAction, SquadronsView, SquadronsEvent> = {
  styles: Object.keys(styles),

  think(question) {
    const { level, view, style } = question;
    const isMove = view.phase === 'movement.assigning' || view.phase === 'movement.flying';
    if (level === 5 && isMove) return foresee(question);
    const thought = atSight(question, skillOf(level, style));
    if (!question.explains || thought.reason) return thought;
    const reason = whyAct(question.game.gameData as GameData, view, thought.action);
    return { ...thought, ...(reason && { reason }) };
  },
};

function foresee(question: SquadronsThinking): Decision<SquadronsAction> {
  const skill = skillOf(question.level, question.style);
  const moves = movesOpen(question, skill.weights).sort((a, b) => b.score - a.score);
  if (moves.length < 2) return atSight(question, skill);
  const few = moves.slice(0, looks.moves);
  const { best, scores, units, cut: isCutShort } = lookAhead(question, few, looks.guesses, bold);
  const action = firstStep(few[best], question.legal);
  const ranked = few
    .map((one, i) => ({ action: firstStep(one, question.legal), score: scores[i] }))
    .sort((a, b) => b.score - a.score);
  const reason = question.explains && whyMove(question.game.gameData as GameData, question.view, few[best]);
  return { action, ranked, units, ...(isCutShort && { isCutShort }), ...(reason && { reason }) };
}
