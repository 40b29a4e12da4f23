import { softmax } from '@aerodrome/engine/bots/softmax.ts';
import type { AnyGame, GameState } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { most, notice, size } from '@aerodrome/engine/games/track/bot/features.ts';
import { Planner } from '@aerodrome/engine/games/track/bot/plan.ts';
import { differentPlans, isPlanning, settle, type TrackGame } from '@aerodrome/engine/games/track/bot/turn.ts';
import { learntValue, weightsKey } from '@aerodrome/engine/games/track/bot/value.ts';
import { weights } from '@aerodrome/engine/games/track/bot/weights.ts';
import { biplanes, boardSides } from '@aerodrome/engine/games/track/data/box.ts';
import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { scenarioNames, scenarios, type TrackOptions } from '@aerodrome/engine/games/track/options.ts';
import type { TrackState } from '@aerodrome/engine/games/track/state.ts';
import type { Learner, TrainingExample } from '../../scripts/learn/fit.ts';

/** Softmax temperature for exploration. */
const curiosity = 0.15;
const hands = 2;

export const learner: Learner = {
  file: 'engine/games/track/bot/weights.ts',
  before: weights,
  by: 'by scenario and side of the board',
  size,
  generations: 3,
  pace: 0.004,
  subjects: scenarioNames,
  lessons: (subjects) =>
    openings(subjects).map((opening) => ({
      name: weightsKey(track.open(opening(new SeededRandom(0))).gameData as GameData),
      fly: (learnt, rng) => flown(track.open(opening(rng)) as AnyGame as TrackGame, learnt, rng),
    })),
};

/** Every scenario on every side of the board, for two players and solo, with random biplanes. */
function openings(wanted: readonly string[]): ((rng: SeededRandom) => TrackOptions)[] {
  return scenarioNames
    .filter((scenario) => wanted.includes(scenario))
    .flatMap((scenario) =>
      [false, true].flatMap((solo) =>
        boardSides.flatMap((board) => {
          const fits = solo ? scenario !== 'duel' && board === 'single-coloured' : true;
          return fits ? [(rng: SeededRandom) => drawn({ scenario, solo, board }, rng)] : [];
        }),
      ),
    );
}

function drawn(raw: Record<string, unknown>, rng: SeededRandom): TrackOptions {
  for (;;) {
    const { mission } = scenarios[raw.scenario as keyof typeof scenarios];
    const pair = [mission[rng.below(mission.length)], biplanes[rng.below(biplanes.length)]];
    const read = readOptions(track.options, { ...raw, biplanes: pair });
    if ('options' in read) return read.options;
  }
}

/** Plays one game of exploring bots and returns a training example for every planned turn. */
function flown(game: TrackGame, learnt: readonly number[], rng: SeededRandom): TrainingExample[] {
  const gameData = game.gameData as GameData;
  const value = learntValue(gameData, learnt);
  const state = game.create();
  const seen: Omit<TrainingExample, 'outcome'>[] = [];
  game.begin(state, rng, null);
  settle(game, value, state, rng);
  while (game.outcome(state) === null) {
    if (state.plans.every((plan) => plan === null)) seen.push(noticedAt(gameData, state));
    const seat = itemAt(game.awaiting(state), 0);
    game.step(state, curiously(game, value, state, seat, rng), rng, null);
    if (!isPlanning(state)) settle(game, value, state, rng);
  }
  const outcome = value(state);
  return seen.map((one) => ({ ...one, outcome }));
}

function curiously(
  game: TrackGame,
  value: ReturnType<typeof learntValue>,
  state: TrackState,
  seat: number,
  rng: SeededRandom,
) {
  const gameData = game.gameData as GameData;
  const planner = new Planner(game, value, seat, 1, rng);
  const sample = game.sampler(game.view(state, seat), seat);
  const mine = differentPlans(gameData, state, seat);
  const scores = mine.map(() => 0);
  for (let hand = 0; hand < hands; hand++) {
    const { columns, payoff } = planner.facing(sample(rng), mine, 1);
    for (const [cell, worth] of payoff.entries()) {
      const row = Math.floor(cell / columns);
      scores[row] = itemAt(scores, row) + worth / columns / hands;
    }
  }
  return softmax(
    mine.map((action, i) => ({ action, score: itemAt(scores, i) })),
    curiosity,
    rng,
  );
}

function noticedAt(gameData: GameData, state: GameState): Omit<TrainingExample, 'outcome'> {
  const at = new Int32Array(most);
  const by = new Float64Array(most);
  const count = notice(gameData, state as TrackState, at, by);
  return { at: at.slice(0, count), by: by.slice(0, count) };
}
