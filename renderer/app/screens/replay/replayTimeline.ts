import type { Viewer } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { type PastSegment, pastSegments } from '@aerodrome/engine/saves/past.ts';
import { narratorOf, type ToldLine, tellPast } from '../../../session/telling.ts';

type TableAtStart = NonNullable<PastSegment['start']>;

/**
 * All that can be shown of a match, place by place: the tables that stretches under older rules began with, as far as
 * they were kept, then entry by entry. Between two kept tables nothing flies.
 */
export class ReplayTimeline {
  readonly first: number;
  readonly last: number;
  /** What is told of older rules, each line leading to the table of its stretch, or to the next one that was kept. */
  readonly pastLines: readonly ToldLine[];
  readonly #match: Match;
  readonly #kept: readonly TableAtStart[];

  constructor(match: Match) {
    const stretches = pastSegments(match);
    const narrator = narratorOf(match);
    this.#match = match;
    this.#kept = stretches.flatMap(({ start }) => start ?? []);
    this.first = match.first - this.#kept.length;
    this.last = match.length - 1;
    let at = this.first - 1;
    this.pastLines = stretches.flatMap(({ start, lines }, stretch) => {
      if (start) at++;
      return tellPast(lines, narrator, start ? at : at + 1, stretch);
    });
  }

  view(viewer: Viewer, at: number): unknown {
    const kept = this.#kept[at - this.first];
    return kept ? kept(viewer) : this.#match.view(viewer, at);
  }

  /** Whether what leads from here to the next place can be shown flying. */
  isAnimated(from: number): boolean {
    return from >= this.#match.first;
  }
}
