import type { LessonContext, LessonStep } from '../../descriptor.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import type { FlightPreview } from '../tray/orderPreview.ts';

const roundOf = (sight: LessonContext<SquadronsTableTypes>) => sight.view.round;

/** A step of this phase, skipped in a match that is resumed some rounds later. */
const during = (phase: string, rounds: number): Pick<LessonStep<SquadronsTableTypes>, 'when' | 'isPast'> => ({
  when: (sight) => sight.choosing && sight.view.phase.startsWith(phase),
  isPast: (sight) => roundOf(sight) > rounds,
});

const flies = (sight: LessonContext<SquadronsTableTypes>) => sight.view.squadrons.slice(0, 2).some(({ up }) => up >= 0);
const mayLand = (sight: LessonContext<SquadronsTableTypes>) =>
  sight.view.planes.some((plane) => plane.squadron < 2 && plane.mayLand);
/** The previewed flight, once its facing and guns are known. */
const flightOf = ({ preview }: LessonContext<SquadronsTableTypes>): FlightPreview | null =>
  preview?.kind === 'flight' ? preview : null;
const isAce = (sight: LessonContext<SquadronsTableTypes>) => sight.view.planes.some(({ victories }) => victories > 0);

/** The first flight: both American squadrons against a bot, explained as it happens. */
export const lesson: readonly LessonStep<SquadronsTableTypes>[] = [
  { id: 'welcome', when: () => true, isPast: (sight) => roundOf(sight) > 1 },
  { id: 'launch', highlights: '.spots', ...during('launch.', 2), done: flies },
  { id: 'dice', highlights: '.squadrons-dice', ...during('movement.', 2) },
  { id: 'path', highlights: '.spots', ...during('movement.', 2), done: ({ pointed }) => pointed },
  { id: 'face', highlights: '.spots', ...during('movement.', 3) },
  {
    id: 'attack',
    highlights: '.preview',
    // Shown with the first plate on the map, or at the first shot, or after some turns without an enemy.
    when: (sight) =>
      sight.choosing &&
      (flightOf(sight)?.attack != null || sight.view.phase.startsWith('attack.') || roundOf(sight) > 2),
    isPast: (sight) => roundOf(sight) > 5,
  },
  { id: 'burst', highlights: '.tray', ...during('attack.burst', 20) },
  { id: 'defend', highlights: '.tray', ...during('attack.defence', 20) },
  { id: 'line', when: (sight) => mayLand(sight) || roundOf(sight) > 4, isPast: (sight) => roundOf(sight) > 8 },
  {
    id: 'guns',
    when: (sight) => (flightOf(sight)?.guns.length ?? 0) > 0 || (sight.choosing && roundOf(sight) > 4),
    isPast: (sight) => roundOf(sight) > 10,
  },
  {
    id: 'land',
    highlights: '.spots',
    when: (sight) => sight.choosing && mayLand(sight),
    isPast: (sight) => roundOf(sight) > 14,
  },
  { id: 'ace', when: isAce, isPast: (sight) => isAce(sight) && roundOf(sight) > 16 },
];
