import type { Decision, GameBot, Ranked } from '../../bots/bot.ts';
import type { PayoffMatrix } from '../../bots/matrix.ts';
import { sampleByWeight, softmax } from '../../bots/softmax.ts';
import { type Skill, type TrackThinking, weigh } from './bot/planning.ts';
import { whyAnswer, whyPlan } from './bot/reason.ts';
import { settle } from './bot/turn.ts';
import { learntValue, type Value } from './bot/value.ts';
import type { GameData } from './gameData.ts';
import { mission, type Plan, type TrackAction, type TrackEvent, type TrackState } from './state.ts';
import type { TrackView } from './view.ts';

export const skills: Record<TrackThinking['level'], Skill> = {
  1: { hands: 2, turns: 1, temperature: 0.6, opponentRandomness: 1, cells: 10_000 },
  2: { hands: 4, turns: 1, temperature: 0.15, opponentRandomness: 1, cells: 10_000 },
  3: { hands: 8, turns: 1, temperature: 0.06, opponentRandomness: 0.8, cells: 10_000 },
  4: { hands: 8, turns: 2, temperature: 0, opponentRandomness: 0.45, cells: 60_000 },
  5: { hands: 8, turns: 3, temperature: 0, opponentRandomness: 0.72, cells: 300_000 },
};

/** How often each answer to a single question is tried. */
const tries = 12;

const values = new WeakMap<GameData, Value>();

export function valueFor(gameData: GameData): Value {
  let value = values.get(gameData);
  if (!value) {
    value = learntValue(gameData);
    values.set(gameData, value);
  }
  return value;
}

export const trackBot: GameBot<TrackState, TrackAction, TrackView, TrackEvent> = {
  think(question) {
    return question.legal[0].type === 'plan' ? plan(question) : answer(question);
  },
};

/** "Planning": sealed choices, mixed so that nobody can read them; what lies open already is simply answered. */
function plan(question: TrackThinking): Decision<TrackAction> {
  const { game, view, seat, level, rng, explains } = question;
  const { temperature } = skills[level];
  const value = valueFor(game.gameData as GameData);
  const { mine, facings, samples, units, cut: isCutShort, shares } = weigh(question, value, skills[level]);
  const showsFirst = view.phase === 'planning.showing';
  const ranked = mine.map((action, i): Ranked<Plan> => ({ action, score: mean(facings, i, showsFirst) }));
  const isMixed = temperature === 0 && !showsFirst;
  const action = isMixed ? mine[sampleByWeight(shares(), rng, 'choice')] : softmax(ranked, temperature, rng);
  const reason = explains && whyPlan(game, value, samples, seat, action, rng);
  ranked.sort((a, b) => b.score - a.score);
  return { action, ranked, units, ...(isCutShort && { isCutShort }), ...(reason && { reason }) };
}

/** The value of a plan against a random answer; for a plan shown first, against an opponent who has seen it. */
function mean(facings: readonly PayoffMatrix[], row: number, seen: boolean): number {
  let sum = 0;
  for (const { columns, payoff } of facings) {
    const cells = payoff.subarray(row * columns, (row + 1) * columns);
    sum += seen ? Math.min(...cells) : cells.reduce((all, cell) => all + cell, 0) / columns;
  }
  return sum / facings.length;
}

/** A single question: each answer on the same guesses at what is hidden. */
function answer({ game, view, seat, legal, level, rng, explains }: TrackThinking): Decision<TrackAction> {
  const value = valueFor(game.gameData as GameData);
  const sign = seat === mission ? 1 : -1;
  const sample = game.sampler(view, seat);
  const choices = fewer(legal);
  const sums = choices.map(() => 0);
  for (let i = 0; i < tries; i++) {
    const state = sample(rng);
    for (const [at, action] of choices.entries()) {
      const draft = game.copy(state);
      game.step(draft, action, rng, null);
      settle(game, value, draft, rng);
      sums[at] += sign * value(draft);
    }
  }
  const ranked = choices.map((action, at) => ({ action, score: sums[at] / tries }));
  const action = softmax(ranked, level > 3 ? 0 : skills[level].temperature / 4, rng);
  const reason = explains && whyAnswer(action);
  ranked.sort((a, b) => b.score - a.score);
  return { action, ranked, units: tries * choices.length, ...(reason && { reason }) };
}

/** Of the many handfuls that could be exchanged, none and those of one or two tiles are looked at. */
function fewer(legal: readonly TrackAction[]): readonly TrackAction[] {
  return legal.filter((action) => action.type !== 'mulligan' || action.tiles.length <= 2);
}
