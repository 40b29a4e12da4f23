import type { Viewer } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { type OlderSegment, olderSegments } from '@aerodrome/engine/saves/olderSegments.ts';
import { type NarratedLine, narrateOlderSegment, narratorOf } from '../../../session/logNarrator.ts';

type TableAtStart = NonNullable<OlderSegment['start']>;

/**
 * Positions of a replay: first the stored start of each segment that was played under older rules, then every entry of
 * the log. Steps between stored starts have no events and are not animated.
 */
export class ReplayTimeline {
  readonly first: number;
  readonly last: number;
  /** Log lines of older segments. Each leads to the start of its segment, or to the next one that was stored. */
  readonly olderLines: readonly NarratedLine[];
  readonly #match: Match;
  readonly #storedStarts: readonly TableAtStart[];

  constructor(match: Match) {
    const segments = olderSegments(match);
    const narrator = narratorOf(match);
    this.#match = match;
    this.#storedStarts = segments.flatMap(({ start }) => start ?? []);
    this.first = match.firstIndex - this.#storedStarts.length;
    this.last = match.length - 1;
    let at = this.first - 1;
    this.olderLines = segments.flatMap(({ start, lines }, segmentNumber) => {
      if (start) at++;
      return narrateOlderSegment(lines, narrator, start ? at : at + 1, segmentNumber);
    });
  }

  view(viewer: Viewer, at: number): unknown {
    const start = this.#storedStarts[at - this.first];
    return start ? start(viewer) : this.#match.view(viewer, at);
  }

  /** Whether the step from this position to the next can be animated. */
  isAnimated(from: number): boolean {
    return from >= this.#match.firstIndex;
  }
}
