import { teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import type { LessonContext, LessonStep } from '../../descriptor.ts';

const roundOf = (context: LessonContext<CrewTypes>) => context.view.round;
const lays = (context: LessonContext<CrewTypes>) => context.choosing && context.view.phase === 'action.laying';
const laidBy = (context: LessonContext<CrewTypes>) => context.view.laid.filter(({ post }) => post === 0).length;

/** A step of this round, skipped in a match that is resumed later. */
const inRound = (round: number): Pick<LessonStep<CrewTypes>, 'when' | 'isSkippedOnResume'> => ({
  when: (context) => lays(context) && roundOf(context) >= round,
  isSkippedOnResume: (context) => roundOf(context) > round,
});

/** The first flight: the Paws' pilot with a bot as gunner, against two bots. */
export const lesson: readonly LessonStep<CrewTypes>[] = [
  { id: 'welcome', ...inRound(1), when: () => true },
  { id: 'boards', ...inRound(1) },
  { id: 'track', ...inRound(1) },
  { id: 'lay', ...inRound(1), done: (context) => laidBy(context) > 0 },
  { id: 'halves', ...inRound(1) },
  { id: 'chain', ...inRound(1), when: (context) => lays(context) && laidBy(context) > 0 },
  { id: 'ready', ...inRound(1), done: (context) => roundOf(context) > 1 || context.view.stands[0] !== 'open' },
  {
    id: 'reveal',
    when: (context) => context.view.phase.startsWith('section.') || roundOf(context) > 1,
    isSkippedOnResume: (context) => roundOf(context) > 2,
  },
  { id: 'life', ...inRound(2) },
  { id: 'bark', ...inRound(2) },
  {
    id: 'sun',
    when: (context) => context.view.planes.includes(context.view.token),
    isSkippedOnResume: (context) => roundOf(context) > 8,
  },
  { id: 'clock', ...inRound(3) },
  {
    id: 'repair',
    when: (context) =>
      lays(context) && context.view.posts.some(({ deckCount }, post) => teamOf(post) === 0 && deckCount <= 12),
    isSkippedOnResume: (context) => roundOf(context) > 12,
  },
];
