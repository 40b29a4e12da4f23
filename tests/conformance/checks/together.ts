import type { GameEvent } from '@aerodrome/engine/core/game.ts';
import { type Run, viewersOf } from '../run.ts';
import { eachMoment, enact, type Tally } from '../walk.ts';

export interface TogetherTally extends Tally {
  /** How many events happened at once with the one before them. */
  grouped: number;
}

/** Simultaneous events share a whole number, and a viewer of a part of them sees no other group. */
export function together(run: Run, share: number): TogetherTally {
  let grouped = 0;
  const tally = eachMoment(run, share, ({ table, state, next, seed }) => {
    if (next === null) return;
    const { events } = enact(table, state, next, seed);
    const groups = groupsOf(events);
    grouped += groups.filter((group, i) => i > 0 && group === groups[i - 1]).length;
    for (const viewer of viewersOf(table)) {
      let before: { group: number; event: GameEvent } | null = null;
      for (const [i, event] of events.entries()) {
        const shown: GameEvent | null = table.game.redact(event, viewer);
        if (shown === null) continue;
        const joins = before !== null && shown.together !== undefined && shown.together === before.event.together;
        if (joins && before?.group !== groups[i]) {
          throw new Error(`${viewer} sees ${shown.type} at once with ${before?.event.type}, which came before it`);
        }
        before = { group: groups[i], event: shown };
      }
    }
  });
  return { ...tally, grouped };
}

/** By event: the number of its group, a new one wherever another begins. */
function groupsOf(events: readonly GameEvent[]): number[] {
  let group = 0;
  return events.map(({ type, together: number }, i) => {
    if (number !== undefined && !Number.isInteger(number)) throw new Error(`${type} happens at once with ${number}`);
    if (number === undefined || number !== events[i - 1]?.together) group++;
    return group;
  });
}
