import type { LessonContext, LessonStep } from '../../descriptor.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import type { FlightPreview } from '../tray/orderPreview.ts';

const roundOf = (context: LessonContext<SquadronsTableTypes>) => context.view.round;

/** A step of this phase, skipped in a match that is resumed some rounds later. */
const during = (
  phase: string,
  rounds: number,
): Pick<LessonStep<SquadronsTableTypes>, 'when' | 'isSkippedOnResume'> => ({
  when: (context) => context.choosing && context.view.phase.startsWith(phase),
  isSkippedOnResume: (context) => roundOf(context) > rounds,
});

const flies = (context: LessonContext<SquadronsTableTypes>) =>
  context.view.squadrons.slice(0, 2).some(({ up }) => up >= 0);
const mayLand = (context: LessonContext<SquadronsTableTypes>) =>
  context.view.planes.some((plane) => plane.squadron < 2 && plane.mayLand);
/** The previewed flight, once its facing and guns are known. */
const flightOf = ({ preview }: LessonContext<SquadronsTableTypes>): FlightPreview | null =>
  preview?.kind === 'flight' ? preview : null;
const isAce = (context: LessonContext<SquadronsTableTypes>) =>
  context.view.planes.some(({ victories }) => victories > 0);

/** The first flight: both American squadrons against a bot, explained as it happens. */
export const lesson: readonly LessonStep<SquadronsTableTypes>[] = [
  { id: 'welcome', when: () => true, isSkippedOnResume: (context) => roundOf(context) > 1 },
  { id: 'launch', highlights: '.spots', ...during('launch.', 2), done: flies },
  { id: 'dice', highlights: '.squadrons-dice', ...during('movement.', 2) },
  { id: 'path', highlights: '.spots', ...during('movement.', 2), done: ({ pointed }) => pointed },
  { id: 'face', highlights: '.spots', ...during('movement.', 3) },
  {
    id: 'attack',
    highlights: '.preview',
    // Shown with the first plate on the map, or at the first shot, or after some turns without an enemy.
    when: (context) =>
      context.choosing &&
      (flightOf(context)?.attack != null || context.view.phase.startsWith('attack.') || roundOf(context) > 2),
    isSkippedOnResume: (context) => roundOf(context) > 5,
  },
  { id: 'burst', highlights: '.tray', ...during('attack.burst', 20) },
  { id: 'defend', highlights: '.tray', ...during('attack.defence', 20) },
  {
    id: 'line',
    when: (context) => mayLand(context) || roundOf(context) > 4,
    isSkippedOnResume: (context) => roundOf(context) > 8,
  },
  {
    id: 'guns',
    when: (context) => (flightOf(context)?.guns.length ?? 0) > 0 || (context.choosing && roundOf(context) > 4),
    isSkippedOnResume: (context) => roundOf(context) > 10,
  },
  {
    id: 'land',
    highlights: '.spots',
    when: (context) => context.choosing && mayLand(context),
    isSkippedOnResume: (context) => roundOf(context) > 14,
  },
  { id: 'ace', when: isAce, isSkippedOnResume: (context) => isAce(context) && roundOf(context) > 16 },
];
