import type { Viewer } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { type PastSegment, pastSegments } from '@aerodrome/engine/saves/past.ts';
import { type NarratedLine, narrateOlderSegment, narratorOf } from '../../../session/logNarrator.ts';

type TableAtStart = NonNullable<PastSegment['start']>;

/**
 * Positions of a replay: first the stored start of each stretch that was played under older rules, then every entry of
 * the log. Steps between stored starts have no events and are not animated.
 */
export class ReplayTimeline {
  readonly first: number;
  readonly last: number;
  /** Log lines of older stretches. Each leads to the start of its stretch, or to the next one that was stored. */
  readonly pastLines: readonly NarratedLine[];
  readonly #match: Match;
  readonly #storedStarts: readonly TableAtStart[];

  constructor(match: Match) {
    const stretches = pastSegments(match);
    const narrator = narratorOf(match);
    this.#match = match;
    this.#storedStarts = stretches.flatMap(({ start }) => start ?? []);
    this.first = match.first - this.#storedStarts.length;
    this.last = match.length - 1;
    let at = this.first - 1;
    this.pastLines = stretches.flatMap(({ start, lines }, stretch) => {
      if (start) at++;
      return narrateOlderSegment(lines, narrator, start ? at : at + 1, stretch);
    });
  }

  view(viewer: Viewer, at: number): unknown {
    const start = this.#storedStarts[at - this.first];
    return start ? start(viewer) : this.#match.view(viewer, at);
  }

  /** Whether the step from this position to the next can be animated. */
  isAnimated(from: number): boolean {
    return from >= this.#match.first;
  }
}
