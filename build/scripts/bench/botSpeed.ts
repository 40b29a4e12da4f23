import { type Level, levels } from '@aerodrome/engine/bots/bot.ts';
import { think } from '@aerodrome/engine/bots/think.ts';
import type { AnyGame, AnyGameKind } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';

/** Number of timed decisions by level; slower levels have fewer. */
const decisions: Record<Level, number> = { 0: 0, 1: 60, 2: 60, 3: 60, 4: 24, 5: 6 };

interface Moment {
  view: unknown;
  seat: number;
}

/** Search speed by level, in the game's units per second of processor time. `part` scales the number of decisions. */
export function unitsPerSecond(kind: AnyGameKind, game: AnyGame, part: number): Record<string, number> {
  const found = moments(kind, game, Math.ceil(Math.max(...Object.values(decisions)) * part));
  return Object.fromEntries(
    levels.slice(1).map((level) => {
      const asked = found.filter((_, i) => i % Math.ceil(found.length / Math.ceil(decisions[level] * part)) === 0);
      const ask = ({ view, seat }: Moment, seed: number) => think({ kind, game }, { view, seat, seed, level }).units;
      // Warm-up.
      ask(itemAt(asked, 0), 0);
      const began = process.cpuUsage();
      const units = asked.reduce((sum, moment, i) => sum + ask(moment, i), 0);
      const { user, system } = process.cpuUsage(began);
      return [String(level), Math.round((units * 1e6) / Math.max(1, user + system))];
    }),
  );
}

/** Decisions with more than one option, from games of level-1 bots. */
function moments(kind: AnyGameKind, game: AnyGame, count: number): Moment[] {
  const found: Moment[] = [];
  for (let number = 0; found.length < count; number++) {
    const rng = new SeededRandom(deriveSeed(5, number));
    const state = game.create();
    game.begin(state, rng, null);
    for (let step = 0; game.outcome(state) === null && found.length < count; step++) {
      const seat = itemAt(game.awaiting(state), 0);
      const view = game.view(state, seat);
      const thought = think({ kind, game }, { view, seat, seed: step, level: 1 });
      if (thought.units > 1 && step % 3 === 0) found.push({ view: structuredClone(view), seat });
      game.step(state, thought.action, rng, null);
    }
  }
  return found;
}
