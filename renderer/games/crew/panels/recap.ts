import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import { type Shown, sections } from '@aerodrome/engine/games/crew/state.ts';
import { effectiveLog } from '@aerodrome/engine/meta/effectiveLog.ts';
import type { TableLogLine } from '../../../table/table.ts';

/** What one section of a round came to. */
export interface RecapLine {
  section: number;
  cards: readonly Shown[];
  /** Who lost cards, and how many. */
  losses: readonly { post: number; damage: number }[];
}

/** The last round whose cards were turned up, section by section; nothing before the first. */
export function recapLastRound(log: readonly TableLogLine<CrewTypes>[]): readonly RecapLine[] {
  const events = effectiveLog(log).flatMap((line) => line.events);
  const last = events.findLastIndex(({ type }) => type === 'revealed');
  if (last < 0) return [];
  const from = events.slice(0, last).findLastIndex(({ type }) => type === 'roundBegan');
  const lines = Array.from({ length: sections }, (_, i): RecapLine => ({ section: i + 1, cards: [], losses: [] }));
  let at = 0;
  for (const event of events.slice(from)) {
    if (event.type === 'cleanedUp') break;
    if (event.type === 'revealed') {
      at = event.section;
      lines[at - 1].cards = event.cards;
    }
    // What a repair costs comes before the first section, and is none of them.
    if (event.type === 'scrapped' && at > 0) {
      const { post, damage } = event;
      lines[at - 1].losses = [...lines[at - 1].losses, { post, damage }];
    }
  }
  return lines;
}
