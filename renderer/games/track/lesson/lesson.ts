import type { TrackTypes } from '@aerodrome/engine/games/track/index.ts';
import type { LessonContext, LessonStep } from '../../descriptor.ts';

/** Turns begun since take-off. */
const turnOf = ({ view }: LessonContext<TrackTypes>) => (view.round - 1) * 5 + view.turn;

const isHit = ({ view }: LessonContext<TrackTypes>) => view.planes.some(({ damage }) => damage > 0);

/** A step that is shown from some turn on, and skipped in a match that is resumed later. */
const from = (turn: number): Pick<LessonStep<TrackTypes>, 'when' | 'isPast'> => ({
  when: (sight) => sight.choosing && turnOf(sight) >= turn,
  isPast: (sight) => turnOf(sight) > turn,
});

/** The first flight: a duel, explained as it happens. */
export const lesson: readonly LessonStep<TrackTypes>[] = [
  { id: 'welcome', ...from(1), when: () => true },
  { id: 'hand', ...from(1) },
  { id: 'point', ...from(1), done: ({ pointed }) => pointed },
  { id: 'seal', ...from(1), done: (sight) => turnOf(sight) > 1 },
  { id: 'shoot', ...from(2) },
  { id: 'preview', ...from(2) },
  { id: 'hits', when: isHit, isPast: (sight) => isHit(sight) && turnOf(sight) > 2 },
  { id: 'loop', ...from(3) },
  { id: 'count', ...from(4) },
  { id: 'round', ...from(6) },
  { id: 'last', ...from(11) },
];
