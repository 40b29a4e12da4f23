import type { LessonSight, LessonStep } from '../../descriptor.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import type { Flight } from '../tray/orderPreview.ts';

const roundOf = (sight: LessonSight<SquadronsTableTypes>) => sight.view.round;

/** In this phase and choosing; who takes the match up again some rounds later has been told. */
const during = (phase: string, rounds: number): Pick<LessonStep<SquadronsTableTypes>, 'when' | 'outrun'> => ({
  when: (sight) => sight.choosing && sight.view.phase.startsWith(phase),
  outrun: (sight) => roundOf(sight) > rounds,
});

const flies = (sight: LessonSight<SquadronsTableTypes>) => sight.view.squadrons.slice(0, 2).some(({ up }) => up >= 0);
const mayLand = (sight: LessonSight<SquadronsTableTypes>) =>
  sight.view.planes.some((plane) => plane.squadron < 2 && plane.mayLand);
/** The flight that is thought of, as far as its nose and its guns are foreseen. */
const flightOf = ({ preview }: LessonSight<SquadronsTableTypes>): Flight | null =>
  preview?.kind === 'flight' ? preview : null;
const isAce = (sight: LessonSight<SquadronsTableTypes>) => sight.view.planes.some(({ victories }) => victories > 0);

/** The first flight: both American squadrons against a bot, explained as it happens. */
export const lesson: readonly LessonStep<SquadronsTableTypes>[] = [
  { id: 'welcome', when: () => true, outrun: (sight) => roundOf(sight) > 1 },
  { id: 'launch', lights: '.spots', ...during('launch.', 2), done: flies },
  { id: 'dice', lights: '.squadrons-dice', ...during('movement.', 2) },
  { id: 'path', lights: '.spots', ...during('movement.', 2), done: ({ pointed }) => pointed },
  { id: 'face', lights: '.spots', ...during('movement.', 3) },
  {
    id: 'attack',
    lights: '.preview',
    // With the first plate on the map; whoever shoots without having seen one, and whoever meets nobody, hears it then.
    when: (sight) =>
      sight.choosing &&
      (flightOf(sight)?.attack != null || sight.view.phase.startsWith('attack.') || roundOf(sight) > 2),
    outrun: (sight) => roundOf(sight) > 5,
  },
  { id: 'burst', lights: '.tray', ...during('attack.burst', 20) },
  { id: 'defend', lights: '.tray', ...during('attack.defence', 20) },
  { id: 'line', when: (sight) => mayLand(sight) || roundOf(sight) > 4, outrun: (sight) => roundOf(sight) > 8 },
  {
    id: 'guns',
    when: (sight) => (flightOf(sight)?.guns.length ?? 0) > 0 || (sight.choosing && roundOf(sight) > 4),
    outrun: (sight) => roundOf(sight) > 10,
  },
  {
    id: 'land',
    lights: '.spots',
    when: (sight) => sight.choosing && mayLand(sight),
    outrun: (sight) => roundOf(sight) > 14,
  },
  { id: 'ace', when: isAce, outrun: (sight) => isAce(sight) && roundOf(sight) > 16 },
];
