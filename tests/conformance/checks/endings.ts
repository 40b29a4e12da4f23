import type { Action } from '@aerodrome/engine/core/game.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { playAhead, type Trial, tryTogether } from '../policies.ts';
import { type Configuration, type Hooks, openTable, type Run, type Table } from '../run.ts';
import { eachMoment } from '../walk.ts';

export interface EndingsTally {
  matches: number;
  steps: number;
  /** Declared by a family of configurations, and reached by no match. */
  unreached: string[];
}

/** How many matches of a family may be searched for one of its rarer endings. */
const patience = 12;
/** How many lines of play are followed side by side, and how many ways on are tried where they are too many. */
const width = 20;
const ways = 8;

/** Every ending that a family of configurations declares is reached: by the run's matches, or by looking for it. */
export function endings(run: Run): EndingsTally {
  const reached = new Set<string>();
  const tally = eachMoment(run, 1, ({ table, state }) => {
    const outcome = table.game.outcome(state);
    if (outcome) reached.add(`${table.family}: ${outcome.ending}`);
  });
  const unreached: string[] = [];
  for (const family of new Set(run.configurations.map((each) => each.family))) {
    const configurations = run.configurations.filter((each) => each.family === family);
    const declared = new Set(configurations.flatMap((each) => openTable(run.kind, each).game.endings));
    for (const ending of declared) {
      if (reached.has(`${family}: ${ending}`)) continue;
      if (!isFound(run, configurations, ending)) unreached.push(`${family}: ${ending}`);
    }
  }
  return { ...tally, unreached };
}

function isFound(run: Run, configurations: readonly Configuration[], ending: string): boolean {
  for (let seed = 0; seed < patience; seed++) {
    const table = openTable(run.kind, configurations[(seed * 7) % configurations.length]);
    if (table.game.endings.includes(ending) && follow(run, table, ending, seed)) return true;
  }
  return false;
}

/** Follows the lines of one match that come nearest, until one reaches the ending or all have ended otherwise. */
function follow({ hooks }: Run, table: Table, ending: string, seed: number): boolean {
  const { game } = table;
  const dice = new SeededRandom(seed + 2 ** 31);
  const chance = new SeededRandom(seed);
  const state = game.create();
  game.begin(state, chance, null);
  let lines: Trial[] = [{ actions: [], state, chance }];
  while (lines.length > 0) {
    const next: { trial: Trial; near: number }[] = [];
    for (const trial of lines.flatMap((line) => besides(hooks, table, line, ending) ?? waysOn(table, line, dice))) {
      const outcome = game.outcome(trial.state);
      if (outcome?.ending === ending) return true;
      // The fraction keeps equals apart, so that the lines do not all stem from one.
      const near = hooks.nearness(table, trial.state, ending) + dice.below(100) / 200;
      if (!outcome) next.push({ trial, near });
    }
    next.sort((a, b) => b.near - a.near);
    lines = next.slice(0, width).map(({ trial }) => trial);
  }
  return false;
}

/** A cause of the ending that is no seat's decision, if the game has one. */
function besides({ aside }: Hooks, table: Table, { state, chance }: Trial, ending: string): Trial[] | null {
  const action = aside?.(table, state, ending) ?? null;
  return action && [playAhead(table, state, chance, [action])];
}

/** Everything a single seat can decide; of long lists, and of what several decide together, some. */
function waysOn(table: Table, { state, chance }: Trial, dice: SeededRandom): Trial[] {
  const [seat, ...others] = table.game.awaiting(state);
  const actions: readonly Action[] = others.length === 0 ? table.game.legalActions(state, seat) : [];
  return actions.length > 0 && actions.length <= 2 * ways
    ? actions.map((action) => playAhead(table, state, chance, [action]))
    : Array.from({ length: ways }, () => tryTogether(table, state, dice, chance));
}
