import { teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import type { LessonContext, LessonStep } from '../../descriptor.ts';

const roundOf = (sight: LessonContext<CrewTypes>) => sight.view.round;
const lays = (sight: LessonContext<CrewTypes>) => sight.choosing && sight.view.phase === 'action.laying';
const laidBy = (sight: LessonContext<CrewTypes>) => sight.view.laid.filter(({ post }) => post === 0).length;

/** A step of this round, skipped in a match that is resumed later. */
const inRound = (round: number): Pick<LessonStep<CrewTypes>, 'when' | 'isPast'> => ({
  when: (sight) => lays(sight) && roundOf(sight) >= round,
  isPast: (sight) => roundOf(sight) > round,
});

/** The first flight: the Paws' pilot with a bot as gunner, against two bots. */
export const lesson: readonly LessonStep<CrewTypes>[] = [
  { id: 'welcome', ...inRound(1), when: () => true },
  { id: 'boards', ...inRound(1) },
  { id: 'track', ...inRound(1) },
  { id: 'lay', ...inRound(1), done: (sight) => laidBy(sight) > 0 },
  { id: 'halves', ...inRound(1) },
  { id: 'chain', ...inRound(1), when: (sight) => lays(sight) && laidBy(sight) > 0 },
  { id: 'ready', ...inRound(1), done: (sight) => roundOf(sight) > 1 || sight.view.stands[0] !== 'open' },
  {
    id: 'reveal',
    when: (sight) => sight.view.phase.startsWith('section.') || roundOf(sight) > 1,
    isPast: (sight) => roundOf(sight) > 2,
  },
  { id: 'life', ...inRound(2) },
  { id: 'bark', ...inRound(2) },
  {
    id: 'sun',
    when: (sight) => sight.view.planes.includes(sight.view.token),
    isPast: (sight) => roundOf(sight) > 8,
  },
  { id: 'clock', ...inRound(3) },
  {
    id: 'repair',
    when: (sight) =>
      lays(sight) && sight.view.posts.some(({ deckCount }, post) => teamOf(post) === 0 && deckCount <= 12),
    isPast: (sight) => roundOf(sight) > 12,
  },
];
