import { random } from '@aerodrome/engine/bots/random.ts';
import type { Action } from '@aerodrome/engine/core/game.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';

/** What a bot is given: its legal actions and a stream of its own; never the state. */
export interface Question {
  id: number;
  bot: 'random';
  actions: readonly Action[];
  seed: number;
}

self.onmessage = ({ data }: MessageEvent<Question>) => {
  const action = random(data.actions, new SeededRandom(data.seed));
  self.postMessage({ id: data.id, action });
};
