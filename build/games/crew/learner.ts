import { itemAt } from '@aerodrome/engine/core/items.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import type { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { notice, size } from '@aerodrome/engine/games/crew/bot/features.ts';
import type { Skill } from '@aerodrome/engine/games/crew/bot/plan.ts';
import type { CrewGame } from '@aerodrome/engine/games/crew/bot/round.ts';
import { learnt, worthOf } from '@aerodrome/engine/games/crew/bot/value.ts';
import { weights } from '@aerodrome/engine/games/crew/bot/weights.ts';
import { decide } from '@aerodrome/engine/games/crew/bot.ts';
import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import { type CrewOptions, tokens } from '@aerodrome/engine/games/crew/options.ts';
import type { Learner, TrainingExample } from '../../scripts/learn/fit.ts';

export const learner: Learner = {
  file: 'engine/games/crew/bot/weights.ts',
  before: weights,
  by: 'by token',
  size,
  generations: 2,
  pace: 0.002,
  subjects: tokens,
  lessons: (subjects) =>
    subjects.map((token) => {
      // Three players have unequal teams; they use the weights of two and four.
      const games = ['2', '4'].map((players) => crew.open(optionsOf({ token, players })) as CrewGame);
      return {
        name: token,
        fly: (table, rng) => flown(itemAt(games, rng.below(games.length)), skillOf(token, table), rng),
      };
    }),
};

function optionsOf(raw: Record<string, unknown>): CrewOptions {
  const read = readOptions(crew.options, raw);
  if ('problems' in read) throw new Error(`no such match: ${JSON.stringify(raw)}`);
  return read.options;
}

/** Without weights, a bot evaluates a state by the sizes of the decks. */
function skillOf(token: string, table: readonly number[]): Skill {
  const skill = { programmes: 20, guesses: 8, finals: 0, wish: 0 };
  if (table.every((weight) => weight === 0)) return { ...skill, temperature: 0.1, weighs: 0, worth: worthOf };
  return { ...skill, temperature: 0.02, weighs: 12, worth: learnt({ [token]: table }) };
}

/** Plays one match and returns a training example for the start of every round. */
function flown(game: CrewGame, skill: Skill, rng: SeededRandom): TrainingExample[] {
  const state = game.create();
  const seen: Omit<TrainingExample, 'outcome'>[] = [];
  const at = Int32Array.from({ length: size }, (_, i) => i);
  game.begin(state, rng, null);
  for (let round = 0; state.outcome === null; ) {
    if (state.round > round && state.phase.startsWith('action.')) {
      round = state.round;
      const by = new Float64Array(size);
      notice(game.gameData as GameData, state, by);
      seen.push({ at, by });
    }
    const seat = itemAt(game.awaiting(state), 0);
    const legal = game.legalActions(state, seat);
    const question = { game, view: game.view(state, seat), seat, legal, level: 5, rng, expired: never } as const;
    game.step(state, legal.length === 1 ? itemAt(legal, 0) : decide(question, skill).action, rng, null);
  }
  const { winners } = state.outcome;
  const outcome = winners.length === 0 ? 0 : itemAt(game.seats, itemAt(winners, 0)).side === 0 ? 1 : -1;
  return seen.map((one) => ({ ...one, outcome }));
}

const never = () => false;
