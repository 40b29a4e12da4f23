import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import type { LessonStep } from '../lessons.ts';

const laterThan = (view: TrackView, round: number, turn: number) =>
  view.round > round || (view.round === round && view.turn > turn);

/** The first flight: a duel, explained as it happens. */
export const trackLesson: readonly LessonStep[] = [
  { id: 'welcome', when: () => true },
  { id: 'hand', when: ({ choosing }) => choosing },
  { id: 'point', when: ({ choosing }) => choosing, done: ({ pointed }) => pointed },
  { id: 'seal', when: ({ choosing }) => choosing, done: ({ view }) => laterThan(view as TrackView, 1, 1) },
  { id: 'shoot', when: ({ view, choosing }) => choosing && laterThan(view as TrackView, 1, 1) },
  { id: 'preview', when: ({ view, choosing }) => choosing && laterThan(view as TrackView, 1, 1) },
  { id: 'hits', when: ({ view }) => (view as TrackView).planes.some(({ damage }) => damage > 0) },
  { id: 'loop', when: ({ view, choosing }) => choosing && laterThan(view as TrackView, 1, 2) },
  { id: 'count', when: ({ view, choosing }) => choosing && laterThan(view as TrackView, 1, 3) },
  { id: 'round', when: ({ view, choosing }) => choosing && laterThan(view as TrackView, 1, 5) },
  { id: 'last', when: ({ view, choosing }) => choosing && laterThan(view as TrackView, 2, 5) },
];
