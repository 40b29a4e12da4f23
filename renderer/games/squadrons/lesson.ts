import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import type { LessonSight, LessonStep } from '../descriptor.ts';

const viewOf = ({ view }: LessonSight) => view as SquadronsView;
const roundOf = (sight: LessonSight) => viewOf(sight).round;

/** In this phase and choosing; who takes the match up again some rounds later has been told. */
const during = (phase: string, rounds: number): Pick<LessonStep, 'when' | 'outrun'> => ({
  when: (sight) => sight.choosing && viewOf(sight).phase.startsWith(phase),
  outrun: (sight) => roundOf(sight) > rounds,
});

const flies = (sight: LessonSight) =>
  viewOf(sight)
    .squadrons.slice(0, 2)
    .some(({ up }) => up >= 0);
const mayLand = (sight: LessonSight) => viewOf(sight).planes.some((plane) => plane.squadron < 2 && plane.mayLand);
const isAce = (sight: LessonSight) => viewOf(sight).planes.some(({ victories }) => victories > 0);

/** The first flight: both American squadrons against a bot, explained as it happens. */
export const lesson: readonly LessonStep[] = [
  { id: 'welcome', when: () => true, outrun: (sight) => roundOf(sight) > 1 },
  { id: 'launch', ...during('launch.', 2), done: flies },
  { id: 'dice', ...during('movement.', 2) },
  { id: 'path', ...during('movement.', 2), done: ({ pointed }) => pointed },
  { id: 'face', ...during('movement.', 3) },
  { id: 'attack', when: (sight) => sight.choosing && roundOf(sight) > 1, outrun: (sight) => roundOf(sight) > 5 },
  { id: 'burst', ...during('attack.burst', 20) },
  { id: 'defend', ...during('attack.defence', 20) },
  { id: 'line', when: (sight) => mayLand(sight) || roundOf(sight) > 4, outrun: (sight) => roundOf(sight) > 8 },
  { id: 'guns', when: (sight) => sight.choosing && roundOf(sight) > 4, outrun: (sight) => roundOf(sight) > 10 },
  { id: 'land', when: (sight) => sight.choosing && mayLand(sight), outrun: (sight) => roundOf(sight) > 14 },
  { id: 'ace', when: isAce, outrun: (sight) => isAce(sight) && roundOf(sight) > 16 },
];
