import type { Action, GameEvent, Seat, Viewer } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import type { Narrator } from '@aerodrome/engine/text/narrator.ts';
import { type Message, sentence } from '@aerodrome/engine/text/say.ts';
import { type Run, viewersOf } from '../run.ts';
import { eachMatch, type Tally } from '../walk.ts';

/** Every seat has a name, and every logged action and event has a text without gaps, for every viewer. */
export function narration(run: Run, share: number): Tally {
  return eachMatch(run, share, ({ table, seed, actions }) => {
    const narrator: Narrator = run.kind.narrator(table.options);
    for (const seat of table.game.seats.keys()) hasText(narrator.name(seat as Seat));
    let match = Match.start(run.kind, table.options, seed);
    for (const action of actions) match = match.submit(action);
    for (const viewer of [...viewersOf(table), 'all'] as readonly Viewer[]) {
      for (const { action, events } of match.log(viewer)) tell(narrator, action, events);
    }
    return actions.length;
  });
}

function tell(narrator: Narrator, action: Action | null, events: readonly GameEvent[]): void {
  const told = action && narrator.action(action);
  if (told) hasText(told);
  for (const line of events.flatMap((event) => narrator.narrate(event))) hasText(line);
}

function hasText(message: Message): void {
  const text = sentence(message);
  // A missing text shows its key, and a missing parameter its gap.
  if (/[{}]/.test(text) || !Object.hasOwn(catalogue(), message.key))
    throw new Error(`no text for ${message.key}: ${text}`);
}
