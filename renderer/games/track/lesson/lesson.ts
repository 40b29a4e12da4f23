import type { TrackTypes } from '@aerodrome/engine/games/track/index.ts';
import type { LessonContext, LessonStep } from '../../descriptor.ts';

/** Turns begun since take-off. */
const turnOf = ({ view }: LessonContext<TrackTypes>) => (view.round - 1) * 5 + view.turn;

const isHit = ({ view }: LessonContext<TrackTypes>) => view.planes.some(({ damage }) => damage > 0);

/** A step that is shown from some turn on, and skipped in a match that is resumed later. */
const fromTurn = (turn: number): Pick<LessonStep<TrackTypes>, 'when' | 'isSkippedOnResume'> => ({
  when: (context) => context.choosing && turnOf(context) >= turn,
  isSkippedOnResume: (context) => turnOf(context) > turn,
});

/** The first flight: a duel, explained as it happens. */
export const lesson: readonly LessonStep<TrackTypes>[] = [
  { id: 'welcome', ...fromTurn(1), when: () => true },
  { id: 'hand', ...fromTurn(1) },
  { id: 'point', ...fromTurn(1), done: ({ pointed }) => pointed },
  { id: 'seal', ...fromTurn(1), done: (context) => turnOf(context) > 1 },
  { id: 'shoot', ...fromTurn(2) },
  { id: 'preview', ...fromTurn(2) },
  { id: 'hits', when: isHit, isSkippedOnResume: (context) => isHit(context) && turnOf(context) > 2 },
  { id: 'loop', ...fromTurn(3) },
  { id: 'count', ...fromTurn(4) },
  { id: 'round', ...fromTurn(6) },
  { id: 'last', ...fromTurn(11) },
];
