import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action, GameState, Seat, Warning } from '@aerodrome/engine/core/game.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { pick, random } from '../policies.ts';
import type { Run, Table } from '../run.ts';
import { eachMoment, type Tally } from '../walk.ts';

export interface GraveTally extends Tally {
  /** How often a grave warning was thrown to the winds, and how often that cost a plane or the match. */
  grave: number;
  paid: number;
}

/** At most so many warned actions of one moment are tried. */
const tried = 3;

/**
 * A warning is grave or it is not; who acts against a grave one mostly pays, with a plane or with the match, before
 * much else can happen.
 */
export function graveWarnings(run: Run, share: number): GraveTally {
  const paying = { grave: 0, paid: 0 };
  const tally = eachMoment(run, share, ({ table, state, dice }) => {
    for (const seat of table.game.awaiting(state)) {
      const warned = (table.game.legalActions(state, seat) as readonly Action[]).filter((action) =>
        isGrave(table.game.warnings(state, action)),
      );
      for (let trial = 0; trial < Math.min(tried, warned.length); trial++) {
        paying.grave++;
        if (pays(run, table, state, pick(warned, dice), dice)) paying.paid++;
      }
    }
  });
  return { ...tally, ...paying };
}

function isGrave(warnings: readonly Warning[]): boolean {
  for (const { grave } of warnings) {
    if (grave !== undefined && grave !== true) throw new Error(`a warning is grave by ${grave}`);
  }
  return warnings.some(({ grave }) => grave);
}

function pays(run: Run, table: Table, before: GameState, action: Action, dice: Random): boolean {
  const { game } = table;
  const { seat } = action;
  const state = clone(before);
  const chance = new SeededRandom(dice.below(2 ** 30, 'chance'));
  const had = planes(run, table, state, seat);
  game.step(state, action, chance, null);
  for (let decided = 0; decided < run.hooks.soon && game.awaiting(state).length > 0; ) {
    if (planes(run, table, state, seat) < had) return true;
    const [next] = random(table, state, dice, chance);
    if (next.seat === seat) decided++;
    game.step(state, next, chance, null);
  }
  const outcome = game.outcome(state);
  return planes(run, table, state, seat) < had || (outcome !== null && !outcome.winners.includes(seat));
}

function planes({ hooks }: Run, table: Table, state: GameState, seat: Seat): number {
  return hooks.planes?.(table, state, seat) ?? 0;
}
