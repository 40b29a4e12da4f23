import { distance, isOn, neighbour } from '@aerodrome/engine/boards/hex.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import type { LessonContext, LessonStep } from '../../descriptor.ts';

const turnsOf = (sight: LessonContext<AirspaceTypes>) => sight.view.turns;

/** A step that is shown after some turns, and skipped in a match that is resumed later. */
const from = (turns: number): Pick<LessonStep<AirspaceTypes>, 'when' | 'isPast'> => ({
  when: (sight) => sight.choosing && turnsOf(sight) >= turns,
  isPast: (sight) => turnsOf(sight) > turns + 1,
});

/** A step that is shown when something is seen for the first time, or after some turns. */
const seen = (
  what: (sight: LessonContext<AirspaceTypes>) => boolean,
  turns: number,
): Pick<LessonStep<AirspaceTypes>, 'when' | 'isPast'> => ({
  when: (sight) => what(sight) || turnsOf(sight) > turns,
  isPast: (sight) => turnsOf(sight) > turns,
});

/** Shots and threats of the previewed turn or shot. */
function thoughtOf({ preview }: LessonContext<AirspaceTypes>) {
  if (preview === null || 'at' in preview) return { shots: [], threats: [] };
  return 'path' in preview ? preview : { shots: [preview], threats: [] };
}

const aims = (sight: LessonContext<AirspaceTypes>) => thoughtOf(sight).shots.length > 0;
const onTail = (sight: LessonContext<AirspaceTypes>) =>
  thoughtOf(sight).shots.some(({ modifiers }) => modifiers.tail > 0);
const threatened = (sight: LessonContext<AirspaceTypes>) => thoughtOf(sight).threats.length > 0;

/** Whether the current plane could soon leave the board or hit the ground. */
function inDanger(sight: LessonContext<AirspaceTypes>): boolean {
  const { board } = sight.setting;
  const { planes, plane } = sight.view;
  const { hex, altitude } = planes[plane];
  if (hex === null) return false;
  const rim = board.hexes.filter((one) => [0, 1, 2, 3, 4, 5].some((facing) => !isOn(board, neighbour(one, facing))));
  return altitude <= 2 || rim.some((one) => distance(one, hex) <= 2);
}

/** The first flight: a duel over the narrow board, explained as it happens. */
export const lesson: readonly LessonStep<AirspaceTypes>[] = [
  { id: 'welcome', ...from(0), when: () => true },
  { id: 'strip', lights: '.airspace-aid.turn .strip', ...from(0) },
  { id: 'hex', lights: '.spots', ...from(0), done: ({ pointed }) => pointed },
  { id: 'turn', lights: '.spots', ...from(0), done: (sight) => turnsOf(sight) > 1 },
  { id: 'fly', lights: '.tray [data-commit]', ...from(0), done: (sight) => turnsOf(sight) > 1 },
  { id: 'dive', lights: '.stick:has([data-move])', ...from(2) },
  { id: 'height', lights: '.tape', ...from(3) },
  { id: 'threat', lights: '.preview', ...seen(threatened, 6) },
  { id: 'sights', lights: '.sights', ...seen(aims, 8) },
  { id: 'tail', lights: '.sights', ...seen(onTail, 9) },
  {
    id: 'phase',
    lights: '.strips',
    when: (sight) => sight.view.phaseNumber > 1,
    isPast: (sight) => sight.view.phaseNumber > 2,
  },
  { id: 'edge', when: (sight) => sight.choosing && inDanger(sight), isPast: (sight) => turnsOf(sight) > 16 },
];
