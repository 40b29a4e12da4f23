import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import { type Shown, sections } from '@aerodrome/engine/games/crew/state.ts';
import { effectiveLog } from '@aerodrome/engine/meta/effectiveLog.ts';
import type { TableLogLine } from '../../../table/table.ts';

/** The result of one section. */
export interface RecapLine {
  section: number;
  cards: readonly Shown[];
  /** Lost cards by post. */
  losses: readonly { post: number; damage: number }[];
}

/** The result of each section of the last revealed round; empty before the first. */
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
    // Costs of a repair come before the first section and are left out.
    if (event.type === 'scrapped' && at > 0) {
      const { post, damage } = event;
      lines[at - 1].losses = [...lines[at - 1].losses, { post, damage }];
    }
  }
  return lines;
}
